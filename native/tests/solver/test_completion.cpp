#include <doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "core/box_shape.hpp"
#include "core/random.hpp"
#include "layouts.hpp"
#include "solver/completion/completion.hpp"
#include "solver/completion/edge_colouring.hpp"
#include "solver/solver.hpp"
#include "solver/start.hpp"

using nonet::BitSet;
using nonet::Completion;
using nonet::Deadline;
using nonet::EdgeColouring;
using nonet::Layout;
using nonet::Outcome;
using nonet::Random;
using nonet::Solver;
using nonet::tests::is_solution;
using nonet::tests::make_layout;

namespace {

using Digits = std::vector<std::uint8_t>;

constexpr double long_enough = 1e6;

// Rows and columns of a box; 0 × 0 where there are none.
struct Shape {
  int size, rows, columns;
};
const std::vector<Shape> shapes = {{1, 0, 0},   {2, 0, 0},  {9, 3, 3},   {12, 3, 4},   {13, 0, 0},
                                   {36, 6, 6},  {49, 7, 7}, {64, 8, 8},  {65, 5, 13},  {81, 9, 9},
                                   {90, 9, 10}, {97, 0, 0}, {98, 49, 2}, {100, 10, 10}};

Digits composed(const Layout& layout, const Digits& givens, std::uint64_t seed) {
  Completion completion(layout, nonet::cells_from_digits<2>(layout, givens), seed);
  if (completion.run(Deadline(long_enough)) != Outcome::found) return {};
  return {completion.digits().begin(), completion.digits().end()};
}

Digits empty(const Layout& layout) { return Digits(static_cast<std::size_t>(layout.cell_count())); }

// This many cells of a grid, the others empty.
Digits some_of(const Digits& grid, int count, std::uint64_t seed) {
  Random random(seed);
  Digits some(grid.size());
  while (count > 0) {
    const auto cell = static_cast<std::size_t>(random.below(static_cast<int>(grid.size())));
    if (some[cell] != 0) continue;
    some[cell] = grid[cell];
    --count;
  }
  return some;
}

bool agrees(const Digits& grid, const Digits& givens) {
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    if (givens[cell] != 0 && givens[cell] != grid[cell]) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("the shape of the boxes is seen in the houses") {
  for (const auto& [size, rows, columns] : shapes) {
    const auto boxes = nonet::box_shape_of(make_layout(size, rows, columns));
    CHECK(boxes.has_value() == (rows > 0));
    if (boxes) CHECK(boxes->rows == rows);
    if (boxes) CHECK(boxes->columns == columns);
  }
}

TEST_CASE("a complete bipartite graph is coloured, each colour once at a vertex") {
  for (const int size : {1, 2, 7, 40, 100}) {
    EdgeColouring colouring(size, size, size);
    for (int left = 0; left < size; ++left) {
      for (int right = 0; right < size; ++right) {
        colouring.add(left, right, BitSet<2>::first(size));
      }
    }
    Random random(1);
    REQUIRE(colouring.run(random));
    Digits digits;
    for (int edge = 0; edge < size * size; ++edge) {
      digits.push_back(
          static_cast<std::uint8_t>(colouring.colour(static_cast<std::size_t>(edge)) + 1));
    }
    CHECK(is_solution(make_layout(size), digits));
  }
}

TEST_CASE("edges that want the same colour at a vertex are given up") {
  EdgeColouring colouring(2, 2, 2);
  for (const int left : {0, 1}) {
    for (const int right : {0, 1}) colouring.add(left, right, BitSet<2>::first(1));
  }
  Random random(1);
  CHECK_FALSE(colouring.run(random));
}

TEST_CASE("an empty grid of any shape is composed, the same for the same seed") {
  for (const auto& [size, rows, columns] : shapes) {
    CAPTURE(size);
    const Layout layout = make_layout(size, rows, columns);
    const Digits first = composed(layout, empty(layout), 1);
    REQUIRE(!first.empty());
    CHECK(is_solution(layout, first));
    CHECK(std::ranges::equal(composed(layout, empty(layout), 1), first));
    if (size > 8) CHECK_FALSE(std::ranges::equal(composed(layout, empty(layout), 2), first));
  }
}

TEST_CASE("a composed grid keeps the givens, up to one cell in twenty") {
  for (const auto& [size, rows, columns] : shapes) {
    if (size < 36) continue;
    const Layout layout = make_layout(size, rows, columns);
    const Digits full = composed(layout, empty(layout), 7);
    for (const int count : {1, 5, 50, size * size / 20}) {
      CAPTURE(size);
      CAPTURE(count);
      const Digits givens = some_of(full, count, static_cast<std::uint64_t>(count));
      const Digits grid = composed(layout, givens, 1);
      REQUIRE(!grid.empty());
      CHECK(is_solution(layout, grid));
      CHECK(agrees(grid, givens));
    }
  }
}

TEST_CASE("diagonals are filled first") {
  std::vector<std::vector<int>> houses;
  const int size = 81;
  const Layout plain = make_layout(size, 9, 9);
  for (int house = 0; house < plain.house_count(); ++house) {
    auto& cells = houses.emplace_back();
    for (int i = 0; i < size; ++i) cells.push_back(plain.cell(house, i));
  }
  auto& falling = houses.emplace_back();
  for (int i = 0; i < size; ++i) falling.push_back(i * size + i);
  auto& rising = houses.emplace_back();
  for (int i = 0; i < size; ++i) rising.push_back((i + 1) * (size - 1));
  const Layout layout(size, houses);
  const Digits grid = composed(layout, empty(layout), 3);
  REQUIRE(!grid.empty());
  CHECK(is_solution(layout, grid));
}

TEST_CASE("what has no solution is not composed") {
  const Layout layout = make_layout(4, 2, 2);
  // r1c1 can be neither of 1 to 4.
  CHECK(composed(layout, {0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0}, 1).empty());
  // The second 1 of row 1 leaves none for other cells.
  CHECK(composed(layout, {1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, 1).empty());
}

TEST_CASE("pausing at every look changes no composed grid") {
  const Layout layout = make_layout(81, 9, 9);
  const auto cells = nonet::cells_from_digits<2>(layout, empty(layout));
  Completion completion(layout, cells, 5);
  int pauses = 0;
  while (completion.run(Deadline(0)) == Outcome::paused) ++pauses;
  CHECK(pauses > 10);
  const Digits grid(completion.digits().begin(), completion.digits().end());
  CHECK(std::ranges::equal(grid, composed(layout, empty(layout), 5)));
}

TEST_CASE("the solver goes on from a composed grid, and no solution comes twice") {
  for (const auto& [size, rows, columns] :
       std::vector<Shape>{{49, 7, 7}, {65, 5, 13}, {81, 9, 9}, {97, 0, 0}}) {
    CAPTURE(size);
    const Layout layout = make_layout(size, rows, columns);
    Solver solver(layout, {empty(layout)});
    std::vector<Digits> found;
    for (std::uint64_t i = 1; i <= 20; ++i) {
      REQUIRE(solver.run(Deadline(long_enough), {.solutions = i, .nodes = 50'000}) ==
              Outcome::found);
      Digits digits = empty(layout);
      solver.write_solution(digits);
      CHECK(is_solution(layout, digits));
      for (const Digits& other : found) CHECK_FALSE(std::ranges::equal(other, digits));
      found.push_back(digits);
    }
  }
}

TEST_CASE("a large grid with few givens and a contradiction is refuted by its root") {
  const Layout layout = make_layout(81, 9, 9);
  Digits givens = empty(layout);
  // Row 1 but its first box has 73 … 81 no place: column by column they are given below.
  for (int i = 0; i < 81; ++i) givens[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(i);
  givens[0] = 0;
  givens[9 * 81] = 81;  // the digit that is left for r1c1, in its column
  Solver solver(layout, {givens});
  CHECK(solver.run(Deadline(long_enough)) == Outcome::exhausted);
  CHECK(solver.statistics().nodes <= 1);
}
