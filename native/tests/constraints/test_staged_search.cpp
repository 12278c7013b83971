#include <doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "constraints/all_solutions.hpp"
#include "core/random.hpp"
#include "layouts.hpp"
#include "solver/propagation/prepared_rules.hpp"

using namespace nonet;
using nonet::tests::all_solutions;
using nonet::tests::Digits;
using nonet::tests::long_enough;
using nonet::tests::make_layout;

namespace {

// What a search runs into before it ends.
constexpr std::uint64_t few_nodes = 7;

Digits some_grid(const Layout& layout, std::uint64_t seed) {
  const auto any = Search::from_digits(layout, Digits(81), seed);
  REQUIRE(any->run(Deadline(long_enough)) == Outcome::found);
  Digits grid(81);
  any->write_solution(grid);
  return grid;
}

// Cages along the rows that the digits of a grid are right for, and so no others of their totals.
Primitives cages_of(const Digits& grid, Random& random) {
  Primitives rules;
  for (int first = 0; first < 81;) {
    const int count = std::min(2 + random.below(3), 9 - first % 9);
    EqualTotals sum{{EqualTotals::Group{}}, std::vector{0}};
    DistinctDigits different;
    for (int cell = first; cell < first + count; ++cell) {
      sum.groups[0].terms.push_back({cell, 1});
      (*sum.totals)[0] += grid[static_cast<std::size_t>(cell)];
      different.cells.push_back(cell);
    }
    rules.sums.push_back(sum);
    rules.all_different.push_back(different);
    first += count;
  }
  return rules;
}

}  // namespace

TEST_CASE("with and without what follows from cages there are the same solutions") {
  const Layout layout = make_layout(9, 3, 3);
  const PreparedHouses houses(layout);
  Random random(1);
  int at_once = 0;
  int both = 0;
  int both_after_one = 0;  // with a solution before the second search
  for (int round = 0; round < 60; ++round) {
    const Digits grid = some_grid(layout, static_cast<std::uint64_t>(round));
    const Primitives rules = cages_of(grid, random);
    Digits puzzle = grid;
    for (int open = 60 + random.below(80); open > 0; --open) {
      puzzle[static_cast<std::size_t>(random.below(81))] = 0;
    }
    const PreparedRules prepared(houses, rules);
    const PreparedRules alone(houses, rules, false);
    for (const std::optional<std::uint64_t> seed : {std::optional<std::uint64_t>(), {2}}) {
      const auto search = prepared.search(puzzle, {}, seed);
      const std::set<Digits> found = all_solutions(layout, *search);
      CHECK(found.contains(grid));
      CHECK(found == all_solutions(layout, *alone.search(puzzle, {}, seed)));
      CHECK(search->statistics().found == found.size());
      CHECK(search->fraction() == 1);
      ++(search->statistics().nodes > few_nodes ? both : at_once);

      // A node at a time, with the same solutions in the same order.
      const auto whole = prepared.search(puzzle, {}, seed);
      const auto sliced = prepared.search(puzzle, {}, seed);
      for (std::uint64_t limit = 0;;) {
        const Outcome outcome = sliced->run(Deadline(long_enough), limit);
        if (limit <= few_nodes) CHECK(sliced->statistics().nodes <= limit);
        if (outcome == Outcome::paused) {
          ++limit;
          continue;
        }
        CHECK(whole->run(Deadline(long_enough)) == outcome);
        if (outcome == Outcome::exhausted) break;
        Digits one(81);
        Digits other(81);
        whole->write_solution(one);
        sliced->write_solution(other);
        CHECK(one == other);
        if (sliced->statistics().nodes < few_nodes && search->statistics().nodes > few_nodes) {
          ++both_after_one;
        }
      }
      CHECK(sliced->statistics().nodes == whole->statistics().nodes);
    }
  }
  CHECK(at_once > 10);
  CHECK(both > 10);
  CHECK(both_after_one > 0);
}

TEST_CASE("what follows from sums may pass the largest total of a rule") {
  const Layout layout = make_layout(64);
  const PreparedHouses houses(layout);
  for (const int count : {2, 10}) {
    // Diagonals in the first 15 rows whose digits are 64, 63 and so on: together they have no
    // freedom, and more than 1,023.
    Primitives rules;
    for (int diagonal = 0; diagonal < count; ++diagonal) {
      EqualTotals::Group group;
      for (int i = 0; i < 15; ++i) group.terms.push_back({65 * i + 4 * diagonal, 1});
      rules.sums.push_back({{group}, std::vector{15 * (64 - diagonal)}});
    }
    const PreparedRules prepared(houses, rules);
    const auto search = prepared.search(Digits(64 * 64), {}, {});
    CHECK(search->run(Deadline(long_enough), 20) == Outcome::paused);
  }
}
