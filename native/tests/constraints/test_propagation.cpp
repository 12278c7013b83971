#include <doctest.h>

#include <functional>
#include <set>
#include <vector>

#include "constraints/all_solutions.hpp"
#include "constraints/holds.hpp"
#include "constraints/program.hpp"
#include "core/random.hpp"
#include "layouts.hpp"
#include "rounds.hpp"
#include "solver/propagation/prepared_rules.hpp"

using namespace nonet;
using nonet::tests::all_solutions;
using nonet::tests::Digits;
using nonet::tests::learned_solutions;
using nonet::tests::make_layout;
using nonet::tests::rounds;

namespace {

// Different cells.
std::vector<int> some(Random& random, int count, int cells) {
  std::vector<int> found;
  while (static_cast<int>(found.size()) < count) {
    const int cell = random.below(cells);
    if (std::ranges::find(found, cell) == found.end()) found.push_back(cell);
  }
  return found;
}

std::uint64_t digits_of(Random& random, int size) {
  return 1 + random.next() % ((std::uint64_t{1} << size) - 1);
}

EqualTotals::Group group_of(Random& random, const std::vector<int>& cells, bool with_factors) {
  EqualTotals::Group group;
  for (const int cell : cells)
    group.terms.push_back({cell, with_factors ? 1 + random.below(3) : 1});
  return group;
}

std::shared_ptr<const Machine> machine_of(Random& random, int size) {
  auto machine = std::make_shared<Machine>();
  machine->states = 1 + random.below(70);
  machine->starts = {0, random.below(machine->states)};
  for (int i = 0; i < machine->states * size; ++i) {
    machine->next.push_back(random.below(machine->states + 1) - 1);
  }
  for (int i = 0; i < machine->states; i += 2) machine->accepting.push_back(i);
  return machine;
}

// One or two rules of random kinds.
Primitives some_rules(Random& random, int size);

// One rule of a kind, with cells and parameters at random.
using Make = std::function<void(Random&, int size, Primitives&)>;
const std::vector<Make> kinds = {
    [](Random& r, int size, Primitives& p) {
      p.all_different.push_back({some(r, 2 + r.below(size - 1), size * size)});
    },
    [](Random& r, int size, Primitives& p) {
      p.restrictions.push_back({some(r, 2, size * size), digits_of(r, size)});
    },
    [](Random& r, int size, Primitives& p) {
      Relation rule;
      for (int i = 0; i < 3; ++i) {
        const auto cells = some(r, 2, size * size);
        rule.pairs.emplace_back(cells[0], cells[r.below(8) == 0 ? 0 : 1]);
      }
      for (int i = 0; i < size; ++i) {
        rule.table.push_back(digits_of(r, size) | digits_of(r, size));
      }
      p.relations.push_back(rule);
    },
    [](Random& r, int size, Primitives& p) {
      DigitSets rule{some(r, 2 + r.below(2), size * size), {}};
      for (std::uint64_t set = 1; set < std::uint64_t{1} << size; ++set) {
        if (count_bits(set) == static_cast<int>(rule.cells.size()) && r.below(2) == 0) {
          rule.sets.push_back(set);
        }
      }
      p.digit_sets.push_back(rule);
    },
    [](Random& r, int size, Primitives& p) {  // a cage
      const auto cells = some(r, 1 + r.below(5), size * size);
      const int count = static_cast<int>(cells.size());
      p.sums.push_back({{group_of(r, cells, false)}, std::vector{count + r.below(count * size)}});
    },
    [](Random& r, int size, Primitives& p) {  // groups of one total
      EqualTotals rule;
      for (int i = 0; i < 2 + r.below(2); ++i) {
        rule.groups.push_back(group_of(r, some(r, 1 + r.below(4), size * size), r.below(2) == 0));
        rule.groups.back().offset = r.below(4) - 1;
      }
      p.sums.push_back(rule);
    },
    [](Random& r, int size, Primitives& p) {  // a cell twice, several totals
      auto cells = some(r, 3, size * size);
      cells.push_back(cells[0]);
      p.sums.push_back({{group_of(r, cells, true)}, std::vector{7, 9, 12, 20}});
    },
    [](Random& r, int size, Primitives& p) {
      auto cells = some(r, 2 + r.below(4), size * size);
      if (r.below(4) == 0) cells.push_back(cells[0]);
      p.automata.push_back({cells, machine_of(r, size)});
    },
    [](Random& r, int size, Primitives& p) {
      Patterns rule{some(r, 2 + r.below(size - 1), size * size), nullptr};
      auto rows = std::make_shared<PatternRows>();
      const int sets = (1 + r.below(6)) * static_cast<int>(rule.cells.size());
      for (int i = 0; i < sets; ++i) rows->sets.push_back(digits_of(r, size) | digits_of(r, size));
      rule.rows = rows;
      p.patterns.push_back(rule);
    },
    [](Random& r, int size, Primitives& p) {  // several digits in the same cells
      const auto cells = some(r, 1 + r.below(8), size * size);
      for (int digit = 1; digit <= size; ++digit) {
        Count rule{cells, digit, {}};
        for (std::size_t i = 0; i <= cells.size(); ++i) rule.counts.push_back(r.below(4) != 0);
        p.counts.push_back(rule);
      }
    },
    [](Random& r, int size, Primitives& p) {  // digits that are not repeated nearby
      Relation rule;
      for (int i = 0; i < 4 * size * size; ++i) {
        const auto cells = some(r, 2, size * size);
        rule.pairs.emplace_back(cells[0], cells[1]);
      }
      const auto all = (std::uint64_t{1} << size) - 1;
      for (int i = 0; i < size; ++i) {
        rule.table.push_back(i == r.below(size) ? all & ~(std::uint64_t{1} << i) : all);
      }
      p.relations.push_back(rule);
    },
    [](Random& r, int size, Primitives& p) {
      Count rule{some(r, 1 + r.below(6), size * size), 1 + r.below(size), {}};
      for (std::size_t i = 0; i <= rule.cells.size(); ++i) rule.counts.push_back(r.below(2) == 0);
      p.counts.push_back(rule);
    },
    [](Random& r, int size, Primitives& p) {
      const int count = 1 + r.below(4);
      p.same_digits.push_back({{some(r, count, size * size), some(r, count, size * size),
                                some(r, count, size * size)}});
    },
    [](Random& r, int size, Primitives& p) {
      p.count_distinct.push_back({r.below(size * size), some(r, 1 + r.below(5), size * size)});
    },
    [](Random& r, int size, Primitives& p) {
      const auto cells = some(r, 3, size * size);
      Indexed rule{.guard = r.below(3) == 0 ? -1 : cells[0],
                   .when = digits_of(r, size),
                   .index = cells[1],
                   .cells = {},
                   .value = r.below(3) == 0 ? -1 : cells[2],
                   .digits = digits_of(r, size)};
      for (int i = 0; i < size; ++i) {
        rule.cells.push_back(r.below(6) == 0 ? -1 : r.below(size * size));
      }
      p.indexed.push_back(std::move(rule));
    },
    [](Random& r, int size, Primitives& p) {
      Alternatives rule;
      for (int i = 0; i < 2 + r.below(3); ++i) rule.choices.push_back(some_rules(r, size));
      p.alternatives.push_back(rule);
    },
    [](Random& r, int size, Primitives& p) {
      p.negations.push_back({std::make_shared<const Primitives>(some_rules(r, size))});
    },
    [](Random& r, int size, Primitives& p) {
      Quota rule;
      for (int i = 0; i < 2 + r.below(4); ++i) {
        rule.rules.push_back(some_rules(r, size));
        Primitives opposite;
        opposite.negations.push_back({std::make_shared<const Primitives>(rule.rules.back())});
        rule.opposites.push_back(std::move(opposite));
      }
      rule.least = r.below(static_cast<int>(rule.rules.size()));
      rule.most = rule.least + r.below(3);
      p.quotas.push_back(std::move(rule));
    },
};

Primitives some_rules(Random& random, int size) {
  Primitives rules;
  for (int i = 0; i < 1 + random.below(2); ++i) {
    kinds[static_cast<std::size_t>(random.below(static_cast<int>(kinds.size())))](random, size,
                                                                                  rules);
  }
  return rules;
}

// A full grid of a layout without boxes: each row is the one above, moved by one.
Digits shifted(int size) {
  Digits digits;
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      digits.push_back(static_cast<std::uint8_t>(1 + (row + column) % size));
    }
  }
  return digits;
}

}  // namespace

