#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// 3D Medusa: colours of all digits at once. Candidates that hang together by strong links, the two
// places of a digit in a house or the two candidates of a cell, have two colours, of which one is
// true in all of them and the other one in none. By the six rules of A. Stuart,
// sudokuwiki.org/3D_Medusa, a colour goes (wrap) that has
//
//     1  two candidates in one cell,
//     2  one digit twice in a house, or
//     6  a cell all of whose candidates see the colour;
//
// and a candidate without colour goes (trap)
//
//     3  in a cell that has both colours,
//     4  that sees both colours of its digit, or
//     5  that sees one colour, the other one being in its cell.
//
// A cluster of one digit alone is left to simple colours. Roles: `colour_a`, which goes in a wrap,
// and `colour_b`, a group for each digit; for a wrap `house` or, for rules 1 and 6, the cell with
// the candidates in question as `conclusion`.
template <int W>
void find_medusas(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
