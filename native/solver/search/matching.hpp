#pragma once

#include <vector>

#include "core/domains.hpp"

namespace nonet {

// Whether every house can give each of its cells a digit of its own (Hall, "On representatives of
// subsets", J. London Math. Soc. 10, 1935). False proves that the grid cannot be completed, where
// search would have to try every branch; true proves nothing.
template <int Words>
[[nodiscard]] bool houses_can_be_filled(const Domains<Words>& candidates);

extern template bool houses_can_be_filled<1>(const Domains<1>&);
extern template bool houses_can_be_filled<2>(const Domains<2>&);

}  // namespace nonet
