#include "constraints/derived_sums.hpp"

#include <algorithm>

#include "constraints/cell_sets.hpp"

namespace nonet {
namespace {

constexpr int most_lines = 4;

struct Region {
  CellSet cells;
  int houses;
};

// Runs of rows and of columns, which are houses of every layout, then each house.
std::vector<Region> regions_of(const Layout& layout) {
  const int size = layout.size();
  std::vector<Region> found;
  for (int axis = 0; axis < 2; ++axis) {
    for (int first = 0; first < size; ++first) {
      Region run{CellSet(layout.cell_count()), 0};
      for (int line = first; line < std::min(size, first + most_lines); ++line) {
        for (int i = 0; i < size; ++i)
          run.cells.insert(axis == 0 ? line * size + i : i * size + line);
        ++run.houses;
        found.push_back(run);
      }
    }
  }
  for (int house = 0; house < layout.house_count(); ++house) {
    CellSet cells(layout.cell_count());
    for (int i = 0; i < size; ++i) cells.insert(layout.cell(house, i));
    found.push_back({cells, 1});
  }
  return found;
}

}  // namespace

std::vector<KnownSum> derived_sums(const Layout& layout, const std::vector<KnownSum>& known,
                                   int most) {
  const int size = layout.size();
  const int house_total = size * (size + 1) / 2;
  std::vector<CellSet> sets;
  for (const KnownSum& sum : known) sets.emplace_back(layout.cell_count(), sum.cells);
  std::vector<CellSet> seen = sets;
  std::vector<KnownSum> derived;
  const auto add = [&](const CellSet& cells, int total) {
    const int count = cells.size();
    if (count == 0 || count > most || std::ranges::find(seen, cells) != seen.end()) return;
    seen.push_back(cells);
    derived.push_back({cells.cells(), total});
  };
  for (const Region& region : regions_of(layout)) {
    CellSet rest = region.cells;
    CellSet outside(layout.cell_count());
    int inner = region.houses * house_total;
    int outer = -inner;
    bool is_covered = true;
    CellSet uncovered = region.cells;
    for (std::size_t i = 0; i < sets.size(); ++i) {
      if (!sets[i].meets(region.cells)) continue;
      if (sets[i].within(rest)) {
        rest -= sets[i];
        inner -= known[i].total;
      }
      CellSet here = sets[i];
      here &= region.cells;
      CellSet beyond = sets[i];
      beyond -= here;
      if (here.within(uncovered) && !beyond.meets(outside)) {
        uncovered -= here;
        outside |= beyond;
        outer += known[i].total;
      } else {
        is_covered = false;
      }
    }
    if (rest != region.cells) add(rest, inner);
    if (is_covered && uncovered.size() == 0) add(outside, outer);
  }
  return derived;
}

}  // namespace nonet
