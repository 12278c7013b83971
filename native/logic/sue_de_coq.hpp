#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Sue de Coq: a line and a box share more candidates than cells.
template <int W>
void find_sue_de_coqs(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
