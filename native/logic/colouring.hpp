#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Simple colours and multi-colours: one digit.
template <int W>
void find_colourings(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
