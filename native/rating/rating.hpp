#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "rating/rated_step.hpp"

namespace nonet::rating {

enum class RatingEnd : std::uint8_t {
  solved,
  stuck,    // no technique of the scale applies
  refused,  // it is not as wanted
  stopped,  // on request
};

// Ratings in tenths, as they are printed.
struct Rating {
  int er = 0;  // the highest of all steps
  int ep = 0;  // the highest up to the first one that places a digit
  int ed = 0;  // that of the first step
  RatingEnd end = RatingEnd::solved;
  std::vector<RatedStep> steps;  // where they are kept
};

enum class KeepSteps : bool { dropped, kept };

// ER of a puzzle that nothing on the scale solves.
inline constexpr int beyond_the_scale = 200;

int tenths(double rating);

enum class Gem : std::uint8_t {
  any,
  pearl,    // ER = EP
  diamond,  // ER = EP = ED
};

// The puzzles that are wanted; the rating of any other ends as soon as it is known to miss them,
// with ER, EP and ED as of that point.
struct Wanted {
  int least = 0;
  int most = 255;
  Gem gem = Gem::any;
};

// From the full candidates of a puzzle with one solution.
Rating rate(State state, KeepSteps steps, const StopView& stop, const Wanted& wanted = {});

}  // namespace nonet::rating
