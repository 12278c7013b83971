#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "rate/hint.hpp"

namespace nonet::rate {

enum class End : std::uint8_t {
  solved,
  stuck,    // no technique of the scale applies
  refused,  // it is not as wanted
  stopped,  // on request
};

// Ratings in tenths, as they are printed.
struct Rating {
  int er = 0;  // the highest of all hints
  int ep = 0;  // the highest up to the first one that places a digit
  int ed = 0;  // that of the first hint
  End end = End::solved;
  std::vector<Hint> hints;  // where they are kept
};

enum class Hints : bool { dropped, kept };

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
Rating rate(Grid grid, Hints hints, const Stop& stop, const Wanted& wanted = {});

}  // namespace nonet::rate
