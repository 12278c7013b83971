#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Franken and mutant fish: any houses against any others.
template <int W>
void find_complex_fish(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
