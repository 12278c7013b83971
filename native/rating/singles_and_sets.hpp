#pragma once

#include "rating/rated_step.hpp"

namespace nonet::rating {

// Each fills in the first step that it finds, and is true then.

bool find_last_empty_cell(const State& state, RatedStep& rated);
bool find_hidden_single(const State& state, RatedStep& rated);
bool find_naked_single(const State& state, RatedStep& rated);

// Direct: only where the eliminations would leave one place for a digit. That is filled, and
// nothing is eliminated.
enum class Directness : bool { indirect, direct };

template <Directness Kind>
bool find_locked(const State& state, RatedStep& rated);

template <int Size>
bool find_naked_subset(const State& state, RatedStep& rated);

template <int Size, Directness Kind>
bool find_hidden_subset(const State& state, RatedStep& rated);

template <int Size>
bool find_fish(const State& state, RatedStep& rated);

// XY-wings or XYZ-wings.
bool find_wing(const State& state, RatedStep& rated, Technique technique);

}  // namespace nonet::rating
