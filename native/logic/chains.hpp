#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Chains of two candidates: remote pairs, X-chains, XY-chains.
template <int W>
void find_chains(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
