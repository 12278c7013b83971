#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Fireworks (shye, forum.enjoysudoku.com t39513). A digit that two houses hold outside a third one
// in one cell each, or nowhere, is in one of these two cells or where all three houses cross:
// if it is in neither it is in both houses inside the third one, which holds it once.
//
//     x . .  . . y  . . .     row 1 and column 1 have the digit outside box 1 in y and z alone:
//     . . .                   it is in x, y or z
//     . . .
//     z . .
//
// - Triple: three digits for the same three cells, which hold nothing else. All but one may also
//   have fewer places, as when a house has them in these cells alone.
// - Quadruple: two digits for three cells, two others for three cells, and these are four cells in
//   all. They hold nothing else, and a cell of the one pair alone nothing of the other pair.
template <int W>
void find_fireworks(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
