#pragma once

#include "rate/hint.hpp"

namespace nonet::rate {

// A state in which all cells but a few have two candidates, and all digits two places in a house.
bool find_bug(const Grid& grid, Hint& hint);

}  // namespace nonet::rate
