#include "logic/als_chain.hpp"
#include "logic/als_wings.hpp"
#include "logic/death_blossom.hpp"
#include "logic/finders.hpp"

namespace nonet::logic {

// Almost locked sets: XZ rule, XY-wing, chain, death blossom.
template <int W>
void find_als_steps(const State<W>& state, Steps& steps) {
  const AlmostLockedSets<W> sets(state);
  const bool wants_pairs = steps.wants(Technique::als_xz) || steps.wants(Technique::als_xy_wing) ||
                           steps.wants(Technique::als_chain);
  if (wants_pairs) {
    const RestrictedCommons<W> commons(sets, steps);
    if (steps.wants(Technique::als_xz) && find_als_xz(sets, commons, steps)) return;
    if (steps.wants(Technique::als_xy_wing) && find_als_xy_wings(sets, commons, steps)) return;
    if (steps.wants(Technique::als_chain) && find_als_chains(sets, commons, steps)) return;
  }
  if (steps.wants(Technique::death_blossom)) find_death_blossoms(state, sets, steps);
}

template void find_als_steps(const State<2>&, Steps&);
template void find_als_steps(const State<10>&, Steps&);

}  // namespace nonet::logic
