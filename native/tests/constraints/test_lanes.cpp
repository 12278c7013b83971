#include <doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "constraints/all_kernels.hpp"
#include "constraints/all_solutions.hpp"
#include "constraints/holds.hpp"
#include "constraints/lanes/lane_rules.hpp"
#include "constraints/program.hpp"
#include "core/random.hpp"
#include "layouts.hpp"
#include "rounds.hpp"
#include "solver/propagation/prepared_rules.hpp"

using namespace nonet;
using nonet::tests::all_kernels;
using nonet::tests::all_solutions;
using nonet::tests::Digits;
using nonet::tests::rounds;

namespace {

using Word = std::uint16_t;

Digits random_grid(const Layout& layout, std::uint64_t seed) {
  Digits grid(static_cast<std::size_t>(layout.cell_count()));
  const auto search = Search::from_digits(layout, grid, seed);
  REQUIRE(search->run(Deadline(tests::long_enough)) == Outcome::found);
  search->write_solution(grid);
  return grid;
}

// Neighbouring cells whose digits differ in a grid, or any cells.
std::vector<int> some_cells(const Layout& layout, const Digits& grid, int count, bool differ,
                            Random& random) {
  std::vector<int> cells;
  std::set<int> digits;
  int cell = random.below(layout.cell_count());
  for (int tries = 0; tries < 200 && static_cast<int>(cells.size()) < count; ++tries) {
    const bool is_new = std::ranges::find(cells, cell) == cells.end();
    const int digit = grid[static_cast<std::size_t>(cell)];
    if (is_new && !(differ && digits.contains(digit))) {
      cells.push_back(cell);
      digits.insert(digit);
    }
    const int from = cells[static_cast<std::size_t>(random.below(static_cast<int>(cells.size())))];
    const int size = layout.size();
    const int column = from % size;
    const std::array<int, 4> steps{-size, size, column > 0 ? -1 : 0, column + 1 < size ? 1 : 0};
    const int next = from + steps[static_cast<std::size_t>(random.below(4))];
    if (next >= 0 && next < layout.cell_count()) cell = next;
  }
  return cells;
}

EqualTotals::Group group_of(const std::vector<int>& cells) {
  EqualTotals::Group group;
  for (const int cell : cells) group.terms.push_back({cell, 1});
  return group;
}
int total_of(const Digits& grid, const std::vector<int>& cells) {
  int total = 0;
  for (const int cell : cells) total += grid[static_cast<std::size_t>(cell)];
  return total;
}

// A line and a machine that takes its digits, and some others: it knows all digits of different
// cells, and three kinds of those that may be equal.
Automaton random_line(const Layout& layout, const Digits& grid, Random& random) {
  const bool differ = random.below(2) == 0;
  const int kinds = differ ? layout.size() : 3;
  const int states = 2 + random.below(14);
  std::vector<int> next;  // by state and kind
  for (int i = 0; i < states * kinds; ++i) {
    next.push_back(random.below(3) == 0 ? -1 : random.below(states));
  }
  const auto line = some_cells(layout, grid, 1 + random.below(9), differ, random);
  int state = 0;
  for (const int cell : line) {
    const int kind = (grid[static_cast<std::size_t>(cell)] - 1) % kinds;
    int& after = next[static_cast<std::size_t>(state * kinds + kind)];
    if (after < 0) after = random.below(states);
    state = after;
  }
  Machine machine;
  machine.states = states;
  machine.starts = {0};
  machine.accepting = {state};
  for (int from = 0; from < states; ++from) {
    for (int digit = 0; digit < layout.size(); ++digit) {
      machine.next.push_back(next[static_cast<std::size_t>(from * kinds + digit % kinds)]);
    }
  }
  return {line, std::make_shared<const Machine>(std::move(machine))};
}

// Two cells of which neither has the digit of the other.
Relation random_difference(const Layout& layout, const Digits& grid, Random& random) {
  Relation relation;
  while (relation.pairs.size() < 350) {
    const int a = random.below(layout.cell_count());
    const int b = random.below(layout.cell_count());
    if (grid[static_cast<std::size_t>(a)] == grid[static_cast<std::size_t>(b)]) continue;
    relation.pairs.emplace_back(a, b);
  }
  const std::uint64_t all = (std::uint64_t{1} << layout.size()) - 1;
  for (int digit = 0; digit < layout.size(); ++digit) {
    relation.table.push_back(all & ~(std::uint64_t{1} << digit));
  }
  return relation;
}

// For all neighbours some pairs of digits that they are not, whichever is first.
Relation random_negative(const Layout& layout, const Digits& grid, Random& random) {
  Relation relation;
  std::set<std::pair<int, int>> seen;
  const int size = layout.size();
  for (int cell = 0; cell < layout.cell_count(); ++cell) {
    for (const int other : {cell + 1, cell + size}) {
      if (other >= layout.cell_count() || (other == cell + 1 && other % size == 0)) continue;
      relation.pairs.emplace_back(cell, other);
      const int a = grid[static_cast<std::size_t>(cell)];
      const int b = grid[static_cast<std::size_t>(other)];
      seen.insert({std::min(a, b), std::max(a, b)});
    }
  }
  for (int x = 1; x <= size; ++x) {
    relation.table.push_back((std::uint64_t{1} << size) - 1);
    for (int y = 1; y <= x; ++y) {
      if (seen.contains({y, x}) || random.below(2) == 0) continue;
      relation.table[static_cast<std::size_t>(x - 1)] &= ~(std::uint64_t{1} << (y - 1));
      relation.table[static_cast<std::size_t>(y - 1)] &= ~(std::uint64_t{1} << (x - 1));
    }
  }
  return relation;
}

// Neighbours of which none have digits that are the same or consecutive.
Relation random_nabner(const Layout& layout, const Digits& grid, Random& random) {
  std::vector<int> line;
  for (const int cell : some_cells(layout, grid, 9, true, random)) {
    const bool is_apart = std::ranges::all_of(line, [&](int other) {
      const auto digit = [&](int i) { return grid[static_cast<std::size_t>(i)]; };
      return std::abs(digit(cell) - digit(other)) > 1;
    });
    if (is_apart) line.push_back(cell);
  }
  Relation relation;
  for (const int a : line) {
    for (const int b : line) {
      if (a < b) relation.pairs.emplace_back(a, b);
    }
  }
  const std::uint64_t all = (std::uint64_t{1} << layout.size()) - 1;
  for (int digit = 0; digit < layout.size(); ++digit) {
    relation.table.push_back(all & ~((std::uint64_t{7} << digit) >> 1));
  }
  return relation;
}

// Rules of every kind that lanes know, which a grid obeys.
Primitives some_rules(const Layout& layout, const Digits& grid, int cages, Random& random) {
  Primitives rules;
  for (int i = 0; i < cages; ++i) {
    const int most = std::min(8, layout.size());
    const auto cells = some_cells(layout, grid, 2 + random.below(most - 1), true, random);
    rules.all_different.push_back({cells});
    rules.sums.push_back({{group_of(cells)}, std::vector{total_of(grid, cells)}});
  }
  const auto lone = some_cells(layout, grid, 3 + random.below(4), false, random);
  const int total = total_of(grid, lone);
  rules.sums.push_back({{group_of(lone)}, std::vector{total, total + 2}});
  const auto some = some_cells(layout, grid, 2 + random.below(2), false, random);
  const auto others = some_cells(layout, grid, 2 + random.below(2), false, random);
  EqualTotals equal{{group_of(some), group_of(others)}, std::nullopt};
  equal.groups[0].offset = 20;
  equal.groups[1].offset = 20 + total_of(grid, some) - total_of(grid, others);
  rules.sums.push_back(equal);
  const auto line = some_cells(layout, grid, 2 + random.below(3), true, random);
  DigitSets sets{line, {0}};
  for (const int cell : line) sets.sets[0] |= 1U << (grid[static_cast<std::size_t>(cell)] - 1);
  for (unsigned set = 1; set < 1U << layout.size(); ++set) {
    const bool fits = std::popcount(set) == static_cast<int>(line.size());
    if (fits && set != sets.sets[0] && random.below(3) == 0) sets.sets.push_back(set);
  }
  rules.digit_sets.push_back(sets);
  Relation relation;
  const auto pair = some_cells(layout, grid, 2, false, random);
  relation.pairs.emplace_back(pair[0], pair[1]);
  for (int digit = 1; digit <= layout.size(); ++digit) {
    std::uint64_t row = static_cast<std::uint64_t>(random.below(1 << layout.size()));
    if (digit == grid[static_cast<std::size_t>(pair[0])]) {
      row |= std::uint64_t{1} << (grid[static_cast<std::size_t>(pair[1])] - 1);
    }
    relation.table.push_back(row);
  }
  rules.relations.push_back(relation);
  if (random.below(3) == 0) rules.relations.push_back(random_difference(layout, grid, random));
  if (random.below(3) == 0) rules.relations.push_back(random_negative(layout, grid, random));
  if (random.below(3) == 0) rules.relations.push_back(random_nabner(layout, grid, random));
  for (int i = random.below(3); i > 0; --i) {
    rules.automata.push_back(random_line(layout, grid, random));
  }
  // All cells of a line but one or two, and a cell elsewhere: a tight sum.
  std::vector<int> most(static_cast<std::size_t>(layout.size() - 1 - random.below(2)));
  std::iota(most.begin(), most.end(), 0);
  most.push_back(layout.size() + random.below(layout.cell_count() - layout.size()));
  rules.sums.push_back({{group_of(most)}, std::vector{total_of(grid, most)}});
  return rules;
}

std::vector<Word> candidates(const Layout& layout, const Digits& grid, Random& random) {
  std::vector<Word> cells;
  const int open = random.below(100);
  for (const int digit : grid) {
    auto own = static_cast<Word>(1U << (digit - 1));
    if (random.below(100) < open) own |= static_cast<Word>(random.below(1 << layout.size()));
    cells.push_back(own);
  }
  return cells;
}

// Layouts, and each with one whose grids it has.
std::vector<std::pair<Layout, Layout>> some_layouts() {
  const Layout latin = tests::make_layout(5);
  const Layout little(5, {{0, 1, 2, 3, 4}, {0, 5, 10, 15, 20}});  // most cells are in no house
  const Layout boxes = tests::make_layout(6, 2, 3);
  const Layout classic = tests::make_layout(9, 3, 3);
  return {{classic, classic}, {boxes, boxes}, {latin, latin}, {little, latin}};
}

}  // namespace

