#include "logic/finders.hpp"

namespace nonet::logic {

// No technique: a digit of the solution, in the first of the cells with the fewest candidates.
template <int W>
void find_brute_force(const State<W>& state, Steps& steps) {
  if (steps.options.solution.empty() || state.is_solved()) return;
  int best = state.empty().lowest();
  for (const int cell : state.empty()) {
    if (state.count(cell) < state.count(best)) best = cell;
  }
  Step& step = steps.begin(Technique::brute_force);
  step.place(best, steps.options.solution[at(best)] - 1);
  steps.add();
}

template void find_brute_force(const State<2>&, Steps&);
template void find_brute_force(const State<10>&, Steps&);

}  // namespace nonet::logic
