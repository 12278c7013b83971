#pragma once

#include <vector>

#include "core/layout.hpp"
#include "rating/rated_step.hpp"

namespace nonet::tests {

// Rows, columns and boxes of 9 × 9 cells.
inline rating::Houses classic_houses() {
  using logic::HouseKind;
  constexpr int size = 9;
  std::vector<std::vector<int>> cells;
  std::vector<logic::HouseKind> kinds;
  for (const HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::box}) {
    for (int house = 0; house < size; ++house) {
      auto& here = cells.emplace_back();
      kinds.push_back(kind);
      for (int i = 0; i < size; ++i) {
        const int row = house / 3 * 3 + i / 3;
        const int column = house % 3 * 3 + i % 3;
        here.push_back(kind == HouseKind::row      ? house * size + i
                       : kind == HouseKind::column ? i * size + house
                                                   : row * size + column);
      }
    }
  }
  return {Layout(size, cells), kinds};
}

}  // namespace nonet::tests
