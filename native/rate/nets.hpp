#pragma once

#include "rate/branch.hpp"

namespace nonet::rate {

enum class NetClass : std::uint8_t { nishio, multiple, dynamic };

// Forcing chains with several branches; the level says what dynamic branches use beyond links.
// The first one in the order of the scale.
bool find_net(const Grid& grid, NetClass kind, int level, Hint& hint, Context& context);

// Those in what is left of a grid under a branch.
std::vector<Inference> infer_by_nets(const Grid& before, const Grid& now, NetClass kind, int level,
                                     Context& context);

}  // namespace nonet::rate