TEST_CASE("every kind of rule has just the solutions of brute force") {
  const Layout layout = make_layout(4, 2, 2);
  const Digits empty(16);
  const auto search = Search::from_digits(layout, empty, {});
  const std::set<Digits> grids = all_solutions(layout, *search);
  CHECK(grids.size() == 288);
  const PreparedHouses houses(layout);
  Random random(1);
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    for (int round = 0; round < rounds(40); ++round) {
      Primitives rules;
      kinds[kind](random, 4, rules);
      for (int more = random.below(3); more > 0; --more) {
        kinds[static_cast<std::size_t>(random.below(static_cast<int>(kinds.size())))](random, 4,
                                                                                      rules);
      }
      std::set<Digits> expected;
      for (const Digits& grid : grids) {
        if (tests::holds(rules, grid, 4)) expected.insert(grid);
      }
      for (const bool with_derived : {false, true}) {
        const PreparedRules prepared(houses, rules, with_derived);
        const auto own = prepared.search(empty, {}, {});
        CHECK_MESSAGE(all_solutions(layout, *own) == expected, "kind ", kind, " round ", round);
        const auto learning = prepared.search(empty, {}, {}, 0);
        CHECK_MESSAGE(all_solutions(layout, *learning) == expected, "kind ", kind, " round ",
                      round);
        CHECK_MESSAGE(learned_solutions(layout, rules, empty, with_derived) == expected, "kind ",
                      kind, " round ", round);
      }
    }
  }
}

