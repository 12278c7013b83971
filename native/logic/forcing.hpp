#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Forcing chains and nets: what follows from every way to go on.
template <int W>
void find_forcing_chains(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
