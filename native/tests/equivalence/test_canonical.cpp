#include <doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <string_view>
#include <utility>
#include <vector>

#include "core/random.hpp"
#include "equivalence/canonical.hpp"

using nonet::Canonicaliser;
using nonet::Random;

namespace {

template <int Side>
using Grid = std::array<std::uint8_t, static_cast<std::size_t>(Canonicaliser<Side>::cell_count)>;

template <int Side>
std::pair<Grid<Side>, std::int64_t> canonical(const Grid<Side>& grid) {
  Canonicaliser<Side> canonicaliser;
  Grid<Side> form;
  const std::int64_t automorphisms = canonicaliser.run(grid, form);
  return {form, automorphisms};
}

// Every order of the lines that keeps the chutes together.
template <int Side>
std::vector<std::vector<int>> line_orders() {
  std::vector<int> order(static_cast<std::size_t>(Side * Side));
  std::iota(order.begin(), order.end(), 0);
  std::vector<std::vector<int>> found;
  do {
    bool together = true;
    for (std::size_t i = 0; i < order.size(); ++i) {
      together &= order[i] / Side == order[i - i % Side] / Side;
    }
    if (together) found.push_back(order);
  } while (std::ranges::next_permutation(order).found);
  return found;
}

template <int Side>
Grid<Side> moved(const Grid<Side>& grid, const std::vector<int>& rows,
                 const std::vector<int>& columns, bool transposed) {
  constexpr int size = Side * Side;
  Grid<Side> result{};
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      const int from_row = rows[static_cast<std::size_t>(transposed ? column : row)];
      const int from_column = columns[static_cast<std::size_t>(transposed ? row : column)];
      result[static_cast<std::size_t>(row * size + column)] =
          grid[static_cast<std::size_t>(from_row * size + from_column)];
    }
  }
  return result;
}

// Digits relabelled in the order in which they appear: the least text that relabelling gives.
template <int Side>
Grid<Side> relabelled(Grid<Side> grid) {
  std::array<std::uint8_t, 10> labels{};
  std::uint8_t used = 0;
  for (std::uint8_t& digit : grid) {
    if (digit != 0 && labels[digit] == 0) labels[digit] = ++used;
    digit = labels[digit];
  }
  return grid;
}

// `givens` digits from 1 to `digits` at random places; conflicts are welcome.
template <int Side>
Grid<Side> random_grid(Random& random, int givens, int digits) {
  Grid<Side> grid{};
  for (int i = 0; i < givens; ++i) {
    grid[static_cast<std::size_t>(random.below(Canonicaliser<Side>::cell_count))] =
        static_cast<std::uint8_t>(1 + random.below(digits));
  }
  return grid;
}

Grid<3> read(std::string_view text) {
  Grid<3> grid{};
  std::ranges::transform(text, grid.begin(), [](char digit) {
    return static_cast<std::uint8_t>(digit == '.' ? 0 : digit - '0');
  });
  return grid;
}

}  // namespace

TEST_CASE("all 128 moves of a 4x4 grid give nothing less, and the automorphisms are counted") {
  const auto orders = line_orders<2>();
  REQUIRE(orders.size() == 8);
  Random random(1);
  for (int round = 0; round < 3000; ++round) {
    const Grid<2> grid = random_grid<2>(random, round % 24, 1 + round % 4);
    const Grid<2> plain = relabelled<2>(grid);
    Grid<2> least = plain;
    std::int64_t automorphisms = 0;
    for (const auto& rows : orders) {
      for (const auto& columns : orders) {
        for (const bool transposed : {false, true}) {
          const Grid<2> other = relabelled<2>(moved<2>(grid, rows, columns, transposed));
          least = std::min(least, other);
          if (other == plain) ++automorphisms;
        }
      }
    }
    CHECK(canonical<2>(grid) == std::pair(least, automorphisms));
  }
}

TEST_CASE("moves and labels change neither the form of a 9x9 grid nor its automorphisms") {
  const auto orders = line_orders<3>();
  REQUIRE(orders.size() == 1296);
  Random random(2);
  for (int round = 0; round < 4000; ++round) {
    const Grid<3> grid = random_grid<3>(random, round % 100, 1 + round % 9);
    const auto [form, automorphisms] = canonical<3>(grid);
    Grid<3> other =
        moved<3>(grid, orders[static_cast<std::size_t>(random.below(1296))],
                 orders[static_cast<std::size_t>(random.below(1296))], random.below(2) == 1);
    for (std::uint8_t& digit : other) {
      if (digit != 0) digit = static_cast<std::uint8_t>(digit % 9 + 1);
    }
    CHECK(canonical<3>(other) == std::pair(form, automorphisms));
    CHECK(canonical<3>(form) == std::pair(form, automorphisms));
    CHECK(form <= relabelled<3>(other));
  }
}

// The greatest canonical solution and its 72 automorphisms: Red Ed, 28 January 2007, Enjoy Sudoku
// Players' Forum, "Canonical form", topic 5215.
TEST_CASE("the greatest canonical solution stays as it is") {
  const Grid<3> greatest =
      read("123456789457893612986217354274538196531964827698721435342685971715349268869172543");
  CHECK(canonical<3>(greatest) == std::pair(greatest, std::int64_t{72}));
}

TEST_CASE("grids that every move keeps have all moves as automorphisms") {
  for (const std::uint8_t digit : std::array<std::uint8_t, 2>{0, 5}) {
    Grid<3> grid;
    grid.fill(digit);
    const auto [form, automorphisms] = canonical<3>(grid);
    CHECK(form == relabelled<3>(grid));
    CHECK(automorphisms == 2 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6);
  }
}
