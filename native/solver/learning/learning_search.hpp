#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "solver/search/search.hpp"

namespace nonet {

// For grids that depth-first search does not finish: clause learning, whose conflicts are the nodes
// of the statistics, and in a second thread local search at first and another learner later. The
// order of solutions depends only on the puzzle, the seed and what is excluded.
class LearningSearch : public Search {
 public:
  static std::unique_ptr<LearningSearch> from_digits(const Layout& layout,
                                                     std::span<const std::uint8_t> digits,
                                                     std::optional<std::uint64_t> seed);
  static std::unique_ptr<LearningSearch> from_masks(const Layout& layout,
                                                    std::span<const std::uint8_t> masks,
                                                    std::optional<std::uint64_t> seed);

  // Excludes this solution from now on.
  virtual void exclude(std::span<const std::uint8_t> digits) = 0;
};

}  // namespace nonet
