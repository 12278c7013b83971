#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/layout.hpp"
#include "core/random.hpp"
#include "core/stop.hpp"
#include "solver/search/search.hpp"

namespace nonet {

// One of all solutions of a grid, each as likely as the others, without keeping them: the k-th
// that the search finds takes the place of the one before with a chance of 1 in k.
class UniformSolution {
 public:
  UniformSolution(const Layout& layout, std::span<const std::uint8_t> puzzle,
                  std::optional<std::uint64_t> seed);

  // Goes through the solutions. `exhausted` when all were seen; `paused` at the deadline or when
  // the search has taken `node_limit` nodes in all.
  Outcome run(const Deadline& deadline, std::uint64_t node_limit, Random& random);

  // Solutions seen so far, and the one of them that was chosen.
  [[nodiscard]] std::uint64_t found() const { return search_->statistics().found; }
  [[nodiscard]] std::span<const std::uint8_t> digits() const { return digits_; }
  [[nodiscard]] std::uint64_t nodes() const { return search_->statistics().nodes; }

 private:
  std::unique_ptr<Search> search_;
  std::vector<std::uint8_t> digits_;
};

}  // namespace nonet
