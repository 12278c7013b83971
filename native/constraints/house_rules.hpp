#pragma once

#include <utility>
#include <vector>

#include "constraints/board.hpp"

namespace nonet {

// A house of `size` cells: hidden singles. (Equal digits are excluded cell by cell.)
template <class Word>
class HiddenSingles final : public Propagator<Word> {
 public:
  HiddenSingles(std::vector<int> cells, Word all) : cells_(std::move(cells)), all_(all) {}

  bool propagate(Board<Word>& board) const override {
    Word once = 0;
    Word twice = 0;
    for (const int cell : cells_) {
      const Word digits = board[cell];
      twice |= static_cast<Word>(once & digits);
      once |= digits;
    }
    if (once != all_) return false;
    const auto hidden = static_cast<Word>(once & ~twice);
    if (hidden == 0) return true;
    for (const int cell : cells_) {
      const auto here = static_cast<Word>(board[cell] & hidden);
      if (here == 0 || here == board[cell]) continue;
      if (!is_single(here) || !board.restrict(cell, here)) return false;
    }
    return true;
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }
  [[nodiscard]] bool follows_from_houses() const override { return true; }

 private:
  std::vector<int> cells_;
  Word all_;
};

// Two houses that share cells: a digit which one of them has only there is nowhere else in the
// other (pointing and claiming).
template <class Word>
class LockedCandidates final : public Propagator<Word> {
 public:
  LockedCandidates(std::vector<int> shared, std::vector<int> first, std::vector<int> second)
      : shared_(std::move(shared)), first_(std::move(first)), second_(std::move(second)) {
    cells_ = first_;
    cells_.insert(cells_.end(), second_.begin(), second_.end());
  }

  bool propagate(Board<Word>& board) const override {
    Word here = 0;
    Word first = 0;
    Word second = 0;
    for (const int cell : shared_) here |= board[cell];
    for (const int cell : first_) first |= board[cell];
    for (const int cell : second_) second |= board[cell];
    return strike(board, second_, static_cast<Word>(here & ~first & second)) &&
           strike(board, first_, static_cast<Word>(here & ~second & first));
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }
  [[nodiscard]] bool follows_from_houses() const override { return true; }

 private:
  static bool strike(Board<Word>& board, const std::vector<int>& cells, Word digits) {
    if (digits == 0) return true;
    for (const int cell : cells) {
      if (!board.restrict(cell, static_cast<Word>(~digits))) return false;
    }
    return true;
  }

  std::vector<int> shared_;
  std::vector<int> first_;   // the rest of the first house
  std::vector<int> second_;  // the rest of the second
  std::vector<int> cells_;
};

}  // namespace nonet
