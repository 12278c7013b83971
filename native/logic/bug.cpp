#include <ranges>

#include "logic/deadly_steps.hpp"
#include "logic/finders.hpp"
#include "techniques/bugs.hpp"

namespace nonet::logic {
namespace {

using enum Technique;

// With more roofs there is nothing to see that would bear on all of them.
constexpr int most_roofs = 6;

}  // namespace

// Bivalue universal graves (bugs.hpp). Types as for all deadly patterns (deadly_patterns.hpp); type
// 1, one roof, is the BUG+1.
template <int W>
void find_bugs(const State<W>& state, Steps& steps) {
  if (!steps.options.uniqueness) return;
  // A rule about an empty cell need not hold when the cell takes its other candidate.
  if (state.empty().intersects(state.houses().rules().touched())) return;
  const int roofs = state.empty().size() - state.bivalue().size();
  if (roofs == 0 || roofs > most_roofs) return;
  if (roofs > 1 && !steps.wants(bug_2) && !steps.wants(bug_3) && !steps.wants(bug_4)) return;
  Bugs<W> bugs(state);
  if (!bugs.count_places(std::views::iota(0, state.houses().count()))) return;
  Mask digits = 0;
  for (const int cell : state.bivalue()) digits |= state.candidates(cell);
  bugs.visit([&] { return steps.stopped(); },
             [&](std::span<const Roof> found) {
               return add_steps(state, DeadlyPattern<W>{state.bivalue(), digits, found},
                                {bug_1, bug_2, bug_3, bug_4}, steps);
             });
}

template void find_bugs(const State<2>&, Steps&);
template void find_bugs(const State<10>&, Steps&);

}  // namespace nonet::logic
