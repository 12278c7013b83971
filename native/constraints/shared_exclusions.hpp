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

// Takes a digit that one of these cells has from all that may not have it together with any of
// those which can: pointing, for a house, a cage or any other rule that needs the digit.
template <class Word>
bool take_from_all(Board<Word>& board, const std::vector<int>& cells, Word digit,
                   const std::vector<CellSet>& excluded) {
  std::optional<CellSet> shared;
  for (const int cell : cells) {
    if ((board[cell] & digit) == 0) continue;
    const CellSet& own = excluded[static_cast<std::size_t>(cell)];
    if (shared) {
      *shared &= own;
    } else {
      shared = own;
    }
  }
  if (!shared) return false;
  bool is_possible = true;
  shared->for_each([&](int cell) {
    is_possible = is_possible && board.restrict(cell, static_cast<Word>(~digit));
  });
  return is_possible;
}

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
      if (!take_from_all(board, cells_, digit, excluded)) return false;
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
