#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/bit_set.hpp"
#include "core/layout.hpp"

namespace nonet {

// Candidates of each cell: its own digit, or all that no given of its houses has.
template <int Words>
std::vector<BitSet<Words>> cells_from_digits(const Layout& layout,
                                             std::span<const std::uint8_t> digits) {
  const auto size = static_cast<std::uint32_t>(layout.size());
  const auto all = BitSet<Words>::first(layout.size());
  std::vector<BitSet<Words>> open(static_cast<std::size_t>(layout.house_count()), all);
  std::vector<BitSet<Words>> cells(digits.size());
  bool conflict = false;
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    if (digits[cell] == 0) continue;
    for (const Layout::Membership& m : layout.memberships(static_cast<int>(cell))) {
      conflict |= !open[m.first / size].contains(digits[cell] - 1);
      open[m.first / size].remove(digits[cell] - 1);
    }
    cells[cell].insert(digits[cell] - 1);
  }
  for (std::size_t cell = 0; cell < digits.size() && !conflict; ++cell) {
    if (digits[cell] != 0) continue;
    cells[cell] = all;
    for (const Layout::Membership& m : layout.memberships(static_cast<int>(cell))) {
      cells[cell] = cells[cell] & open[m.first / size];
    }
  }
  return cells;
}

// The same from ⌈size / 8⌉ bytes a cell, digit 1 in the lowest bit.
template <int Words>
std::vector<BitSet<Words>> cells_from_masks(const Layout& layout,
                                            std::span<const std::uint8_t> masks) {
  const int width = (layout.size() + 7) / 8;
  std::vector<BitSet<Words>> cells(static_cast<std::size_t>(layout.cell_count()));
  for (int cell = 0; cell < layout.cell_count(); ++cell) {
    for (int digit = 0; digit < layout.size(); ++digit) {
      const std::uint8_t byte = masks[static_cast<std::size_t>(cell * width + digit / 8)];
      if ((byte >> (digit % 8) & 1) != 0) cells[static_cast<std::size_t>(cell)].insert(digit);
    }
  }
  return cells;
}

}  // namespace nonet
