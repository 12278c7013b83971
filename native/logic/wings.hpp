#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Wings of bivalue cells and of almost locked sets.
template <int W>
void find_wings(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
