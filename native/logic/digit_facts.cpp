#include "logic/digit_facts.hpp"

#include <algorithm>
#include <utility>

namespace nonet::logic {
namespace {

constexpr std::size_t most_asked = 16;  // cells of a part
constexpr int most_part_nodes = 100;    // for one digit in one part
constexpr int most_ways = 1500;         // nodes, to find out where a digit is possible

bool has(std::uint32_t places, std::size_t place) { return (places >> place & 1) != 0; }

}  // namespace

template <int W>
DigitFacts<W>::DigitFacts(const State<W>& state, RuleDigits& known)
    : state_(state), houses_(state.houses()), rules_(houses_.rules()), board_(state) {
  const int count = static_cast<int>(rules_.all().size());
  for (int part = 0; part < count; ++part) said_.push_back(&asked(part, known));
}

template <int W>
const std::vector<RuleDigit>& DigitFacts<W>::asked(int part, RuleDigits& known) {
  const Rule<W>& rule = rules_.all()[at(part)];
  const std::uint64_t digest = digest_of(board_, rule.list);
  const std::vector<RuleDigit>* found = known.find(part, digest);
  return found != nullptr ? *found : known.insert(part, digest, ask(rule));
}

template <int W>
std::vector<RuleDigit> DigitFacts<W>::ask(const Rule<W>& rule) {
  std::vector<RuleDigit> found;
  if (rule.list.size() < 2 || rule.list.size() > most_asked) return found;
  if ((rule.cells & state_.empty()).size() < 2) return found;
  RuleFixpoint<W> fixpoint(rule);
  for (int digit = 0; digit < state_.size(); ++digit) {
    const Cells places = state_.places(digit) & rule.cells;
    if (places.size() < 2) continue;
    RuleDigit said = ask(fixpoint, digit, places);
    const bool says = said.is_needed ||
                      std::ranges::any_of(said.excluded, [](auto one) { return one != 0; }) ||
                      std::ranges::any_of(said.implied, [](auto one) { return one != 0; });
    if (says) found.push_back(std::move(said));
  }
  return found;
}

template <int W>
RuleDigit DigitFacts<W>::ask(RuleFixpoint<W>& fixpoint, int digit, const Cells& places) {
  const Rule<W>& rule = fixpoint.rule();
  const std::size_t count = rule.list.size();
  const auto only = static_cast<RuleWord<W>>(bit(digit));
  RuleDigit said{.digit = digit};
  said.excluded.resize(count);
  said.implied.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    if (!places.contains(rule.list[i])) continue;
    board_.set(rule.list[i], only);
    // That the digit cannot be there at all is for other techniques to say.
    const bool is_possible = board_.apply(fixpoint);
    for (std::size_t j = 0; j < count && is_possible; ++j) {
      if (j == i || !places.contains(rule.list[j])) continue;
      const RuleWord<W> left = board_[rule.list[j]];
      const std::uint32_t place = std::uint32_t{1} << j;
      if ((left & only) == 0) said.excluded[i] |= place;
      if (left == only) said.implied[i] |= place;
    }
    board_.restore(rule.cells);
  }
  const bool is_placed =
      std::ranges::any_of(rule.list, [&](int cell) { return state_.digit(cell) == digit; });
  if (is_placed || (rule.centre >= 0)) return said;
  for (const int cell : places) {
    board_.set(cell, static_cast<RuleWord<W>>(board_[cell] & ~only));
    if (board_[cell] == 0) said.is_needed = true;
  }
  if (!said.is_needed) {
    said.is_needed = !RuleSearch<W>(board_, fixpoint, most_part_nodes).has_filling();
  }
  board_.restore(rule.cells);
  return said;
}

template <int W>
bool DigitFacts<W>::use(int digit) {
  digit_ = digit;
  here_.clear();
  const Cells& places = state_.places(digit);
  for (const int cell : places) {
    direct_excluded_[at(cell)] = houses_.peers(cell) & places;
    direct_implied_[at(cell)] = {};
    direct_implied_[at(cell)].insert(cell);
  }
  for (std::size_t part = 0; part < said_.size(); ++part) {
    for (const RuleDigit& said : *said_[part]) {
      if (said.digit == digit) add_part(static_cast<int>(part), said);
    }
  }
  add_needs();
  add_limits();
  close();
  return std::ranges::none_of(needs_, [](const Unit& unit) { return unit.places.empty(); });
}

