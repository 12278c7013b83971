#pragma once

#include <span>

#include "logic/grid.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// A search for the steps of a family of techniques.
template <int W>
struct Finder {
  TechniqueSet techniques;  // that it knows
  void (*find)(const Grid<W>&, Steps&);
};

// All searches, the quick ones first by and large. Each technique is known to just one of them.
template <int W>
std::span<const Finder<W>> finders();

// Techniques that look at one digit at a time, and at nothing but its places.
TechniqueSet single_digit_techniques();
// Those of them that cost next to nothing.
TechniqueSet locked_candidates();

// Runs every search that knows a technique that is asked for.
template <int W>
void find_steps(const Grid<W>& grid, Steps& steps);

}  // namespace nonet::logic
