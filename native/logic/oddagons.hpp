#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Tridagons and bivalue oddagons: patterns that cannot be coloured.
template <int W>
void find_oddagons(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
