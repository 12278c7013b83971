#include <doctest.h>

#include <cstdint>
#include <span>
#include <vector>

#include "core/random.hpp"
#include "houses.hpp"
#include "techniques/bugs.hpp"

using nonet::Random;
using nonet::techniques::bit;
using nonet::techniques::Bugs;
using nonet::techniques::digits_of;
using nonet::techniques::Mask;
using nonet::techniques::Roof;
using nonet::techniques::State;
using nonet::tests::make_houses;

namespace {

constexpr int size = 4;
using Marks = std::vector<Mask>;  // candidates of each cell

// Two candidates in each empty cell, and two places in each house for each digit that it lacks.
bool is_bug(const State<2>& state, const Marks& marks) {
  for (int house = 0; house < state.houses().count(); ++house) {
    for (int digit = 0; digit < size; ++digit) {
      int places = 0;
      for (const int cell : state.houses().cells(house)) {
        places += static_cast<int>(marks[static_cast<std::size_t>(cell)] >> digit & 1);
      }
      if (places != ((state.placed(house) & bit(digit)) != 0 ? 0 : 2)) return false;
    }
  }
  return true;
}

// All graves, by trying all pairs of candidates.
void try_all(const State<2>& state, std::size_t cell, Marks& marks, std::vector<Marks>& found) {
  if (cell == marks.size()) {
    if (is_bug(state, marks)) found.push_back(marks);
    return;
  }
  const Mask candidates = state.candidates(static_cast<int>(cell));
  if (candidates == 0) return try_all(state, cell + 1, marks, found);
  for (const int a : digits_of(candidates)) {
    for (const int b : digits_of(candidates & ~((bit(a) << 1) - 1))) {
      marks[cell] = bit(a) | bit(b);
      try_all(state, cell + 1, marks, found);
    }
  }
  marks[cell] = 0;
}

}  // namespace

TEST_CASE("every grave that a state leaves is found once, in order, and one if houses decide") {
  const auto houses = make_houses<2>(size, 2, 2);
  // Two grids that differ in every cell; the empty cells have the digits of both.
  const std::vector<int> one{0, 1, 2, 3, 2, 3, 0, 1, 1, 0, 3, 2, 3, 2, 1, 0};
  const std::vector<int> other{1, 0, 3, 2, 3, 2, 1, 0, 0, 1, 2, 3, 2, 3, 0, 1};
  Random random(1);
  int settled = 0;
  int several = 0;
  for (int round = 0; round < 2000; ++round) {
    const std::vector<std::uint8_t> none(16);
    std::vector<Mask> candidates(16);
    for (std::size_t cell = 0; cell < 16; ++cell)
      candidates[cell] = bit(one[cell]) | bit(other[cell]);
    for (int extra = random.below(13); extra > 0; --extra) {
      candidates[static_cast<std::size_t>(random.below(16))] |= bit(random.below(size));
    }
    const State<2> state(houses, none, none, candidates);
    if (state.bivalue() == state.empty()) continue;
    Marks marks(16);
    std::vector<Marks> expected;
    try_all(state, 0, marks, expected);
    std::vector<Marks> found;
    Bugs<2> bugs(state);
    if (bugs.count_places(houses.boxes_first())) {
      bugs.visit([] { return false; },
                 [&](std::span<const Roof> roofs) {
                   Marks& next = found.emplace_back(candidates);
                   for (const Roof& roof : roofs) {
                     CHECK((roof.base | roof.extra) == state.candidates(roof.cell));
                     next[static_cast<std::size_t>(roof.cell)] = roof.base;
                   }
                   return false;
                 });
      if (bugs.is_settled()) CHECK(found.size() <= 1);
      settled += bugs.is_settled() && !found.empty() ? 1 : 0;
    }
    CHECK(found == expected);
    several += found.size() > 1 ? 1 : 0;
  }
  CHECK(settled > 100);
  CHECK(several > 5);
}
