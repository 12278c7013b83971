#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Bivalue universal graves. If every empty cell had two candidates, and every house two places for
// each digit that it lacks, then any solution could be exchanged for another one: each cell takes
// its other candidate. So of the cells with more candidates one must hold a further one. This is
// true of all houses of any layout, as it counts places in houses and nothing else.
//
// The grave is what remains of a state when its cells with more than two candidates are given two
// each; where there is more than one way to do so each is a pattern. Types as for all deadly
// patterns (deadly_patterns.hpp); type 1, one such cell, is the BUG+1.
template <int W>
void find_bugs(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