template <int W>
void DigitFacts<W>::add_part(int part, const RuleDigit& said) {
  here_.emplace_back(part, &said);
  const std::vector<int>& list = rules_.all()[at(part)].list;
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (std::size_t j = 0; j < list.size(); ++j) {
      if (has(said.implied[i], j)) direct_implied_[at(list[i])].insert(list[j]);
      if (!has(said.excluded[i], j)) continue;
      direct_excluded_[at(list[i])].insert(list[j]);
      direct_excluded_[at(list[j])].insert(list[i]);
    }
  }
}

template <int W>
void DigitFacts<W>::add_needs() {
  needs_.clear();
  for (int house = 0; house < houses_.count(); ++house) {
    if ((state_.placed(house) >> digit_ & 1) != 0) continue;
    needs_.push_back({house, -1, -1, state_.places(digit_, house)});
  }
  const std::size_t houses = needs_.size();
  for (const auto& [part, said] : here_) {
    if (!said->is_needed) continue;
    const Rule<W>& rule = rules_.all()[at(part)];
    const Cells places = state_.places(digit_) & rule.cells;
    // A house with fewer places says more.
    const bool is_known = std::any_of(needs_.begin(), needs_.begin() + static_cast<int>(houses),
                                      [&](const Unit& unit) { return unit.places.within(places); });
    if (!is_known) needs_.push_back({-1, rule.number, part, places});
  }
}

// Cells of a rule are brought together from each place on, in their order, while all of them
// exclude each other by that rule, or see each other.
template <int W>
void DigitFacts<W>::add_limits() {
  limits_.clear();
  for (int house = 0; house < houses_.count(); ++house) {
    const Cells places = state_.places(digit_, house);
    if (places.size() > 1) limits_.push_back({house, -1, -1, places});
  }
  const auto add = [&](int rule, int part, const Cells& places) {
    if (places.size() < 2) return;
    for (const Unit& unit : limits_) {
      if (places.within(unit.places)) return;
    }
    limits_.push_back({-1, rule, part, places});
  };
  for (const auto& set : rules_.different_cells()) {
    add(set.rule, -1, set.cells & state_.places(digit_));
  }
  for (const auto& [part, said] : here_) {
    const Rule<W>& rule = rules_.all()[at(part)];
    const Cells places = state_.places(digit_) & rule.cells;
    const auto exclude = [&, part = part, said = said](int cell, int other) {
      return houses_.see(cell, other) || says(part, said->excluded, cell, other) ||
             says(part, said->excluded, other, cell);
    };
    for (const int first : places) {
      Cells together;
      together.insert(first);
      for (const int cell : places) {
        bool is_alone = cell != first;
        for (const int other : together) is_alone = is_alone && exclude(cell, other);
        if (is_alone) together.insert(cell);
      }
      add(rule.number, part, together);
    }
  }
}

template <int W>
void DigitFacts<W>::close() {
  const Cells& places = state_.places(digit_);
  for (const int cell : places) implied_[at(cell)] = direct_implied_[at(cell)];
  for (bool changed = true; changed;) {
    changed = false;
    for (const int cell : places) {
      Cells more = implied_[at(cell)];
      for (const int other : implied_[at(cell)]) more |= implied_[at(other)];
      changed = changed || !(more == implied_[at(cell)]);
      implied_[at(cell)] = more;
    }
  }
  for (const int cell : places) {
    Cells gone;
    for (const int other : implied_[at(cell)]) gone |= direct_excluded_[at(other)];
    excluded_[at(cell)] = gone;
    for (const int other : places - gone) {
      if (implied_[at(other)].intersects(gone)) excluded_[at(cell)].insert(other);
    }
  }
}

template <int W>
std::uint64_t DigitFacts<W>::digest() const {
  Digest digest;
  for (const int cell : state_.places(digit_)) digest.add(at(cell));
  for (const auto& [part, said] : here_) {
    digest.add(at(part) << 1 | (said->is_needed ? 1U : 0U));
    for (const std::uint32_t places : said->excluded) digest.add(places);
    for (const std::uint32_t places : said->implied) digest.add(places);
  }
  return digest.value();
}

