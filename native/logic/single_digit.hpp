#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Two strong links of one digit: skyscraper, kite, turbot fish; empty rectangle.
template <int W>
void find_single_digit_patterns(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
