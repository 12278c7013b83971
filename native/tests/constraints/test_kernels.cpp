#include <doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <set>
#include <utility>
#include <vector>

#include "constraints/all_kernels.hpp"
#include "constraints/fixpoint.hpp"
#include "constraints/kernels/kernels.hpp"
#include "constraints/patterns.hpp"
#include "constraints/program.hpp"
#include "core/bit_set.hpp"
#include "core/random.hpp"
#include "layouts.hpp"

using namespace nonet;
using nonet::tests::all_kernels;

namespace {

using Cells = std::array<std::uint16_t, 81>;

std::vector<std::vector<std::size_t>> houses() {
  std::vector<std::vector<std::size_t>> found(27);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    found[cell / 9].push_back(cell);
    found[9 + cell % 9].push_back(cell);
    found[18 + cell / 27 * 3 + cell % 9 / 3].push_back(cell);
  }
  return found;
}

// The same, house by house.
bool strike_plainly(Cells& cells) {
  static const auto all = houses();
  for (bool has_changed = true; has_changed;) {
    has_changed = false;
    const auto keep = [&](std::size_t cell, unsigned digits) {
      const auto left = static_cast<std::uint16_t>(cells[cell] & digits);
      has_changed |= left != cells[cell];
      cells[cell] = left;
    };
    for (const auto& house : all) {
      for (unsigned digit = 1; digit < 512; digit *= 2) {
        std::vector<std::size_t> places;
        int singles = 0;
        for (const std::size_t cell : house) {
          if ((cells[cell] & digit) != 0) places.push_back(cell);
          singles += cells[cell] == digit ? 1 : 0;
        }
        if (places.empty() || singles > 1) return false;
        if (places.size() == 1) keep(places[0], digit);
        for (const std::size_t cell : house) {
          if (singles == 1 && cells[cell] != digit) keep(cell, ~digit);
        }
        for (const auto& other : all) {
          if (&other == &house) continue;
          const bool is_within = std::ranges::all_of(places, [&other](std::size_t cell) {
            return std::ranges::find(other, cell) != other.end();
          });
          if (!is_within) continue;
          for (const std::size_t cell : other) {
            if (std::ranges::find(places, cell) == places.end()) keep(cell, ~digit);
          }
        }
      }
    }
    for (const std::uint16_t digits : cells) {
      if (digits == 0) return false;
    }
  }
  return true;
}

// A full grid of which candidates are put back at random, and perhaps a wrong digit.
Cells some_cells(Random& random) {
  Cells cells;
  const int kept = 20 + random.below(80);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const std::size_t digit = (cell / 9 * 3 + cell / 27 + cell % 9) % 9;
    cells[cell] = static_cast<std::uint16_t>(1U << digit);
    if (random.below(100) < kept) continue;
    const int more = 1 + random.below(9);
    for (int i = 0; i < more; ++i) {
      cells[cell] |= static_cast<std::uint16_t>(1 << random.below(9));
    }
    if (random.below(20) == 0) cells[cell] = 511;
    if (random.below(40) == 0) cells[cell] = static_cast<std::uint16_t>(1 + random.below(511));
  }
  return cells;
}

}  // namespace

TEST_CASE("every instruction set finds the same heaviest cell") {
  Random random(8);
  for (int round = 0; round < 2000; ++round) {
    std::vector<std::uint16_t> cells;
    std::vector<float> weights;
    const int count = 1 + random.below(140);
    const int kinds = 1 + random.below(20);  // of weights, so that some are the same
    for (int cell = 0; cell < count; ++cell) {
      const int digits = random.below(3) == 0 ? random.below(1 << 16) : random.below(1 << 9);
      cells.push_back(static_cast<std::uint16_t>(digits));
      weights.push_back(0.3F * static_cast<float>(random.below(kinds)));
    }
    const auto favoured = static_cast<std::uint16_t>(random.below(2) << random.below(9));
    int expected = -1;
    float most = 0;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      const int digits = count_bits(cells[cell]);
      if (digits < 2) continue;
      const float extra = (cells[cell] & favoured) != 0 ? 0.7F : 0.0F;
      const float each = (weights[cell] + extra) * (1.0F / static_cast<float>(digits));
      if (each <= most) continue;
      most = each;
      expected = static_cast<int>(cell);
    }
    for (const auto& [name, kernel] : all_kernels()) {
      CAPTURE(name);
      float found = -1;
      REQUIRE(kernel->heaviest(cells.data(), weights.data(), cells.size(), favoured, 0.7F,
                               &found) == expected);
      REQUIRE(found == most);
    }
  }
}

