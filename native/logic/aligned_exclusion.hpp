#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Aligned exclusion of pairs and triples of cells.
template <int W>
void find_aligned_exclusions(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
