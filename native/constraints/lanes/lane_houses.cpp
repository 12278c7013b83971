#include "constraints/lanes/lane_houses.hpp"

#include <algorithm>

namespace nonet {
namespace {

// The numbers of sets of cells in the order in which they were first asked for.
class Numbers {
 public:
  int of(const CellSet& cells) {
    const auto place = std::ranges::find(sets_, cells);
    if (place != sets_.end()) return static_cast<int>(place - sets_.begin());
    sets_.push_back(cells);
    return static_cast<int>(sets_.size()) - 1;
  }
  [[nodiscard]] const std::vector<CellSet>& all() const { return sets_; }

 private:
  std::vector<CellSet> sets_;
};

CellSet without(CellSet cells, const CellSet& others) {
  cells -= others;
  return cells;
}

}  // namespace

LaneHouses::LaneHouses(const std::vector<CellSet>& sets) {
  if (sets.empty()) return;
  int cell_count = 0;
  for (const CellSet& set : sets) {
    const std::vector<int> cells = set.cells();
    houses.add(cells);
    cell_count = std::max(cell_count, cells.back() + 1);
  }
  const auto count = static_cast<std::size_t>(cell_count);
  std::vector<std::vector<int>> own_houses(count);
  std::vector<std::vector<int>> own_unions(count);
  Numbers pieces_found;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    sets[i].for_each([&](int cell) {
      own_houses[static_cast<std::size_t>(cell)].push_back(static_cast<int>(i));
    });
    std::vector<CellSet> shared;  // with each other house, where it is more than one cell
    for (const CellSet& other : sets) {
      CellSet both = sets[i];
      both &= other;
      if (both.size() > 1 && !(both == sets[i])) shared.push_back(both);
    }
    for (const CellSet& other : sets) {
      if (sets[i].common(other) < 2 || other == sets[i]) continue;
      const CellSet rest = without(sets[i], other);
      CellSet left = rest;
      std::vector<int> parts;
      for (const CellSet& piece : shared) {
        if (!piece.within(left)) continue;
        left -= piece;
        parts.push_back(pieces_found.of(piece));
      }
      left.for_each([&](int cell) {
        CellSet one(cell_count);
        one.insert(cell);
        parts.push_back(pieces_found.of(one));
      });
      const auto number = static_cast<int>(unions.size());
      unions.add(parts);
      without(other, sets[i]).for_each([&](int cell) {
        own_unions[static_cast<std::size_t>(cell)].push_back(number);
      });
    }
  }
  for (const CellSet& piece : pieces_found.all()) pieces.add(piece.cells());
  for (const std::vector<int>& own : own_houses) cell_houses.add(own);
  for (const std::vector<int>& own : own_unions) cell_unions.add(own);
}

}  // namespace nonet
