#include <doctest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

#include "constraints/all_solutions.hpp"
#include "constraints/holds.hpp"
#include "layouts.hpp"
#include "solver/propagation/prepared_rules.hpp"

using namespace nonet;
using nonet::tests::all_solutions;
using nonet::tests::Digits;
using nonet::tests::learned_solutions;
using nonet::tests::long_enough;
using nonet::tests::make_layout;

TEST_CASE("search alone, with learning and learning alone have the same solutions in every order") {
  const Layout layout = make_layout(9, 3, 3);
  const PreparedHouses houses(layout);
  const auto any = Search::from_digits(layout, Digits(81), 5);
  REQUIRE(any->run(Deadline(long_enough)) == Outcome::found);
  Digits grid(81);
  any->write_solution(grid);
  Primitives rules;
  for (int sum = 1; sum <= 15; ++sum) {  // little killers, both ways
    EqualTotals down{{EqualTotals::Group{}}, std::vector{0}};
    EqualTotals up = down;
    for (int row = std::max(0, sum - 8); row <= std::min(8, sum); ++row) {
      for (auto* const rule : {&down, &up}) {
        const int cell = 9 * row + (rule == &down ? sum - row : 8 - sum + row);
        rule->groups[0].terms.push_back({cell, 1});
        (*rule->totals)[0] += grid[static_cast<std::size_t>(cell)];
      }
    }
    rules.sums.push_back(down);
    rules.sums.push_back(up);
  }
  Digits puzzle(81);
  for (std::size_t cell = 0; cell < 81; cell += 40) puzzle[cell] = grid[cell];
  const PreparedRules prepared(houses, rules);
  const std::set<Digits> expected = learned_solutions(layout, rules, puzzle, true);
  CHECK(expected.contains(grid));
  for (const std::uint64_t seed : {1, 2, 3}) {
    const auto search = prepared.search(puzzle, {}, seed);
    CHECK(all_solutions(layout, *search) == expected);
    CHECK(search->statistics().nodes > 500);
    const auto learning = prepared.search(puzzle, {}, seed, 0);
    CHECK(all_solutions(layout, *learning) == expected);
    CHECK(learning->statistics().nodes > 200);
    const auto sliced = prepared.search(puzzle, {}, seed, 0);  // the same in slices of 0.1 ms
    for (Outcome outcome = Outcome::found; outcome != Outcome::exhausted;) {
      outcome = sliced->run(Deadline(1e-4));
    }
    CHECK(sliced->statistics().nodes == learning->statistics().nodes);
    CHECK(sliced->statistics().found == learning->statistics().found);
  }
}

TEST_CASE("the same puzzle and seed give the same solutions in the same order") {
  const Layout layout = make_layout(9, 3, 3);
  const PreparedHouses houses(layout);
  Primitives rules;
  EqualTotals::Group group;
  for (const int cell : {0, 10, 20, 30}) group.terms.push_back({cell, 1});
  rules.sums.push_back({{group}, std::vector{20}});
  const PreparedRules prepared(houses, rules);
  for (const std::uint64_t patience : {0, 1'000'000}) {
    std::vector<Digits> runs[2];
    for (auto& run : runs) {
      const auto search = prepared.search(Digits(81), {}, 3, patience);
      for (int i = 0; i < 20; ++i) {
        REQUIRE(search->run(Deadline(long_enough)) == Outcome::found);
        Digits digits(81);
        search->write_solution(digits);
        CHECK(tests::holds(rules, digits, 9));
        run.push_back(digits);
      }
    }
    CHECK(runs[0] == runs[1]);
  }
}
