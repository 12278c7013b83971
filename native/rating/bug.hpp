#pragma once

#include "rating/rated_step.hpp"

namespace nonet::rating {

// A state in which all cells but a few have two candidates, and all digits two places in a house.
bool find_bug(const State& state, RatedStep& rated);

}  // namespace nonet::rating
