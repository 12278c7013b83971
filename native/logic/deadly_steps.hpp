#pragma once

#include <array>
#include <span>

#include "logic/steps.hpp"
#include "logic/techniques.hpp"
#include "techniques/deadly_patterns.hpp"

namespace nonet::logic {

// Any pattern that not all of its cells can keep to: a deadly one, or one that cannot be filled.
template <int W>
struct DeadlyPattern {
  CellSet<W> floor;  // cells that cannot leave it
  Mask digits;       // of the pattern
  std::span<const Roof> roofs;
  Role extra = Role::extra;  // of what roofs have more
};

// Whether the rules that a loop touches allow the exchange of its two digits (exchange.hpp).
template <int W>
bool do_rules_allow(const State<W>& state, std::span<const int> loop, Mask digits);

// The same, and the houses too (deadly_patterns.hpp); of a loop, or of two halves.
template <int W>
bool is_deadly(const State<W>& state, std::span<const int> loop, Mask digits);
template <int W>
bool is_deadly(const State<W>& state, std::span<const int> half, std::span<const int> other,
               Mask digits);

// Names the rules that cells of a pattern are in: the exchange keeps them.
template <int W>
void add_kept_rules(Step& step, const State<W>& state, const CellSet<W>& cells);

// Adds what follows, by type:
// 1. One roof: it holds none of its digits of the pattern.
// 2. All roofs have the same further digit: one of them holds it.
// 3. All roofs in one house: what they have more is a cell of a naked subset.
// 4. Two roofs in one house that alone may hold a digit of the pattern: they hold no other one.
// True where no more steps are wanted.
template <int W>
bool add_steps(const State<W>& state, const DeadlyPattern<W>& pattern,
               const std::array<Technique, 4>& types, Steps& steps);

extern template bool do_rules_allow(const State<2>&, std::span<const int>, Mask);
extern template bool do_rules_allow(const State<10>&, std::span<const int>, Mask);
extern template bool is_deadly(const State<2>&, std::span<const int>, Mask);
extern template bool is_deadly(const State<10>&, std::span<const int>, Mask);
extern template bool is_deadly(const State<2>&, std::span<const int>, std::span<const int>, Mask);
extern template bool is_deadly(const State<10>&, std::span<const int>, std::span<const int>, Mask);
extern template void add_kept_rules(Step&, const State<2>&, const CellSet<2>&);
extern template void add_kept_rules(Step&, const State<10>&, const CellSet<10>&);
extern template bool add_steps(const State<2>&, const DeadlyPattern<2>&,
                               const std::array<Technique, 4>&, Steps&);
extern template bool add_steps(const State<10>&, const DeadlyPattern<10>&,
                               const std::array<Technique, 4>&, Steps&);

}  // namespace nonet::logic
