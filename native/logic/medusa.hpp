#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// 3D Medusa: colouring of all digits at once.
template <int W>
void find_medusas(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
