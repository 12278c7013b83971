#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/few_cells.hpp"
#include "constraints/lanes/lane_rules.hpp"
#include "constraints/sums.hpp"
#include "core/bit_set.hpp"

namespace nonet {

// What `SumRule` does, for groups of units of up to three cells without factors and totals below
// 64: innies and outies, diagonals. Each set of totals is a word, and two of them are added by a
// shift for each total of the smaller one.
template <class Word>
class ShortSumRule final : public Propagator<Word> {
 public:
  static constexpr int most_cells = 3;
  static constexpr int most_total = 63;

  [[nodiscard]] static bool fits(const std::vector<SumGroup<Word>>& groups, int most) {
    if (sizeof(Word) != 2 || most > most_total) return false;
    for (const SumGroup<Word>& group : groups) {
      if (group.units.empty()) return false;
      for (const SumUnit<Word>& unit : group.units) {
        if (unit.factor != 1 || unit.cells.size() > most_cells) return false;
      }
    }
    return true;
  }

  ShortSumRule(const std::vector<SumGroup<Word>>& groups, const std::vector<int>& totals) {
    for (const int total : totals) totals_ |= std::uint64_t{1} << total;
    groups_.reserve(groups.size());
    std::size_t units = 0;
    std::size_t cells = 0;
    for (const SumGroup<Word>& group : groups) {
      units += group.units.size();
      for (const SumUnit<Word>& unit : group.units) cells += unit.cells.size();
    }
    units_.reserve(units);
    cells_.reserve(cells);
    for (const SumGroup<Word>& group : groups) {
      groups_.push_back(
          {units_.size(), units_.size() + group.units.size(), std::uint64_t{1} << group.offset});
      for (const SumUnit<Word>& unit : group.units) {
        Unit own;
        own.count = static_cast<int>(unit.cells.size());
        for (std::size_t i = 0; i < unit.cells.size(); ++i) own.cells[i] = unit.cells[i];
        units_.push_back(own);
        cells_.insert(cells_.end(), unit.cells.begin(), unit.cells.end());
      }
    }
  }

  bool propagate(Board<Word>& board) const override {
    std::uint64_t* const own = board.scratch();         // the totals of each unit, less its cells
    std::uint64_t* const before = own + units_.size();  // those of the units before it
    std::uint64_t totals = totals_;
    for (const Group& group : groups_) {
      std::uint64_t sum = group.offset;
      for (std::size_t i = group.first; i < group.end; ++i) {
        before[i] = sum;
        own[i] = totals_of_unit(board, units_[i]);
        sum = sums_of(sum, own[i]) << units_[i].count;
      }
      totals &= sum;
    }
    if (totals == 0) return false;
    for (const Group& group : groups_) {
      std::uint64_t after = totals;
      for (std::size_t i = group.end; i-- > group.first;) {
        after >>= units_[i].count;
        const std::uint64_t kept = own[i] & differences_of(after, before[i]);
        if (kept != own[i] || units_[i].count > 1) {
          if (!keep(board, units_[i], kept)) return false;
        }
        if (i > group.first) after = before[i] & differences_of(after, kept);
      }
    }
    return true;
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }
  [[nodiscard]] bool is_idempotent() const override { return true; }
  [[nodiscard]] std::size_t scratch() const override { return 2 * units_.size(); }
  bool describe(LaneRules& rules) const override {
    std::vector<LaneGroup> groups;
    for (const Group& group : groups_) {
      groups.push_back({{}, std::countr_zero(group.offset)});
      for (std::size_t i = group.first; i < group.end; ++i) {
        groups.back().units.emplace_back(units_[i].cells.data(),
                                         static_cast<std::size_t>(units_[i].count));
      }
    }
    std::vector<int> totals;
    for (std::uint64_t left = totals_; left != 0; left &= left - 1) {
      totals.push_back(std::countr_zero(left));
    }
    return rules.add_sum(groups, totals);
  }

 private:
  struct Unit {
    int count = 0;
    std::array<int, most_cells> cells{};
  };
  struct Group {
    std::size_t first;
    std::size_t end;
    std::uint64_t offset;
  };

  static std::uint64_t totals_of_unit(const Board<Word>& board, const Unit& unit) {
    const auto& [one, two, three] = unit.cells;
    if (unit.count == 1) return board[one];
    if (unit.count == 2) return totals_of(board[one], board[two]);
    return totals_of(board[one], board[two], board[three]);
  }
  static bool keep(Board<Word>& board, const Unit& unit, std::uint64_t totals) {
    const auto& [one, two, three] = unit.cells;
    Word first = board[one];
    if (unit.count == 1) return board.restrict(one, static_cast<Word>(totals));
    Word second = board[two];
    if (unit.count == 2) {
      return keep_totals(first, second, totals) && board.restrict(one, first) &&
             board.restrict(two, second);
    }
    Word third = board[three];
    return keep_totals(first, second, third, totals) && board.restrict(one, first) &&
           board.restrict(two, second) && board.restrict(three, third);
  }
  // Sums of a number of each set.
  static std::uint64_t sums_of(std::uint64_t a, std::uint64_t b) {
    if (count_bits(b) > count_bits(a)) std::swap(a, b);
    std::uint64_t found = 0;
    for (; b != 0; b &= b - 1) found |= a << std::countr_zero(b);
    return found;
  }
  // How much the numbers of the first set are above those of the second.
  static std::uint64_t differences_of(std::uint64_t a, std::uint64_t b) {
    std::uint64_t found = 0;
    for (; b != 0; b &= b - 1) found |= a >> std::countr_zero(b);
    return found;
  }

  std::vector<Unit> units_;
  std::vector<Group> groups_;
  std::uint64_t totals_ = 0;
  std::vector<int> cells_;
};

}  // namespace nonet
