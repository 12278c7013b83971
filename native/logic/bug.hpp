#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Bivalue universal graves with something more.
template <int W>
void find_bugs(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
