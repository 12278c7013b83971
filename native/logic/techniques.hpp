#pragma once

#include "techniques/state.hpp"

// States, houses, steps and the names of techniques are used in this folder without a prefix.
namespace nonet::logic {

using namespace techniques;
using techniques::CellSet;  // not that of the rules

}  // namespace nonet::logic