TEST_CASE("every instruction set takes digits away from the same cells") {
  Random random(6);
  int failures = 0;
  for (int round = 0; round < 2000; ++round) {
    const Cells start = some_cells(random);
    std::array<std::uint64_t, 2> among = {random.next(), random.next() & 0x1FFFF};
    if (random.below(2) == 0) among[0] &= random.next() & random.next();
    const auto digits = static_cast<std::uint16_t>(1 << random.below(9));
    Cells expected = start;
    std::array<std::uint64_t, 2> expected_changed{};
    std::array<std::uint64_t, 2> expected_singles{};
    bool is_possible = true;
    for (std::size_t cell = 0; cell < 81; ++cell) {
      const std::uint64_t bit = std::uint64_t{1} << cell % 64;
      if ((among[cell / 64] & bit) == 0 || (start[cell] & digits) == 0) continue;
      expected[cell] = static_cast<std::uint16_t>(start[cell] & ~digits);
      expected_changed[cell / 64] |= bit;
      if (count_bits(expected[cell]) == 1) expected_singles[cell / 64] |= bit;
      is_possible = is_possible && expected[cell] != 0;
    }
    failures += is_possible ? 0 : 1;
    for (const auto& [name, kernel] : all_kernels()) {
      CAPTURE(name);
      Cells cells = start;
      std::array<std::uint64_t, 2> changed;
      std::array<std::uint64_t, 2> singles;
      REQUIRE(kernel->exclude(cells.data(), among.data(), digits, changed.data(), singles.data()) ==
              is_possible);
      REQUIRE(cells == expected);
      if (!is_possible) continue;
      REQUIRE(changed == expected_changed);
      REQUIRE(singles == expected_singles);
    }
  }
  CHECK(failures > 100);
  CHECK(failures < 1900);
}

TEST_CASE("every instruction set takes the same from houses as going through them one by one") {
  Random random(1);
  int possible = 0;
  for (int round = 0; round < 4000; ++round) {
    const Cells start = some_cells(random);
    Cells expected = start;
    const bool is_possible = strike_plainly(expected);
    possible += is_possible ? 1 : 0;
    Cells first{};
    for (const auto& [name, kernel] : all_kernels()) {
      CAPTURE(name);
      Cells cells = start;
      std::array<std::uint64_t, 2> changed{};
      REQUIRE(kernel->strike_houses(cells.data(), changed.data()) == is_possible);
      if (name == "baseline") first = cells;
      REQUIRE(cells == first);  // also where it failed
      if (!is_possible) continue;
      REQUIRE(cells == expected);
      for (std::size_t cell = 0; cell < 81; ++cell) {
        const bool is_noted = (changed[cell / 64] >> cell % 64 & 1) != 0;
        REQUIRE(is_noted == (cells[cell] != start[cell]));
      }
    }
  }
  CHECK(possible > 500);
  CHECK(possible < 3500);
}

TEST_CASE("every instruction set finds the sets of digits that different cells can take") {
  Random random(2);
  for (int round = 0; round < 2000; ++round) {
    const auto count = static_cast<std::size_t>(1 + random.below(5));
    std::array<std::uint16_t, 9> start{};
    for (std::size_t i = 0; i < count; ++i) {
      start[i] = static_cast<std::uint16_t>(1 + random.below(511));
    }
    // All ways to fill the cells, by the set of their digits.
    std::vector<std::pair<unsigned, std::vector<unsigned>>> fillings = {{0U, {}}};
    for (std::size_t i = 0; i < count; ++i) {
      std::vector<std::pair<unsigned, std::vector<unsigned>>> longer;
      for (const auto& [set, digits] : fillings) {
        for (unsigned digit = 1; digit < 512; digit *= 2) {
          if ((start[i] & digit) == 0 || (set & digit) != 0) continue;
          longer.emplace_back(set | digit, digits);
          longer.back().second.push_back(digit);
        }
      }
      fillings = std::move(longer);
    }
    std::array<std::uint64_t, 8> wanted{};
    for (std::uint64_t& word : wanted) word = random.next() & random.next();
    std::array<std::uint64_t, 8> last{};
    std::array<std::uint16_t, 9> left{};
    std::set<unsigned> sets;
    for (const auto& [set, digits] : fillings) {
      sets.insert(set);
      if ((wanted[set / 64] >> set % 64 & 1) == 0) continue;
      last[set / 64] |= std::uint64_t{1} << set % 64;
      for (std::size_t i = 0; i < count; ++i) {
        left[i] |= static_cast<std::uint16_t>(digits[i]);
      }
    }
    for (const auto& [name, kernel] : all_kernels()) {
      CAPTURE(name);
      std::array<std::uint16_t, 9> cells = start;
      std::vector<std::uint64_t> families(8 * (count + 1));
      kernel->add_cells(cells.data(), count, families.data());
      std::size_t found = 0;
      for (std::size_t i = 0; i < 8; ++i) {
        found += static_cast<std::size_t>(count_bits(families[8 * count + i]));
      }
      REQUIRE(found == sets.size());
      for (const unsigned set : sets) {
        REQUIRE((families[8 * count + set / 64] >> set % 64 & 1) != 0);
      }
      const bool is_possible = kernel->keep_sets(cells.data(), count, families.data(), last.data());
      REQUIRE(is_possible == (left[0] != 0));
      if (is_possible) REQUIRE(cells == left);
    }
  }
}

