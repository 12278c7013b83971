#pragma once

#include <array>
#include <bit>

#include "techniques/state.hpp"

namespace nonet::techniques {

// Three cells with three digits: the pivot sees the two pincers, which have two digits each and
// share one. One of them holds that, unless an XYZ-wing's pivot does.
//
//     XY-wing    ab  pivot     XYZ-wing   abc  pivot
//                ac  pincer               ac   pincer
//                bc  other                bc   other       c goes from all that see its places
template <int W>
struct Wing {
  int pivot, pincer, other;
  int digit;
  CellSet<W> eliminations;
};

// XY-wings that eliminate something, in the order of the three cells: visit(wing).
template <int W, class Visit>
bool visit_xy_wings(const State<W>& state, Visit visit) {
  const Houses<W>& houses = state.houses();
  CellSet<W> left = state.bivalue();
  while (!left.empty()) {
    const int first = left.take_lowest();
    CellSet<W> seconds = left;
    while (!seconds.empty()) {
      const int second = seconds.take_lowest();
      const Mask a = state.candidates(first);
      const Mask b = state.candidates(second);
      if (a == b || (a & b) == 0) continue;
      CellSet<W> thirds = seconds;
      for (const int digit : digits_of(a ^ b)) thirds &= state.places(digit);
      for (const int third : thirds) {
        const std::array<std::array<int, 3>, 3> turns = {
            {{first, second, third}, {second, first, third}, {third, second, first}}};
        for (const auto& [pivot, pincer, other] : turns) {
          if (!houses.see(pivot, pincer) || !houses.see(pivot, other)) continue;
          const int digit = std::countr_zero(state.candidates(pincer) & state.candidates(other));
          const Wing<W> wing{pivot, pincer, other, digit,
                             houses.peers(pincer) & houses.peers(other) & state.places(digit)};
          if (!wing.eliminations.empty() && visit(wing)) return true;
        }
      }
    }
  }
  return false;
}

// The same for XYZ-wings, in the order of pivot and pincers.
template <int W, class Visit>
bool visit_xyz_wings(const State<W>& state, Visit visit) {
  const Houses<W>& houses = state.houses();
  for (const int pivot : state.empty()) {
    if (state.count(pivot) != 3) continue;
    CellSet<W> pincers = state.bivalue() & houses.peers(pivot);
    while (!pincers.empty()) {
      const int pincer = pincers.take_lowest();
      if ((state.candidates(pincer) & ~state.candidates(pivot)) != 0) continue;
      for (const int other : pincers) {
        const Mask a = state.candidates(pincer);
        const Mask b = state.candidates(other);
        if (a == b || (b & ~state.candidates(pivot)) != 0) continue;
        const int digit = std::countr_zero(a & b);
        const Wing<W> wing{
            pivot, pincer, other, digit,
            houses.peers(pivot) & houses.peers(pincer) & houses.peers(other) & state.places(digit)};
        if (!wing.eliminations.empty() && visit(wing)) return true;
      }
    }
  }
  return false;
}

}  // namespace nonet::techniques
