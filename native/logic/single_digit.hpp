#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Two houses with two places each for a digit, one of either seeing the other: of the two cells at
// the free ends one holds the digit, so no cell that sees both does.
//
//     skyscraper       two rows joined in a column, or two columns joined in a row
//     two-string kite  a row and a column joined in a box that holds neither free end
//     turbot fish      any two houses, so those of the first two as well
//
// A dual kite is two kites through the same two cells of a box, of one digit or of two; it is
// looked for where the options say so.
//
// Roles: the chain from one free end to the other; `base` the two houses, `house` the one that
// joins them. A dual kite has the one kite after the other.
template <int W>
void find_single_digit_patterns(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