TEST_CASE("every instruction set finds what rows of sets of digits leave of cells") {
  Random random(4);
  int possible = 0;
  for (int round = 0; round < 2000; ++round) {
    const auto count = static_cast<std::size_t>(1 + random.below(9));
    const auto number = static_cast<std::size_t>(random.below(200));
    const auto some_digits = [&] { return static_cast<std::uint16_t>(1 + random.below(511)); };
    std::vector<std::uint64_t> sets;
    while (sets.size() < number * count) sets.push_back(some_digits() | some_digits());
    std::vector<std::uint16_t> cells;
    while (cells.size() < count) cells.push_back(some_digits());
    const auto all = static_cast<std::uint16_t>(random.below(2) == 0 ? 0 : 511);
    std::vector<std::uint16_t> expected(count);
    for (std::size_t row = 0; row < number; ++row) {
      std::vector<unsigned> here;
      for (std::size_t i = 0; i < count; ++i) {
        here.push_back(static_cast<unsigned>(cells[i] & sets[row * count + i]));
      }
      bool is_in = std::ranges::find(here, 0U) == here.end();
      for (unsigned digit = 1; digit < 512 && all != 0; digit *= 2) {
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < count; ++i) {
          if ((cells[i] & sets[row * count + i] & digit) != 0) places.push_back(i);
        }
        is_in = is_in && !places.empty();
        if (places.size() == 1) here[places[0]] &= digit;
      }
      is_in = is_in && std::ranges::find(here, 0U) == here.end();
      for (std::size_t i = 0; i < count && is_in; ++i) {
        expected[i] |= static_cast<std::uint16_t>(here[i]);
      }
    }
    possible += expected[0] != 0 ? 1 : 0;
    const PatternTable<std::uint16_t> table(sets, count);
    for (const auto& [name, kernel] : all_kernels()) {
      CAPTURE(name);
      std::vector<std::uint16_t> kept(count);
      kernel->match_rows(cells.data(), count, table.rows.data(), table.blocks, all, kept.data());
      REQUIRE(kept == expected);
    }
  }
  CHECK(possible > 500);
  CHECK(possible < 1900);
}

TEST_CASE("rules leave the same with houses all at once and one by one") {
  std::vector<std::vector<int>> ordered;
  for (const auto& house : houses()) ordered.emplace_back(house.begin(), house.end());
  const Layout at_once(9, ordered);
  const Layout one_by_one = tests::make_layout(9, 3, 3);  // rows and columns in turn
  const HouseProgram<std::uint16_t> first_houses(at_once);
  const HouseProgram<std::uint16_t> second_houses(one_by_one);
  REQUIRE(first_houses.classic == 27);
  REQUIRE(second_houses.classic == 0);
  Random random(5);
  int possible = 0;
  for (int round = 0; round < 1000; ++round) {
    Primitives rules;
    rules.sums.push_back({{{{{0, 1}, {1, 1}, {9, 1}}, 0}}, std::vector{7 + random.below(3)}});
    rules.all_different.push_back({{0, 1, 9, 43}});
    rules.relations.push_back({{{random.below(40), 41 + random.below(40)}}, {}});
    for (int i = 0; i < 9; ++i) {
      rules.relations[0].table.push_back(static_cast<std::uint64_t>(256 + random.below(256)) |
                                         static_cast<std::uint64_t>(random.below(512)));
    }
    const Program<std::uint16_t> first(at_once, first_houses, rules);
    const Program<std::uint16_t> second(one_by_one, second_houses, rules);
    const Cells start = some_cells(random);
    std::vector<std::vector<std::uint16_t>> left;
    for (const auto* program : {&first, &second}) {
      std::vector<std::uint16_t> cells(start.begin(), start.end());
      Fixpoint<std::uint16_t> fixpoint(*program);
      fixpoint.use(cells.data());
      fixpoint.start_over();
      left.push_back(fixpoint.run() ? cells : std::vector<std::uint16_t>());
    }
    REQUIRE(left[0] == left[1]);
    possible += left[0].empty() ? 0 : 1;
  }
  CHECK(possible > 100);
}
