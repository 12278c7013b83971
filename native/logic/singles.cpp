#include "logic/singles.hpp"

namespace nonet::logic {
namespace {

// The only empty cell of a house gets the only digit that is left.
template <int W>
bool find_full_houses(const State<W>& state, Steps& steps) {
  for (const int house : state.nearly_full()) {
    const Mask left = (bit(state.size()) - 1) & ~state.placed(house);
    const auto cells = state.empty(house);
    const int digit = std::countr_zero(left);
    if (cells.empty() || !state.may(cells.lowest(), digit)) continue;
    Step& step = steps.begin(Technique::full_house);
    step.place(cells.lowest(), digit);
    step.add_house(Role::house, house);
    if (steps.add()) return true;
  }
  return false;
}

template <int W>
bool find_naked_singles(const State<W>& state, Steps& steps) {
  for (const int cell : state.univalue()) {
    Step& step = steps.begin(Technique::naked_single);
    step.place(cell, std::countr_zero(state.candidates(cell)));
    if (steps.add()) return true;
  }
  return false;
}

template <int W>
bool find_hidden_singles(const State<W>& state, Steps& steps) {
  const Houses<W>& houses = state.houses();
  const Mask all = bit(state.size()) - 1;
  for (int house = 0; house < houses.count(); ++house) {
    for (const int digit : digits_of(all & ~state.placed(house))) {
      const Mask positions = state.positions(house, digit);
      if (!is_single_bit(positions)) continue;
      const int cell = houses.cell(house, std::countr_zero(positions));
      Step& step = steps.begin(Technique::hidden_single);
      step.place(cell, digit);
      step.add_house(Role::house, house, bit(digit));
      if (steps.add()) return true;
    }
  }
  return false;
}

}  // namespace

template <int W>
void find_singles(const State<W>& state, Steps& steps) {
  if (steps.wants(Technique::full_house) && find_full_houses(state, steps)) return;
  if (steps.wants(Technique::naked_single) && find_naked_singles(state, steps)) return;
  if (steps.wants(Technique::hidden_single)) find_hidden_singles(state, steps);
}

template void find_singles(const State<2>&, Steps&);
template void find_singles(const State<10>&, Steps&);

}  // namespace nonet::logic
