#include <doctest.h>

#include <bit>
#include <random>
#include <vector>

#include "techniques/house_matching.hpp"

using nonet::techniques::HouseMatching;
using nonet::techniques::Mask;

namespace {

bool can_differ(const std::vector<Mask>& cells, std::size_t from, Mask used) {
  if (from == cells.size()) return true;
  for (Mask left = cells[from] & ~used; left != 0; left &= left - 1) {
    if (can_differ(cells, from + 1, used | (left & -left))) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("cells are matched just where brute force finds different digits") {
  std::mt19937 random(1);
  HouseMatching matching;
  int failures = 0;
  for (int round = 0; round < 3000; ++round) {
    std::vector<Mask> cells;
    for (int i = 0; i < 6; ++i) cells.push_back(random() & random() & 63);
    const bool fills = matching.fills(cells);
    CHECK(fills == can_differ(cells, 0, 0));
    if (fills) continue;
    ++failures;
    Mask digits = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if ((matching.crowd().positions >> i & 1) != 0) digits |= cells[i];
    }
    CHECK(digits == matching.crowd().digits);
    CHECK(std::popcount(digits) < std::popcount(matching.crowd().positions));
  }
  CHECK(failures > 100);
}
