#include "constraints/lanes/lane_houses.hpp"

#include <map>
#include <utility>

namespace nonet {
namespace {

// The numbers of lists of cells in the order in which they were first asked for.
class Numbers {
 public:
  int of(const std::vector<int>& cells) {
    const auto [place, is_new] = numbers_.emplace(cells, static_cast<int>(numbers_.size()));
    if (is_new) lists_.add(cells);
    return place->second;
  }
  [[nodiscard]] NumberLists& lists() { return lists_; }

 private:
  std::map<std::vector<int>, int> numbers_;
  NumberLists lists_;
};

CellSet without(CellSet cells, const CellSet& others) {
  cells -= others;
  return cells;
}

}  // namespace

LaneHouses::LaneHouses(const std::vector<CellSet>& sets, int cell_count) {
  for (const CellSet& set : sets) houses.add(set.cells());
  const auto count = static_cast<std::size_t>(cell_count);
  std::vector<std::vector<int>> own_unions(count);
  Numbers numbers;
  for (std::size_t i = 0; i < sets.size(); ++i) {
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
        parts.push_back(numbers.of(piece.cells()));
      }
      left.for_each([&](int cell) { parts.push_back(numbers.of({cell})); });
      const auto number = static_cast<int>(unions.size());
      unions.add(parts);
      without(other, sets[i]).for_each([&](int cell) {
        own_unions[static_cast<std::size_t>(cell)].push_back(number);
      });
    }
  }
  pieces = std::move(numbers.lists());
  for (const std::vector<int>& own : own_unions) cell_unions.add(own);
}

}  // namespace nonet
