#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// SK loops and multi-sector locked sets.
template <int W>
void find_multi_sector_locked_sets(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
