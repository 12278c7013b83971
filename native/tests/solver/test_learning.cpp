#include <doctest.h>

#include <cstdint>
#include <set>
#include <vector>

#include "core/bit_set.hpp"
#include "core/domains.hpp"
#include "core/random.hpp"
#include "core/stop.hpp"
#include "layouts.hpp"
#include "rounds.hpp"
#include "solver/learning/core_search.hpp"
#include "solver/learning/groups.hpp"
#include "solver/learning/learning_search.hpp"
#include "solver/learning/probing.hpp"
#include "solver/learning/tabu_search.hpp"
#include "solver/search/propagation.hpp"
#include "solver/search/search.hpp"
#include "solver/start.hpp"

using nonet::CoreSearch;
using nonet::Deadline;
using nonet::Groups;
using nonet::Layout;
using nonet::LearningSearch;
using nonet::Outcome;
using nonet::Search;
using nonet::TabuSearch;
using nonet::tests::rounds;

namespace {

using Digits = std::vector<std::uint8_t>;

// Rows, columns, boxes where they fit, both diagonals and four windows that overlap the boxes.
Layout crowded_layout() {
  std::vector<std::vector<int>> houses;
  const Layout plain = nonet::tests::make_layout(9, 3, 3);
  for (int house = 0; house < plain.house_count(); ++house) {
    houses.emplace_back();
    for (int position = 0; position < 9; ++position) {
      houses.back().push_back(plain.cell(house, position));
    }
  }
  for (const int start : {10, 14, 46, 50}) {
    houses.emplace_back();
    for (int i = 0; i < 9; ++i) houses.back().push_back(start + 9 * (i / 3) + i % 3);
  }
  houses.emplace_back();
  for (int i = 0; i < 9; ++i) houses.back().push_back(10 * i);
  return Layout(9, houses);
}

// A solution with most of its digits taken away.
Digits puzzle(const Layout& layout, std::uint64_t seed, int kept_percent) {
  const auto search =
      Search::from_digits(layout, Digits(static_cast<std::size_t>(layout.cell_count())), seed);
  REQUIRE(search->run(Deadline(60)) == Outcome::found);
  Digits digits(static_cast<std::size_t>(layout.cell_count()));
  search->write_solution(digits);
  nonet::Random random(seed);
  for (std::uint8_t& digit : digits) {
    if (random.below(100) >= kept_percent) digit = 0;
  }
  return digits;
}

// A 9×9 puzzle with one digit that may be wrong.
Digits spoilt_puzzle(const Layout& layout, std::uint64_t seed) {
  Digits givens = puzzle(layout, seed, 30);
  nonet::Random random(seed + 1000);
  std::uint8_t& digit = givens[static_cast<std::size_t>(random.below(81))];
  digit = static_cast<std::uint8_t>(digit % 9 + 1);
  return givens;
}

}  // namespace

TEST_CASE("learning finds the same number of solutions as search, each once") {
  for (const Layout& layout :
       {nonet::tests::make_layout(5), nonet::tests::make_layout(9, 3, 3), crowded_layout()}) {
    for (std::uint64_t seed = 0; seed < rounds(40U); ++seed) {
      const Digits givens = puzzle(layout, seed, layout.size() == 5 ? 2 : 3);
      constexpr std::uint64_t most = 50;
      const auto search = Search::from_digits(layout, givens, {});
      search->count(most, Deadline(60));
      const auto learning = LearningSearch::from_digits(layout, givens, {});
      std::set<std::vector<int>> found;
      Digits digits(givens.size());
      while (found.size() < most &&
             learning->run(Deadline(60), ~std::uint64_t{0}) == Outcome::found) {
        learning->write_solution(digits);
        CHECK(nonet::tests::is_solution(layout, digits));
        found.emplace(digits.begin(), digits.end());
      }
      CHECK(found.size() == search->statistics().found);
      CHECK(learning->statistics().found == found.size());
    }
  }
}

TEST_CASE("an excluded solution does not come") {
  const Layout layout = nonet::tests::make_layout(5);
  const Digits givens = puzzle(layout, 1, 20);
  const auto search = Search::from_digits(layout, givens, {});
  std::set<std::vector<int>> expected;
  Digits digits(givens.size());
  while (search->run(Deadline(60)) == Outcome::found) {
    search->write_solution(digits);
    expected.emplace(digits.begin(), digits.end());
  }
  REQUIRE(expected.size() > 1);
  const auto learning = LearningSearch::from_digits(layout, givens, {});
  learning->exclude(Digits(expected.begin()->begin(), expected.begin()->end()));
  expected.erase(expected.begin());
  std::set<std::vector<int>> found;
  while (learning->run(Deadline(60), ~std::uint64_t{0}) == Outcome::found) {
    learning->write_solution(digits);
    found.emplace(digits.begin(), digits.end());
  }
  CHECK(found == expected);
}

TEST_CASE("pausing changes nothing") {
  const Layout layout = crowded_layout();
  const Digits givens = puzzle(layout, 3, 10);
  const auto whole = LearningSearch::from_digits(layout, givens, {});
  const auto sliced = LearningSearch::from_digits(layout, givens, {});
  Digits first(givens.size());
  Digits second(givens.size());
  REQUIRE(whole->run(Deadline(60), ~std::uint64_t{0}) == Outcome::found);
  while (sliced->run(Deadline(0), ~std::uint64_t{0}) == Outcome::paused) continue;
  whole->write_solution(first);
  sliced->write_solution(second);
  CHECK(first == second);
  CHECK(whole->statistics().nodes == sliced->statistics().nodes);
}

