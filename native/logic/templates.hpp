#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Templates: all ways to place a digit in the whole grid.
template <int W>
void find_by_templates(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
