#include <doctest.h>

#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "core/random.hpp"
#include "layouts.hpp"
#include "solver/learning/learning_search.hpp"
#include "solver/lockstep/batch.hpp"
#include "solver/search/search.hpp"

// What the engines do over fixed grids, to the last node: only a change that says why may move it.

using nonet::Deadline;
using nonet::Layout;
using nonet::LearningSearch;
using nonet::Outcome;
using nonet::Search;

namespace {

using Digits = std::vector<std::uint8_t>;

// A solution with most of its digits taken away.
Digits thinned(const Layout& layout, std::uint64_t seed, int kept_percent) {
  Digits digits(static_cast<std::size_t>(layout.cell_count()));
  const auto search = Search::from_digits(layout, digits, seed);
  REQUIRE(search->run(Deadline(60)) == Outcome::found);
  search->write_solution(digits);
  nonet::Random random(seed);
  for (std::uint8_t& digit : digits) {
    if (random.below(100) >= kept_percent) digit = 0;
  }
  return digits;
}

}  // namespace

TEST_CASE("lockstep takes the same rounds and nodes as before") {
  constexpr std::size_t count = 300;
  const Layout layout = nonet::tests::make_layout(9, 3, 3);
  std::vector<std::uint8_t> rows;
  for (std::uint64_t seed = 0; seed < count; ++seed) {
    const Digits digits = thinned(layout, seed, 28);
    rows.insert(rows.end(), digits.begin(), digits.end());
  }
  nonet::lockstep::ByteTable table{};
  table.fill(nonet::lockstep::not_allowed);
  table[0] = 0x1FF;
  for (unsigned digit = 1; digit <= 9; ++digit) {
    table[digit] = static_cast<std::uint16_t>(1u << (digit - 1));
  }
  // By the number of lanes: rounds, nodes, guesses.
  using Signature = std::array<std::uint64_t, 3>;
  const std::map<int, Signature> expected = {
      {8, {7'870, 24'997, 18'014}}, {16, {4'684, 29'435, 22'027}}, {32, {2'463, 31'431, 23'482}}};
  for (const auto& set : nonet::lockstep::instruction_sets()) {
    CAPTURE(set.name);
    std::vector<std::int64_t> counts(count);
    std::vector<nonet::lockstep::Work> work(count);
    nonet::lockstep::ArrayFeed feed;
    feed.rows = rows.data();
    feed.table = &table;
    feed.count = count;
    feed.limit = 20;
    feed.counts = counts.data();
    feed.work = work.data();
    nonet::lockstep::Batch batch(feed, set, 1);
    REQUIRE(batch.run(Deadline(60)) == Outcome::exhausted);
    Signature found{batch.rounds(), 0, 0};
    for (const auto& spent : work) {
      found[1] += spent.nodes;
      found[2] += spent.guesses;
    }
    CHECK(found[0] == expected.at(set.lanes)[0]);
    CHECK(found[1] == expected.at(set.lanes)[1]);
    CHECK(found[2] == expected.at(set.lanes)[2]);
  }
}

TEST_CASE("learning takes the same conflicts and decisions as before") {
  struct Grid {
    Layout layout;
    std::uint64_t seed;
    int kept_percent;
    std::uint64_t limit;
    std::uint64_t conflicts;
    std::uint64_t decisions;
  };
  const std::vector<Grid> grids = {
      {nonet::tests::make_layout(9, 3, 3), 0, 15, 40, 43, 1'008},
      {nonet::tests::make_layout(12), 1, 25, 40, 41, 2'315},
      {nonet::tests::make_layout(16, 4, 4), 2, 25, 10, 17, 601},
      {nonet::tests::make_layout(32), 4, 64, 1, 411, 788},
      // So hard that candidates are probed, and the last so that a second learner helps.
      {nonet::tests::make_layout(32), 5, 64, 1, 1'961, 3'663},
      {nonet::tests::make_layout(32), 10, 64, 1, 7'893, 15'159},
  };
  for (const Grid& grid : grids) {
    CAPTURE(grid.seed);
    const auto search = LearningSearch::from_digits(
        grid.layout, thinned(grid.layout, grid.seed, grid.kept_percent), {});
    REQUIRE(search->count(grid.limit, Deadline(60)) == Outcome::found);
    CHECK(search->statistics().nodes == grid.conflicts);
    CHECK(search->statistics().guesses == grid.decisions);
  }
}
