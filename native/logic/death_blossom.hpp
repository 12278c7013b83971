#pragma once

#include "logic/almost_locked_sets.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// A cell, the stem, and for each of its candidates an almost locked set, the petal, all of whose
// places of that digit it sees. Whatever the stem holds, one petal lacks it and holds all its other
// digits: what sees such a digit in all petals goes. True where no more steps are wanted.
template <int W>
bool find_death_blossoms(const State<W>& state, const AlmostLockedSets<W>& sets, Steps& steps);

}  // namespace nonet::logic
