#pragma once

#include "core/vector128.hpp"
#include "solver/lockstep/lanes.hpp"

namespace nonet::lockstep {

struct BaselineLanes : PlainLanes<Vector128, 8> {};

}  // namespace nonet::lockstep
