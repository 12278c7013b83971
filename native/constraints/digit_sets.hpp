#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/cell_sets.hpp"
#include "constraints/digit_choices.hpp"
#include "constraints/lanes/lane_rules.hpp"
#include "constraints/shared_exclusions.hpp"
#include "constraints/subsets.hpp"
#include "core/bit_set.hpp"

namespace nonet {

// Takes digits that some cells need from all cells that differ from each of those which can have
// them. Those that have a place already are no news.
template <class Word>
bool point(Board<Word>& board, const std::vector<int>& cells, Word needed,
           const std::vector<CellSet>& different) {
  if (board.reach() == Reach::own_cells) return true;
  for (const int cell : cells) {
    if (is_single(board[cell])) needed &= static_cast<Word>(~board[cell]);
  }
  for (; needed != 0; needed &= static_cast<Word>(needed - 1)) {
    if (!take_from_all(board, cells, lowest_digit(needed), different)) return false;
  }
  return true;
}

// Cells that are all different and whose digits are one of some sets: cages, renbans. A digit that
// all of these sets have is in none of the cells that differ from all its places.
template <class Word>
class DigitSetsRule final : public Propagator<Word> {
 public:
  // `different`: for each cell of the grid those that differ from it.
  DigitSetsRule(std::vector<int> cells, std::vector<Word> sets,
                std::shared_ptr<const std::vector<CellSet>> different)
      : cells_(std::move(cells)), sets_(std::move(sets)), different_(std::move(different)) {}

  bool propagate(Board<Word>& board) const override {
    Word once = 0;
    Word twice = 0;
    Word fixed = 0;
    for (const int cell : cells_) {
      const Word digits = board[cell];
      twice |= static_cast<Word>(once & digits);
      once |= digits;
      if (is_single(digits)) fixed |= digits;
    }
    Word possible = 0;
    auto required = static_cast<Word>(~Word{0});
    for (const Word set : sets_) {
      if ((set & ~once) != 0 || (fixed & ~set) != 0 || !reaches_all(board, set)) continue;
      possible |= set;
      required &= set;
    }
    if (possible == 0) return false;
    if (possible != once) {
      for (const int cell : cells_) {
        if (!board.restrict(cell, possible)) return false;
      }
    }
    const auto hidden = static_cast<Word>(required & once & ~twice & ~fixed);
    for (const int cell : cells_) {
      const auto here = static_cast<Word>(board[cell] & hidden);
      if (here == 0) continue;
      if (!is_single(here) || !board.restrict(cell, here)) return false;
    }
    return point(board, cells_, static_cast<Word>(required & once), *different_);
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }

 private:
  [[nodiscard]] bool reaches_all(const Board<Word>& board, Word set) const {
    for (const int cell : cells_) {
      if ((board[cell] & set) == 0) return false;
    }
    return true;
  }

  std::vector<int> cells_;
  std::vector<Word> sets_;
  std::shared_ptr<const std::vector<CellSet>> different_;
};

// A cage of three cells, up to size 16.
template <class Word>
class CageOfThree final : public Propagator<Word> {
 public:
  CageOfThree(std::vector<int> cells, int total,
              std::shared_ptr<const std::vector<CellSet>> different)
      : cells_(std::move(cells)), total_(total), different_(std::move(different)) {}

  bool propagate(Board<Word>& board) const override {
    const Word first = board[cells_[0]];
    const Word second = board[cells_[1]];
    const Word third = board[cells_[2]];
    Word kept_first = 0;
    Word kept_second = 0;
    Word kept_third = 0;
    auto common = static_cast<Word>(~Word{0});
    for (Word left = first; left != 0; left &= static_cast<Word>(left - 1)) {
      const Word one = lowest_digit(left);
      const int rest = total_ - 3 - std::countr_zero(one);
      for (auto others = static_cast<Word>(second & ~one); others != 0;
           others &= static_cast<Word>(others - 1)) {
        const Word two = lowest_digit(others);
        const int last = rest - std::countr_zero(two);
        if (last < 0 || last >= 16) continue;
        const auto three = static_cast<Word>(third & Word{1} << last & ~(one | two));
        if (three == 0) continue;
        kept_first |= one;
        kept_second |= two;
        kept_third |= three;
        common &= static_cast<Word>(one | two | three);
      }
    }
    return kept_first != 0 && board.restrict(cells_[0], kept_first) &&
           board.restrict(cells_[1], kept_second) && board.restrict(cells_[2], kept_third) &&
           point(board, cells_, common, *different_);
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }
  [[nodiscard]] bool is_idempotent() const override { return true; }
  bool describe(LaneRules& rules) const override {
    LaneDigitSets own;
    own.cells = cells_;
    for_each_choice<Word>(rules.size, 3, total_, total_, [&](Word set, int) {
      own.sets.push_back(static_cast<std::uint16_t>(set));
      return true;
    });
    rules.digit_sets.push_back(std::move(own));
    return !rules.digit_sets.back().sets.empty();
  }

 private:
  std::vector<int> cells_;
  int total_;
  std::shared_ptr<const std::vector<CellSet>> different_;
};

// Digit sets exactly, for sizes up to 9.
template <class Word, int Words>
class ExactDigitSetsRule final : public Propagator<Word> {
 public:
  using Family = typename Subsets<Word, Words>::Family;

  ExactDigitSetsRule(std::vector<int> cells, const std::vector<Word>& sets,
                     std::shared_ptr<const std::vector<CellSet>> different)
      : cells_(std::move(cells)), different_(std::move(different)) {
    for (const Word set : sets) Subsets<Word, Words>::insert(sets_, set);
  }
  // The sets as bits already.
  ExactDigitSetsRule(std::vector<int> cells, const typename DigitChoices<Word>::Family& sets,
                     std::shared_ptr<const std::vector<CellSet>> different)
      : cells_(std::move(cells)), different_(std::move(different)) {
    std::copy_n(sets.begin(), Words, sets_.begin());
  }

  bool propagate(Board<Word>& board) const override {
    std::uint64_t* const families = board.scratch();
    const std::uint64_t* const last = Subsets<Word, Words>::forward(board, cells_, families);
    Family left;
    for (std::size_t i = 0; i < Words; ++i) left[i] = last[i] & sets_[i];
    return Subsets<Word, Words>::backward(board, cells_, families, left) &&
           point(board, cells_, Subsets<Word, Words>::common(left), *different_);
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }
  [[nodiscard]] bool is_idempotent() const override { return true; }
  [[nodiscard]] std::size_t scratch() const override {
    return Subsets<Word, Words>::scratch(cells_.size());
  }
  bool describe(LaneRules& rules) const override {
    static constexpr std::size_t most_sets = 126;  // of four or five of nine digits
    LaneDigitSets own;
    own.cells = cells_;
    own.sets.reserve(most_sets);
    for (std::size_t i = 0; i < sets_.size(); ++i) {
      for (std::uint64_t left = sets_[i]; left != 0; left &= left - 1) {
        const auto set =
            static_cast<unsigned>(64 * i) + static_cast<unsigned>(std::countr_zero(left));
        if (std::popcount(set) == static_cast<int>(cells_.size())) {
          own.sets.push_back(static_cast<std::uint16_t>(set));
        }
      }
    }
    rules.digit_sets.push_back(std::move(own));
    return cells_.size() > 1 && !rules.digit_sets.back().sets.empty();
  }

 private:
  std::vector<int> cells_;
  std::shared_ptr<const std::vector<CellSet>> different_;
  Family sets_{};
};

}  // namespace nonet