template <int W>
typename DigitFacts<W>::Cells DigitFacts<W>::possible() {
  Cells found;
  int nodes = most_ways;
  for (const int cell : state_.places(digit_)) {
    if (found.contains(cell)) continue;
    Cells chosen;
    Cells left = state_.places(digit_);
    if (choose(cell, chosen, left)) complete(chosen, left, found, nodes);
    if (nodes < 0) return state_.places(digit_);
  }
  return found;
}

template <int W>
bool DigitFacts<W>::choose(int cell, Cells& chosen, Cells& left) const {
  chosen |= implied_[at(cell)];
  for (const int other : implied_[at(cell)]) left -= excluded_[at(other)];
  return chosen.within(left);
}

template <int W>
bool DigitFacts<W>::complete(const Cells& chosen, const Cells& left, Cells& found,
                             int& nodes) const {
  if (--nodes < 0) return false;
  Cells fewest;
  int size = most_cells<W> + 1;
  for (const Unit& unit : needs_) {
    if (unit.places.intersects(chosen)) continue;
    const Cells places = unit.places & left;
    const int count = places.size();
    if (count >= size) continue;
    fewest = places;
    size = count;
    if (count <= 1) break;
  }
  if (size > most_cells<W>) {
    found |= chosen;
    return true;
  }
  Cells others = left;
  for (const Cells& next : {fewest - found, fewest & found}) {
    for (const int cell : next) {
      Cells now = chosen;
      Cells rest = others;
      if (choose(cell, now, rest) && complete(now, rest, found, nodes)) return true;
      others.remove(cell);
    }
  }
  return false;
}

template <int W>
void DigitFacts<W>::explain_exclusion(int cell, int other, Reason& reason) const {
  for (const int first : implied_[at(cell)]) {
    const Cells found = implied_[at(other)] & direct_excluded_[at(first)];
    if (found.empty()) continue;
    explain_implied(cell, first, reason);
    explain_implied(other, found.lowest(), reason);
    explain_direct(first, found.lowest(), reason);
    return;
  }
}

// The shortest way.
template <int W>
void DigitFacts<W>::explain_implied(int cell, int other, Reason& reason) const {
  if (cell == other) return;
  std::vector<int> reached{cell};
  std::vector<int> before{-1};
  for (std::size_t i = 0; i < reached.size() && reached[i] != other; ++i) {
    for (const int next : direct_implied_[at(reached[i])]) {
      if (std::ranges::find(reached, next) != reached.end()) continue;
      reached.push_back(next);
      before.push_back(static_cast<int>(i));
    }
  }
  int last = static_cast<int>(std::ranges::find(reached, other) - reached.begin());
  for (; before[at(last)] >= 0; last = before[at(last)]) {
    const int from = reached[at(before[at(last)])];
    for (const auto& [part, said] : here_) {
      if (!says(part, said->implied, from, reached[at(last)])) continue;
      reason.parts.push_back(part);
      break;
    }
  }
}

template <int W>
void DigitFacts<W>::explain_direct(int cell, int other, Reason& reason) const {
  if (houses_.set_of(cell).intersects(houses_.set_of(other))) return;
  const int rule = rules_.between(cell, other);
  if (rule >= 0) {
    reason.rules.push_back(rule);
    return;
  }
  for (const auto& [part, said] : here_) {
    if (!says(part, said->excluded, cell, other) && !says(part, said->excluded, other, cell)) {
      continue;
    }
    reason.parts.push_back(part);
    return;
  }
}

template <int W>
bool DigitFacts<W>::says(int part, const std::vector<std::uint32_t>& places, int first,
                         int second) const {
  const std::vector<int>& list = rules_.all()[at(part)].list;
  const auto place = [&](int wanted) { return at(std::ranges::find(list, wanted) - list.begin()); };
  const std::size_t from = place(first);
  const std::size_t to = place(second);
  return from < list.size() && to < list.size() && has(places[from], to);
}

template class DigitFacts<2>;
template class DigitFacts<10>;

}  // namespace nonet::logic
