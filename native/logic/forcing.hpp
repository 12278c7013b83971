#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Forcing chains and nets: what follows in every branch.
//
//     contradiction    a candidate leads to one: it goes; or its absence does: it is placed
//     digit            a candidate and its absence lead to the same
//     cell             so do all candidates of a cell
//     house            so do all places of a digit in a house
//
// Chains follow the existing links (`Growth::fixed`), nets also those that arise in the branch;
// Nishio is a net of one digit that ends in a contradiction. Nested nets use techniques inside
// their branches, as few as needed: patterns first, then, where a branch has made something true,
// inner chains and nets.
//
// One conclusion a step: placements before eliminations, lower cells first, and for each the
// argument with the fewest nodes. Nested nets go deeper only where less gives none; where one step
// is enough, a net with inner chains is the shortest of the first few contradictions that show.
template <int W>
void find_forcing_chains(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
