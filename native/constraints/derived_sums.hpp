#pragma once

#include <vector>

#include "constraints/cell_sets.hpp"
#include "core/layout.hpp"

namespace nonet {

// Cells whose total is that of some houses.
struct Region {
  CellSet cells;
  int houses;
};

// Runs of up to four rows and of columns, which are houses of every layout, then each other house.
std::vector<Region> regions_of(const Layout& layout);

// Different cells with a known total.
struct KnownSum {
  std::vector<int> cells;  // in ascending order
  int total = 0;
};

// Σ inner − Σ outer = total, for cells that are all different cells.
struct DerivedSum {
  std::vector<int> inner;  // in ascending order
  std::vector<int> outer;
  int total = 0;

  friend bool operator==(const DerivedSum&, const DerivedSum&) = default;
};

// Sums of at most `most` cells that follow from others and from the total of each house (innies and
// outies). Sums that meet a region, one of `regions_of`, are taken out of it; inner cells are those
// left, outer ones those that were taken out with the others. Of a sum that is partly inside either
// part may be the smaller one, so there are several ways.
std::vector<DerivedSum> derived_sums(const Layout& layout, const std::vector<Region>& regions,
                                     const std::vector<KnownSum>& known, int most);

}  // namespace nonet
