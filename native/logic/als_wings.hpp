#pragma once

#include "logic/restricted_commons.hpp"

namespace nonet::logic {

// Two sets with a restricted common digit: one of them lacks it and holds all its other digits, so
// what sees a digit of both sets goes. With two such digits each set holds exactly one of them and
// all its other digits. True where no more steps are wanted.
template <int W>
bool find_als_xz(const AlmostLockedSets<W>& sets, const RestrictedCommons<W>& commons,
                 Steps& steps);

// A third set shares one restricted common digit with the first set and another one with the
// second: it can lack only one of them, so one of the two sets lacks its own.
template <int W>
bool find_als_xy_wings(const AlmostLockedSets<W>& sets, const RestrictedCommons<W>& commons,
                       Steps& steps);

}  // namespace nonet::logic
