#pragma once

#include <cstdint>
#include <set>
#include <vector>

#include "core/layout.hpp"

namespace nonet::tests {

// Rows and columns, and boxes of this shape where it is not 0 × 0.
inline Layout make_layout(int size, int box_rows = 0, int box_columns = 0) {
  std::vector<std::vector<int>> houses;
  for (int i = 0; i < size; ++i) {
    auto& row = houses.emplace_back();
    for (int j = 0; j < size; ++j) row.push_back(i * size + j);
    auto& column = houses.emplace_back();
    for (int j = 0; j < size; ++j) column.push_back(j * size + i);
  }
  for (int top = 0; box_rows > 0 && top < size; top += box_rows) {
    for (int left = 0; left < size; left += box_columns) {
      auto& box = houses.emplace_back();
      for (int i = 0; i < box_rows; ++i) {
        for (int j = 0; j < box_columns; ++j) box.push_back((top + i) * size + left + j);
      }
    }
  }
  return {size, houses};
}

// Rows, columns and boxes of 9 × 9 in the order that the lockstep engine knows.
inline Layout classic_layout() {
  std::vector<std::vector<int>> houses(27);
  for (int cell = 0; cell < 81; ++cell) {
    houses[static_cast<std::size_t>(cell / 9)].push_back(cell);
    houses[static_cast<std::size_t>(9 + cell % 9)].push_back(cell);
    houses[static_cast<std::size_t>(18 + cell / 27 * 3 + cell % 9 / 3)].push_back(cell);
  }
  return {9, houses};
}

// Whether every house of a grid has each digit, counted from 1, once.
inline bool is_solution(const Layout& layout, const std::vector<std::uint8_t>& digits) {
  for (int house = 0; house < layout.house_count(); ++house) {
    std::set<int> seen;
    for (int position = 0; position < layout.size(); ++position) {
      seen.insert(digits[static_cast<std::size_t>(layout.cell(house, position))]);
    }
    if (static_cast<int>(seen.size()) != layout.size()) return false;
    if (*seen.begin() != 1 || *seen.rbegin() != layout.size()) return false;
  }
  return true;
}

}  // namespace nonet::tests
