#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Unique rectangles, hidden and avoidable ones.
template <int W>
void find_unique_rectangles(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
