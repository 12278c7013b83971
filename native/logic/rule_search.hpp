#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "logic/fruitless.hpp"
#include "techniques/rule_board.hpp"

namespace nonet::logic {

// Looks for digits of a rule's cells that obey it, a depth-first search with few nodes: what the
// rule says after each choice leaves little to be chosen.
template <int W>
class RuleSearch {
 public:
  using Word = techniques::RuleWord<W>;

  RuleSearch(RuleBoard<W>& board, RuleFixpoint<W>& rule, int most_nodes)
      : board_(&board), rule_(&rule), nodes_(most_nodes) {}

  // Whether there are some among the candidates of the board, which are changed: to those of a
  // filling, if it found one. True, too, where the nodes are used up.
  bool has_filling() {
    return visit([] { return true; });
  }
  // The same where only this cell has changed since the rule said no more.
  bool has_filling(int changed) {
    return --nodes_ < 0 || (board_->follow(*rule_, changed) && fill([] { return true; }));
  }
  // Goes through the fillings, each of which the board then has, until one is enough. True where
  // one was, and where the nodes are used up.
  template <class IsEnough>
  bool visit(IsEnough is_enough) {
    return --nodes_ < 0 || (board_->apply(*rule_) && fill(is_enough));
  }
  [[nodiscard]] bool is_used_up() const { return nodes_ < 0; }

 private:
  template <class IsEnough>
  bool fill(IsEnough is_enough) {
    const std::vector<int>& cells = rule_->rule().list;
    int best = -1;
    int fewest = 0;
    for (const int cell : cells) {
      const int count = std::popcount((*board_)[cell]);
      if (count > 1 && (best < 0 || count < fewest)) {
        best = cell;
        fewest = count;
      }
    }
    if (best < 0) return is_enough();
    std::vector<Word> before;
    before.reserve(cells.size());
    for (const int cell : cells) before.push_back((*board_)[cell]);
    for (Word left = (*board_)[best]; left != 0; left &= static_cast<Word>(left - 1)) {
      board_->set(best, lowest_digit(left));
      if (--nodes_ < 0 || (board_->follow(*rule_, best) && fill(is_enough))) return true;
      for (std::size_t i = 0; i < before.size(); ++i) board_->set(cells[i], before[i]);
    }
    return false;
  }

  RuleBoard<W>* board_;
  RuleFixpoint<W>* rule_;
  int nodes_;
};

// The candidates of some cells.
template <int W, class Cells>
std::uint64_t digest_of(const RuleBoard<W>& board, const Cells& cells) {
  Digest digest;
  for (const int cell : cells) digest.add(board.before(cell));
  return digest.value();
}

// The rules, and their cells with their candidates, as groups of a step.
template <int W>
void add_rule_groups(Step& step, const RuleBoard<W>& board, const std::vector<int>& numbers,
                     const Rule<W>& rule) {
  for (const int number : numbers) step.add_rule(Role::rule, number);
  for (const int cell : rule.list) {
    step.add_cell(cell == rule.centre ? Role::pivot : Role::rule_cell, board.before(cell), cell);
  }
}

}  // namespace nonet::logic
