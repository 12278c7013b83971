#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Extended rectangles and unique loops.
template <int W>
void find_unique_loops(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
