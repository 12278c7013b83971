#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Basic fish, finned and sashimi ones: rows against columns.
template <int W>
void find_fish(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
