#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Junior and senior exocets.
template <int W>
void find_exocets(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
