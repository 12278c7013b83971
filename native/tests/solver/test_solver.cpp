#include <doctest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "layouts.hpp"
#include "solver/solver.hpp"

using nonet::Deadline;
using nonet::Layout;
using nonet::Outcome;
using nonet::RowRequest;
using nonet::RowSolver;
using nonet::Solver;

namespace {

using Digits = std::vector<std::uint8_t>;

// g++ 12 is wrong about the comparison of vectors of bytes.
struct Before {
  bool operator()(const Digits& a, const Digits& b) const {
    return std::ranges::lexicographical_compare(a, b);
  }
};
using Solutions = std::set<Digits, Before>;

Digits solution_of(const Solver& solver, const Layout& layout) {
  Digits digits(static_cast<std::size_t>(layout.cell_count()));
  solver.write_solution(digits);
  CHECK(nonet::tests::is_solution(layout, digits));
  return digits;
}

Digits empty(const Layout& layout) { return Digits(static_cast<std::size_t>(layout.cell_count())); }

// A solution with most of its digits taken away.
Digits thinned(const Layout& layout, std::uint64_t seed, int kept_percent) {
  Solver solver(layout, {empty(layout)}, {.seed = seed, .patience = nonet::unlimited});
  REQUIRE(solver.run(Deadline(60), {.solutions = 1}) == Outcome::found);
  Digits digits = solution_of(solver, layout);
  nonet::Random random(seed);
  for (std::uint8_t& digit : digits) {
    if (random.below(100) >= kept_percent) digit = 0;
  }
  return digits;
}

// The first solutions, at most 300.
Solutions first_solutions(Solver& solver, const Layout& layout) {
  Solutions found;
  while (found.size() < 300 &&
         solver.run(Deadline(60), {.solutions = found.size() + 1}) == Outcome::found) {
    CHECK(found.insert(solution_of(solver, layout)).second);
    CHECK(solver.found() == found.size());
  }
  return found;
}

}  // namespace

TEST_CASE("the grid, the question and the seed choose the engine") {
  const Layout classic = nonet::tests::classic_layout();
  const Layout latin = nonet::tests::make_layout(9);
  CHECK(Solver(classic, {empty(classic)}, {.most = 2}).engine() == "lockstep");
  CHECK(Solver(classic, {empty(classic)}, {.most = 3}).engine() == "search");
  CHECK(Solver(classic, {empty(classic)}, {.seed = 1, .most = 2}).engine() == "search");
  CHECK(Solver(latin, {empty(latin)}, {.most = 2}).engine() == "search");
}

TEST_CASE("lockstep gives the first two solutions of a grid, or as many as there are") {
  const Layout layout = nonet::tests::classic_layout();
  int unique = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Digits givens = thinned(layout, seed, 42);
    if (seed % 4 == 0) givens[0] = static_cast<std::uint8_t>(givens[0] % 9 + 1);
    Solver lockstep(layout, {givens}, {.most = 2});
    REQUIRE(lockstep.engine() == "lockstep");
    Solver search(layout, {givens});
    std::uint64_t found = 0;
    while (found < 2 && search.run(Deadline(60), {.solutions = found + 1}) == Outcome::found) {
      ++found;
    }
    CHECK(first_solutions(lockstep, layout).size() == found);
    if (found == 1) ++unique;
  }
  CHECK(unique > 0);
}

TEST_CASE("learning takes over when patience ends, and finds what search would") {
  const Layout layout = nonet::tests::make_layout(6, 2, 3);
  int learned = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Digits givens = thinned(layout, seed, 50);
    Solver search(layout, {givens}, {.patience = nonet::unlimited});
    const Solutions expected = first_solutions(search, layout);
    REQUIRE(expected.size() < 300);
    CHECK(search.engine() == "search");
    for (const std::uint64_t patience : {0, 1, 2, 3, 5}) {
      Solver solver(layout, {givens}, {.patience = patience});
      CHECK(first_solutions(solver, layout) == expected);
      if (solver.engine() == "learning") ++learned;
    }
  }
  CHECK(learned > 30);
}

