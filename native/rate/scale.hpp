#pragma once

namespace nonet::rate {

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

}  // namespace nonet::rate
