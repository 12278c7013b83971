#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/cell_sets.hpp"

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

// A digit with two or three places in a house is in none of the cells that may not have it together
// with any of them, wherever these cells are: what pointing and claiming are for houses, for cells
// that differ by other rules.
template <class Word>
class SharedExclusions final : public Propagator<Word> {
 public:
  // `excluded[d]`: for each cell those that are not the digit d (from 0) if it is; one list where
  // it is the same for all digits.
  using Excluded = std::vector<std::vector<CellSet>>;

  SharedExclusions(std::vector<int> cells, std::shared_ptr<const Excluded> excluded)
      : cells_(std::move(cells)), excluded_(std::move(excluded)) {}

  bool propagate(Board<Word>& board) const override {
    Word once = 0;
    Word twice = 0;
    Word thrice = 0;
    Word often = 0;
    for (const int cell : cells_) {
      const Word digits = board[cell];
      often |= static_cast<Word>(thrice & digits);
      thrice |= static_cast<Word>(twice & digits);
      twice |= static_cast<Word>(once & digits);
      once |= digits;
    }
    for (auto left = static_cast<Word>(twice & ~often); left != 0;
         left &= static_cast<Word>(left - 1)) {
      const Word digit = lowest_digit(left);
      const auto number = static_cast<std::size_t>(std::countr_zero(digit));
      const auto& excluded = (*excluded_)[std::min(number, excluded_->size() - 1)];
      std::optional<CellSet> shared;
      for (const int cell : cells_) {
        if ((board[cell] & digit) == 0) continue;
        const CellSet& own = excluded[static_cast<std::size_t>(cell)];
        if (shared) {
          *shared &= own;
        } else {
          shared = own;
        }
      }
      bool is_possible = true;
      shared->for_each([&](int cell) {
        is_possible = is_possible && board.restrict(cell, static_cast<Word>(~digit));
      });
      if (!is_possible) return false;
    }
    return true;
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }
  [[nodiscard]] bool follows_from_houses() const override { return true; }

 private:
  std::vector<int> cells_;
  std::shared_ptr<const Excluded> excluded_;
};

}  // namespace nonet