TEST_CASE("solutions of search and those found elsewhere do not come again") {
  const Layout layout = nonet::tests::make_layout(4, 2, 2);
  Solver search(layout, {empty(layout)}, {.patience = nonet::unlimited});
  const Solutions expected = first_solutions(search, layout);
  for (const std::uint64_t searched : {0, 1}) {
    Solver solver(layout, {empty(layout)});
    Solutions found;
    if (searched > 0) {
      REQUIRE(solver.run(Deadline(60), {.solutions = 1}) == Outcome::found);
      found.insert(solution_of(solver, layout));
    }
    CHECK(solver.engine() == "search");
    solver.exclude(*expected.rbegin());
    CHECK(solver.engine() == "learning");
    CHECK(solution_of(solver, layout) == *expected.rbegin());
    CHECK(found.insert(*expected.rbegin()).second);
    CHECK(solver.found() == found.size());
    while (solver.run(Deadline(60), {.solutions = solver.found() + 1}) == Outcome::found) {
      CHECK(found.insert(solution_of(solver, layout)).second);
    }
    CHECK(found == expected);
  }
}

TEST_CASE("grids too large for learning are searched for good") {
  const Layout large = nonet::tests::make_layout(54);
  CHECK_FALSE(Solver(large, {empty(large)}).can_learn());
  CHECK(Solver(large, {thinned(large, 1, 50)}).can_learn());
  Solver solver(large, {empty(large)}, {.patience = 5});
  CHECK(solver.run(Deadline(60), {.solutions = 1}) == Outcome::found);
  CHECK(solver.engine() == "search");
}

TEST_CASE("limits of nodes and conflicts end a run, and the next one goes on") {
  const Layout layout = nonet::tests::make_layout(9);
  Solver search(layout, {empty(layout)}, {.patience = nonet::unlimited});
  CHECK(search.run(Deadline(60), {.nodes = 20}) == Outcome::paused);
  CHECK(search.statistics().nodes == 20);
  CHECK(search.run(Deadline(60), {.solutions = 1}) == Outcome::found);
  const Layout hard = nonet::tests::make_layout(32);
  Solver learning(hard, {thinned(hard, 10, 64)}, {.patience = 0});
  CHECK(learning.run(Deadline(60), {.solutions = 1, .conflicts = 100}) == Outcome::paused);
  CHECK(learning.conflicts() == 100);
}

TEST_CASE("assumed digits can all be right, or a core of them cannot") {
  const Layout layout = nonet::tests::make_layout(9, 3, 3);
  Solver solver(layout, {empty(layout)});
  CHECK(solver.core().empty());
  Digits digits = thinned(layout, 3, 40);
  solver.assume(digits);
  CHECK(solver.run(Deadline(60), {.solutions = 1}) == Outcome::found);
  digits[0] = digits[1] = 5;
  solver.assume(digits);
  CHECK(solver.run(Deadline(60), {.solutions = 1}) == Outcome::exhausted);
  CHECK_FALSE(solver.core().empty());
  solver.assume(empty(layout));
  CHECK(solver.run(Deadline(60), {.solutions = 1}) == Outcome::found);
}

TEST_CASE("rows of text and of digits give the same, and malformed ones are marked") {
  using nonet::RowRequest;
  const Layout layout = nonet::tests::make_layout(9, 3, 3);
  std::vector<std::uint8_t> digits;
  std::vector<std::uint8_t> text;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    for (const std::uint8_t digit : thinned(layout, seed, 35)) {
      digits.push_back(digit);
      text.push_back(digit == 0 ? '.' : static_cast<std::uint8_t>('0' + digit));
    }
  }
  digits[81] = 10;
  text[81] = '?';
  const auto set = nonet::lockstep::instruction_sets().front();
  std::vector<std::int64_t> counts[2] = {std::vector<std::int64_t>(20), {}};
  counts[1] = counts[0];
  const auto solve = [&](const std::vector<std::uint8_t>& rows, RowRequest::Form form,
                         std::vector<std::int64_t>& found) {
    RowSolver solver({.rows = rows.data(),
                      .count = 20,
                      .stride = 81,
                      .form = form,
                      .limit = 2,
                      .counts = found.data(),
                      .first = nullptr,
                      .second = nullptr,
                      .out_stride = 81,
                      .text_out = false},
                     set, 2);
    CHECK(solver.run(Deadline(60)) == Outcome::exhausted);
    CHECK(solver.taken() == 20);
  };
  solve(digits, RowRequest::Form::digits, counts[0]);
  solve(text, RowRequest::Form::text, counts[1]);
  CHECK(counts[0] == counts[1]);
  CHECK(counts[0][1] == -1);
  CHECK(counts[0][2] > 0);
}
