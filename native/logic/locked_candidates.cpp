#include "techniques/locked_candidates.hpp"

#include <span>

#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

template <int W>
bool find_locked(const State<W>& state, Steps& steps, Technique technique,
                 std::span<const int> from) {
  const Houses<W>& houses = state.houses();
  const Mask all = (bit(state.size()) - 1) & steps.digits();
  for (const int house : from) {
    for (const int digit : digits_of(all & ~state.placed(house))) {
      const auto add = [&](const Crossing<W>& crossing, int, const CellSet<W>& gone) {
        Step& step = steps.begin(technique);
        step.eliminate(gone, digit);
        step.add(Role::pattern, bit(digit), state.places(digit, house));
        step.add_house(Role::base, house, bit(digit));
        step.add_house(Role::cover, crossing.to, bit(digit));
        return steps.add();
      };
      if (visit_locked(state, house, bit(digit), houses.crossings(house), add)) return true;
    }
  }
  return false;
}

}  // namespace

// Locked candidates: where a house may hold a digit only in cells that a second house has too, the
// rest of the second house loses it. From a box or region that is pointing, from any other house
// claiming.
//
// Roles: `pattern` the cells, `base` the house that holds the digit there, `cover` the second one.
template <int W>
void find_locked_candidates(const State<W>& state, Steps& steps) {
  const Houses<W>& houses = state.houses();
  const auto others = houses.boxes_first().subspan(houses.boxes().size());
  if (steps.wants(Technique::pointing) &&
      find_locked(state, steps, Technique::pointing, houses.boxes())) {
    return;
  }
  if (steps.wants(Technique::claiming)) find_locked(state, steps, Technique::claiming, others);
}

template void find_locked_candidates(const State<2>&, Steps&);
template void find_locked_candidates(const State<10>&, Steps&);

}  // namespace nonet::logic
