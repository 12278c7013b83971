#include <doctest.h>

#include <array>
#include <map>
#include <string>
#include <vector>

#include "chi_square.hpp"
#include "generator/moves.hpp"
#include "generator/uniform.hpp"
#include "layouts.hpp"
#include "rounds.hpp"

using nonet::Deadline;
using nonet::Layout;
using nonet::Moves;
using nonet::Outcome;
using nonet::Random;
using nonet::UniformSolution;
using nonet::tests::chi_square;
using nonet::tests::is_solution;
using nonet::tests::make_layout;
using nonet::tests::rounds;

TEST_CASE("a uniform solution is each of the 288 grids of 4 × 4 as often") {
  const Layout layout = make_layout(4, 2, 2);
  const std::vector<std::uint8_t> empty(16);
  Random random(1);
  std::map<std::string, int> seen;
  constexpr int draws = rounds(14'400);
  for (int i = 0; i < draws; ++i) {
    UniformSolution solution(layout, empty, {});
    REQUIRE(solution.run(Deadline(1e6), ~std::uint64_t{0}, random) == Outcome::exhausted);
    ++seen[{solution.digits().begin(), solution.digits().end()}];
  }
  // 99.9 % quantile of chi-square with 287 degrees of freedom (Wilson and Hilferty): 366.8.
  CHECK(chi_square(seen, 288) < 366.8);
}

TEST_CASE("a node limit pauses a uniform solution and leaves it unfinished") {
  const Layout layout = make_layout(9, 3, 3);
  const std::vector<std::uint8_t> empty(81);
  Random random(1);
  UniformSolution solution(layout, empty, 1);
  CHECK(solution.run(Deadline(1e6), 300, random) == Outcome::paused);
  CHECK(solution.nodes() == 300);
}

TEST_CASE("moves lead from solution to solution, and mostly to another one") {
  for (const auto& [size, rows, columns] :
       std::vector<std::array<int, 3>>{{6, 2, 3}, {9, 3, 3}, {16, 4, 4}, {10, 2, 5}}) {
    const Layout layout = make_layout(size, rows, columns);
    const Moves moves(layout);
    std::vector<std::uint8_t> digits(static_cast<std::size_t>(layout.cell_count()));
    Random random(2);
    UniformSolution first(layout, digits, 1);
    first.run(Deadline(1e6), 1'000, random);
    REQUIRE(first.found() > 0);
    digits.assign(first.digits().begin(), first.digits().end());
    int changed = 0;
    constexpr int steps = 100;
    for (int i = 0; i < steps; ++i) {
      const auto before = digits;
      const bool moved = moves.step(digits, random);
      REQUIRE(is_solution(layout, digits));
      if (!moved) CHECK(digits == before);
      changed += digits != before;
    }
    CHECK(changed > steps / 5);
  }
}

TEST_CASE("moves alone make all 288 grids of 4 × 4 equally frequent") {
  const Layout layout = make_layout(4, 2, 2);
  const Moves moves(layout);
  std::vector<std::uint8_t> digits = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  Random random(11);
  std::map<std::string, int> seen;
  for (int i = 0; i < rounds(14'400); ++i) {
    for (int step = 0; step < 16; ++step) moves.step(digits, random);
    ++seen[{digits.begin(), digits.end()}];
  }
  CHECK(chi_square(seen, 288) < 366.8);
}
