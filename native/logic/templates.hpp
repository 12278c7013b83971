#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Templates: all ways in which a digit can stand in the whole grid.
template <int W>
void find_by_templates(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
