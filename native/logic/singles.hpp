#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Full house, naked single, hidden single.
template <int W>
void find_singles(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
