#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "solve/search.hpp"

namespace nonet {

// A search for grids on which depth-first search takes for ever: it learns from dead ends, which
// its statistics count as nodes, and beside that, in another thread, tries to repair a full grid at
// first and later learns in a second way. The order of solutions depends on nothing but the puzzle,
// the seed and what is excluded.
class LearningSearch : public Search {
 public:
  static std::unique_ptr<LearningSearch> from_digits(const Layout& layout,
                                                     std::span<const std::uint8_t> digits,
                                                     std::optional<std::uint64_t> seed);
  static std::unique_ptr<LearningSearch> from_masks(const Layout& layout,
                                                    std::span<const std::uint8_t> masks,
                                                    std::optional<std::uint64_t> seed);

  // From now on this is no solution.
  virtual void exclude(std::span<const std::uint8_t> digits) = 0;
};

}  // namespace nonet
