#include <doctest.h>

#include <cstdint>
#include <utility>
#include <vector>

#include "houses.hpp"
#include "techniques/joint_rules.hpp"

using nonet::Primitives;
using nonet::Relation;
using nonet::techniques::GivenRule;
using nonet::techniques::JointRule;
using nonet::techniques::pair_chains;
using nonet::techniques::Technique;
using nonet::techniques::with_houses;
using nonet::tests::make_houses;

namespace {

// A white dot of a grid of size 6.
GivenRule dot(int number, int a, int b) {
  Relation relation{.pairs = {{a, b}}, .table = {}};
  for (int digit = 0; digit < 6; ++digit) {
    const std::uint64_t mask = std::uint64_t{1} << digit;
    relation.table.push_back((mask << 1 | mask >> 1) & 63);
  }
  Primitives primitives;
  primitives.relations.push_back(std::move(relation));
  return {.number = number, .primitives = std::move(primitives), .technique = Technique::dot_pair};
}

std::vector<JointRule<2>> chains_of(const std::vector<GivenRule>& rules, int most) {
  return pair_chains(make_houses<2>(6, 2, 3, false, rules).rules(), most);
}

}  // namespace

TEST_CASE("dots with a common cell are one chain, and a dot alone is none") {
  const auto found = chains_of({dot(0, 0, 1), dot(1, 1, 2), dot(2, 20, 21)}, 7);
  REQUIRE(found.size() == 1);
  CHECK(found[0].numbers == std::vector{0, 1});
  CHECK(found[0].rule.list == std::vector{0, 1, 2});
  CHECK(found[0].rule.different.size() == 3);
}

TEST_CASE("a long chain is looked at in parts") {
  std::vector<GivenRule> rules;
  for (int i = 0; i < 5; ++i) rules.push_back(dot(i, i, i + 1));
  for (const auto& chain : chains_of(rules, 4)) {
    CHECK(chain.rule.list.size() == 4);
    CHECK(chain.numbers.size() == 3);
  }
  CHECK(chains_of(rules, 4).size() == 3);
}

TEST_CASE("a house and a dot that leaves it are one rule") {
  const auto houses = make_houses<2>(6, 2, 3, false, {dot(0, 5, 11), dot(1, 20, 21)});
  const auto& rules = houses.rules().all();
  REQUIRE(rules.size() == 2);
  const JointRule<2> joint = with_houses(houses, {0}, {&rules[0]});
  CHECK(joint.numbers == std::vector{0});
  CHECK(joint.rule.list == std::vector{0, 1, 2, 3, 4, 5, 11});
  // All of row 1, and the cell below its end with those of its box.
  CHECK(joint.rule.different.size() == 15 + 3);
  CHECK(joint.rule.pairs.size() == rules[0].pairs.size());
}
