#pragma once

#include "rate/chain_hint.hpp"

namespace nonet::rate {

// Bidirectional cycles and forcing chains: the first one in the order of the scale.
bool find_cycle(const Grid& grid, Hint& hint, const Stop& stop);

// Those in what is left of a grid under a branch; may return none after a request to stop.
std::vector<Inference> infer_by_cycles(const Grid& before, const Grid& now, const Stop& stop);

}  // namespace nonet::rate
