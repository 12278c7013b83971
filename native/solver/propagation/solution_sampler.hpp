#pragma once

#include <cstdint>
#include <vector>

#include "core/stop.hpp"

namespace nonet {

// Estimates the number of solutions by random walks from the top of the search tree to a leaf
// (Knuth, "Estimating the efficiency of backtrack programs", 1975): at each cell one of the digits
// that propagation leaves is taken, and the numbers of these digits are multiplied. On average that
// is the number of solutions.
class SolutionSampler {
 public:
  virtual ~SolutionSampler() = default;
  // Walks until there are `count` in all (`found`), or the deadline (`paused`).
  virtual Outcome run(const Deadline& deadline, std::uint64_t count) = 0;
  // The decimal logarithm of what each walk found; −∞ for nothing.
  [[nodiscard]] virtual const std::vector<double>& logarithms() const = 0;
};

}  // namespace nonet
