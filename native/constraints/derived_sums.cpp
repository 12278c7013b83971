#include "constraints/derived_sums.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "constraints/cell_sets.hpp"
#include "constraints/primitives.hpp"
#include "core/bit_set.hpp"

namespace nonet {
namespace {

constexpr int most_lines = 4;

// A set of cells in a fixed number of words: loops over them take a third of the time.
template <std::size_t Words>
struct Cells {
  std::array<std::uint64_t, Words> words{};

  Cells() = default;
  explicit Cells(const CellSet& set) {
    for (std::size_t i = 0; i < set.word_count(); ++i) words[i] = set.word(i);
  }
  [[nodiscard]] std::vector<int> list() const {
    std::vector<int> found;
    for (std::size_t i = 0; i < Words; ++i) {
      for (std::uint64_t left = words[i]; left != 0; left &= left - 1) {
        found.push_back(static_cast<int>(64 * i) + std::countr_zero(left));
      }
    }
    return found;
  }
  friend bool operator==(const Cells&, const Cells&) = default;
};

template <std::size_t Words>
class Finder {
 public:
  Finder(const Layout& layout, const std::vector<KnownSum>& known, int most)
      : size_(layout.size()), known_(known), most_(most) {
    sets_.reserve(known.size());
    for (const KnownSum& sum : known) sets_.emplace_back(CellSet(layout.cell_count(), sum.cells));
  }

  // Takes the sums out of a region: those within it, and of those that cross its border none, those
  // that are mostly inside, or all.
  void look_at(const Region& region) {
    const Cells<Words> own(region.cells);
    const int cell_count = region.houses * size_;
    Rest within{own, {}, cell_count, 0, region.houses * size_ * (size_ + 1) / 2};
    crossing_.clear();
    for (std::size_t i = 0; i < sets_.size(); ++i) {
      std::uint64_t inside = 0;
      std::uint64_t outside = 0;
      for (std::size_t word = 0; word < Words; ++word) {
        inside |= sets_[i].words[word] & own.words[word];
        outside |= sets_[i].words[word] & ~own.words[word];
      }
      if (inside == 0) continue;
      if (outside == 0) {
        take(within, own, {i, count_of(i)});
      } else {
        crossing_.push_back({i, common(sets_[i], own)});
      }
    }
    if (within.inner_count < cell_count) add(within);
    if (crossing_.empty()) return;
    Rest fewest = within;
    Rest all = within;
    for (const Part& part : crossing_) {
      if (2 * part.inside > count_of(part.sum)) take(fewest, own, part);
      take(all, own, part);
    }
    add(fewest);
    add(all);
  }
  [[nodiscard]] std::vector<DerivedSum> found() const {
    std::vector<DerivedSum> sums;
    sums.reserve(found_.size());
    for (const auto& [inner, outer, total] : found_) {
      sums.push_back({inner.list(), outer.list(), total});
    }
    return sums;
  }

 private:
  // What is left of a region when sums are taken out of it, and what these have outside.
  struct Rest {
    Cells<Words> inner;
    Cells<Words> outer;
    int inner_count;
    int outer_count;
    int total;
  };
  struct Part {
    std::size_t sum;
    int inside;  // cells in the region
  };
  struct Found {
    Cells<Words> inner;
    Cells<Words> outer;
    int total;
    friend bool operator==(const Found&, const Found&) = default;
  };

  [[nodiscard]] int count_of(std::size_t sum) const {
    return static_cast<int>(known_[sum].cells.size());
  }
  static int common(const Cells<Words>& a, const Cells<Words>& b) {
    int count = 0;
    for (std::size_t i = 0; i < Words; ++i) count += count_bits(a.words[i] & b.words[i]);
    return count;
  }
  // If no sum before it has any of its cells.
  void take(Rest& rest, const Cells<Words>& region, const Part& part) const {
    const Cells<Words>& cells = sets_[part.sum];
    std::uint64_t taken = 0;
    for (std::size_t i = 0; i < Words; ++i) {
      const std::uint64_t free =
          (region.words[i] & rest.inner.words[i]) | ~(region.words[i] | rest.outer.words[i]);
      taken |= cells.words[i] & ~free;
    }
    if (taken != 0) return;
    for (std::size_t i = 0; i < Words; ++i) {
      rest.inner.words[i] &= ~cells.words[i];
      rest.outer.words[i] |= cells.words[i] & ~region.words[i];
    }
    rest.inner_count -= part.inside;
    rest.outer_count += count_of(part.sum) - part.inside;
    rest.total -= known_[part.sum].total;
  }
  void add(const Rest& rest) {
    const int count = rest.inner_count + rest.outer_count;
    if (count == 0 || count > most_) return;
    Found found{rest.inner, rest.outer, rest.total};
    if (rest.inner_count == 0) {
      std::swap(found.inner, found.outer);
      found.total = -found.total;
    }
    if (std::ranges::find(found_, found) != found_.end()) return;
    const bool has_both = rest.inner_count > 0 && rest.outer_count > 0;
    if (!has_both && std::ranges::find(sets_, found.inner) != sets_.end()) return;
    found_.push_back(found);
  }

  int size_;
  const std::vector<KnownSum>& known_;
  int most_;
  std::vector<Cells<Words>> sets_;
  std::vector<Part> crossing_;
  std::vector<Found> found_;
};

template <std::size_t Words>
std::vector<DerivedSum> find(const Layout& layout, const std::vector<Region>& regions,
                             const std::vector<KnownSum>& known, int most) {
  Finder<Words> finder(layout, known, most);
  for (const Region& region : regions) finder.look_at(region);
  return finder.found();
}

}  // namespace

std::vector<Region> regions_of(const Layout& layout) {
  const int size = layout.size();
  std::vector<CellSet> houses;
  for (int house = 0; house < layout.house_count(); ++house) {
    houses.emplace_back(layout.cell_count());
    for (int i = 0; i < size; ++i) houses.back().insert(layout.cell(house, i));
  }
  std::vector<Region> found;
  for (int axis = 0; axis < 2; ++axis) {
    for (int first = 0; first < size; ++first) {
      Region run{CellSet(layout.cell_count()), 0};
      for (int line = first; line < std::min(size, first + most_lines); ++line) {
        if (size * size > layout.cell_count()) break;
        CellSet cells(layout.cell_count());
        for (int i = 0; i < size; ++i) cells.insert(axis == 0 ? line * size + i : i * size + line);
        if (std::ranges::find(houses, cells) == houses.end()) break;
        run.cells |= cells;
        ++run.houses;
        found.push_back(run);
      }
    }
  }
  for (const CellSet& cells : houses) {
    if (std::ranges::find(found, cells, &Region::cells) == found.end()) found.push_back({cells, 1});
  }
  return found;
}

std::vector<DerivedSum> derived_sums(const Layout& layout, const std::vector<Region>& regions,
                                     const std::vector<KnownSum>& known, int most) {
  const auto words = (static_cast<std::size_t>(layout.cell_count()) + 63) / 64;
  if (words <= 2) return find<2>(layout, regions, known, most);
  if (words <= 4) return find<4>(layout, regions, known, most);
  if (words <= 10) return find<10>(layout, regions, known, most);
  return find<most_cell_words>(layout, regions, known, most);
}

}  // namespace nonet
