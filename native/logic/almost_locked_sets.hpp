#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "logic/techniques.hpp"

namespace nonet::logic {

// Cells of one house, or others that a rule makes different, with one digit more than there are
// cells: once one of the digits is gone, all others are locked in them.
template <int W>
struct AlmostLockedSet {
  CellSet<W> cells;
  Mask digits;
  std::int16_t house;   // the first that holds them all; −1 where none does
  std::int16_t rule;    // then the number of the first rule that makes them different, or −1
  std::uint16_t size;   // number of cells
  std::uint32_t first;  // number of its lowest digit
};

// All almost locked sets of a state: those of the first house first, then by their cells; at the
// end those of rules, such as cages that are in no house. Complete up to size 9; on larger grids
// the sets have at most `most_cells` cells, because players do not see larger ones and there are
// thousands.
template <int W>
class AlmostLockedSets {
 public:
  explicit AlmostLockedSets(const State<W>& state)
      : AlmostLockedSets(state, most_cells(state.size())) {}
  AlmostLockedSets(const State<W>& state, int most_cells);

  [[nodiscard]] int count() const { return static_cast<int>(sets_.size()); }
  [[nodiscard]] const AlmostLockedSet<W>& operator[](int set) const { return sets_[at(set)]; }
  [[nodiscard]] auto begin() const { return sets_.begin(); }
  [[nodiscard]] auto end() const { return sets_.end(); }

  // A number for each digit of each set, below `digit_count`.
  [[nodiscard]] std::size_t number(const AlmostLockedSet<W>& set, int digit) const {
    return set.first + at(count_bits(set.digits & (bit(digit) - 1)));
  }
  [[nodiscard]] std::size_t digit_count() const { return views_.size(); }

  // Cells of the set that may hold one of its digits.
  [[nodiscard]] const CellSet<W>& places(const AlmostLockedSet<W>& set, int digit) const {
    return views_[number(set, digit)].places;
  }
  // Cells elsewhere that may hold one of its digits and see all of the set that may.
  [[nodiscard]] const CellSet<W>& seen(const AlmostLockedSet<W>& set, int digit) const {
    return views_[number(set, digit)].seen;
  }
  // How many cells a set may have on a size.
  static constexpr int most_cells(int size) { return size <= 9 ? size : size <= 16 ? 4 : 3; }

 private:
  struct Growing;
  void grow(const Growing& from, CellSet<W> further);
  // Whether an earlier house or rule has all the cells, too.
  [[nodiscard]] bool is_known(const Growing& set) const;
  void add(const Growing& set);

  // A set as one of its digits sees it.
  struct View {
    CellSet<W> places, seen;
  };

  const State<W>* state_;
  int most_cells_;
  std::vector<AlmostLockedSet<W>> sets_;
  std::vector<View> views_;
};

// Names a set in a step, and behind it the rule that makes its cells different.
template <int W>
void add_set(Step& step, const AlmostLockedSet<W>& set) {
  step.add(Role::als, set.digits, set.cells);
  if (set.rule >= 0) step.add_rule(Role::rule, set.rule);
}

extern template class AlmostLockedSets<2>;
extern template class AlmostLockedSets<10>;

}  // namespace nonet::logic
