#include "techniques/step.hpp"

#include <algorithm>

namespace nonet::techniques {
namespace {

void sort_candidates(std::vector<Candidate>& candidates) {
  std::ranges::sort(candidates);
  const auto doubles = std::ranges::unique(candidates);
  candidates.erase(doubles.begin(), doubles.end());
}

}  // namespace

void Step::sort() {
  sort_candidates(placements);
  sort_candidates(eliminations);
}

}  // namespace nonet::techniques
