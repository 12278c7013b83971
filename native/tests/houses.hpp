#pragma once

#include <string_view>
#include <vector>

#include "core/layout.hpp"
#include "techniques/state.hpp"

namespace nonet::tests {

// Rows, columns, boxes of this shape where it is not 0 × 0, both diagonals if asked for, and rules
// beyond houses.
template <int W>
techniques::Houses<W> make_houses(int size, int box_rows = 0, int box_columns = 0,
                                  bool diagonals = false,
                                  const std::vector<techniques::GivenRule>& rules = {}) {
  using techniques::HouseKind;
  std::vector<std::vector<int>> cells;
  std::vector<HouseKind> kinds;
  const auto add = [&](HouseKind kind, auto cell_at) {
    auto& house = cells.emplace_back();
    kinds.push_back(kind);
    for (int i = 0; i < size; ++i) house.push_back(cell_at(i));
  };
  for (int row = 0; row < size; ++row) {
    add(HouseKind::row, [=](int i) { return row * size + i; });
  }
  for (int column = 0; column < size; ++column) {
    add(HouseKind::column, [=](int i) { return i * size + column; });
  }
  for (int top = 0; box_rows > 0 && top < size; top += box_rows) {
    for (int left = 0; left < size; left += box_columns) {
      add(HouseKind::box,
          [=](int i) { return (top + i / box_columns) * size + left + i % box_columns; });
    }
  }
  if (diagonals) {
    add(HouseKind::other, [=](int i) { return i * size + i; });
    add(HouseKind::other, [=](int i) { return i * size + size - 1 - i; });
  }
  return {Layout(size, cells), kinds, rules};
}

// The digits of a grid in text, from 1; 0 where a cell is empty.
inline std::vector<std::uint8_t> digits_in(std::string_view text) {
  std::vector<std::uint8_t> digits;
  for (const char c : text) {
    const int digit = c == '.' ? 0 : c <= '9' ? c - '0' : c - 'A' + 10;
    digits.push_back(static_cast<std::uint8_t>(digit));
  }
  return digits;
}

}  // namespace nonet::tests
