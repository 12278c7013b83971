#include "logic/deadly_steps.hpp"

#include "techniques/exchange.hpp"

namespace nonet::logic {
namespace {

// Larger subsets beside the roofs are not looked for: players do not see them.
constexpr int most_subset_cells = 5;

template <int W>
CellSet<W> cells_of(std::span<const Roof> roofs) {
  CellSet<W> cells;
  for (const Roof& roof : roofs) cells.insert(roof.cell);
  return cells;
}

// The groups of all types: floor, roofs, and what these have more; the rules that are kept.
template <int W>
void explain(Step& step, const State<W>& state, const DeadlyPattern<W>& pattern) {
  step.add(Role::floor, pattern.digits, pattern.floor);
  for (const Roof& roof : pattern.roofs) step.add_cell(Role::roof, roof.base, roof.cell);
  for (const Roof& roof : pattern.roofs) step.add_cell(pattern.extra, roof.extra, roof.cell);
  // Guardians are of patterns that cannot be filled, and then nothing is exchanged.
  if (pattern.extra == Role::extra) {
    add_kept_rules(step, state, pattern.floor | cells_of<W>(pattern.roofs));
  }
}

template <int W>
bool add_type_1(const State<W>& state, const DeadlyPattern<W>& pattern, Technique technique,
                Steps& steps) {
  const Roof& roof = pattern.roofs.front();
  Step& step = steps.begin(technique);
  for (const int digit : digits_of(roof.base)) step.eliminate(roof.cell, digit);
  explain(step, state, pattern);
  return steps.add();
}

template <int W>
bool add_type_2(const State<W>& state, const DeadlyPattern<W>& pattern, const CellSet<W>& roofs,
                Mask extra, Technique technique, Steps& steps) {
  const int digit = std::countr_zero(extra);
  const auto gone = state.places(digit) & state.houses().common_peers(roofs);
  if (gone.empty()) return false;
  Step& step = steps.begin(technique);
  step.eliminate(gone, digit);
  explain(step, state, pattern);
  return steps.add();
}

// A naked subset of which the roofs are one cell that has their further digits.
template <int W>
struct SubsetSearch {
  const State<W>& state;
  const DeadlyPattern<W>& pattern;
  const CellSet<W>& roofs;
  Technique technique;
  int house;
  Steps& steps;

  bool grow(const CellSet<W>& chosen, int size, Mask digits, CellSet<W> further) {
    if (size > 0 && count_bits(digits) == size + 1 && add(chosen, digits)) return true;
    if (size == most_subset_cells) return false;
    while (!further.empty()) {
      const int cell = further.take_lowest();
      const Mask all = digits | state.candidates(cell);
      if (count_bits(all) > most_subset_cells + 1) continue;
      CellSet<W> more = chosen;
      more.insert(cell);
      if (grow(more, size + 1, all, further)) return true;
    }
    return false;
  }

