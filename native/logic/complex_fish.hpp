#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Franken and mutant fish: any houses against any others.
template <int W>
void find_complex_fish(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