TEST_CASE("a seed decides which solution comes, and nothing else does") {
  const Layout layout = nonet::tests::make_layout(16, 4, 4);
  const Digits empty(256);
  std::set<std::vector<int>> found;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const auto whole = LearningSearch::from_digits(layout, empty, seed);
    const auto sliced = LearningSearch::from_digits(layout, empty, seed);
    Digits first(256);
    Digits second(256);
    REQUIRE(whole->run(Deadline(60), ~std::uint64_t{0}) == Outcome::found);
    while (sliced->run(Deadline(0), ~std::uint64_t{0}) == Outcome::paused) continue;
    whole->write_solution(first);
    sliced->write_solution(second);
    CHECK(nonet::tests::is_solution(layout, first));
    CHECK(first == second);
    found.emplace(first.begin(), first.end());
  }
  CHECK(found.size() == 10);
}

TEST_CASE("a grid without solution is refuted") {
  const Layout layout = nonet::tests::make_layout(9, 3, 3);
  int refuted = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Digits givens = spoilt_puzzle(layout, seed);
    const auto search = Search::from_digits(layout, givens, {});
    const Outcome expected = search->run(Deadline(60));
    const auto learning = LearningSearch::from_digits(layout, givens, {});
    CHECK(learning->run(Deadline(60), ~std::uint64_t{0}) == expected);
    if (expected == Outcome::exhausted) ++refuted;
  }
  CHECK(refuted > 10);
}

TEST_CASE("what repairing ends with is a solution") {
  for (const Layout& layout : {nonet::tests::make_layout(7), nonet::tests::make_layout(9, 3, 3),
                               nonet::tests::make_layout(16, 4, 4), crowded_layout()}) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      std::vector<Groups::Candidate> all;
      for (int cell = 0; cell < layout.cell_count(); ++cell) {
        for (int digit = 0; digit < layout.size(); ++digit) all.push_back({cell, digit});
      }
      const Groups groups(layout, all);
      TabuSearch tabu(groups, seed);
      tabu.run(1'000'000'000, Deadline(60), false);
      REQUIRE(tabu.is_done());
      Digits digits(static_cast<std::size_t>(layout.cell_count()));
      for (const std::uint32_t number : tabu.chosen()) {
        const auto [cell, digit] = groups.candidate(number);
        digits[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(digit + 1);
      }
      CHECK(nonet::tests::is_solution(layout, digits));
    }
  }
}

TEST_CASE("probing takes no candidate that is in a solution") {
  const Layout layout = crowded_layout();
  int fallen = 0;
  for (std::uint64_t seed = 0; seed < rounds(40U); ++seed) {
    const Digits givens = puzzle(layout, seed, 20);
    nonet::Domains<1> candidates(layout, nonet::cells_from_digits<1>(layout, givens));
    REQUIRE(nonet::Propagation<1>(layout).run(candidates));
    nonet::Probing<1> probing(candidates);
    while (probing.run(Deadline(0), 100'000) == Outcome::paused) continue;
    fallen += probing.fallen();
    const auto search = Search::from_digits(layout, givens, {});
    Digits digits(givens.size());
    for (int found = 0; found < 200 && search->run(Deadline(60)) == Outcome::found; ++found) {
      search->write_solution(digits);
      for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        CHECK(candidates.digits(static_cast<int>(cell)).contains(digits[cell] - 1));
      }
    }
  }
  CHECK(fallen > rounds(100));
}

TEST_CASE("a grid that takes long has the same solution, however the work is sliced") {
  const Layout layout = nonet::tests::make_layout(32);
  int probed = 0;
  int late = 0;                        // so late that a second one learns
  constexpr std::uint64_t first = 10;  // this one comes late
  for (std::uint64_t seed = first; seed < first + rounds(20U, 20U); ++seed) {
    const Digits givens = puzzle(layout, seed, 64);
    const auto whole = LearningSearch::from_digits(layout, givens, {});
    const auto sliced = LearningSearch::from_digits(layout, givens, {});
    constexpr std::uint64_t most = 12'000;
    const Outcome outcome = whole->run(Deadline(600), most);
    Outcome other = Outcome::paused;
    while (other == Outcome::paused && sliced->statistics().nodes < most) {
      other = sliced->run(Deadline(0), most);
    }
    CHECK(other == outcome);
    CHECK(whole->statistics().nodes == sliced->statistics().nodes);
    if (whole->statistics().nodes > 1'000) ++probed;
    if (whole->statistics().nodes > 6'000) ++late;
    if (outcome != Outcome::found) continue;
    Digits digits(givens.size());
    Digits others(givens.size());
    whole->write_solution(digits);
    sliced->write_solution(others);
    CHECK(nonet::tests::is_solution(layout, digits));
    CHECK(digits == others);
  }
  CHECK(probed > 0);
  CHECK(late > 0);
}

TEST_CASE("core digits cannot all be right, and others can") {
  const Layout layout = nonet::tests::make_layout(9, 3, 3);
  CoreSearch conflicts(layout);
  int refuted = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Digits givens = spoilt_puzzle(layout, seed);
    const Outcome expected = Search::from_digits(layout, givens, {})->run(Deadline(60));
    conflicts.ask(givens);
    REQUIRE(conflicts.run(Deadline(60), ~std::uint64_t{0}) == expected);
    if (expected != Outcome::exhausted) continue;
    ++refuted;
    Digits core(givens.size());
    for (const int cell : conflicts.core()) {
      const auto at = static_cast<std::size_t>(cell);
      CHECK(givens[at] != 0);
      core[at] = givens[at];
    }
    CHECK(Search::from_digits(layout, core, {})->run(Deadline(60)) == Outcome::exhausted);
  }
  CHECK(refuted > 10);
}
