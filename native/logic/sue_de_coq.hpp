#pragma once

#include "logic/state.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Sue de Coq: a line and a box share more candidates than cells.
template <int W>
void find_sue_de_coqs(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
