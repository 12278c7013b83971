#include <doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "houses.hpp"
#include "techniques/implications.hpp"

using nonet::techniques::bit;
using nonet::techniques::Cause;
using nonet::techniques::Houses;
using nonet::techniques::Implications;
using nonet::techniques::Mask;
using nonet::techniques::Node;
using nonet::techniques::State;
using nonet::tests::make_houses;

namespace {

Houses<2> four_by_four() { return make_houses<2>(4, 2, 2); }

// An empty 4 × 4 grid with these candidates; those of all other cells are all there.
State<2> marked(const Houses<2>& houses, const std::vector<std::pair<int, Mask>>& marks) {
  const std::vector<std::uint8_t> digits(16);
  std::vector<Mask> candidates(16, 0b1111);
  for (const auto& [cell, mask] : marks) candidates[static_cast<std::size_t>(cell)] = mask;
  return {houses, digits, digits, candidates};
}

std::string text(Node node) {
  return std::to_string(node.cell) + (node.on ? "=" : "-") + std::to_string(node.digit + 1);
}

std::vector<std::string> nodes_of(const Implications<2>& implications) {
  std::vector<std::string> nodes;
  for (const auto& implied : implications.nodes()) nodes.push_back(text(implied.node));
  return nodes;
}

}  // namespace

TEST_CASE("links are followed in the order cell, box, row, column") {
  const Houses<2> houses = four_by_four();
  const State<2> state = marked(houses, {{0, 0b0011}});
  Implications<2> implications(state, Implications<2>::LinkScope::all,
                               Implications<2>::Growth::fixed);
  CHECK_FALSE(implications.assume(Node::of(0, 0, true)));
  const std::vector<std::string> expected = {"0=1", "0-2", "1-1", "4-1", "5-1",
                                             "2-1", "3-1", "8-1", "12-1"};
  CHECK(nodes_of(implications) == expected);
  CHECK(implications.at_position(1).cause == Cause::cell);
  CHECK(implications.at_position(2).by == 8);
}

TEST_CASE("a dynamic search makes links of what it took out, and keeps that as parents") {
  const Houses<2> houses = four_by_four();
  // 1 in cell 0 leaves 4 to cell 1 in the row; so 3, which both might have had, is left to cell 3.
  const State<2> state = marked(houses, {{2, 0b0011}, {3, 0b0111}});
  Implications<2> fixed(state, Implications<2>::LinkScope::all, Implications<2>::Growth::fixed);
  fixed.assume(Node::of(0, 0, true));
  CHECK(fixed.holds(Node::of(2, 1, true)));
  CHECK_FALSE(fixed.holds(Node::of(3, 2, true)));

  Implications<2> dynamic(state, Implications<2>::LinkScope::all, Implications<2>::Growth::dynamic);
  dynamic.assume(Node::of(0, 0, true));
  REQUIRE(dynamic.holds(Node::of(3, 2, true)));
  std::vector<std::string> parents;
  for (const int parent : dynamic.parents(dynamic.position(Node::of(3, 2, true)))) {
    parents.push_back(text(dynamic.at_position(parent).node));
  }
  CHECK(parents == std::vector<std::string>{"1-3", "0-3"});
  const auto ancestors = dynamic.ancestors(std::array{dynamic.position(Node::of(3, 2, true))});
  CHECK(ancestors.size() == 6);
  CHECK(ancestors.front() == 0);
  CHECK_FALSE(dynamic.state().may(3, 1));
  CHECK(dynamic.source().may(3, 1));
}

TEST_CASE("the first contradiction ends a search, and the next one starts afresh") {
  const Houses<2> houses = four_by_four();
  const State<2> state = marked(houses, {{1, 0b0011}, {2, 0b0011}});
  Implications<2> implications(state, Implications<2>::LinkScope::all,
                               Implications<2>::Growth::fixed);
  REQUIRE(implications.assume(Node::of(0, 0, true)));
  const auto [known, last] = implications.contradiction();
  const Node node = implications.at_position(known).node;
  CHECK(implications.at_position(last).node == node.opposite());
  CHECK(implications.holds(node));
  CHECK_FALSE(implications.holds(node.opposite()));
  CHECK_FALSE(implications.assume(Node::of(15, 3, false)));
  CHECK(nodes_of(implications) == std::vector<std::string>{"15-4"});
}

TEST_CASE("one digit alone leaves the rest of a cell aside") {
  const Houses<2> houses = four_by_four();
  const State<2> state = marked(houses, {{0, 0b0011}});
  Implications<2> implications(state, Implications<2>::LinkScope::digit,
                               Implications<2>::Growth::dynamic);
  implications.assume(Node::of(0, 0, true));
  CHECK_FALSE(implications.holds(Node::of(0, 1, false)));
  CHECK(implications.holds(Node::of(3, 0, false)));
}
