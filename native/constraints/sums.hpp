#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/digit_choices.hpp"
#include "constraints/few_cells.hpp"
#include "constraints/lanes/lane_rules.hpp"
#include "constraints/subsets.hpp"
#include "constraints/totals.hpp"

namespace nonet {

// Part of a sum: one cell with its factor, or several cells that are all different, whose digits
// are then one of some sets.
template <class Word>
struct SumUnit {
  std::vector<int> cells;
  int factor = 1;
  // Of as many digits as there are cells, where there are several.
  std::shared_ptr<const DigitChoices<Word>> choices;
};

template <class Word>
struct SumGroup {
  std::vector<SumUnit<Word>> units;
  int offset = 0;
};

// Groups of cells with one total: which totals each unit can add is carried forward and backward
// over the units of each group as a set of bits, so that nothing is left that the units allow but
// the sum does not.
//
// Up to size 9 the digits of several cells that differ are kept exactly, as sets of sets
// (`SubsetWords` words); for larger sizes each of their sets is tried by itself.
template <class Word, int Words, int SubsetWords>
class SumRule final : public Propagator<Word> {
 public:
  using Bits = Totals<Words>;
  static constexpr bool is_exact = SubsetWords > 0;
  using Sets = Subsets<Word, is_exact ? SubsetWords : 1>;

  SumRule(std::vector<SumGroup<Word>> groups, const std::vector<int>& totals)
      : groups_(std::move(groups)) {
    for (const int total : totals) Bits::insert(totals_.data(), total);
    for (const SumGroup<Word>& group : groups_) {
      scratch_ += Words * (group.units.size() + 1);
      for (const SumUnit<Word>& unit : group.units) {
        cells_.insert(cells_.end(), unit.cells.begin(), unit.cells.end());
        is_idempotent_ &= is_exact || unit.cells.size() == 1 || is_few(unit);
        if constexpr (is_exact) {
          if (keeps_sets(unit)) own_scratch_ += Sets::scratch(unit.cells.size());
        }
      }
    }
  }

  bool propagate(Board<Word>& board) const override {
    std::uint64_t* const first = board.scratch();
    std::uint64_t* families = first + scratch_;
    std::array<std::uint64_t, Words> totals = totals_;
    std::uint64_t* before = first;
    for (const SumGroup<Word>& group : groups_) {
      Bits::clear(before);
      Bits::insert(before, group.offset);
      for (const SumUnit<Word>& unit : group.units) {
        Bits::clear(before + Words);
        add(board, unit, before, before + Words, families);
        before += Words;
      }
      for (int i = 0; i < Words; ++i) totals[index(i)] &= before[i];
      before += Words;
    }
    if (Bits::empty(totals.data())) return false;
    before = first;
    families = first + scratch_;
    for (const SumGroup<Word>& group : groups_) {
      std::array<std::uint64_t, Words> after = totals;
      for (const SumUnit<Word>& unit : group.units) {
        if (keeps_sets(unit)) families += Sets::scratch(unit.cells.size());
      }
      std::uint64_t* own = families;
      for (std::size_t i = group.units.size(); i-- > 0;) {
        const SumUnit<Word>& unit = group.units[i];
        if (keeps_sets(unit)) own -= Sets::scratch(unit.cells.size());
        if (!reduce(board, unit, before + Words * i, after, own)) return false;
      }
      before += Words * (group.units.size() + 1);
    }
    return true;
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }
  [[nodiscard]] bool is_idempotent() const override { return is_idempotent_; }
  [[nodiscard]] std::size_t scratch() const override { return scratch_ + own_scratch_; }
  bool describe(LaneRules& rules) const override {
    std::vector<LaneGroup> groups;
    bool has_long = false;
    for (const SumGroup<Word>& group : groups_) {
      groups.push_back({{}, group.offset});
      for (const SumUnit<Word>& unit : group.units) {
        if (unit.factor != 1) return false;
        has_long |= unit.cells.size() > LaneGroup::most_in_unit;
        groups.back().units.push_back(unit.cells);
      }
    }
    std::vector<int> totals;
    for (int total = 0; total < Bits::count; ++total) {
      if (Bits::contains(totals_.data(), total)) totals.push_back(total);
    }
    if (!has_long) return rules.add_sum(groups, totals);
    return groups.size() == 1 && totals.size() == 1 && rules.add_tight_sum(groups[0], totals[0]);
  }

 private:
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }

  static bool is_few(const SumUnit<Word>& unit) {
    return sizeof(Word) == 2 && (unit.cells.size() == 2 || unit.cells.size() == 3);
  }
  static bool keeps_sets(const SumUnit<Word>& unit) {
    return is_exact && unit.cells.size() > 1 && !is_few(unit);
  }
  // The totals of two or three cells, less their number.
  static std::uint64_t totals_of_few(const Board<Word>& board, const SumUnit<Word>& unit) {
    const std::vector<int>& cells = unit.cells;
    if (cells.size() == 2) return totals_of(board[cells[0]], board[cells[1]]);
    return totals_of(board[cells[0]], board[cells[1]], board[cells[2]]);
  }
  static bool keep_few(Board<Word>& board, const SumUnit<Word>& unit, std::uint64_t totals) {
    const std::vector<int>& cells = unit.cells;
    Word first = board[cells[0]];
    Word second = board[cells[1]];
    if (cells.size() == 2) {
      return keep_totals(first, second, totals) && board.restrict(cells[0], first) &&
             board.restrict(cells[1], second);
    }
    Word third = board[cells[2]];
    return keep_totals(first, second, third, totals) && board.restrict(cells[0], first) &&
           board.restrict(cells[1], second) && board.restrict(cells[2], third);
  }

