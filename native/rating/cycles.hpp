#pragma once

#include "rating/chain_step.hpp"

namespace nonet::rating {

// Bidirectional cycles and forcing chains: the first one in the order of the scale.
bool find_cycle(const State& state, RatedStep& rated, const StopView& stop);

// Those in what is left of a grid under a branch; may return none after a request to stop.
std::vector<Inference> infer_by_cycles(const State& before, const State& now, const StopView& stop);

}  // namespace nonet::rating
