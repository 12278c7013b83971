#pragma once

#include "rate/hint.hpp"

namespace nonet::rate {

// Each fills in the first hint that it finds, and is true then.

bool find_last_empty_cell(const Grid& grid, Hint& hint);
bool find_hidden_single(const Grid& grid, Hint& hint);
bool find_naked_single(const Grid& grid, Hint& hint);

// Direct: only where the eliminations would leave one place for a digit. That is filled, and nothing
// is eliminated.
enum class Directness : bool { indirect, direct };

template <Directness Kind>
bool find_locked(const Grid& grid, Hint& hint);

template <std::size_t Size>
bool find_naked_set(const Grid& grid, Hint& hint);

template <std::size_t Size, Directness Kind>
bool find_hidden_set(const Grid& grid, Hint& hint);

template <std::size_t Size>
bool find_fish(const Grid& grid, Hint& hint);

// An XY-wing has a pivot of two candidates, an XYZ-wing one of three.
template <int Candidates>
bool find_wing(const Grid& grid, Hint& hint);

}  // namespace nonet::rate
