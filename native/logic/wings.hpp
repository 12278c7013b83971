#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Wings of bivalue cells and of almost locked sets.
template <int W>
void find_wings(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
