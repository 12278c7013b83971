#pragma once

#include "rating/rated_step.hpp"

namespace nonet::rating {

// The easiest unique rectangle or loop; the type decides between equal ratings.
bool find_unique_loop(const State& state, RatedStep& rated);

}  // namespace nonet::rating
