#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Locked candidates: pointing and claiming.
template <int W>
void find_locked_candidates(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
