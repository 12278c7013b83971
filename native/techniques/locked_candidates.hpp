#pragma once

#include <span>

#include "techniques/state.hpp"

namespace nonet::techniques {

// A digit that has two places or more in a house, all of them in a second house too, which the
// rest of the second house loses: visit(crossing, eliminations), for some crossings of the house.
template <int W, class Visit>
bool visit_locked(const State<W>& state, int house, int digit,
                  std::span<const Crossing<W>> crossings, Visit visit) {
  const Mask positions = state.positions(house, digit);
  if ((positions & (positions - 1)) == 0) return false;  // a single, or nothing
  for (const Crossing<W>& crossing : crossings) {
    if ((positions & ~crossing.positions) != 0) continue;
    const CellSet<W> gone = state.places(digit, crossing.to) - crossing.cells;
    if (!gone.empty() && visit(crossing, gone)) return true;
  }
  return false;
}

}  // namespace nonet::techniques
