#pragma once

#include "rating/branch.hpp"

namespace nonet::rating {

// What techniques eliminate in what a branch left of a grid, by rules that grow with the level: the
// first rule that gives something counts.
//
//     1   locked digits, hidden pairs, naked pairs, X-wings
//     2   and forcing chains and cycles
//     3   and multiple forcing chains
//     4   those of level 1, and dynamic forcing chains
//     5   and those of level 2 inside
std::vector<Inference> infer(const State& before, const State& now, int level, Context& context);

}  // namespace nonet::rating
