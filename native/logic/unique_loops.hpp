#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Deadly patterns (deadly_patterns.hpp) larger than rectangles, of the same types 1 – 4; both
// techniques keep their name whatever the type.
//
// - Extended rectangles: pairs of cells across two rows or two columns, three pairs or more, with
//   as many digits as pairs.
// - Unique loops: six cells or more with two digits in turn, where each cell shares a house with
//   the next and the last one with the first.
template <int W>
void find_unique_loops(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
