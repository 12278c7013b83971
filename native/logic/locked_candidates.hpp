#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Locked candidates: where a house may hold a digit only in cells that a second house has too, the
// rest of the second house loses it. From a box or region that is pointing, from any other house
// claiming.
//
// Roles: `pattern` the cells, `base` the house that holds the digit there, `cover` the second one.
template <int W>
void find_locked_candidates(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
