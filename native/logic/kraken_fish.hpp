#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Kraken fish: fins and chains.
template <int W>
void find_kraken_fish(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