TEST_CASE("an idempotent rule finds nothing more after its own changes") {
  Random random(3);
  int changes = 0;
  for (const int size : {4, 9, 10}) {
    const Layout layout = make_layout(size);
    const HouseProgram<std::uint16_t> houses(layout);
    for (int round = 0; round < 2000; ++round) {
      const Primitives rules = some_rules(random, size);
      const Program<std::uint16_t> program(layout, houses, rules);
      std::vector<std::uint16_t> start;
      for (int cell = 0; cell < size * size; ++cell) {
        start.push_back(static_cast<std::uint16_t>(digits_of(random, size)));
      }
      for (std::size_t i = 0; i < program.propagator_count(); ++i) {
        if (!program.is_idempotent(i)) continue;
        std::vector<std::uint16_t> cells = start;
        Board<std::uint16_t> board(size * size, program.scratch());
        board.use(cells.data());
        if (!program.propagator(i).propagate(board) || !board.settle()) continue;
        ++changes;
        CHECK(program.propagator(i).propagate(board));
        CHECK(!board.settle());
      }
    }
  }
  CHECK(changes > 500);
}

TEST_CASE("a sum may have a whole house and more cells of one factor") {
  const Layout layout = make_layout(4, 2, 2);
  Primitives rules;
  Random random(1);
  rules.sums.push_back({{group_of(random, {0, 1, 2, 3, 4, 5}, false)}, std::vector{13}});
  const PreparedHouses houses(layout);
  const PreparedRules prepared(houses, rules);
  const auto search = prepared.search(Digits(16), {}, {});
  for (const Digits& grid : all_solutions(layout, *search)) CHECK(grid[4] + grid[5] == 3);
  CHECK(search->statistics().found == 48);
}

TEST_CASE("sizes of every width of a word lose no solution") {
  for (const int size : {10, 16, 17, 33, 64}) {
    const Layout layout = make_layout(size);
    const PreparedHouses houses(layout);
    const Digits grid = shifted(size);
    Random random(static_cast<std::uint64_t>(size));
    Primitives rules;
    for (int i = 0; i < 20; ++i) {
      const auto cells = some(random, 2 + random.below(4), size * size);
      EqualTotals rule{{group_of(random, cells, i % 2 == 1)}, std::vector{0}};
      for (const auto& term : rule.groups[0].terms) {
        (*rule.totals)[0] += term.factor * grid[static_cast<std::size_t>(term.cell)];
      }
      rules.sums.push_back(rule);
    }
    for (int row = 0; row + 1 < size; ++row) {  // the first column ascends
      Relation rule{{{row * size, (row + 1) * size}}, {}};
      for (int x = 1; x <= size; ++x) {
        rule.table.push_back(~std::uint64_t{0} >> (64 - size) << (x - 1) &
                             ~(std::uint64_t{1} << (x - 1)));
      }
      rules.relations.push_back(rule);
    }
    Digits puzzle = grid;
    for (int i = 0; i < size; ++i) puzzle[static_cast<std::size_t>(random.below(size * size))] = 0;
    const PreparedRules prepared(houses, rules);
    const auto search = prepared.search(puzzle, {}, 1);
    CHECK(all_solutions(layout, *search).contains(grid));
  }
}
