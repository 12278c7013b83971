#include "core/layout.hpp"

#include <algorithm>

namespace nonet {

bool Layout::valid(int size, int cell_count, const std::vector<std::vector<int>>& houses) {
  if (size < 1 || size > max_size || houses.size() > 10u * max_size) return false;
  if (cell_count < 1 || cell_count > max_size * max_size) return false;
  return std::ranges::all_of(houses, [size, cell_count](const std::vector<int>& cells) {
    return cells.size() == static_cast<std::size_t>(size) && cells.front() >= 0 &&
           cells.back() < cell_count &&
           std::ranges::adjacent_find(cells, std::greater_equal{}) == cells.end();
  });
}

Layout::Layout(int size, int cell_count, const std::vector<std::vector<int>>& houses)
    : size_(size), cell_count_(cell_count), house_count_(static_cast<int>(houses.size())) {
  const auto cells = static_cast<std::size_t>(cell_count);
  std::vector<std::vector<Membership>> of_cell(cells);
  for (std::size_t house = 0; house < houses.size(); ++house) {
    for (std::size_t position = 0; position < houses[house].size(); ++position) {
      const int cell = houses[house][position];
      house_cells_.push_back(static_cast<std::uint16_t>(cell));
      of_cell[static_cast<std::size_t>(cell)].push_back(
          {static_cast<std::uint32_t>(house) * static_cast<std::uint32_t>(size),
           static_cast<std::uint32_t>(position)});
    }
  }
  first_membership_.push_back(0);
  for (const auto& memberships : of_cell) {
    memberships_.insert(memberships_.end(), memberships.begin(), memberships.end());
    first_membership_.push_back(static_cast<std::uint32_t>(memberships_.size()));
  }

  overlaps_.resize(houses.size());
  for (std::size_t house = 0; house < houses.size(); ++house) {
    std::vector<Overlap> with(houses.size());
    for (std::size_t position = 0; position < houses[house].size(); ++position) {
      for (const Membership& m : of_cell[static_cast<std::size_t>(houses[house][position])]) {
        Overlap& overlap = with[m.first / static_cast<std::uint32_t>(size)];
        ++overlap.cells;
        overlap.here.insert(static_cast<int>(position));
        overlap.there.insert(static_cast<int>(m.position));
      }
    }
    for (std::size_t other = 0; other < houses.size(); ++other) {
      if (other == house || with[other].cells < 2) continue;
      with[other].other = static_cast<std::uint32_t>(other) * static_cast<std::uint32_t>(size);
      largest_overlap_ = std::max(largest_overlap_, with[other].cells);
      overlaps_[house].push_back(with[other]);
    }
  }
}

}  // namespace nonet
