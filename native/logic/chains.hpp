#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Chains of two candidates: remote pairs, X-chains, XY-chains.
template <int W>
void find_chains(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
