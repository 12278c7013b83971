#include "techniques/equal_sets.hpp"

#include <algorithm>
#include <utility>

#include "techniques/houses.hpp"

namespace nonet::techniques {
namespace {

constexpr int most_lines_of_set = 4;
constexpr int most_cells_apart = 6;

template <int W>
class EqualSetSearch {
 public:
  explicit EqualSetSearch(const Houses<W>& houses) : houses_(houses) {
    for (const int house : houses.boxes()) {
      if (houses.kind(house) == HouseKind::region) regions_.push_back(house);
    }
  }

  std::vector<EqualSets<W>> find() {
    if (regions_.empty()) return {};
    const int size = houses_.size();
    for (int count = 2; count <= most_lines_of_set; ++count) {
      for (int axis = 0; axis < 2; ++axis) {
        for (int first = 0; first + count <= size; ++first) {
          EqualSets<W> sets;
          CellSet<W> cells;
          for (int i = 0; i < count; ++i) {
            const int line = axis * size + first + i;
            sets.lines.push_back(static_cast<std::uint8_t>(line));
            cells |= houses_.cells(line);
          }
          choose(sets, cells, {}, 0, count);
        }
      }
    }
    return std::move(found_);
  }

 private:
  // Regions that reach too far out of the lines are not tried.
  void choose(EqualSets<W>& sets, const CellSet<W>& lines, const CellSet<W>& regions,
              std::size_t from, int missing) {
    if ((regions - lines).size() > most_cells_apart) return;
    if (missing == 0) {
      sets.in_lines = lines - regions;
      sets.in_regions = regions - lines;
      const bool is_known = std::ranges::any_of(found_, [&](const EqualSets<W>& other) {
        return other.in_lines == sets.in_lines && other.in_regions == sets.in_regions;
      });
      if (!sets.in_lines.empty() && !is_known) found_.push_back(sets);
      return;
    }
    for (std::size_t i = from; i < regions_.size(); ++i) {
      sets.regions.push_back(static_cast<std::uint8_t>(regions_[i]));
      choose(sets, lines, regions | houses_.cells(regions_[i]), i + 1, missing - 1);
      sets.regions.pop_back();
    }
  }

  const Houses<W>& houses_;
  std::vector<int> regions_;
  std::vector<EqualSets<W>> found_;
};

}  // namespace

template <int W>
std::vector<EqualSets<W>> equal_sets(const Houses<W>& houses) {
  return EqualSetSearch<W>(houses).find();
}

template std::vector<EqualSets<2>> equal_sets(const Houses<2>&);
template std::vector<EqualSets<10>> equal_sets(const Houses<10>&);

}  // namespace nonet::techniques
