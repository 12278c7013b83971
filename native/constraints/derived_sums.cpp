#include "constraints/derived_sums.hpp"

#include <algorithm>

#include "constraints/cell_sets.hpp"

namespace nonet {
namespace {

constexpr int most_lines = 4;

// A sum that has cells in a region.
struct Part {
  CellSet here;
  CellSet beyond;
  int inside;
  int outside;
  int total;
};

// What is left of a region when sums are taken out of it, and what these have outside.
struct Rest {
  CellSet inner;
  CellSet outer;
  int inner_count;
  int outer_count = 0;
  int total;

  void take(const Part& part) {
    if (!part.here.within(inner) || part.beyond.meets(outer)) return;
    inner -= part.here;
    inner_count -= part.inside;
    outer |= part.beyond;
    outer_count += part.outside;
    total -= part.total;
  }
};

}  // namespace

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

std::vector<DerivedSum> derived_sums(const Layout& layout, const std::vector<Region>& regions,
                                     const std::vector<KnownSum>& known, int most) {
  const int size = layout.size();
  const int house_total = size * (size + 1) / 2;
  const CellSet none(layout.cell_count());
  std::vector<CellSet> sets;
  for (const KnownSum& sum : known) sets.emplace_back(layout.cell_count(), sum.cells);
  std::vector<DerivedSum> derived;
  const auto add = [&](const Rest& rest) {
    const int count = rest.inner_count + rest.outer_count;
    if (count == 0 || count > most) return;
    DerivedSum found{rest.inner.cells(), rest.outer.cells(), rest.total};
    if (found.inner.empty()) {
      std::swap(found.inner, found.outer);
      found.total = -found.total;
    }
    if (std::ranges::find(derived, found) != derived.end()) return;
    if (found.outer.empty() &&
        std::ranges::find(known, found.inner, &KnownSum::cells) != known.end()) {
      return;
    }
    derived.push_back(std::move(found));
  };
  std::vector<Part> crossing;
  for (const Region& region : regions) {
    Rest within{region.cells, none, region.houses * size, 0, region.houses * house_total};
    crossing.clear();
    for (std::size_t i = 0; i < sets.size(); ++i) {
      if (!sets[i].meets(region.cells)) continue;
      Part part{sets[i], sets[i], 0, 0, known[i].total};
      part.here &= region.cells;
      part.beyond -= region.cells;
      part.inside = part.here.size();
      part.outside = static_cast<int>(known[i].cells.size()) - part.inside;
      if (part.outside == 0) {
        within.take(part);
      } else {
        crossing.push_back(std::move(part));
      }
    }
    if (within.inner_count < region.houses * size) add(within);
    if (crossing.empty()) continue;
    Rest fewest = within;
    Rest all = within;
    for (const Part& part : crossing) {
      if (part.outside < part.inside) fewest.take(part);
      all.take(part);
    }
    add(fewest);
    add(all);
  }
  return derived;
}

}  // namespace nonet
