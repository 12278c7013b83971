#include <doctest.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "houses.hpp"
#include "rating/rating.hpp"

using nonet::rating::Gem;
using nonet::rating::KeepSteps;
using nonet::rating::RatedStep;
using nonet::rating::Rating;
using nonet::rating::RatingEnd;
using nonet::rating::StopView;
using nonet::rating::Wanted;
using nonet::tests::digits_in;
using nonet::tests::make_houses;

namespace {

nonet::rating::State grid_of(const nonet::rating::Houses& houses, std::string_view text) {
  return state_of(houses, digits_in(text));
}

// Our own, one for each of the main classes of the scale, with the ER that we give them.
struct Known {
  std::string_view puzzle;
  int er;
};
constexpr std::array known = {
    Known{".1.........6...4.848.2........69..3.1..34....7.4.1...2..5..3.7..47...9.5...5....3", 15},
    Known{"9.7....5...2.....6.4.76...1...8462..6.........9..21...3..5..4..5............8..75", 23},
    Known{"...942.5.62...3.4.5.........85..9......61.....3..84..........82.4.2..9.......5..1", 42},
    Known{"..2...4..6.7..31.8.89..7....3..6..9....8..2.11.8..........1.....5....7...7..94.25", 56},
    Known{"..5..6.72692...5..8....13......3..4.....7.25.2.1....8.7.8.6.12..56........39.....", 66},
    Known{"..65....77.3..1..8.4.6...5.2........47...8..3...17....98..4...5....3.7.9.3...548.", 72},
    Known{".......3813......7..87...4..7.2.....9..18......4..7..97..5.23..4.5.3..6..2.....5.", 83},
    Known{".....9.....27....14...13.87...3...6..2.5.....159.4....2.....6...4.....3...3....98", 90},
};

}  // namespace

TEST_CASE("ratings are those of the steps, and the steps lead to the solution") {
  const nonet::rating::Houses houses = make_houses<2>(9, 3, 3);
  for (const Known& entry : known) {
    CAPTURE(entry.puzzle);
    const Rating rating =
        nonet::rating::rate(grid_of(houses, entry.puzzle), KeepSteps::kept, StopView(nullptr));
    CHECK(rating.end == RatingEnd::solved);
    CHECK(rating.er == entry.er);
    CHECK(rating.ed <= rating.ep);
    CHECK(rating.ep <= rating.er);
    int highest = 0;
    nonet::rating::State state = grid_of(houses, entry.puzzle);
    for (const RatedStep& rated : rating.steps) {
      highest = std::max(highest, nonet::rating::tenths(rated.rating));
      state.apply(rated.step);
    }
    CHECK(highest == rating.er);
    CHECK(state.is_solved());
  }
}

TEST_CASE("a puzzle above the limit, or no gem, is refused; any other is rated as ever") {
  const nonet::rating::Houses houses = make_houses<2>(9, 3, 3);
  for (const Known& entry : known) {
    CAPTURE(entry.puzzle);
    const auto rated = [&](const Wanted& wanted) {
      return nonet::rating::rate(grid_of(houses, entry.puzzle), KeepSteps::dropped,
                                 StopView(nullptr), wanted);
    };
    const Rating refused = rated({.most = entry.er - 1});
    CHECK(refused.end == RatingEnd::refused);
    CHECK(refused.er >= entry.er);
    const Rating taken = rated({.most = entry.er});
    CHECK(taken.end == RatingEnd::solved);
    CHECK(taken.er == entry.er);
    const Rating pearl = rated({.gem = Gem::pearl});
    CHECK((pearl.end == RatingEnd::solved) == (taken.er == taken.ep));
    const Rating diamond = rated({.gem = Gem::diamond});
    CHECK((diamond.end == RatingEnd::solved) == (taken.er == taken.ed));
  }
}
