#pragma once

#include <vector>

#include "core/layout.hpp"

namespace nonet {

// Different cells with a known total.
struct KnownSum {
  std::vector<int> cells;  // in ascending order
  int total = 0;
};

// Sums of at most `most` cells that follow from others and from the total of each house (innies and
// outies): what is left of one to four neighbouring rows or columns, or of another house, when the
// sums inside it are taken out, and what sums that cover it have outside.
std::vector<KnownSum> derived_sums(const Layout& layout, const std::vector<KnownSum>& known,
                                   int most);

}  // namespace nonet
