#include "logic/locked_candidates.hpp"

#include <span>

namespace nonet::logic {
namespace {

enum class From : bool { boxes, other_houses };

// A house that may hold a digit only in cells of a second house takes it from the rest of that.
template <int W>
bool find_locked(const State<W>& state, Steps& steps, From from) {
  const Houses<W>& houses = state.houses();
  const Technique technique = from == From::boxes ? Technique::pointing : Technique::claiming;
  const Mask all = (bit(state.size()) - 1) & steps.digits();
  for (int house = 0; house < houses.count(); ++house) {
    if (houses.is_box(house) != (from == From::boxes)) continue;
    const std::span<const Crossing<W>> crossings = houses.crossings(house);
    for (const int digit : digits_of(all & ~state.placed(house))) {
      const Mask positions = state.positions(house, digit);
      if ((positions & (positions - 1)) == 0) continue;  // a single, or nothing
      for (const Crossing<W>& crossing : crossings) {
        if ((positions & ~crossing.positions) != 0) continue;
        const auto gone = state.places(digit, crossing.to) - crossing.cells;
        if (gone.empty()) continue;
        Step& step = steps.begin(technique);
        step.eliminate(gone, digit);
        step.add(Role::pattern, bit(digit), state.places(digit, house));
        step.add_house(Role::base, house, bit(digit));
        step.add_house(Role::cover, crossing.to, bit(digit));
        if (steps.add()) return true;
      }
    }
  }
  return false;
}

}  // namespace

template <int W>
void find_locked_candidates(const State<W>& state, Steps& steps) {
  if (steps.wants(Technique::pointing) && find_locked(state, steps, From::boxes)) return;
  if (steps.wants(Technique::claiming)) find_locked(state, steps, From::other_houses);
}

template void find_locked_candidates(const State<2>&, Steps&);
template void find_locked_candidates(const State<10>&, Steps&);

}  // namespace nonet::logic
