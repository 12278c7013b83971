#pragma once

#include "rating/chain_step.hpp"

namespace nonet::rating {

// What the number of nodes adds to a rating. Summed up as the scale's own arithmetic does, so that
// sums compare as they do there.
inline double length_rating(int complexity) {
  double added = 0;
  int most = 4;
  for (bool odd = false; complexity - 2 > most; odd = !odd) {
    added += 0.1;
    most = odd ? most * 4 / 3 : most * 3 / 2;
  }
  return added;
}

inline constexpr int any_length = 1 << 20;

// Most nodes of a step with this base that compares no worse than another one.
inline int most_nodes(double base, const ChainRank& other) {
  double added = 0;
  int most = 4;
  int before = 0;
  for (bool odd = false; base + added < other.rating; odd = !odd) {
    before = most + 2;
    added += 0.1;
    most = odd ? most * 4 / 3 : most * 3 / 2;
  }
  if (base + added > other.rating) return before;
  return std::max(before, std::min(most + 2, other.complexity));
}

}  // namespace nonet::rating
