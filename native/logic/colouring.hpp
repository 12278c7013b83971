#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Colours of one digit. Conjugate pairs that hang together make a cluster with two colours, of
// which one is true in all its cells and the other one in none.
//
//     trap  a place sees both colours: it goes
//     wrap  two cells of a colour see each other: that colour goes
//     multi-colours 1  two clusters have colours that see each other, so that one of the other two
//                      is true: places that see both of those go; for all such pairs of colours
//     multi-colours 2  a colour sees both colours of another cluster: it goes
//
// Roles: a colour each, `colour_a` and `colour_b` of one cluster, `colour_c` and `colour_d` of the
// other one, with a strong link between them; a colour that goes is `colour_a`. For multi-colours
// weak links from colour to colour, and in their order each `house` where cells see each other;
// for a wrap the house with two cells of the colour.
template <int W>
void find_colourings(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
