#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Patterns that cannot be filled, so that one of their guardians, the further candidates of their
// cells, is true. No uniqueness is needed. What follows is what follows from a deadly pattern
// (deadly_patterns.hpp, types 1 – 4), with guardians for extra digits.
//
// - Bivalue oddagon: a loop of five, seven … cells with two digits, in which each cell sees its
//   two neighbours and no further one ("Odd Bivalue Loop", forum.enjoysudoku.com t33153).
// - Tridagon, also known as Thor's hammer: three digits in four boxes that form a rectangle, in
//   each of them three cells in different rows and columns. Of such twelve cells half of the
//   arrangements cannot be filled ("The tridagon rule", forum.enjoysudoku.com t39859): which ones
//   is found out by filling them, so that all houses of a layout count.
//
//       a . .   b . .
//       . b .   . c .
//       . . c   . . a      three boxes run alike, the fourth runs the other way
//       b . .   . . ?
//       . c .   . ? .
//       . . a   ? . .
template <int W>
void find_oddagons(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
