#include "techniques/rule_fixpoint.hpp"

namespace nonet::techniques {

template <int W>
RuleFixpoint<W>::RuleFixpoint(const Rule<W>& rule)
    : rule_(&rule), watches_(rule.list.size()), pending_(rule.propagators.size()) {
  if (rule.list.empty()) return;
  places_.resize(at(rule.list.back()) + 1);
  for (std::size_t i = 0; i < rule.list.size(); ++i) {
    places_[at(rule.list[i])] = static_cast<std::uint16_t>(i);
  }
  const auto watch = [&](int cell) -> Watch& { return watches_[places_[at(cell)]]; };
  for (const auto& [a, b] : rule.different) {
    watch(a).different.insert(b);
    watch(b).different.insert(a);
  }
  for (std::size_t i = 0; i < rule.pairs.size(); ++i) {
    watch(rule.pairs[i].from).pairs.push_back(static_cast<std::uint16_t>(i));
  }
  for (std::size_t i = 0; i < rule.propagators.size(); ++i) {
    for (const int cell : rule.propagators[i]->cells()) {
      if (rule.cells.contains(cell))
        watch(cell).propagators.push_back(static_cast<std::uint16_t>(i));
    }
  }
}

template <int W>
bool RuleFixpoint<W>::run(Board<Word>& board) {
  for (std::size_t i = 0; i < rule_->list.size(); ++i) {
    if (!board.restrict(rule_->list[i], rule_->allowed[i])) return false;
  }
  board.settle();
  for (const int cell : rule_->list) board.touch(cell);
  for (std::size_t i = 0; i < rule_->propagators.size(); ++i) pending_.insert(i);
  return go_on(board);
}

template <int W>
bool RuleFixpoint<W>::follow(Board<Word>& board, int cell) {
  board.touch(cell);
  pending_.clear();
  return go_on(board);
}

template <int W>
bool RuleFixpoint<W>::go_on(Board<Word>& board) {
  for (;;) {
    int cell = board.take_single();
    if (cell >= 0) {
      if (!rule_->cells.contains(cell)) continue;
      const auto others = static_cast<Word>(~board[cell]);
      for (const int other : watches_[places_[at(cell)]].different) {
        if (!board.restrict(other, others)) return false;
      }
      continue;
    }
    cell = board.take_changed();
    if (cell >= 0) {
      if (!rule_->cells.contains(cell)) continue;
      const Watch& watch = watches_[places_[at(cell)]];
      for (const std::uint16_t number : watch.propagators) pending_.insert(number);
      for (const std::uint16_t number : watch.pairs) {
        const auto& pair = rule_->pairs[number];
        if (!board.restrict(pair.to, pair.supported(board[pair.from]))) return false;
      }
      continue;
    }
    const int next = pending_.take();
    if (next < 0) return true;
    if (!rule_->propagators[at(next)]->propagate(board)) return false;
  }
}

template class RuleFixpoint<2>;
template class RuleFixpoint<10>;

}  // namespace nonet::techniques
