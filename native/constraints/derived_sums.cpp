#include "constraints/derived_sums.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "constraints/cell_sets.hpp"

namespace nonet {
namespace {

constexpr int most_lines = 4;

int count_of(const KnownSum& sum) { return static_cast<int>(sum.cells.size()); }

// What is left of a region when sums are taken out of it, and what these have outside.
struct Rest {
  CellSet inner;
  CellSet outer;
  int inner_count;
  int outer_count = 0;
  int total;

  // A sum with these cells, as many of them in the region, if no sum before it has any of them.
  void take(const CellSet& cells, const KnownSum& sum, const CellSet& region, int inside) {
    for (std::size_t i = 0; i < cells.word_count(); ++i) {
      const std::uint64_t free =
          (region.word(i) & inner.word(i)) | ~(region.word(i) | outer.word(i));
      if ((cells.word(i) & ~free) != 0) return;
    }
    inner -= cells;
    outer.insert_beyond(region, cells);
    inner_count -= inside;
    outer_count += count_of(sum) - inside;
    total -= sum.total;
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
    if (std::ranges::find(found, cells, &Region::cells) == found.end()) found.push_back({cells, 1});
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
  struct Part {
    std::size_t sum;
    int inside;  // cells in the region
  };
  std::vector<Part> crossing;
  for (const Region& region : regions) {
    Rest within{region.cells, none, region.houses * size, 0, region.houses * house_total};
    crossing.clear();
    const auto take = [&](Rest& rest, const Part& part) {
      rest.take(sets[part.sum], known[part.sum], region.cells, part.inside);
    };
    for (std::size_t i = 0; i < sets.size(); ++i) {
      if (!sets[i].meets(region.cells)) continue;
      if (sets[i].within(region.cells)) {
        take(within, {i, count_of(known[i])});
      } else {
        crossing.push_back({i, sets[i].common(region.cells)});
      }
    }
    if (within.inner_count < region.houses * size) add(within);
    if (crossing.empty()) continue;
    Rest fewest = within;
    Rest all = within;
    for (const Part& part : crossing) {
      if (2 * part.inside > count_of(known[part.sum])) take(fewest, part);
      take(all, part);
    }
    add(fewest);
    add(all);
  }
  return derived;
}

}  // namespace nonet
