#pragma once

#include "rate/chain_hint.hpp"

namespace nonet::rate {

enum class NetClass : std::uint8_t { nishio, multiple, dynamic };

// Forcing chains with several branches; the level says what dynamic branches use besides links.
bool find_net(const Grid& grid, NetClass kind, int level, Hint& hint);

}  // namespace nonet::rate