TEST_CASE("every instruction set takes the same from all lanes, and nothing that is right") {
  Random random(1);
  int known = 0;
  std::size_t implications = 0;
  std::array<int, 3> dead{};
  for (const auto& [layout, full] : some_layouts()) {
    const HouseProgram<Word> houses(layout);
    for (int round = 0; round < rounds(60); ++round) {
      const Digits grid = random_grid(full, random.next());
      const Primitives rules = some_rules(layout, grid, 6, random);
      const Program<Word> program(layout, houses, rules);
      const std::optional<LaneRules> own = lane_rules(program);
      if (!own) continue;
      ++known;
      implications += own->implications.size();
      LaneBoard start(*own);
      for (int lane = 0; lane < lane_count; ++lane) {
        // The last are other grids, as they are or nearly.
        const Digits base = lane < 24 ? grid : random_grid(full, random.next());
        auto cells = candidates(layout, base, random);
        if (lane >= 28)
          std::ranges::transform(base, cells.begin(), [](int d) { return 1 << (d - 1); });
        baseline_kernels.put_lane(start, lane, cells.data());
      }
      std::optional<LaneBoard> first;
      for (const auto& [name, kernel] : all_kernels()) {
        CAPTURE(name);
        LaneBoard board = start;
        kernel->sweep_lanes(*own, board);
        if (!first) first = board;
        REQUIRE(board.dead == first->dead);
        REQUIRE((board.changed | board.dead) == (first->changed | first->dead));
        for (int lane = 0; lane < lane_count; ++lane) {
          const auto at = static_cast<std::size_t>(lane);
          const bool is_dead = (board.dead >> lane & 1U) != 0;
          if (is_dead) {
            REQUIRE(board.failed[at] == first->failed[at]);
            ++dead[lane < 24 ? 0 : lane < 28 ? 1 : 2];
            REQUIRE(lane >= 24);
            continue;
          }
          std::vector<Word> before(grid.size());
          std::vector<Word> after(grid.size());
          std::vector<Word> expected(grid.size());
          baseline_kernels.take_lane(start, lane, before.data());
          kernel->take_lane(board, lane, after.data());
          baseline_kernels.take_lane(*first, lane, expected.data());
          REQUIRE(after == expected);
          REQUIRE((before != after) == ((board.changed >> lane & 1U) != 0));
          for (std::size_t i = 0; i < grid.size() && lane < 24; ++i) {
            REQUIRE((after[i] >> (grid[i] - 1) & 1U) != 0);
          }
          if (lane < 28 || before != after) continue;
          Digits digits;
          for (const Word word : after) {
            digits.push_back(static_cast<std::uint8_t>(std::countr_zero(word) + 1));
          }
          REQUIRE(tests::holds(rules, digits, layout.size()));
        }
      }
    }
  }
  CHECK(known > rounds(100));
  CHECK(implications > 100);
  CHECK(dead[1] > 100);
  CHECK(dead[2] > 100);
}

