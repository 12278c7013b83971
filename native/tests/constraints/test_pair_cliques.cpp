#include <doctest.h>

#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "constraints/pair_cliques.hpp"
#include "constraints/program.hpp"
#include "layouts.hpp"

using namespace nonet;

namespace {

using Word = std::uint16_t;
using Pairs = std::vector<std::pair<int, int>>;

Pairs pairs_of(const std::vector<int>& cells) {
  Pairs pairs;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) pairs.emplace_back(cells[i], cells[j]);
  }
  return pairs;
}

// Which digits a cell may have beside each digit of another one.
std::vector<std::uint64_t> apart(int size, int difference) {
  std::vector<std::uint64_t> table(static_cast<std::size_t>(size));
  for (int x = 0; x < size; ++x) {
    for (int y = 0; y < size; ++y) {
      if (x - y >= difference || y - x >= difference) {
        table[static_cast<std::size_t>(x)] |= std::uint64_t{1} << y;
      }
    }
  }
  return table;
}

std::vector<PairClique<Word>> cliques(int size, const Pairs& pairs,
                                      const std::vector<std::uint64_t>& table) {
  const Layout layout = tests::make_layout(size);
  Primitives rules;
  rules.relations.push_back({pairs, table});
  return PairCliques<Word>(Program<Word>(layout, HouseProgram<Word>(layout), rules)).find();
}

}  // namespace

TEST_CASE("cells of which each two are apart have one of few sets of digits") {
  const std::vector<int> line{0, 10, 20, 30};
  const std::vector<int> other{8, 9, 17, 70, 80};
  Pairs pairs = pairs_of(line);
  for (const auto& pair : pairs_of(other)) pairs.push_back(pair);
  const auto found = cliques(9, pairs, apart(9, 2));
  REQUIRE(found.size() == 2);
  CHECK(found[0].cells == line);
  CHECK(found[0].sets.size() == 15);  // four of nine, of which no two are neighbours
  CHECK(found[1].cells == other);
  CHECK(found[1].sets == std::vector<Word>{0b101010101});
  CHECK(cliques(9, pairs_of({0, 10, 20, 30, 40, 50}), apart(9, 2))[0].sets.empty());
}

TEST_CASE("a pair may be part of two cliques") {
  Pairs pairs = pairs_of({0, 10, 20, 30});
  for (const auto& pair : pairs_of({0, 10, 40, 50})) {
    if (pair != std::pair(10, 0)) pairs.push_back(pair);
  }
  const auto found = cliques(9, pairs, apart(9, 2));
  REQUIRE(found.size() == 2);
  CHECK(found[0].cells == std::vector<int>{0, 10, 20, 30});
  CHECK(found[1].cells == std::vector<int>{0, 10, 40, 50});
}

TEST_CASE("a path, fewer cells, equal digits and an order are no clique") {
  CHECK(
      cliques(9, {{0, 10}, {10, 20}, {20, 30}, {30, 40}, {40, 50}, {50, 60}, {60, 70}}, apart(9, 2))
          .empty());
  CHECK(cliques(9, pairs_of({0, 10, 20}), apart(9, 2)).empty());
  CHECK(cliques(9, pairs_of({0, 10, 20, 30}), apart(9, 0)).empty());
  std::vector<std::uint64_t> less;
  for (int digit = 0; digit < 9; ++digit) less.push_back((std::uint64_t{1} << digit) - 1);
  CHECK(cliques(9, pairs_of({0, 10, 20, 30}), less).empty());
}

TEST_CASE("cells that have too many sets of digits, or are too many, take no time") {
  // Of 16 digits each is beside all but its neighbours, so that six cells have 462 sets, four 715.
  CHECK(cliques(16, pairs_of({0, 17, 34, 51, 68, 85}), apart(16, 2))[0].sets.size() == 462);
  CHECK(cliques(16, pairs_of({0, 17, 34, 51}), apart(16, 2)).empty());
  std::vector<int> all(81);
  std::iota(all.begin(), all.end(), 0);
  CHECK(cliques(9, pairs_of(all), apart(9, 2))[0].sets.empty());
  // Two halves with all pairs between them have no three cells together.
  Pairs halves;
  for (int a = 0; a < 128; ++a) {
    for (int b = 128; b < 256; ++b) halves.emplace_back(a, b);
  }
  CHECK(cliques(16, halves, apart(16, 2)).empty());
}
