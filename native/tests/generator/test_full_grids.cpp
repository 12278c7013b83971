#include <doctest.h>

#include <cstdlib>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "chi_square.hpp"
#include "generator/classic_grids.hpp"
#include "generator/full_grids.hpp"
#include "generator/latin_chain.hpp"
#include "layouts.hpp"

using nonet::Deadline;
using nonet::FullGrids;
using nonet::Layout;
using nonet::Outcome;
using nonet::Random;
using nonet::tests::chi_square;
using nonet::tests::is_solution;
using nonet::tests::make_layout;

namespace {

std::string grid(FullGrids& grids, std::uint64_t seed) {
  grids.begin(seed);
  REQUIRE(grids.run(Deadline(1e6)) == Outcome::found);
  return {grids.digits().begin(), grids.digits().end()};
}

}  // namespace

TEST_CASE("each source gives solutions, the same for the same seed, others for others") {
  const Layout classic = make_layout(9, 3, 3);
  const Layout large = make_layout(16, 4, 4);
  const Layout latin = make_layout(11);
  struct Source {
    std::unique_ptr<FullGrids> grids;
    const Layout& layout;
  };
  std::vector<Source> sources;
  sources.push_back({FullGrids::classic(), classic});
  sources.push_back({FullGrids::classic_biased(), classic});
  sources.push_back({FullGrids::any(classic), classic});
  sources.push_back({FullGrids::boxes(large, {4, 4}), large});
  sources.push_back({FullGrids::latin(11), latin});
  for (const Source& source : sources) {
    const std::string first = grid(*source.grids, 0);
    const std::string last = grid(*source.grids, ~std::uint64_t{0});
    CHECK(is_solution(source.layout, {first.begin(), first.end()}));
    CHECK(is_solution(source.layout, {last.begin(), last.end()}));
    CHECK(first != last);
    CHECK(grid(*source.grids, 0) == first);
  }
}

TEST_CASE("pausing at every look changes nothing") {
  const Layout layout = make_layout(9, 3, 3);
  const auto grids = FullGrids::any(layout);
  const std::string expected = grid(*grids, 5);
  grids->begin(5);
  int pauses = 0;
  while (grids->run(Deadline(0)) == Outcome::paused) ++pauses;
  CHECK(pauses > 100);
  CHECK(std::string(grids->digits().begin(), grids->digits().end()) == expected);
}

TEST_CASE("a layout without grids is exhausted") {
  // Diagonal Latin squares of order 3: none. OEIS A274171.
  const Layout layout(
      3, {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}});
  const auto grids = FullGrids::any(layout);
  grids->begin(1);
  CHECK(grids->run(Deadline(1e6)) == Outcome::exhausted);
}

TEST_CASE("the chain on Latin squares of order 4 gives each of the 576 as often") {
  std::map<std::string, int> seen;
  constexpr int draws = 28'800;
  for (int seed = 0; seed < draws; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    nonet::LatinChain chain(4, random);
    for (int step = 0; step < 64; ++step) chain.step(random);
    std::string digits(16, '\0');
    chain.write({reinterpret_cast<std::uint8_t*>(digits.data()), digits.size()});
    ++seen[digits];
  }
  // 99.9 % quantile of chi-square with 575 degrees of freedom (Wilson and Hilferty): 685.5.
  CHECK(chi_square(seen, 576) < 685.5);
}

TEST_CASE("a digit of the first box is in each cell of the last and the middle one as often") {
  // Rows of a band and columns of a stack can be exchanged: 1 in 9 exactly.
  Random random(3);
  std::vector<std::uint8_t> digits(81);
  int in_middle = 0;
  int in_last = 0;
  for (int i = 0; i < 9'000; ++i) {
    nonet::ClassicGrids::draw(random, std::span<std::uint8_t, 81>(digits.data(), 81));
    in_middle += digits[0] == digits[40];
    in_last += digits[0] == digits[80];
  }
  // 99.9 % of binomial(9000, 1/9): 1000 ± 98.
  CHECK(std::abs(in_middle - 1000) < 98);
  CHECK(std::abs(in_last - 1000) < 98);
}
