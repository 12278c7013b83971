#pragma once

#include <bit>
#include <cstddef>
#include <utility>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/primitives.hpp"

namespace nonet {

// A cell whose digit says which of some cells has the digit of another one, or one of some digits;
// perhaps only where a cell that guards the rule has some digit.
template <class Word>
class IndexedRule final : public Propagator<Word> {
 public:
  explicit IndexedRule(const Indexed& rule)
      : guard_(rule.guard),
        when_(static_cast<Word>(rule.when)),
        index_(rule.index),
        targets_(rule.cells),
        value_(rule.value),
        digits_(static_cast<Word>(rule.digits)),
        cells_(cells_of(rule)) {}

  bool propagate(Board<Word>& board) const override {
    const bool may_hold = guard_ < 0 || (board[guard_] & when_) != 0;
    if (!may_hold) return true;
    const Word wanted = value_ < 0 ? digits_ : board[value_];
    Word possible = 0;
    Word any = 0;
    for (Word left = board[index_]; left != 0; left &= static_cast<Word>(left - 1)) {
      const Word digit = lowest_digit(left);
      const Word common = static_cast<Word>(wanted & digits_at(board, digit));
      if (common == 0) continue;
      possible |= digit;
      any |= common;
    }
    const bool is_sure = guard_ < 0 || (board[guard_] & ~when_) == 0;
    if (!is_sure) return possible != 0 || board.restrict(guard_, static_cast<Word>(~when_));
    if (possible == 0 || !board.restrict(index_, possible)) return false;
    if (value_ >= 0 && !board.restrict(value_, any)) return false;
    return !is_single(possible) || board.restrict(target(possible), any);
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }

 private:
  [[nodiscard]] int target(Word digit) const {
    return targets_[static_cast<std::size_t>(std::countr_zero(digit))];
  }
  // What the cell of an index may be, where that is the index, and the guard holds.
  [[nodiscard]] Word digits_at(const Board<Word>& board, Word digit) const {
    const int cell = target(digit);
    if (cell < 0) return 0;
    Word found = board[cell];
    if (cell == index_) found &= digit;
    if (cell == guard_) found &= when_;
    return found;
  }

  int guard_;
  Word when_;
  int index_;
  std::vector<int> targets_;
  int value_;
  Word digits_;
  std::vector<int> cells_;
};

}  // namespace nonet
