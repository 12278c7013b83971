#include <doctest.h>

#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/random.hpp"
#include "houses.hpp"
#include "techniques/joint_rules.hpp"
#include "techniques/rule_fixpoint.hpp"

using nonet::Board;
using nonet::EqualTotals;
using nonet::Primitives;
using nonet::Random;
using nonet::Reach;
using nonet::Relation;
using nonet::techniques::GivenRule;
using nonet::techniques::RuleFixpoint;
using nonet::techniques::Technique;
using nonet::techniques::with_houses;
using nonet::tests::make_houses;

namespace {

GivenRule ascending(int number, int a, int b) {
  Relation relation{.pairs = {{a, b}}, .table = {}};
  for (int digit = 0; digit < 6; ++digit) {
    relation.table.push_back(63U & ~((std::uint64_t{2} << digit) - 1));
  }
  Primitives primitives;
  primitives.relations.push_back(std::move(relation));
  return {.number = number, .primitives = std::move(primitives), .technique = Technique::dot_pair};
}

GivenRule total(int number, const std::vector<int>& cells, int total) {
  EqualTotals sum{.groups = {{.terms = {}, .offset = 0}}, .totals = std::vector{total}};
  for (const int cell : cells) sum.groups[0].terms.push_back({cell, 1});
  Primitives primitives;
  primitives.sums.push_back(std::move(sum));
  return {.number = number,
          .primitives = std::move(primitives),
          .technique = Technique::cage_combinations};
}

}  // namespace

TEST_CASE("a rule followed from one cell leaves what it leaves as a whole") {
  const auto houses = make_houses<2>(
      6, 2, 3, false, {ascending(0, 0, 7), ascending(1, 7, 8), total(2, {3, 9, 10}, 11)});
  const auto& rules = houses.rules();
  const auto joint =
      with_houses(houses, {0, 1}, {&rules.all()[0], &rules.all()[1], &rules.all()[2]});
  const auto cells = static_cast<std::size_t>(36);
  Board<std::uint16_t> whole_board(36, rules.scratch(), Reach::own_cells);
  Board<std::uint16_t> board(36, rules.scratch(), Reach::own_cells);
  RuleFixpoint<2> fixpoint(joint.rule);
  Random rng(7);
  int ends = 0;
  for (int round = 0; round < 200; ++round) {
    std::vector<std::uint16_t> whole(cells, 63);
    std::vector<std::uint16_t> words = whole;
    board.use(words.data());
    whole_board.use(whole.data());
    REQUIRE(joint.rule.apply(whole_board));
    REQUIRE(fixpoint.run(board));
    for (;;) {
      CHECK(words == whole);
      std::vector<int> open;
      for (const int cell : joint.rule.list) {
        if (std::popcount(words[static_cast<std::size_t>(cell)]) > 1) open.push_back(cell);
      }
      if (open.empty()) break;
      const int cell = open[static_cast<std::size_t>(rng.below(static_cast<int>(open.size())))];
      std::uint16_t& word = words[static_cast<std::size_t>(cell)];
      // One candidate goes, or all others do.
      const auto lowest = static_cast<std::uint16_t>(word & -word);
      word = rng.below(2) == 0 ? lowest : static_cast<std::uint16_t>(word & ~lowest);
      whole[static_cast<std::size_t>(cell)] = word;
      board.use(words.data());
      whole_board.use(whole.data());
      const bool is_possible = joint.rule.apply(whole_board);
      CHECK(fixpoint.follow(board, cell) == is_possible);
      if (!is_possible) {
        ++ends;
        break;
      }
    }
  }
  CHECK(ends > 10);
}
