#pragma once

#include <span>

#include "techniques/state.hpp"

namespace nonet::techniques {

// Deadly patterns: empty cells whose digits could be exchanged in the solution, which then were
// not the only one. So a cell must leave the pattern, whatever it takes.
//
// An exchange is allowed if every house holds the same digits after it, whether it is a row, a
// box, a diagonal or a window; this is asked of all houses of the layout that the pattern meets,
// and of nothing else. Two conditions make sure of it:
//
// - Two digits in turn (`alternates`): every house that holds a cell of the one half holds exactly
//   one of the other half, and no further one. Filled with two digits the halves hold one each,
//   and change them.
//
//       a . b     A rectangle in two rows and two columns needs two boxes. On a Latin square it
//       . . .     needs nothing more; with a diagonal through one corner alone, or in four
//       b . a     regions, nothing can be exchanged.
//
// - Two lines (`exchanges`): k pairs of cells, one of each in either line, with k digits. A house
//   holds whole pairs only, or one of the halves and nothing of the other half.
//
//       a b c     Both halves hold all k digits, and change them pair by pair.
//       b c a
//
// The argument needs that the givens have one solution, so that no given may be in the pattern.

// A cell that may leave a pattern: its digits there, and all others.
struct Roof {
  int cell;
  Mask base;
  Mask extra;
};

// Whether two digits that a loop of cells holds in turn can be exchanged; its halves are every
// other cell.
template <int W>
bool alternates(const Houses<W>& houses, std::span<const int> loop);

// Whether the digits of two halves can be exchanged pair by pair if both hold the same digits: as
// many as there are pairs.
template <int W>
bool exchanges(const Houses<W>& houses, std::span<const int> half, std::span<const int> other);

extern template bool alternates(const Houses<2>&, std::span<const int>);
extern template bool alternates(const Houses<10>&, std::span<const int>);
extern template bool exchanges(const Houses<2>&, std::span<const int>, std::span<const int>);
extern template bool exchanges(const Houses<10>&, std::span<const int>, std::span<const int>);

}  // namespace nonet::techniques
