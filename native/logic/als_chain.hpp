#pragma once

#include "logic/restricted_commons.hpp"

namespace nonet::logic {

// Four sets or more, each with a restricted common digit with the next one, another one than with
// the set before. If the first set lacks a digit it holds that common, so the second set lacks it,
// and so on: the last set holds all its digits but the last common. What sees a digit of both ends
// goes. True where no more steps are wanted.
template <int W>
bool find_als_chains(const AlmostLockedSets<W>& sets, const RestrictedCommons<W>& commons,
                     Steps& steps);

}  // namespace nonet::logic
