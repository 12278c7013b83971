#include "logic/fish_pattern.hpp"

#include <algorithm>

namespace nonet::logic {
namespace {

template <int W>
void describe_cover(const Fish<W>& fish, Step& step) {
  const Mask digit = bit(fish.digit);
  for (const int house : fish.cover) step.add_house(Role::cover, house, digit);
  step.add(Role::pattern, digit, fish.vertices);
  if (!fish.fins.empty()) step.add(Role::fin, digit, fish.fins);
  if (!fish.endo_fins.empty()) step.add(Role::endo_fin, digit, fish.endo_fins);
}

// Any order will do.
bool less(const HouseSet& a, const HouseSet& b) {
  const HouseSet different = (a - b) | (b - a);
  return !different.empty() && a.contains(different.lowest());
}

template <int W>
bool less(const Fish<W>& a, const Fish<W>& b) {
  return a.base == b.base ? less(a.cover, b.cover) : less(a.base, b.base);
}

}  // namespace

template <int W>
Fish<W> fish_of(const State<W>& state, int digit, const HouseSet& base, const HouseSet& cover) {
  Fish<W> fish{};
  fish.digit = digit;
  fish.base = base;
  fish.cover = cover;
  CellSet<W> held;
  for (const int house : base) {
    const auto places = state.places(digit, house);
    fish.endo_fins |= held & places;
    held |= places;
  }
  CellSet<W> covered;
  CellSet<W> twice;
  for (const int house : cover) {
    const auto places = state.places(digit, house);
    twice |= covered & places;
    covered |= places;
  }
  fish.fins = held - covered - fish.endo_fins;
  fish.vertices = (held & covered) - fish.endo_fins;
  const auto fins = fish.fins | fish.endo_fins;
  for (const int cell : (covered - held) | (twice & fish.vertices)) {
    if (fins.within(state.houses().peers(cell))) fish.eliminations.insert(cell);
  }
  return fish;
}

template <int W>
void describe(const Fish<W>& fish, Step& step) {
  for (const int house : fish.base) step.add_house(Role::base, house, bit(fish.digit));
  describe_cover(fish, step);
}

template <int W>
bool FishSteps<W>::add(const Fish<W>& fish) {
  const int endo_fins = fish.endo_fins.size();
  if (fish.eliminations.empty() || endo_fins > steps_.options.endo_fins ||
      fish.fins.size() + endo_fins > steps_.options.fins) {
    return false;
  }
  if (steps_.options.siamese) kept_.push_back(fish);
  if (!steps_.wants(fish.technique)) return false;
  Step& step = steps_.begin(fish.technique);
  step.eliminate(fish.eliminations, fish.digit);
  describe(fish, step);
  return steps_.add();
}

template <int W>
bool FishSteps<W>::join_siamese() {
  bool enough = steps_.stopped();
  std::ranges::sort(kept_, less<W>);
  for (auto first = kept_.begin(); first != kept_.end() && !enough; ++first) {
    for (auto second = first + 1; second != kept_.end() && !enough; ++second) {
      if (first->base != second->base) break;
      enough = join(*first, *second) || steps_.stopped();
    }
  }
  kept_.clear();
  return enough;
}

template <int W>
bool FishSteps<W>::join(const Fish<W>& first, const Fish<W>& second) {
  const auto [technique, other] = std::minmax({first.technique, second.technique});
  const bool alike = technique == other || (technique >= Technique::finned_x_wing &&
                                            other <= Technique::sashimi_leviathan);
  if (!alike || !steps_.wants(technique) || first.eliminations.within(second.eliminations) ||
      second.eliminations.within(first.eliminations)) {
    return false;
  }
  Step& step = steps_.begin(technique);
  step.eliminate(first.eliminations | second.eliminations, first.digit);
  describe(first, step);
  describe_cover(second, step);
  return steps_.add();
}

template Fish<2> fish_of(const State<2>&, int, const HouseSet&, const HouseSet&);
template Fish<10> fish_of(const State<10>&, int, const HouseSet&, const HouseSet&);
template void describe(const Fish<2>&, Step&);
template void describe(const Fish<10>&, Step&);
template class FishSteps<2>;
template class FishSteps<10>;

}  // namespace nonet::logic
