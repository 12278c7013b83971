#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/primitives.hpp"
#include "constraints/totals.hpp"
#include "core/bit_set.hpp"

namespace nonet {

// How often a digit is, and can be, in some cells.
template <class Word>
struct Occurrence {
  int fixed = 0;
  int possible = 0;

  Occurrence(const Board<Word>& board, const std::vector<int>& cells, Word digit) {
    for (const int cell : cells) {
      fixed += board[cell] == digit ? 1 : 0;
      possible += (board[cell] & digit) != 0 ? 1 : 0;
    }
  }
};

// Put a digit into all cells that can have it, or take it from all that need not.
template <class Word>
bool settle(Board<Word>& board, const std::vector<int>& cells, Word digit, bool is_there) {
  for (const int cell : cells) {
    if ((board[cell] & digit) == 0 || board[cell] == digit) continue;
    if (!board.restrict(cell, is_there ? digit : static_cast<Word>(~digit))) return false;
  }
  return true;
}

// A digit whose number of cells `counts` allows.
template <class Word>
class CountRule final : public Propagator<Word> {
 public:
  CountRule(std::vector<int> cells, Word digit, std::vector<bool> counts)
      : cells_(std::move(cells)), digit_(digit), counts_(std::move(counts)) {
    counts_.resize(cells_.size() + 1);
  }

  bool propagate(Board<Word>& board) const override {
    const Occurrence<Word> found(board, cells_, digit_);
    int fewest = found.fixed;
    int most = found.possible;
    while (fewest <= most && !counts_[static_cast<std::size_t>(fewest)]) ++fewest;
    while (most >= fewest && !counts_[static_cast<std::size_t>(most)]) --most;
    if (fewest > most) return false;
    if (found.fixed == found.possible) return true;
    if (most == found.fixed) return settle(board, cells_, digit_, false);
    return fewest != found.possible || settle(board, cells_, digit_, true);
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }
  [[nodiscard]] bool is_idempotent() const override { return true; }

 private:
  std::vector<int> cells_;
  Word digit_;
  std::vector<bool> counts_;
};

// Which digits are how often in some cells, together: each count is allowed, and their total is
// the number of cells.
template <class Word>
class DigitCountsRule final : public Propagator<Word> {
 public:
  using Bits = Totals<2>;
  static constexpr std::size_t most_cells = Bits::count;

  // `allowed[d][k]`: whether the digit d (from 0) may be there k times.
  DigitCountsRule(std::vector<int> cells, const std::vector<std::vector<bool>>& allowed)
      : cells_(std::move(cells)), allowed_(allowed.size()) {
    for (std::size_t digit = 0; digit < allowed.size(); ++digit) {
      for (std::size_t k = 0; k <= cells_.size(); ++k) {
        if (allowed[digit][k]) Bits::insert(allowed_[digit].data(), static_cast<int>(k));
      }
    }
  }

  bool propagate(Board<Word>& board) const override {
    std::array<std::uint8_t, max_constrained_size> fixed{};
    std::array<std::uint8_t, max_constrained_size> possible{};
    for (const int cell : cells_) {
      const Word digits = board[cell];
      for (Word left = digits; left != 0; left &= static_cast<Word>(left - 1)) {
        ++possible[number(left)];
      }
      if (is_single(digits)) ++fixed[number(digits)];
    }
    std::uint64_t* const before = board.scratch();
    Bits::clear(before);
    Bits::insert(before, 0);
    for (std::size_t digit = 0; digit < allowed_.size(); ++digit) {
      std::uint64_t* const here = before + 2 * digit;
      Bits::clear(here + 2);
      for (int k = fixed[digit]; k <= possible[digit]; ++k) {
        if (Bits::contains(allowed_[digit].data(), k)) Bits::add_up(here + 2, here, k);
      }
    }
    const auto total = static_cast<int>(cells_.size());
    if (!Bits::contains(before + 2 * allowed_.size(), total)) return false;
    std::array<std::uint64_t, 2> after{};
    Bits::insert(after.data(), total);
    for (std::size_t digit = allowed_.size(); digit-- > 0;) {
      std::array<std::uint64_t, 2> earlier{};
      int fewest = -1;
      int most = -1;
      for (int k = fixed[digit]; k <= possible[digit]; ++k) {
        if (!Bits::contains(allowed_[digit].data(), k)) continue;
        if (!Bits::meets(before + 2 * digit, k, after.data())) continue;
        if (fewest < 0) fewest = k;
        most = k;
        Bits::add_down(earlier.data(), after.data(), k);
      }
      if (fewest < 0) return false;
      after = earlier;
      if (fixed[digit] == possible[digit]) continue;
      const auto mask = static_cast<Word>(std::uint64_t{1} << digit);
      if (most == fixed[digit] && !settle(board, cells_, mask, false)) return false;
      if (fewest == possible[digit] && !settle(board, cells_, mask, true)) return false;
    }
    return true;
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }
  [[nodiscard]] std::size_t scratch() const override { return 2 * (allowed_.size() + 1); }

