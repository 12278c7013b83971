#pragma once

#include <vector>

#include "constraints/derived_sums.hpp"
#include "core/layout.hpp"

namespace nonet {

// Sums without common cells taken together, where that leaves less freedom than each has on its
// own: parallel diagonals share boxes and lines, in which their digits differ. Four diagonals of 32
// cells with 49 each miss the largest total that they can have by 2; by themselves they miss it by
// 12 to 23.
std::vector<KnownSum> combined_sums(const Layout& layout, const std::vector<KnownSum>& known);

}  // namespace nonet
