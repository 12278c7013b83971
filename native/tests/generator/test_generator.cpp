#include <doctest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "generator/generator.hpp"
#include "layouts.hpp"
#include "solver/search/search.hpp"

using nonet::Deadline;
using nonet::Layout;
using nonet::Outcome;
using nonet::Search;
using nonet::generator::Generator;
using nonet::generator::Made;
using nonet::generator::Method;
using nonet::generator::Request;
namespace lockstep = nonet::lockstep;

namespace {

// Any cells, any number of givens.
Request request_for(const Layout& layout, Method method, bool minimal) {
  Request request{};
  request.layout = &layout;
  request.method = method;
  request.start.assign(static_cast<std::size_t>(layout.cell_count()), 0);
  for (int cell = 0; cell < layout.cell_count(); ++cell) {
    request.orbits.push_back({cell});
  }
  request.least = 0;
  request.most = layout.cell_count();
  request.as_few_as_possible = true;
  request.minimal = minimal;
  request.boxes_of_three = layout.size() == 9;
  request.tries = 1'000'000;
  return request;
}

std::vector<Made> make(Generator& generator, std::size_t wanted, double slice) {
  std::vector<Made> made;
  while (made.size() < wanted) {
    generator.run(Deadline(slice));
    for (Made& attempt : generator.attempts().take()) made.push_back(std::move(attempt));
  }
  return made;
}

std::uint64_t count(const Layout& layout, const std::vector<std::uint8_t>& digits) {
  const auto search = Search::from_digits(layout, digits, std::nullopt);
  std::uint64_t found = 0;
  while (found < 2 && search->run(Deadline(1e6)) == Outcome::found) ++found;
  return found;
}

}  // namespace

TEST_CASE("puzzles have one solution and no given to spare, by either method and engine") {
  const Layout classic = nonet::tests::make_layout(9, 3, 3);
  const Layout six = nonet::tests::make_layout(6, 2, 3);
  struct Case {
    const Layout& layout;
    const lockstep::InstructionSet* set;
  };
  const std::vector<lockstep::InstructionSet> sets = lockstep::instruction_sets();
  for (const auto& [layout, set] :
       {Case{classic, &sets.front()}, Case{classic, nullptr}, Case{six, nullptr}}) {
    for (const Method method : {Method::carve, Method::plant}) {
      Generator generator(request_for(layout, method, true), 7, 10, set, 2);
      const std::vector<Made> all = make(generator, 10, 0.001);
      REQUIRE(all.size() == 10);
      for (const Made& made : all) {
        CHECK(nonet::tests::is_solution(layout, made.solution));
        CHECK(count(layout, made.puzzle) == 1);
        for (std::size_t cell = 0; cell < made.puzzle.size(); ++cell) {
          if (made.puzzle[cell] == 0) continue;
          CHECK(made.puzzle[cell] == made.solution[cell]);
          std::vector<std::uint8_t> fewer = made.puzzle;
          fewer[cell] = 0;
          CHECK(count(layout, fewer) == 2);
        }
      }
    }
  }
}

TEST_CASE("slices and threads change nothing") {
  const Layout classic = nonet::tests::make_layout(9, 3, 3);
  const std::vector<lockstep::InstructionSet> sets = lockstep::instruction_sets();
  std::vector<std::vector<std::uint8_t>> first;
  for (const int threads : {1, 2, 3}) {
    for (const double slice : {1e-3, 10.0}) {
      Request request = request_for(classic, Method::carve, false);
      request.least = request.most = 25;
      request.as_few_as_possible = false;
      Generator generator(request, 3, 60, &sets.front(), threads);
      std::vector<std::vector<std::uint8_t>> puzzles;
      for (const Made& made : make(generator, 60, slice)) puzzles.push_back(made.puzzle);
      if (first.empty()) first = puzzles;
      CHECK(puzzles == first);
    }
  }
}

TEST_CASE("a puzzle that takes all its tries ends the work, and keeps the closest") {
  const Layout classic = nonet::tests::make_layout(9, 3, 3);
  const std::vector<lockstep::InstructionSet> sets = lockstep::instruction_sets();
  Request request = request_for(classic, Method::carve, false);
  request.least = request.most = 17;
  request.as_few_as_possible = false;
  request.tries = 20;
  Generator generator(request, 1, 1, &sets.front(), 2);
  while (!generator.attempts().gave_up()) {
    generator.run(Deadline(0.01));
    CHECK(generator.attempts().take().empty());
  }
  CHECK(generator.attempts().failed_tries() >= 20);
  CHECK(count(classic, generator.attempts().closest()) == 1);
}

TEST_CASE("a layout without grids gives no puzzle") {
  const Layout none(2, {{0, 1}, {2, 3}, {0, 2}, {1, 3}, {0, 3}});
  Generator generator(request_for(none, Method::carve, false), 1, 5, nullptr, 1);
  generator.run(Deadline(1e6));
  CHECK(generator.attempts().take().empty());
  CHECK(generator.attempts().is_infeasible());
}
