#include <doctest.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "constraints/after_rule.hpp"
#include "constraints/digit_sets.hpp"
#include "constraints/program.hpp"
#include "constraints/short_sums.hpp"
#include "constraints/sums.hpp"
#include "core/random.hpp"
#include "layouts.hpp"

using namespace nonet;
using nonet::tests::after_rule;
using nonet::tests::make_layout;

namespace {

using Word = std::uint16_t;

std::vector<Word> some_masks(Random& random, std::size_t cells, int size) {
  std::vector<Word> masks(cells);
  for (Word& digits : masks) digits = static_cast<Word>(1 + random.below((1 << size) - 1));
  return masks;
}

}  // namespace

TEST_CASE("short sums leave what sums leave in general") {
  const Layout layout = make_layout(9, 3, 3);
  const HouseProgram<Word> houses(layout);
  Random random(3);
  int possible = 0;
  for (int round = 0; round < 4000; ++round) {
    std::vector<SumGroup<Word>> groups;
    int cell = 0;
    const int most_groups = 1 + random.below(3);
    for (int i = 0; i < most_groups; ++i) {
      SumGroup<Word> group;
      group.offset = random.below(6);
      const int most_units = 1 + random.below(3);
      for (int j = 0; j < most_units; ++j) {
        SumUnit<Word> unit;
        const int count = 1 + random.below(3);
        for (int k = 0; k < count; ++k) unit.cells.push_back(cell++);
        unit.choices = houses.choices[unit.cells.size()];
        group.units.push_back(std::move(unit));
      }
      groups.push_back(std::move(group));
    }
    std::vector<int> totals;
    if (random.below(2) == 0) {
      totals.push_back(random.below(64));
    } else {
      for (int total = random.below(10); total < 64; total += 1 + random.below(5)) {
        totals.push_back(total);
      }
    }
    const std::vector<Word> masks = some_masks(random, 81, 9);
    REQUIRE(ShortSumRule<Word>::fits(groups, 63));
    const std::vector<Word> expected = after_rule(SumRule<Word, 1, 8>(groups, totals), masks);
    REQUIRE(after_rule(ShortSumRule<Word>(groups, totals), masks) == expected);
    possible += expected.empty() ? 0 : 1;
  }
  CHECK(possible > 400);
}

TEST_CASE("a cage of three cells leaves what its sets of digits leave") {
  const Layout layout = make_layout(9, 3, 3);
  const HouseProgram<Word> houses(layout);
  const auto different = std::make_shared<const std::vector<CellSet>>(houses.different);
  Random random(4);
  int possible = 0;
  for (int round = 0; round < 4000; ++round) {
    const std::vector<int> cells = {random.below(3), 3 + random.below(3), 9 + random.below(3)};
    const int total = 6 + random.below(19);
    std::vector<Word> sets;
    for_each_choice<Word>(9, 3, total, total, [&](Word set, int) {
      sets.push_back(set);
      return true;
    });
    std::vector<Word> masks = some_masks(random, 81, 9);
    const std::vector<Word> expected =
        after_rule(ExactDigitSetsRule<Word, 8>(cells, sets, different), masks);
    REQUIRE(after_rule(CageOfThree<Word>(cells, total, different), masks) == expected);
    possible += expected.empty() ? 0 : 1;
  }
  CHECK(possible > 400);
}
