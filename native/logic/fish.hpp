#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Basic fish, finned and sashimi ones: rows against columns.
template <int W>
void find_fish(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
