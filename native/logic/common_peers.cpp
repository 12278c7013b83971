#include "logic/finders.hpp"

namespace nonet::logic {

// Cells that see all places that a house has for a digit, by chess moves or any other rule, lose
// it: locked candidates without a second house.
//
// Roles: `pattern` the places, `base` the house.
template <int W>
void find_common_peers(const State<W>& state, Steps& steps) {
  const Houses<W>& houses = state.houses();
  if (houses.is_plain()) return;
  const Mask all = bit(state.size()) - 1;
  for (const int house : houses.boxes_first()) {
    for (const int digit : digits_of(all & ~state.placed(house) & steps.digits())) {
      const CellSet<W> places = state.places(digit, house);
      if (places.size() < 2) continue;
      const CellSet<W> gone = houses.common_peers(places) & state.places(digit);
      if (gone.empty()) continue;
      Step& step = steps.begin(Technique::common_peers);
      step.eliminate(gone, digit);
      step.add(Role::pattern, bit(digit), places);
      step.add_house(Role::base, house, bit(digit));
      if (steps.add()) return;
    }
  }
}

template void find_common_peers(const State<2>&, Steps&);
template void find_common_peers(const State<10>&, Steps&);

}  // namespace nonet::logic
