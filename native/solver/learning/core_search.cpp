#include "solver/learning/core_search.hpp"

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

std::vector<Groups::Candidate> all_candidates(const Layout& layout) {
  std::vector<Groups::Candidate> all;
  for (int cell = 0; cell < layout.cell_count(); ++cell) {
    for (int digit = 0; digit < layout.size(); ++digit) all.push_back({cell, digit});
  }
  return all;
}

}  // namespace

CoreSearch::CoreSearch(const Layout& layout)
    : size_(layout.size()),
      cell_count_(layout.cell_count()),
      groups_(layout, all_candidates(layout)),
      learner_(groups_) {}

void CoreSearch::ask(std::span<const std::uint8_t> digits) {
  std::vector<std::uint32_t> candidates;
  const auto size = static_cast<std::uint32_t>(size_);
  for (std::uint32_t cell = 0; cell < digits.size(); ++cell) {
    if (digits[cell] != 0) candidates.push_back(cell * size + digits[cell] - 1);
  }
  learner_.assume(std::move(candidates));
}

std::vector<int> CoreSearch::core() const {
  std::vector<int> cells;
  for (const std::uint32_t candidate : learner_.core()) {
    cells.push_back(groups_.candidate(candidate).cell);
  }
  std::ranges::sort(cells);
  return cells;
}

}  // namespace nonet
