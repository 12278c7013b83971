#include <vector>

#include "logic/finders.hpp"
#include "techniques/cages.hpp"

namespace nonet::logic {
namespace {

// A digit of all combinations goes from the cells that see all its places in the cage.
template <int W>
bool point(const State<W>& state, const Cage<W>& cage, Steps& steps) {
  for (const int digit : digits_of(cage.required())) {
    const CellSet<W> places = cage.places(digit);
    const CellSet<W> gone = state.houses().common_peers(places) & state.places(digit);
    if (gone.empty()) continue;
    Step& step = steps.begin(Technique::cage_overlap);
    step.eliminate(gone, digit);
    add_cage(step, state, cage);
    step.add(Role::pattern, bit(digit), places);
    state.houses().for_each_common(places, [&](int house) {
      if (gone.intersects(state.houses().cells(house))) {
        step.add_house(Role::cover, house, bit(digit));
      }
    });
    if (steps.add()) return true;
  }
  return false;
}

// Digits that a house has room for in the cage alone are digits of its combination.
template <int W>
bool claim(const State<W>& state, const Cage<W>& cage, Steps& steps) {
  const Houses<W>& houses = state.houses();
  for (int house = 0; house < houses.count(); ++house) {
    const CellSet<W> common = houses.cells(house) & cage.cells();
    if (common.empty() || common == cage.cells()) continue;
    Mask claimed = 0;
    CellSet<W> held;
    for (const int digit : digits_of((bit(state.size()) - 1) & ~state.placed(house))) {
      const CellSet<W> places = state.places(digit, house);
      if (places.empty() || !places.within(common)) continue;
      claimed |= bit(digit);
      held |= places;
    }
    if (claimed == 0) continue;
    std::vector<Mask> masks = cage.masks();
    for (std::size_t i = 0; i < masks.size(); ++i) {
      if (!common.contains(cage.list()[i])) masks[i] &= ~claimed;
    }
    std::vector<Mask> sets;
    for (const Mask set : cage.sets()) {
      if ((claimed & ~set) == 0) sets.push_back(set);
    }
    const std::vector<Mask> left = cage.left(masks, sets);
    if (left.empty()) continue;
    Step& step = steps.begin(Technique::cage_overlap);
    for (std::size_t i = 0; i < left.size(); ++i) {
      step.eliminate_all(cage.list()[i], cage.masks()[i] & ~left[i]);
    }
    if (step.eliminations.empty()) continue;
    add_cage(step, state, cage);
    step.add(Role::pattern, claimed, held);
    step.add_house(Role::base, house, claimed);
    if (steps.add()) return true;
  }
  return false;
}

}  // namespace

// A digit that every combination of a cage needs, and a house that needs a digit which only cells
// of a cage can hold.
//
// Roles: `rule` the cage, `rule_cell` its cells, `pattern` the places of the digits; `cover` the
// houses that lose a digit of the cage, or `base` the house whose digits the cage must have.
template <int W>
void find_cage_overlaps(const State<W>& state, Steps& steps) {
  const std::vector<Cage<W>> cages = open_cages(state);
  for (const Cage<W>& cage : cages) {
    if (point(state, cage, steps)) return;
  }
  for (const Cage<W>& cage : cages) {
    if (claim(state, cage, steps)) return;
  }
}

template void find_cage_overlaps(const State<2>&, Steps&);
template void find_cage_overlaps(const State<10>&, Steps&);

}  // namespace nonet::logic
