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

// Which sums are taken out of a region that they are only partly in.
enum class Taking { inside_only, mostly_inside, all };

}  // namespace

std::vector<DerivedSum> derived_sums(const Layout& layout, const std::vector<KnownSum>& known,
                                     int most) {
  const int size = layout.size();
  const int house_total = size * (size + 1) / 2;
  std::vector<CellSet> sets;
  for (const KnownSum& sum : known) sets.emplace_back(layout.cell_count(), sum.cells);
  std::vector<DerivedSum> derived;
  const auto derive = [&](const Region& region, Taking taking) {
    CellSet inner = region.cells;
    CellSet outer(layout.cell_count());
    int total = region.houses * house_total;
    bool is_new = false;
    for (std::size_t i = 0; i < sets.size(); ++i) {
      if (!sets[i].meets(region.cells)) continue;
      CellSet here = sets[i];
      here &= region.cells;
      CellSet beyond = sets[i];
      beyond -= here;
      const bool is_taken = beyond.size() == 0 || taking == Taking::all ||
                            (taking == Taking::mostly_inside && beyond.size() < here.size());
      if (!is_taken || !here.within(inner) || beyond.meets(outer)) continue;
      inner -= here;
      outer |= beyond;
      total -= known[i].total;
      is_new = true;
    }
    const int count = inner.size() + outer.size();
    if (!is_new || count == 0 || count > most) return;
    DerivedSum found{inner.cells(), outer.cells(), total};
    if (found.inner.empty()) {
      std::swap(found.inner, found.outer);
      found.total = -total;
    }
    if (std::ranges::find(derived, found) != derived.end()) return;
    if (found.outer.empty() &&
        std::ranges::any_of(known, [&](const auto& one) { return one.cells == found.inner; })) {
      return;
    }
    derived.push_back(std::move(found));
  };
  for (const Region& region : regions_of(layout)) {
    derive(region, Taking::inside_only);
    derive(region, Taking::mostly_inside);
    derive(region, Taking::all);
  }
  return derived;
}

}  // namespace nonet
