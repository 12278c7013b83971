#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Aligned exclusion of pairs and triples of cells.
template <int W>
void find_aligned_exclusions(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