  static int total_of(Word digit, int factor) { return factor * (std::countr_zero(digit) + 1); }

  // The union of the cells where there are several, to see at once which sets are out.
  static Word united(const Board<Word>& board, const SumUnit<Word>& unit) {
    Word any = 0;
    for (const int cell : unit.cells) any |= board[cell];
    return any;
  }
  static bool is_possible(const Board<Word>& board, const SumUnit<Word>& unit, Word any, Word set) {
    if ((set & ~any) != 0) return false;
    for (const int cell : unit.cells) {
      if ((board[cell] & set) == 0) return false;
    }
    return true;
  }

  static void add(const Board<Word>& board, const SumUnit<Word>& unit, const std::uint64_t* before,
                  std::uint64_t* after, std::uint64_t*& families) {
    if (unit.cells.size() == 1) {
      for (Word left = board[unit.cells[0]]; left != 0; left &= static_cast<Word>(left - 1)) {
        Bits::add_up(after, before, total_of(left, unit.factor));
      }
      return;
    }
    if (is_few(unit)) {
      const auto least = static_cast<int>(unit.cells.size());
      for (std::uint64_t left = totals_of_few(board, unit); left != 0; left &= left - 1) {
        Bits::add_up(after, before, (std::countr_zero(left) + least) * unit.factor);
      }
      return;
    }
    if constexpr (is_exact) {
      const std::uint64_t* const sets = Sets::forward(board, unit.cells, families);
      families += Sets::scratch(unit.cells.size());
      for (const auto& [total, family] : unit.choices->families) {
        std::uint64_t any = 0;
        for (std::size_t i = 0; i < SubsetWords; ++i) any |= sets[i] & family[i];
        if (any != 0) Bits::add_up(after, before, total * unit.factor);
      }
      return;
    }
    const Word any = united(board, unit);
    int last = -1;  // the sets come in the order of their totals
    for (const auto& [total, set] : unit.choices->sets) {
      if (total == last || !is_possible(board, unit, any, set)) continue;
      last = total;
      Bits::add_up(after, before, total * unit.factor);
    }
  }

  // Leave in a unit what leads from totals before it to totals after it; then go before it.
  static bool reduce(Board<Word>& board, const SumUnit<Word>& unit, const std::uint64_t* before,
                     std::array<std::uint64_t, Words>& after, std::uint64_t* families) {
    std::array<std::uint64_t, Words> earlier{};
    if (unit.cells.size() == 1) {
      Word kept = 0;
      for (Word left = board[unit.cells[0]]; left != 0; left &= static_cast<Word>(left - 1)) {
        const int total = total_of(left, unit.factor);
        if (!Bits::meets(before, total, after.data())) continue;
        kept |= lowest_digit(left);
        Bits::add_down(earlier.data(), after.data(), total);
      }
      after = earlier;
      return kept != 0 && board.restrict(unit.cells[0], kept);
    }
    if (is_few(unit)) {
      const auto least = static_cast<int>(unit.cells.size());
      std::uint64_t totals = totals_of_few(board, unit);
      for (std::uint64_t left = totals; left != 0; left &= left - 1) {
        const int total = (std::countr_zero(left) + least) * unit.factor;
        if (Bits::meets(before, total, after.data())) {
          Bits::add_down(earlier.data(), after.data(), total);
        } else {
          totals &= ~(left & -left);
        }
      }
      after = earlier;
      return keep_few(board, unit, totals);
    }
    if constexpr (is_exact) {
      const std::uint64_t* const sets = families + Sets::scratch(unit.cells.size() - 1);
      typename Sets::Family left{};
      for (const auto& [digits, family] : unit.choices->families) {
        const int total = digits * unit.factor;
        std::uint64_t any = 0;
        for (std::size_t i = 0; i < SubsetWords; ++i) any |= sets[i] & family[i];
        if (any == 0 || !Bits::meets(before, total, after.data())) continue;
        Bits::add_down(earlier.data(), after.data(), total);
        for (std::size_t i = 0; i < SubsetWords; ++i) left[i] |= sets[i] & family[i];
      }
      after = earlier;
      return Sets::backward(board, unit.cells, families, left);
    }
    const Word any = united(board, unit);
    Word possible = 0;
    auto required = static_cast<Word>(~Word{0});
    int last = -1;
    bool is_met = false;
    for (const auto& [total, set] : unit.choices->sets) {
      if (total == last && !is_met) continue;
      if (!is_possible(board, unit, any, set)) continue;
      if (total != last) {
        last = total;
        is_met = Bits::meets(before, total * unit.factor, after.data());
        if (!is_met) continue;
        Bits::add_down(earlier.data(), after.data(), total * unit.factor);
      }
      possible |= set;
      required &= set;
    }
    after = earlier;
    if (possible == 0) return false;
    Word once = 0;
    Word twice = 0;
    for (const int cell : unit.cells) {
      if (!board.restrict(cell, possible)) return false;
      twice |= static_cast<Word>(once & board[cell]);
      once |= board[cell];
    }
    if ((required & ~once) != 0) return false;
    const auto hidden = static_cast<Word>(required & once & ~twice);
    if (hidden == 0) return true;
    for (const int cell : unit.cells) {
      const auto here = static_cast<Word>(board[cell] & hidden);
      if (here == 0) continue;
      if (!is_single(here) || !board.restrict(cell, here)) return false;
    }
    return true;
  }

  std::vector<SumGroup<Word>> groups_;
  std::array<std::uint64_t, Words> totals_{};
  std::vector<int> cells_;
  bool is_idempotent_ = true;
  std::size_t scratch_ = 0;      // for totals
  std::size_t own_scratch_ = 0;  // for sets
};

}  // namespace nonet
