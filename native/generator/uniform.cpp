#include "generator/uniform.hpp"

namespace nonet {

UniformSolution::UniformSolution(const Layout& layout, std::span<const std::uint8_t> puzzle,
                                 std::optional<std::uint64_t> seed)
    : search_(Search::from_digits(layout, puzzle, seed)), digits_(puzzle.size()) {}

Outcome UniformSolution::run(const Deadline& deadline, std::uint64_t node_limit, Random& random) {
  for (;;) {
    const Outcome outcome = search_->run(deadline, node_limit);
    if (outcome != Outcome::found) return outcome;
    if (random.below(static_cast<int>(found())) == 0) search_->write_solution(digits_);
  }
}

}  // namespace nonet
