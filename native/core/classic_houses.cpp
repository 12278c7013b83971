#include "core/classic_houses.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace nonet {
namespace {

// One house after the other.
constexpr auto classic_cells = [] {
  std::array<int, 243> cells{};
  for (std::size_t i = 0; i < 81; ++i) {
    const int house = static_cast<int>(i / 9);
    const int position = static_cast<int>(i % 9);
    cells[i] = 9 * house + position;
    cells[81 + i] = 9 * position + house;
    cells[162 + i] = 9 * (house / 3 * 3 + position / 3) + house % 3 * 3 + position % 3;
  }
  return cells;
}();

}  // namespace

// Asked for every single grid, so without a branch.
bool begins_classic(const Layout& layout) {
  if (layout.size() != 9 || layout.house_count() < classic_houses) return false;
  int difference = 0;
  for (std::uint32_t i = 0; i < classic_cells.size(); ++i) {
    difference |= layout.cell_from(i, 0) ^ classic_cells[i];
  }
  return difference == 0;
}

}  // namespace nonet
