#pragma once

#include "rate/hint.hpp"

namespace nonet::rate {

// Two or three cells, some of whose combinations are impossible: equal digits in cells that see one
// another, or digits that empty a cell which sees them all.
template <int Count>
bool find_aligned_exclusion(const Grid& grid, Hint& hint);

}  // namespace nonet::rate
