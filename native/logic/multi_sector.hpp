#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Locked sets across several houses. Some empty cells, and for each digit houses that hold all its
// places among them: if there are as many of these (digit, house) links as there are cells, then
// each link is used once, because a cell needs one and a link serves one cell at most. So a linked
// digit is nowhere else in its house, and not in a cell that two of its links hold.
//
// - SK loop (Steve Kurzhals; www.sudokuwiki.org/SK_Loops): two rows and two columns that meet in
//   four boxes. The cells are those of the boxes in these lines but where the lines meet, eight
//   groups, each in a line with the group before and in a box with the next.
//
//       . b .   . c .
//       a * b   c * d        * where the lines meet, often a given
//       . a .   . d .
//       . h .   . e .
//       h * g   f * e
//       . g .   . f .
//
// - Multi-sector locked set (obi-wahn, Allan Barker; "Using Multi-Sector Locked Sets",
//   forum.enjoysudoku.com): the empty cells where some rows meet some columns; each digit is
//   linked by the rows or by the columns, some by rows alone and some by columns alone, as it
//   would be subsets side by side otherwise.
template <int W>
void find_multi_sector_locked_sets(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
