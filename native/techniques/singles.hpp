#pragma once

#include <bit>

#include "techniques/state.hpp"

namespace nonet::techniques {

// Visits of all families end with the first that is true; then the search is true.

// Houses with one empty cell: visit(house, cell, digit).
template <int W, class HouseOrder, class Visit>
bool visit_full_houses(const State<W>& state, HouseOrder&& houses, Visit visit) {
  for (const int house : houses) {
    if (!state.nearly_full().contains(house)) continue;
    const int digit = std::countr_zero((bit(state.size()) - 1) & ~state.placed(house));
    const Mask positions = state.positions(house, digit);
    if (positions == 0) continue;
    if (visit(house, state.houses().cell(house, std::countr_zero(positions)), digit)) return true;
  }
  return false;
}

// Cells with one candidate: visit(cell, digit).
template <int W, class Visit>
bool visit_naked_singles(const State<W>& state, Visit visit) {
  for (const int cell : state.univalue()) {
    if (visit(cell, std::countr_zero(state.candidates(cell)))) return true;
  }
  return false;
}

// Digits with one place in a house: visit(house, cell, digit).
template <int W, class HouseOrder, class Visit>
bool visit_hidden_singles(const State<W>& state, HouseOrder&& houses, Visit visit) {
  const Mask all = bit(state.size()) - 1;
  for (const int house : houses) {
    for (const int digit : digits_of(all & ~state.placed(house))) {
      const Mask positions = state.positions(house, digit);
      if (!is_single_bit(positions)) continue;
      if (visit(house, state.houses().cell(house, std::countr_zero(positions)), digit)) return true;
    }
  }
  return false;
}

}  // namespace nonet::techniques
