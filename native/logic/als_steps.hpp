#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Almost locked sets: XZ rule, XY-wing, chain, death blossom.
template <int W>
void find_als_steps(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
