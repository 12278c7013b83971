#include "techniques/singles.hpp"

#include <ranges>

#include "logic/finders.hpp"

namespace nonet::logic {

// Full house, naked single, hidden single.
template <int W>
void find_singles(const State<W>& state, Steps& steps) {
  const auto add_of_house = [&](Technique technique, int house, int cell, int digit, Mask shown) {
    Step& step = steps.begin(technique);
    step.place(cell, digit);
    step.add_house(Role::house, house, shown);
    return steps.add();
  };
  if (steps.wants(Technique::full_house) &&
      visit_full_houses(state, state.nearly_full(), [&](int house, int cell, int digit) {
        return add_of_house(Technique::full_house, house, cell, digit, 0);
      })) {
    return;
  }
  if (steps.wants(Technique::naked_single) && visit_naked_singles(state, [&](int cell, int digit) {
        steps.begin(Technique::naked_single).place(cell, digit);
        return steps.add();
      })) {
    return;
  }
  if (!steps.wants(Technique::hidden_single)) return;
  visit_hidden_singles(
      state, std::views::iota(0, state.houses().count()), [&](int house, int cell, int digit) {
        return add_of_house(Technique::hidden_single, house, cell, digit, bit(digit));
      });
}

template void find_singles(const State<2>&, Steps&);
template void find_singles(const State<10>&, Steps&);

}  // namespace nonet::logic
