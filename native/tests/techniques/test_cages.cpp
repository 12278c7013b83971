#include <doctest.h>

#include <vector>

#include "houses.hpp"
#include "techniques/cages.hpp"
#include "techniques/house_unions.hpp"
#include "techniques/total_fillings.hpp"

using nonet::techniques::bit;
using nonet::techniques::Cage;
using nonet::techniques::GivenRule;
using nonet::techniques::HouseKind;
using nonet::techniques::Houses;
using nonet::techniques::Mask;
using nonet::techniques::State;
using nonet::techniques::Technique;
using nonet::techniques::TotalFillings;

namespace {

Mask mask(std::initializer_list<int> digits) {
  Mask found = 0;
  for (const int digit : digits) found |= bit(digit - 1);
  return found;
}

// A 9 × 9 grid with one cage in its first row.
Houses<2> houses_with_cage(const std::vector<int>& cells, int total) {
  std::vector<std::vector<int>> houses;
  std::vector<HouseKind> kinds;
  for (int i = 0; i < 27; ++i) {
    auto& house = houses.emplace_back();
    kinds.push_back(i < 9 ? HouseKind::row : i < 18 ? HouseKind::column : HouseKind::box);
    for (int j = 0; j < 9; ++j) {
      if (i < 9) house.push_back(9 * i + j);
      if (i >= 9 && i < 18) house.push_back(9 * j + i - 9);
      if (i >= 18) house.push_back(9 * ((i - 18) / 3 * 3 + j / 3) + (i - 18) % 3 * 3 + j % 3);
    }
  }
  GivenRule rule{.number = 0, .primitives = {}, .technique = Technique::cage_combinations};
  rule.primitives.all_different.push_back({cells});
  nonet::EqualTotals sum;
  for (const int cell : cells) {
    if (sum.groups.empty()) sum.groups.emplace_back();
    sum.groups[0].terms.push_back({cell, 1});
  }
  sum.totals = std::vector<int>{total};
  rule.primitives.sums.push_back(sum);
  return {nonet::Layout(9, houses), kinds, {rule}};
}

State<2> state_with(const Houses<2>& houses, const std::vector<std::pair<int, Mask>>& cells) {
  const std::vector<std::uint8_t> none(81);
  std::vector<Mask> candidates(81, bit(9) - 1);
  for (const auto& [cell, digits] : cells) candidates[static_cast<std::size_t>(cell)] = digits;
  return {houses, none, none, candidates};
}

}  // namespace

TEST_CASE("a cage knows its combinations, and what they leave") {
  const Houses<2> houses = houses_with_cage({0, 1, 2}, 8);
  const State<2> state =
      state_with(houses, {{0, mask({1, 2})}, {1, mask({1, 5})}, {2, mask({2, 3, 4, 9})}});
  const auto cages = open_cages(state);
  REQUIRE(cages.size() == 1);
  const Cage<2>& cage = cages[0];
  CHECK(cage.sets() == std::vector<Mask>{mask({1, 2, 5})});
  CHECK(cage.required() == mask({1, 2, 5}));
  CHECK(cage.least_of(mask({1, 3})) == 1);
  CHECK(cage.left(cage.masks(), cage.sets()) == std::vector<Mask>{mask({1}), mask({5}), mask({2})});
  CHECK(cage.left(cage.masks(), {}).empty());
}

TEST_CASE("fillings of a total with cells that differ, and cells outside") {
  const Houses<2> houses = houses_with_cage({0, 1, 2}, 8);
  TotalFillings<2> fillings(houses);
  // r1c1 + r1c2 = 4 without 2 + 2.
  fillings.clear(4);
  fillings.add(0, mask({1, 2, 3, 4}));
  fillings.add(1, mask({1, 2, 3, 4}));
  REQUIRE(fillings.find());
  CHECK(fillings.left(0) == mask({1, 3}));
  CHECK(fillings.left(1) == mask({1, 3}));
  // r1c9 − r5c5 = 5, which do not see each other.
  fillings.clear(5);
  fillings.add(8, bit(9) - 1);
  fillings.add(40, bit(9) - 1, -1);
  REQUIRE(fillings.find());
  CHECK(fillings.left(0) == mask({6, 7, 8, 9}));
  CHECK(fillings.left(1) == mask({1, 2, 3, 4}));
  // r1c1 = 2 and r1c2 + r1c3 = 5 without another 2.
  fillings.clear(2, 5);
  fillings.add(0, bit(9) - 1);
  fillings.add(1, bit(9) - 1, 1, 1);
  fillings.add(2, bit(9) - 1, 1, 1);
  REQUIRE(fillings.find());
  CHECK(fillings.left(0) == mask({2}));
  CHECK(fillings.left(1) == mask({1, 4}));
  fillings.clear(20);
  fillings.add(0, bit(9) - 1);
  CHECK_FALSE(fillings.find());
}

TEST_CASE("unions of houses have no common cell and meet a total") {
  const Houses<2> houses = houses_with_cage({0, 1, 2}, 8);
  CHECK_FALSE(houses.unions().empty());
  for (const auto& area : houses.unions()) {
    CHECK(area.cells.size() == static_cast<int>(9 * area.houses.size()));
    CHECK(area.totals.size() == 1);
  }
}