 private:
  static std::size_t number(Word digits) {
    return static_cast<std::size_t>(std::countr_zero(digits));
  }

  std::vector<int> cells_;
  std::vector<std::array<std::uint64_t, 2>> allowed_;
};

// Groups that have the same digits, each as often.
template <class Word>
class SameDigitsRule final : public Propagator<Word> {
 public:
  SameDigitsRule(std::vector<std::vector<int>> groups, Word all)
      : groups_(std::move(groups)), all_(all) {
    for (const auto& group : groups_) cells_.insert(cells_.end(), group.begin(), group.end());
  }

  bool propagate(Board<Word>& board) const override {
    for (Word left = all_; left != 0; left &= static_cast<Word>(left - 1)) {
      const Word digit = lowest_digit(left);
      int fewest = 0;
      int most = static_cast<int>(groups_[0].size());
      for (const auto& group : groups_) {
        const Occurrence<Word> found(board, group, digit);
        fewest = std::max(fewest, found.fixed);
        most = std::min(most, found.possible);
      }
      if (fewest > most) return false;
      for (const auto& group : groups_) {
        const Occurrence<Word> found(board, group, digit);
        if (found.fixed == found.possible) continue;
        if (found.fixed == most && !settle(board, group, digit, false)) return false;
        if (found.fixed < most && found.possible == fewest && !settle(board, group, digit, true)) {
          return false;
        }
      }
    }
    return true;
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }

 private:
  std::vector<std::vector<int>> groups_;
  Word all_;
  std::vector<int> cells_;
};

// A cell whose digit is the number of different digits in other cells.
template <class Word>
class CountDistinctRule final : public Propagator<Word> {
 public:
  CountDistinctRule(int cell, std::vector<int> counted, Word all)
      : cell_(cell), counted_(std::move(counted)), all_(all), cells_(counted_) {
    cells_.push_back(cell);
  }

  bool propagate(Board<Word>& board) const override {
    Word any = 0;
    Word fixed = 0;
    std::size_t open = 0;
    for (const int cell : counted_) {
      any |= board[cell];
      if (is_single(board[cell])) fixed |= board[cell];
    }
    for (const int cell : counted_) open += (board[cell] & fixed) == 0 ? 1 : 0;
    std::size_t unsettled = 0;
    for (const int cell : counted_) unsettled += is_single(board[cell]) ? 0 : 1;
    const int settled = count_bits(fixed);
    const int fewest = settled + (open > 0 ? 1 : 0);
    const int most = std::min(count_bits(any), settled + static_cast<int>(unsettled));
    if (fewest > most) return false;
    const auto at_most = static_cast<Word>(all_ >> (count_bits(all_) - most));
    const auto below =
        fewest > 1 ? static_cast<Word>(all_ >> (count_bits(all_) - fewest + 1)) : Word{0};
    if (!board.restrict(cell_, static_cast<Word>(at_most & ~below))) return false;
    if (!is_single(board[cell_]) || unsettled == 0) return true;
    // All different ones are there: the others repeat them.
    if (settled > 0 && open == 0 && board[cell_] == Word{1} << (settled - 1)) {
      for (const int cell : counted_) {
        if (!board.restrict(cell, fixed)) return false;
      }
    }
    return true;
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }

 private:
  int cell_;
  std::vector<int> counted_;
  Word all_;
  std::vector<int> cells_;
};

}  // namespace nonet
