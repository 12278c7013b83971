#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Fireworks: digits of a row and a column that are confined to a box and two cells.
template <int W>
void find_fireworks(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
