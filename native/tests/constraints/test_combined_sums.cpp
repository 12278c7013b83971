#include <doctest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "constraints/combined_sums.hpp"
#include "core/random.hpp"

using namespace nonet;

namespace {

// Rows, then columns, then boxes.
Layout nine() {
  std::vector<std::vector<int>> houses;
  for (int kind = 0; kind < 3; ++kind) {
    for (int i = 0; i < 9; ++i) {
      auto& house = houses.emplace_back();
      for (int j = 0; j < 9; ++j) {
        const int row = kind == 0 ? i : kind == 1 ? j : i / 3 * 3 + j / 3;
        const int column = kind == 0 ? j : kind == 1 ? i : i % 3 * 3 + j % 3;
        house.push_back(9 * row + column);
      }
    }
  }
  return {9, houses};
}

// Up and to the right, from a cell of the first column or the last row.
std::vector<int> diagonal(int row, int column) {
  std::vector<int> cells;
  for (; row >= 0 && column < 9; --row, ++column) cells.push_back(9 * row + column);
  std::ranges::sort(cells);
  return cells;
}

}  // namespace

TEST_CASE("parallel diagonals with large totals are taken together") {
  const std::vector<KnownSum> known = {
      {diagonal(8, 0), 49}, {diagonal(7, 0), 49}, {diagonal(8, 1), 49}, {diagonal(8, 2), 49}};
  const std::vector<KnownSum> combined = combined_sums(nine(), known);
  REQUIRE(combined.size() == 1);
  CHECK(combined[0].cells.size() == 32);
  CHECK(combined[0].total == 4 * 49);
}

TEST_CASE("sums with a common cell, and sums that lose no freedom, are left alone") {
  CHECK(combined_sums(nine(), {{diagonal(8, 0), 49}, {{0, 8, 80}, 20}}).empty());
  CHECK(combined_sums(nine(), {{{0, 40}, 10}, {{12, 74}, 10}}).empty());
}

TEST_CASE("what is combined holds in every grid that the sums come from") {
  const Layout layout = nine();
  Random random(5);
  int found = 0;
  for (int round = 0; round < 200; ++round) {
    std::vector<KnownSum> known;
    const auto digit = [](int cell) {
      const int row = cell / 9;
      return (row % 3 * 3 + row / 3 + cell % 9) % 9 + 1;
    };
    for (int i = 0; i < 6; ++i) {
      KnownSum sum;
      std::set<int> cells;
      while (cells.size() < 7) {
        const int cell = random.below(81);
        if (digit(cell) > 5) cells.insert(cell);  // so that totals are near their limits
      }
      sum.cells.assign(cells.begin(), cells.end());
      for (const int cell : sum.cells) sum.total += digit(cell);
      known.push_back(std::move(sum));
    }
    for (const KnownSum& sum : combined_sums(layout, known)) {
      int total = 0;
      for (const int cell : sum.cells) total += digit(cell);
      CHECK(total == sum.total);
      ++found;
    }
  }
  CHECK(found > 0);
}
