#pragma once

#include <cstdint>
#include <vector>

#include "constraints/board.hpp"

namespace nonet::tests {

// The candidates after a rule was at work; none where it saw that no grid is left.
inline std::vector<std::uint16_t> after_rule(const Propagator<std::uint16_t>& rule,
                                             std::vector<std::uint16_t> masks) {
  Board<std::uint16_t> board(static_cast<int>(masks.size()), rule.scratch());
  board.use(masks.data());
  return rule.propagate(board) ? masks : std::vector<std::uint16_t>();
}

}  // namespace nonet::tests
