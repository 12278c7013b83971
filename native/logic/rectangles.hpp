#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Unique rectangles: four empty cells in two rows and two columns that could hold two digits in
// turn, a deadly pattern (deadly_patterns.hpp). Types 1 – 4 as for every such pattern, type 5 for
// roofs that are not in one line. Type 6 and the hidden rectangle use lines in which one of the
// digits has no other place:
//
//     type 6      ab   abx      If one roof were a the other one were a too: then both floor cells
//                 aby  ab       were b.
//     hidden      ab   abx      If the last cell were b then a would be in its row and its column
//     rectangle   aby  abz      beside it, and the first cell were b.
//
// Type numbers and the hidden rectangle: HoDoKu, "Uniqueness"
// (https://hodoku.sourceforge.net/en/tech_ur.php).
template <int W>
void find_unique_rectangles(const State<W>& state, Steps& steps);

// The same with filled cells that are not givens: the puzzle itself would leave the choice. Type 1
// has three of them, type 2 two, and two cells with the same further digit.
template <int W>
void find_avoidable_rectangles(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
