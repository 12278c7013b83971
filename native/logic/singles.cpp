#include "logic/singles.hpp"

namespace nonet::logic {
namespace {

// The only empty cell of a house gets the only digit that is left.
template <int W>
bool find_full_houses(const Grid<W>& grid, Steps& steps) {
  for (const int house : grid.nearly_full()) {
    const Mask left = (bit(grid.size()) - 1) & ~grid.placed(house);
    const auto cells = grid.empty(house);
    const int digit = std::countr_zero(left);
    if (cells.empty() || !grid.may(cells.lowest(), digit)) continue;
    Step& step = steps.begin(Technique::full_house);
    step.place(cells.lowest(), digit);
    step.add_house(Role::house, house);
    if (steps.add()) return true;
  }
  return false;
}

template <int W>
bool find_naked_singles(const Grid<W>& grid, Steps& steps) {
  for (const int cell : grid.univalue()) {
    Step& step = steps.begin(Technique::naked_single);
    step.place(cell, std::countr_zero(grid.candidates(cell)));
    if (steps.add()) return true;
  }
  return false;
}

template <int W>
bool find_hidden_singles(const Grid<W>& grid, Steps& steps) {
  const Houses<W>& houses = grid.houses();
  const Mask all = bit(grid.size()) - 1;
  for (int house = 0; house < houses.count(); ++house) {
    for (const int digit : digits_of(all & ~grid.placed(house))) {
      const Mask positions = grid.positions(house, digit);
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
void find_singles(const Grid<W>& grid, Steps& steps) {
  if (steps.wants(Technique::full_house) && find_full_houses(grid, steps)) return;
  if (steps.wants(Technique::naked_single) && find_naked_singles(grid, steps)) return;
  if (steps.wants(Technique::hidden_single)) find_hidden_singles(grid, steps);
}

template void find_singles(const Grid<2>&, Steps&);
template void find_singles(const Grid<10>&, Steps&);

}  // namespace nonet::logic
