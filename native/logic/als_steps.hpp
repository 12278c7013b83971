#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Almost locked sets: XZ rule, XY-wing, chain, death blossom.
template <int W>
void find_als_steps(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
