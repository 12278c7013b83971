#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Naked and hidden subsets; locked pairs and triples, which are naked and eliminate in two houses
// at once. No cell of a naked subset has one candidate alone, no digit of a hidden one one place.
template <int W>
void find_subsets(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
