#pragma once

#include <functional>

#include "rate/chain_hint.hpp"

namespace nonet::rate {

// Nodes of a chain from its end back to its start; a cycle ends where it starts, and has its start
// once. Links into on nodes are strong.
struct ChainNode {
  Node node;
  std::int16_t house;  // of the link that led here; −1 where that is a cell
};

struct FoundCycle {
  Rank rank;
  bool is_cycle;
  const std::vector<ChainNode>& chain;  // end first
};

// Bidirectional cycles and forcing chains: the first one in the order of the scale.
bool find_cycle(const Grid& grid, Hint& hint);

}  // namespace nonet::rate
