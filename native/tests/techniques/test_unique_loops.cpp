#include <doctest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include "core/random.hpp"
#include "houses.hpp"
#include "techniques/unique_loops.hpp"

using nonet::Random;
using nonet::techniques::alternates;
using nonet::techniques::bit;
using nonet::techniques::Houses;
using nonet::techniques::LoopPath;
using nonet::techniques::Mask;
using nonet::techniques::State;
using nonet::techniques::visit_unique_loops;
using nonet::tests::make_houses;

namespace {

using Loop = std::vector<int>;

// All loops of cells with both digits from the first one on, by trying all paths.
void try_all(const State<2>& state, Mask digits, Loop& path, std::set<Loop>& found) {
  const Houses<2>& houses = state.houses();
  if (path.size() >= 4 && path.size() % 2 == 0 && houses.see(path.back(), path.front()) &&
      alternates(houses, std::span<const int>(path))) {
    found.insert(path);
  }
  for (const int next : houses.peers(path.back())) {
    if ((state.candidates(next) & digits) != digits) continue;
    if (std::ranges::find(path, next) != path.end()) continue;
    path.push_back(next);
    try_all(state, digits, path, found);
    path.pop_back();
  }
}

}  // namespace

TEST_CASE(
    "unique loops are all loops that alternate, each way from each cell with two candidates") {
  const auto houses = make_houses<2>(6, 2, 3);
  const std::vector<std::uint8_t> none(36);
  Random random(1);
  std::size_t loops = 0;
  for (int round = 0; round < 200; ++round) {
    std::vector<Mask> candidates(36, 0b111100);
    for (int cells = 9; cells > 0; --cells) {
      candidates[static_cast<std::size_t>(random.below(36))] = random.below(2) == 0 ? 0b11 : 0b111;
    }
    const State<2> state(houses, none, none, candidates);
    std::set<Loop> expected;
    for (const int cell : state.bivalue()) {
      Loop path{cell};
      try_all(state, state.candidates(cell), path, expected);
    }
    std::vector<Loop> found;
    const auto follow = [&](const LoopPath<2>& path, int, const auto& go) {
      for (const int next : path.open & houses.peers(path.cells.back())) go(next, 0);
      return false;
    };
    visit_unique_loops(state, 4, 0, follow, [&](const LoopPath<2>& path) {
      CHECK(path.all().size() == static_cast<int>(path.cells.size()));
      found.push_back(path.cells);
      return false;
    });
    CHECK(found.size() == expected.size());
    CHECK(std::set<Loop>(found.begin(), found.end()) == expected);
    loops += found.size();
  }
  CHECK(loops > 100);
}
