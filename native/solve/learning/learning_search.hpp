#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "solve/search.hpp"

namespace nonet {

// A search for grids on which depth-first search takes for ever: it learns from dead ends, which
// its statistics count as nodes, and now and then tries to repair a full grid. The order of
// solutions depends on nothing but the puzzle and what is excluded.
class LearningSearch : public Search {
 public:
  static std::unique_ptr<LearningSearch> from_digits(const Layout& layout,
                                                     std::span<const std::uint8_t> digits);
  static std::unique_ptr<LearningSearch> from_masks(const Layout& layout,
                                                    std::span<const std::uint8_t> masks);

  // From now on this is no solution.
  virtual void exclude(std::span<const std::uint8_t> digits) = 0;
};

}  // namespace nonet
