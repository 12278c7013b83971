#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Naked subsets: n cells of a house with n candidates together. They eliminate in all houses that
// have all the cells; pairs and triples that do so in two houses are locked ones.
// Hidden subsets: n digits with n places in a house.
//
// Singles are not part of a subset: each cell of a naked one has two candidates or more, each digit
// of a hidden one two places or more.
//
// Roles: `pattern` the cells with the digits of the subset; `house` those in which a naked subset
// eliminates, or the one of a hidden subset.
template <int W>
void find_subsets(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
