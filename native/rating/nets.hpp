#pragma once

#include "rating/branch.hpp"

namespace nonet::rating {

enum class NetClass : std::uint8_t { nishio, multiple, dynamic };

// Forcing chains with several branches; the level says what dynamic branches use beyond links.
// The first one in the order of the scale.
bool find_net(const State& state, NetClass kind, int level, RatedStep& rated, Context& context);

// Those in what is left of a grid under a branch.
std::vector<Inference> infer_by_nets(const State& before, const State& now, NetClass kind,
                                     int level, Context& context);

}  // namespace nonet::rating
