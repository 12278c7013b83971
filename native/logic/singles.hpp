#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Full house, naked single, hidden single.
template <int W>
void find_singles(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
