#pragma once

#include "rate/hint.hpp"

namespace nonet::rate {

// The easiest unique rectangle or loop; the type decides between equal ratings.
bool find_unique_loop(const Grid& grid, Hint& hint);

}  // namespace nonet::rate
