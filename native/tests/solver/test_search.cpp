#include <doctest.h>

#include <set>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "layouts.hpp"
#include "solver/search/search.hpp"

using nonet::Deadline;
using nonet::Layout;
using nonet::Outcome;
using nonet::Search;
using nonet::tests::is_solution;

namespace {

constexpr double long_enough = 1e6;

std::uint64_t count_all(const Layout& layout, const std::vector<std::uint8_t>& digits) {
  const auto search = Search::from_digits(layout, digits, {});
  CHECK(search->count(~std::uint64_t{0}, Deadline(long_enough)) == Outcome::exhausted);
  return search->statistics().found;
}

std::uint64_t count_empty(const Layout& layout) {
  return count_all(layout,
                   std::vector<std::uint8_t>(static_cast<std::size_t>(layout.cell_count())));
}

}  // namespace

TEST_CASE("empty grids have the published number of solutions") {
  // Latin squares of order 1 … 5: OEIS A002860.
  const std::vector<std::uint64_t> latin = {1, 2, 12, 576, 161280};
  for (std::size_t i = 0; i < latin.size(); ++i) {
    CHECK(count_empty(nonet::tests::make_layout(static_cast<int>(i) + 1)) == latin[i]);
  }
  // 4 × 4 grids: OEIS A107739.
  CHECK(count_empty(nonet::tests::make_layout(4, 2, 2)) == 288);
}

TEST_CASE("solutions are different, right, and the same again for the same seed") {
  const Layout layout = nonet::tests::make_layout(9, 3, 3);
  std::vector<std::string> runs[2];
  for (auto& run : runs) {
    const std::vector<std::uint8_t> empty(81);
    const auto search = Search::from_digits(layout, empty, 5);
    for (std::uint64_t i = 1; i <= 50; ++i) {
      REQUIRE(search->count(i, Deadline(long_enough)) == Outcome::found);
      std::vector<std::uint8_t> digits(81);
      search->write_solution(digits);
      CHECK(is_solution(layout, digits));
      run.emplace_back(digits.begin(), digits.end());
    }
  }
  CHECK(runs[0] == runs[1]);
  CHECK(std::set(runs[0].begin(), runs[0].end()).size() == 50);
}

TEST_CASE("pausing at every look changes nothing") {
  const Layout layout = nonet::tests::make_layout(5);
  const std::vector<std::uint8_t> empty(25);
  const auto search = Search::from_digits(layout, empty, {});
  Outcome outcome = Outcome::paused;
  int pauses = 0;
  double behind = 0;
  while (outcome == Outcome::paused) {
    outcome = search->count(~std::uint64_t{0}, Deadline(0));
    ++pauses;
    CHECK(search->fraction() >= behind);
    behind = search->fraction();
  }
  CHECK(outcome == Outcome::exhausted);
  CHECK(search->statistics().found == 161280);
  CHECK(pauses > 100);
}

TEST_CASE("equal digits in a house and cells without candidates have no solution") {
  const Layout layout = nonet::tests::make_layout(4, 2, 2);
  std::vector<std::uint8_t> digits(16);
  digits[0] = digits[3] = 1;
  CHECK(count_all(layout, digits) == 0);
  std::vector<std::uint8_t> masks(16, 0xF);
  masks[5] = 0;
  const auto search = Search::from_masks(layout, masks, {});
  CHECK(search->count(1, Deadline(long_enough)) == Outcome::exhausted);
}

TEST_CASE("the largest grids are filled, one word and two words alike") {
  for (const int size : {63, 64, 65, 100}) {
    const Layout layout = nonet::tests::make_layout(size);
    std::vector<std::uint8_t> digits(static_cast<std::size_t>(layout.cell_count()));
    const auto search = Search::from_digits(layout, digits, {});
    REQUIRE(search->count(1, Deadline(long_enough)) == Outcome::found);
    search->write_solution(digits);
    CHECK(is_solution(layout, digits));
  }
}
