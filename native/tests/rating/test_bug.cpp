#include <doctest.h>

#include <cstdint>
#include <string_view>
#include <vector>

#include "houses.hpp"
#include "rating/bug.hpp"

using nonet::rating::find_bug;
using nonet::rating::RatedStep;
using nonet::rating::Technique;
using nonet::techniques::bit;
using nonet::techniques::Mask;
using nonet::tests::make_houses;

namespace {

constexpr int size = 9;

struct Candidate {
  int cell;
  int digit;
  friend bool operator==(const Candidate&, const Candidate&) = default;
};

// A state that two grids complete except for extra candidates, and the expected eliminations.
struct Known {
  std::string_view one;
  std::string_view other;
  std::vector<Candidate> extras;
  std::vector<Candidate> gone;
};

// Made of pairs of random grids; what goes is what Sudoku Explainer 1.2.1 eliminates from the
// second state, and what we have always eliminated from the first.
const std::vector<Known> known{
    // Row 3 holds 28, 36, 49, 12, 278, 17, 49 and 346: 12 and 17 lie in the box of 278.
    {"956348127127569834834271956782156493493827615615934782248715369571693248369482571",
     "534629781817354926269187453192738564378465219645912837483596172721843695956271348",
     {{26, 4}, {22, 2}},
     {{23, 1}, {18, 2}}},
    {"278369514534718926169542837945173268726894153813256479392681745687425391451937682",
     "564382197137569428982471653298745361716923845453618972375196284621854739849237516",
     {{45, 5}, {72, 9}},
     {{9, 5}, {18, 9}}},
};

nonet::rating::State grid_of(const nonet::rating::Houses& houses, const Known& state) {
  std::vector<std::uint8_t> digits(state.one.size());
  std::vector<Mask> candidates(state.one.size());
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    if (state.one[cell] == state.other[cell]) {
      digits[cell] = static_cast<std::uint8_t>(state.one[cell] - '0');
    } else {
      candidates[cell] = bit(state.one[cell] - '1') | bit(state.other[cell] - '1');
    }
  }
  for (const auto& [cell, digit] : state.extras) {
    candidates[static_cast<std::size_t>(cell)] |= bit(digit - 1);
  }
  return {houses, digits, digits, candidates};
}

}  // namespace

TEST_CASE("of the naked sets of a BUG type 3 in a line, those in the box of its first cell win") {
  const nonet::rating::Houses houses = make_houses<2>(9, 3, 3);
  for (const Known& state : known) {
    CAPTURE(state.one);
    RatedStep rated{};
    REQUIRE(find_bug(grid_of(houses, state), rated));
    CHECK(rated.technique == Technique::bug_3);
    std::vector<Candidate> gone;
    for (const auto& elimination : rated.step.eliminations) {
      gone.push_back({elimination.cell, elimination.digit + 1});
    }
    CHECK(gone == state.gone);
  }
}
