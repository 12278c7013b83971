#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Nice loops and alternating inference chains.
template <int W>
void find_nice_loops(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
