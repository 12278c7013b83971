#include "logic/rule_nodes.hpp"

#include <algorithm>
#include <bit>

#include "logic/fruitless.hpp"

namespace nonet::logic {
namespace {

constexpr std::size_t most_statements = 4000;
constexpr int most_alternatives = 3;  // digits of a cell, or cells of a digit

}  // namespace

template <int W>
RuleNodes<W>::RuleNodes(const State<W>& state, RuleAnswers& answers)
    : state_(state),
      houses_(state.houses()),
      rules_(houses_.rules()),
      board_(state),
      answers_(answers),
      words_(at(houses_.cell_count())) {
  for (const int cell : houses_.all()) words_[at(cell)] = before(cell);
  std::vector<Word> result = words_;
  for (int part = 0; part < static_cast<int>(parts().size()); ++part) {
    ready_.push_back(ask(part, words_, result) && result == words_);
    result = words_;
  }
}

template <int W>
int RuleNodes<W>::find(const CellSet<W>& cells, Mask digits) {
  Digest digest;
  for (const int cell : cells) digest.add(static_cast<std::uint64_t>(cell));
  std::vector<int>& known = numbers_[{digest.value(), digits}];
  for (const int node : known) {
    if (nodes_[at(node)].cells == cells) return node;
  }
  if (nodes_.size() == most_statements) return -1;
  known.push_back(count());
  nodes_.push_back({.cells = cells, .digits = digits});
  left_.resize(nodes_.size() * at(houses_.cell_count()));
  return known.back();
}

template <int W>
int RuleNodes<W>::find(int cell, int digit) {
  CellSet<W> itself;
  itself.insert(cell);
  return find(itself, bit(digit));
}

template <int W>
int RuleNodes<W>::sight(const Node& node, int cell) const {
  int by = by_houses;
  for (const int own : node.cells) {
    if (!houses_.see(own, cell)) return unseen;
    if (houses_.set_of(own).intersects(houses_.set_of(cell))) continue;
    const int rule = rules_.between(own, cell);
    if (rule < 0 || (by != by_houses && by != rule)) return unseen;
    by = rule;
  }
  return by;
}

template <int W>
void RuleNodes<W>::see(int number, std::span<Word> words) const {
  const Node& node = nodes_[at(number)];
  for (const int cell : houses_.all()) words[at(cell)] = board_.before(cell);
  if (node.cells.size() == 1) words[at(node.cells.lowest())] = static_cast<Word>(node.digits);
  if (!is_single_bit(node.digits)) return;
  const int digit = std::countr_zero(node.digits);
  for (const int cell : houses_.common_peers(node.cells) & state_.places(digit)) {
    if (sight(node, cell) != unseen) words[at(cell)] &= static_cast<Word>(~node.digits);
  }
}

template <int W>
bool RuleNodes<W>::ask(int part, std::span<const Word> words, std::span<Word> result) {
  const std::vector<int>& cells = parts()[at(part)].list;
  question_.assign(1, static_cast<std::uint32_t>(part));
  for (const int cell : cells) question_.push_back(words[at(cell)]);
  auto known = answers_.find(question_);
  if (!known) {
    answer(part);
    answers_.insert(question_, answer_);
    known = answer_;
  }
  for (std::size_t i = 0; i < known->size(); ++i) {
    result[at(cells[i])] &= static_cast<Word>((*known)[i]);
  }
  return !known->empty();
}

template <int W>
void RuleNodes<W>::answer(int part) {
  const Rule<W>& rule = parts()[at(part)];
  answer_.clear();
  if (std::ranges::find(question_.begin() + 1, question_.end(), 0U) != question_.end()) return;
  for (std::size_t i = 0; i < rule.list.size(); ++i) {
    board_.set(rule.list[i], static_cast<Word>(question_[i + 1]));
  }
  if (board_.apply(rule)) {
    for (const int cell : rule.list) answer_.push_back(board_[cell]);
  }
  board_.restore(rule.cells);
}

template <int W>
void RuleNodes<W>::learn(int number) {
  Node& node = nodes_[at(number)];
  node.is_known = true;
  const std::size_t cells = at(houses_.cell_count());
  const std::span<Word> result(left_.data() + at(number) * cells, cells);
  see(number, words_);
  std::ranges::copy(words_, result.begin());
  asked_.assign(parts().size(), false);
  for (const int cell : state_.empty()) {
    if (words_[at(cell)] == before(cell)) continue;
    for (const std::uint16_t part : rules_.about(cell)) {
      if (asked_[part] || !ready_[part] || !parts()[part].follows_from(cell)) continue;
      asked_[part] = true;
      if (!ask(part, words_, result)) {
        node.broken = part;
        return;
      }
    }
  }
}

template <int W>
std::span<const RuleWord<W>> RuleNodes<W>::left(int node) {
  if (!nodes_[at(node)].is_known) learn(node);
  const std::size_t cells = at(houses_.cell_count());
  return {left_.data() + at(node) * cells, cells};
}

template <int W>
int RuleNodes<W>::meet(int first, int second, std::vector<Word>& words) {
  left(first);
  const std::span<const Word> b = left(second);
  const std::span<const Word> a = left(first);
  words.resize(a.size());
  changed_.assign(parts().size(), 0);
  for (std::size_t cell = 0; cell < a.size(); ++cell) {
    const Word both = a[cell] & b[cell];
    words[cell] = both;
    unsigned by = (both != b[cell] ? 1U : 0U) | (both != a[cell] ? 2U : 0U);
    if (first == second && both != before(static_cast<int>(cell))) by = 3;
    if (by == 0) continue;
    for (const std::uint16_t part : rules_.about(static_cast<int>(cell))) {
      changed_[part] |= static_cast<std::uint8_t>(by);
    }
  }
  words_ = words;
  for (std::size_t part = 0; part < changed_.size(); ++part) {
    if (changed_[part] != 3 || !ready_[part]) continue;
    // Pairs of two other cells are in the parts of these.
    const int centre = parts()[part].centre;
    if (centre >= 0 && words[at(centre)] == before(centre)) continue;
    if (!ask(static_cast<int>(part), words_, words)) return static_cast<int>(part);
  }
  return -1;
}

template <int W>
const std::vector<int>& RuleNodes<W>::next(int node) {
  if (!nodes_[at(node)].has_next) {
    std::vector<int> found = follow(node);
    nodes_[at(node)].has_next = true;
    nodes_[at(node)].next = std::move(found);
  }
  return nodes_[at(node)].next;
}

template <int W>
std::vector<int> RuleNodes<W>::follow(int node) {
  // A copy: new nodes move all words.
  const std::span<const Word> known = left(node);
  const std::vector<Word> words(known.begin(), known.end());
  const CellSet<W> own = nodes_[at(node)].cells;
  std::vector<int> found;
  const auto add = [&](const CellSet<W>& cells, Mask digits) {
    const int other = find(cells, digits);
    if (other >= 0 && other != node) found.push_back(other);
  };
  HouseSet houses;
  CellSet<W> changed;
  for (const int cell : state_.empty()) {
    if (words[at(cell)] == before(cell)) continue;
    changed.insert(cell);
    houses |= houses_.set_of(cell);
    if (words[at(cell)] == 0 || !at_most(words[at(cell)], most_alternatives)) continue;
    CellSet<W> itself;
    itself.insert(cell);
    add(itself, words[at(cell)]);
  }
  for (const int house : houses) {
    Mask lost = 0;
    for (const int cell : changed& houses_.cells(house)) {
      lost |= Mask{before(cell)} & ~Mask{words[at(cell)]};
    }
    for (const int digit : digits_of(lost)) {
      CellSet<W> places;
      for (const int cell : state_.places(digit, house)) {
        if ((words[at(cell)] >> digit & 1) != 0) places.insert(cell);
      }
      const int size = places.size();
      if (size == 0 || size > most_alternatives || places == own) continue;
      if (size == 1 || says_more(places, digit, words)) add(places, bit(digit));
    }
  }
  return found;
}

template <int W>
bool RuleNodes<W>::says_more(const CellSet<W>& places, int digit,
                             std::span<const Word> words) const {
  for (const int cell : houses_.common_peers(places) & state_.places(digit)) {
    if ((words[at(cell)] >> digit & 1) != 0) return true;
  }
  return false;
}

template class RuleNodes<2>;
template class RuleNodes<10>;

}  // namespace nonet::logic
