#include <doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "chi_square.hpp"
#include "generator/full_grids.hpp"
#include "generator/switches.hpp"
#include "layouts.hpp"
#include "rounds.hpp"
#include "solver/search/search.hpp"

using nonet::Deadline;
using nonet::FullGrids;
using nonet::Layout;
using nonet::Outcome;
using nonet::Random;
using nonet::Switches;
using nonet::tests::chi_square;
using nonet::tests::is_solution;
using nonet::tests::make_layout;
using nonet::tests::rounds;

namespace {

using Digits = std::vector<std::uint8_t>;

Digits first_grid(const Layout& layout) {
  Digits digits(static_cast<std::size_t>(layout.cell_count()));
  const auto search = nonet::Search::from_digits(layout, digits, {});
  REQUIRE(search->run(Deadline(1e6)) == Outcome::found);
  search->write_solution(digits);
  return digits;
}

}  // namespace

TEST_CASE("switches lead from solution to solution") {
  for (const auto& [size, rows, columns] :
       std::vector<std::array<int, 3>>{{6, 2, 3}, {9, 3, 3}, {10, 2, 5}, {11, 0, 0}}) {
    const Layout layout = make_layout(size, rows, columns);
    Switches switches(layout);
    switches.begin(first_grid(layout));
    Random random(1);
    for (int i = 0; i < 2'000; ++i) {
      switches.step(random);
      if (i % 20 == 0) {
        REQUIRE(is_solution(layout, {switches.digits().begin(), switches.digits().end()}));
      }
    }
  }
}

TEST_CASE("switches keep diagonals, too") {
  const Layout layout(4, {{0, 1, 2, 3},
                          {4, 5, 6, 7},
                          {8, 9, 10, 11},
                          {12, 13, 14, 15},
                          {0, 4, 8, 12},
                          {1, 5, 9, 13},
                          {2, 6, 10, 14},
                          {3, 7, 11, 15},
                          {0, 1, 4, 5},
                          {2, 3, 6, 7},
                          {8, 9, 12, 13},
                          {10, 11, 14, 15},
                          {0, 5, 10, 15},
                          {3, 6, 9, 12}});
  Switches switches(layout);
  switches.begin(first_grid(layout));
  Random random(1);
  for (int i = 0; i < 200; ++i) {
    switches.step(random);
    REQUIRE(is_solution(layout, {switches.digits().begin(), switches.digits().end()}));
  }
}

TEST_CASE("the 288 grids of 4 × 4 come as often as each other by switches alone") {
  const Layout layout = make_layout(4, 2, 2);
  const Digits start = first_grid(layout);
  Switches switches(layout);
  std::map<std::string, int> seen;
  constexpr int draws = rounds(14'400);
  for (int seed = 0; seed < draws; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    switches.begin(start);
    for (int i = 0; i < 64; ++i) switches.step(random);
    ++seen[{switches.digits().begin(), switches.digits().end()}];
  }
  // 99.9 % quantile of chi-square with 287 degrees of freedom (Wilson and Hilferty): 366.8.
  CHECK(chi_square(seen, 288) < 366.8);
}

TEST_CASE("grids of large sizes are solutions, each a function of its seed, however it is sliced") {
  for (const auto& [size, rows, columns] :
       std::vector<std::array<int, 3>>{{65, 5, 13}, {81, 9, 9}, {90, 9, 10}, {100, 10, 10}}) {
    CAPTURE(size);
    const Layout layout = make_layout(size, rows, columns);
    const auto grids = FullGrids::boxes(layout, {rows, columns});
    std::vector<Digits> made;
    for (const std::uint64_t seed : {1, 2}) {
      grids->begin(seed);
      REQUIRE(grids->run(Deadline(1e6)) == Outcome::found);
      made.emplace_back(grids->digits().begin(), grids->digits().end());
      CHECK(is_solution(layout, made.back()));
    }
    CHECK_FALSE(std::ranges::equal(made[0], made[1]));
    grids->begin(1);
    int pauses = 0;
    while (grids->run(Deadline(0)) == Outcome::paused) ++pauses;
    CHECK(pauses > 10);
    CHECK(std::ranges::equal(grids->digits(), made[0]));
  }
}