TEST_CASE("search on many boards finds the solutions of search on one, in slices as well") {
  Random random(2);
  std::uint64_t most = 0;
  int known = 0;
  for (const auto& [layout, full] : some_layouts()) {
    const PreparedHouses houses(layout);
    const HouseProgram<Word> house_program(layout);
    for (int round = 0; round < rounds(40); ++round) {
      const Digits grid = random_grid(full, random.next());
      const Primitives rules = some_rules(layout, grid, layout.size() == 9 ? 14 : 4, random);
      known += lane_rules(Program<Word>(layout, house_program, rules)) ? 1 : 0;
      Digits puzzle(grid.size());
      for (std::size_t i = 0; i < grid.size() && layout.size() == 9; ++i) {
        if (random.below(4) == 0) puzzle[i] = grid[i];
      }
      const PreparedRules prepared(houses, rules);
      const auto single = prepared.search(puzzle, {}, 1);  // a seed keeps it on one board
      if (single->count(2'000, Deadline(tests::long_enough)) == Outcome::found) continue;
      const auto again = prepared.search(puzzle, {}, 1);
      const std::set<Digits> expected = all_solutions(layout, *again);
      CHECK(expected.contains(grid));
      const auto many = prepared.search(puzzle, {}, {});
      CHECK(all_solutions(layout, *many) == expected);
      CHECK(many->fraction() == doctest::Approx(1));
      const auto sliced = prepared.search(puzzle, {}, {});
      std::uint64_t limit = 0;
      for (Outcome outcome = Outcome::found; outcome != Outcome::exhausted;) {
        outcome = sliced->run(Deadline(tests::long_enough), limit += 7);
        CHECK(sliced->fraction() <= doctest::Approx(1));
      }
      CHECK(sliced->statistics().nodes == many->statistics().nodes);
      CHECK(sliced->statistics().found == expected.size());
      most = std::max(most, many->statistics().nodes);
    }
  }
  CHECK(known > rounds(80));
  CHECK(most > 100);
}
