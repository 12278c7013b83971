#pragma once

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// No technique: a digit of the solution, in the first of the cells with the fewest candidates.
template <int W>
void find_by_brute_force(const Grid<W>& grid, Steps& steps) {
  if (steps.options.solution.empty() || grid.is_solved()) return;
  int best = grid.empty().lowest();
  for (const int cell : grid.empty()) {
    if (grid.count(cell) < grid.count(best)) best = cell;
  }
  Step& step = steps.begin(Technique::brute_force);
  step.place(best, steps.options.solution[static_cast<std::size_t>(best)] - 1);
  steps.add();
}

}  // namespace nonet::logic
