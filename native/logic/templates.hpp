#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Templates: all ways to place a digit in the whole grid.
template <int W>
void find_by_templates(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
