#include "techniques/house_unions.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>

#include "techniques/houses.hpp"

namespace nonet::techniques {
namespace {

constexpr int most_lines_of_union = 5;
constexpr std::size_t most_boxes = 4;
// Sizes with more boxes than these have far more shapes of them than are of use.
constexpr std::size_t many_boxes = 9;

template <int W>
class UnionSearch {
 public:
  explicit UnionSearch(const Houses<W>& houses) : houses_(houses) {}

  std::vector<HouseUnion<W>> find() {
    for (int house = 0; house < houses_.count(); ++house) add({house});
    const int size = houses_.size();
    for (int count = 2; count <= most_lines_of_union; ++count) {
      for (int axis = 0; axis < 2; ++axis) {
        for (int first = 0; first + count <= size; ++first) {
          std::vector<int> lines;
          for (int i = 0; i < count; ++i) lines.push_back(axis * size + first + i);
          add(lines);
        }
      }
    }
    for (const int box : houses_.boxes()) {
      for (int line = 0; line < 2 * size; ++line) {
        if (!houses_.cells(box).intersects(houses_.cells(line))) add({line, box});
      }
    }
    add_boxes();
    std::ranges::stable_sort(found_, {}, [](const auto& area) { return area.houses.size(); });
    return std::move(found_);
  }

 private:
  void add_boxes() {
    const auto boxes = houses_.boxes();
    std::set<std::set<int>> shapes;
    for (const int box : boxes) shapes.insert({box});
    const std::size_t most = boxes.size() > many_boxes ? 2 : most_boxes;
    for (std::size_t count = 2; count <= most; ++count) {
      std::set<std::set<int>> larger;
      for (const std::set<int>& shape : shapes) {
        for (const int box : boxes) {
          if (shape.contains(box)) continue;
          if (std::ranges::none_of(shape, [&](int member) { return touch(member, box); })) continue;
          std::set<int> grown = shape;
          grown.insert(box);
          if (larger.insert(grown).second) add({grown.begin(), grown.end()});
        }
      }
      shapes = std::move(larger);
    }
  }
  [[nodiscard]] bool touch(int a, int b) const {
    const int size = houses_.size();
    for (const int cell : houses_.cells(a)) {
      const int column = houses_.column(cell);
      for (const int next : {column > 0 ? cell - 1 : -1, column + 1 < size ? cell + 1 : -1,
                             cell - size, cell + size}) {
        if (next >= 0 && next < houses_.cell_count() && houses_.cells(b).contains(next)) {
          return true;
        }
      }
    }
    return false;
  }
  void add(const std::vector<int>& houses) {
    HouseUnion<W> found;
    for (const int house : houses) {
      found.houses.push_back(static_cast<std::uint8_t>(house));
      found.cells |= houses_.cells(house);
    }
    if (!seen_.insert(key(found.cells)).second) return;
    const auto totals = houses_.rules().totals();
    CellSet<W> covered;
    for (std::size_t i = 0; i < totals.size(); ++i) {
      if (!totals[i].cells.intersects(found.cells)) continue;
      covered |= totals[i].cells;
      found.totals.push_back(static_cast<std::uint16_t>(i));
    }
    if ((found.cells - covered).size() <= 2 * houses_.size() && !found.totals.empty()) {
      found_.push_back(std::move(found));
    }
  }
  static std::vector<int> key(const CellSet<W>& cells) {
    std::vector<int> list;
    for (const int cell : cells) list.push_back(cell);
    return list;
  }

  const Houses<W>& houses_;
  std::set<std::vector<int>> seen_;
  std::vector<HouseUnion<W>> found_;
};

template <int W>
class HiddenCageSearch {
 public:
  explicit HiddenCageSearch(const Houses<W>& houses) : houses_(houses) {}

  std::vector<HiddenCage<W>> find() {
    for (const HouseUnion<W>& area : houses_.unions()) {
      // With the rules that lie in the houses, and then with all that have cells there.
      for (const bool with_crossing : {false, true}) take(area, with_crossing);
    }
    return std::move(found_);
  }

 private:
  void take(const HouseUnion<W>& area, bool with_crossing) {
    const int size = houses_.size();
    CellSet<W> inner = area.cells;
    CellSet<W> outer;
    HiddenCage<W> cage{{}, 0, area.houses, {}};
    int total = static_cast<int>(area.houses.size()) * size * (size + 1) / 2;
    for (const std::uint16_t number : area.totals) {
      const Total<W>& rule = houses_.rules().totals()[number];
      const CellSet<W> outside = rule.cells - area.cells;
      if (!with_crossing && !outside.empty()) continue;
      if (!(rule.cells & area.cells).within(inner) || outside.intersects(outer)) continue;
      inner -= rule.cells;
      outer |= outside;
      total -= rule.total;
      cage.rules.push_back(rule.rule);
    }
    if (inner.empty() == outer.empty() || cage.rules.empty()) return;
    cage.cells = inner | outer;
    cage.total = outer.empty() ? total : -total;
    if (cage.cells.size() < 2 || cage.cells.size() > most_hidden || !all_differ(cage.cells)) return;
    const auto is_same = [&](const auto& other) { return other.cells == cage.cells; };
    if (std::ranges::any_of(found_, is_same) ||
        std::ranges::any_of(houses_.rules().totals(), is_same)) {
      return;
    }
    found_.push_back(std::move(cage));
  }
  [[nodiscard]] bool all_differ(CellSet<W> cells) const {
    while (!cells.empty()) {
      const int cell = cells.take_lowest();
      if (!cells.within(houses_.peers(cell))) return false;
    }
    return true;
  }

  static constexpr int most_hidden = 5;

  const Houses<W>& houses_;
  std::vector<HiddenCage<W>> found_;
};

// Whether rows come first, and then columns, as on a square.
template <int W>
bool has_lines_first(const Houses<W>& houses) {
  const int size = houses.size();
  if (houses.count() < 2 * size || houses.cell_count() != size * size) return false;
  for (int line = 0; line < size; ++line) {
    if (houses.kind(line) != HouseKind::row || houses.kind(size + line) != HouseKind::column) {
      return false;
    }
  }
  return true;
}

}  // namespace

template <int W>
std::vector<HouseUnion<W>> house_unions(const Houses<W>& houses) {
  if (houses.rules().totals().empty() || !has_lines_first(houses)) return {};
  return UnionSearch<W>(houses).find();
}

template <int W>
std::vector<HiddenCage<W>> hidden_cages(const Houses<W>& houses) {
  return HiddenCageSearch<W>(houses).find();
}

template std::vector<HouseUnion<2>> house_unions(const Houses<2>&);
template std::vector<HouseUnion<10>> house_unions(const Houses<10>&);
template std::vector<HiddenCage<2>> hidden_cages(const Houses<2>&);
template std::vector<HiddenCage<10>> hidden_cages(const Houses<10>&);

}  // namespace nonet::techniques
