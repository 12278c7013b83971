#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "solver/lockstep/batch.hpp"
#include "solver/search/search.hpp"

namespace nonet::lockstep {

// The first two solutions of one classic 9 × 9 grid, from the digits of its cells or, where there
// are any, from their masks. Both are looked for at once, even where only the first is wanted:
// that is quicker, since the work then goes to all lanes.
std::unique_ptr<Search> make_grid_search(std::span<const std::uint8_t> digits,
                                         std::span<const std::uint8_t> masks,
                                         const InstructionSet& set);

}  // namespace nonet::lockstep
