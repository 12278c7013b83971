#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Exocets (David P Bird, "JExocet Compendium", forum.enjoysudoku.com t32370; champagne, Allan
// Barker). Two base cells of a line in a box have three or four digits between them. Three lines
// run across that line, one through the box beside the base cells, the other two through other
// boxes: the cross-lines. Two targets lie in these other two.
//
//     B B .  . . .  . . .      B base cells, T targets, S further places of the base digits in
//     . . .  T . .  . . .      the cross-lines
//     . . .  . . .  T . .
//     . . S  S . .  S . .
//     …
//
// Let a base digit be true in a base cell. Each cross-line holds it, but nowhere where it would
// see both base cells. If two houses hold all of its places in the cross-lines but the targets,
// then two cross-lines at most hold it there, and a target holds it. Where that is so for all base
// digits, the two base cells and the two targets hold the same two digits. So
//
// - a target holds no other digit,
// - a digit that would use up so much that the other cross-lines have one house for it is not in
//   that target,
// - a digit that is in no target is in no base cell, and in no target either.
//
// Junior exocet: the targets lie in lines that meet the box of the base cells; senior exocet: one
// of them or both do not.
template <int W>
void find_exocets(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
