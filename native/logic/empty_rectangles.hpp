#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Empty rectangles: the places of a digit in a box, or in any house that is not a line, lie in a
// row and a column, and not all in one of them. A line with two places of which one sees those in
// the row (column) takes the digit from the column (row) where the other place sees it.
//
// A dual one is two of the same box; it is looked for where the options say so, and boxes with two
// places likewise.
//
// Roles: the chain from the far place of the line to the places in the far arm; `base` the line and
// the box, `house` the row and the column, that at the line first. A dual one has the one after the
// other.
template <int W>
void find_empty_rectangles(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
