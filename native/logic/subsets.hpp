#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Naked and hidden subsets; locked pairs and triples, which are naked in two houses at once.
template <int W>
void find_subsets(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
