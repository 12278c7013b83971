#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Nice loops and alternating inference chains.
template <int W>
void find_nice_loops(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
