#pragma once

#include <array>

#include "rating/rated_step.hpp"

namespace nonet::rating {

// The candidates when a search last found nothing: it need not look again at what is the same.
struct Fruitless {
  std::array<Mask, 81> candidates{};
};

// Two or three cells, some of whose combinations are impossible: equal digits in cells that see one
// another, or digits that empty a cell which sees them all.
template <int Count>
bool find_aligned_exclusion(const State& state, RatedStep& rated, Fruitless& last);

}  // namespace nonet::rating
