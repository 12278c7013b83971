#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Kraken fish: fins and chains.
template <int W>
void find_kraken_fish(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