  bool add(const CellSet<W>& chosen, Mask digits) {
    const Houses<W>& houses = state.houses();
    const auto all = roofs | chosen;
    CellSet<W> elsewhere;
    bool first = true;
    // Found in each house that holds everything; reported once.
    houses.for_each_common(all, [&](int common) {
      first = first && common >= house;
      elsewhere |= houses.cells(common);
    });
    if (!first) return false;
    elsewhere -= all;
    Step& step = steps.begin(technique);
    for (const int digit : digits_of(digits)) {
      step.eliminate(state.places(digit) & elsewhere, digit);
    }
    if (step.eliminations.empty()) return false;
    explain(step, state, pattern);
    step.add(Role::pattern, digits, chosen);
    step.add_house(Role::house, house);
    return steps.add();
  }
};

template <int W>
bool add_type_4(const State<W>& state, const DeadlyPattern<W>& pattern, const CellSet<W>& roofs,
                int house, Technique technique, Steps& steps) {
  const Roof& a = pattern.roofs[0];
  const Roof& b = pattern.roofs[1];
  for (const int digit : digits_of(a.base & b.base)) {
    if (!state.places(digit, house).within(roofs)) continue;
    Step& step = steps.begin(technique);
    for (const Roof& roof : pattern.roofs) {
      for (const int other : digits_of(roof.base & ~bit(digit))) step.eliminate(roof.cell, other);
    }
    if (step.eliminations.empty()) continue;
    explain(step, state, pattern);
    step.add_house(Role::house, house, bit(digit));
    if (steps.add()) return true;
  }
  return false;
}

}  // namespace

template <int W>
bool do_rules_allow(const State<W>& state, std::span<const int> loop, Mask digits) {
  if (state.houses().rules().empty()) return true;
  std::array<std::vector<int>, 2> halves;
  for (std::size_t i = 0; i < loop.size(); ++i) halves[i % 2].push_back(loop[i]);
  return Exchange<W>(state, halves[0], halves[1], digits).is_allowed();
}

template <int W>
bool is_deadly(const State<W>& state, std::span<const int> loop, Mask digits) {
  return alternates(state.houses(), loop) && do_rules_allow(state, loop, digits);
}

template <int W>
bool is_deadly(const State<W>& state, std::span<const int> half, std::span<const int> other,
               Mask digits) {
  return exchanges(state.houses(), half, other) &&
         Exchange<W>(state, half, other, digits).is_allowed();
}

template <int W>
void add_kept_rules(Step& step, const State<W>& state, const CellSet<W>& cells) {
  for (const TouchedRule<W>& rule : state.houses().rules().given()) {
    if (rule.cells.intersects(cells)) step.add_rule(Role::rule, rule.number);
  }
}

template <int W>
bool add_steps(const State<W>& state, const DeadlyPattern<W>& pattern,
               const std::array<Technique, 4>& types, Steps& steps) {
  const std::size_t count = pattern.roofs.size();
  if (count == 0) return false;
  if (count == 1) return steps.wants(types[0]) && add_type_1(state, pattern, types[0], steps);
  const auto roofs = cells_of<W>(pattern.roofs);
  Mask extra = 0;
  for (const Roof& roof : pattern.roofs) extra |= roof.extra;
  const bool alike = is_single_bit(extra);
  if (alike && steps.wants(types[1]) && add_type_2(state, pattern, roofs, extra, types[1], steps)) {
    return true;
  }
  const bool subsets = !alike && steps.wants(types[2]);
  const bool locked = count == 2 && steps.wants(types[3]);
  if (!subsets && !locked) return false;
  bool done = false;
  state.houses().for_each_common(roofs, [&](int house) {
    if (done) return;
    if (subsets) {
      SubsetSearch<W> search{state, pattern, roofs, types[2], house, steps};
      done = search.grow({}, 0, extra, state.empty(house) - roofs);
    }
    done = done || (locked && add_type_4(state, pattern, roofs, house, types[3], steps));
  });
  return done;
}

template bool do_rules_allow(const State<2>&, std::span<const int>, Mask);
template bool do_rules_allow(const State<10>&, std::span<const int>, Mask);
template bool is_deadly(const State<2>&, std::span<const int>, Mask);
template bool is_deadly(const State<10>&, std::span<const int>, Mask);
template bool is_deadly(const State<2>&, std::span<const int>, std::span<const int>, Mask);
template bool is_deadly(const State<10>&, std::span<const int>, std::span<const int>, Mask);
template void add_kept_rules(Step&, const State<2>&, const CellSet<2>&);
template void add_kept_rules(Step&, const State<10>&, const CellSet<10>&);
template bool add_steps(const State<2>&, const DeadlyPattern<2>&, const std::array<Technique, 4>&,
                        Steps&);
template bool add_steps(const State<10>&, const DeadlyPattern<10>&, const std::array<Technique, 4>&,
                        Steps&);

}  // namespace nonet::logic
