#pragma once

#include <span>

#include "techniques/state.hpp"

namespace nonet::techniques {

// Digits that have two places or more in a house, all of them in a second house too, which the rest
// of the second house loses: visit(crossing, digit, eliminations), for some digits and crossings of
// the first house.
template <int W, class Visit>
bool visit_locked(const State<W>& state, int house, Mask digits,
                  std::span<const Crossing<W>> crossings, const Visit& visit) {
  for (const Crossing<W>& crossing : crossings) {
    for (const int digit : digits_of(digits)) {
      const Mask positions = state.positions(house, digit);
      if ((positions & ~crossing.positions) != 0 || at_most(positions, 1)) continue;
      const CellSet<W> gone = state.places(digit, crossing.to) - crossing.cells;
      if (!gone.empty() && visit(crossing, digit, gone)) return true;
    }
  }
  return false;
}

}  // namespace nonet::techniques
