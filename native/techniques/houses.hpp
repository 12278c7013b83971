#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "core/bit_set.hpp"
#include "core/layout.hpp"
#include "techniques/equal_sets.hpp"
#include "techniques/house_unions.hpp"
#include "techniques/rules.hpp"
#include "techniques/sum_relations.hpp"

namespace nonet::techniques {

// What techniques tell apart; the houses of a constraint are `other`.
enum class HouseKind : std::uint8_t { row, column, box, region, other };

template <int W>
using CellSet = BitSet<W>;

// Largest size that fits into cell sets of W words: 9 × 9 and its neighbours get small tables, all
// other sizes up to 25 × 25 share large ones.
template <int W>
inline constexpr int largest_size = W == 2 ? 11 : 25;
template <int W>
inline constexpr int most_houses = W == 2 ? 52 : 120;
template <int W>
inline constexpr int most_cells = 64 * W;

// Houses of a layout: 120 at most.
using HouseSet = BitSet<2>;

// Two houses that share two cells or more, and the positions of these in the first one.
template <int W>
struct Crossing {
  int from, to;
  CellSet<W> cells;
  std::uint32_t positions;
};

// The geometry of a layout as techniques look at it: sets of cells.
template <int W>
class Houses {
 public:
  static constexpr int words = W;

  // The kinds say what each house of the layout is.
  Houses(const Layout& layout, const std::vector<HouseKind>& kinds,
         const std::vector<GivenRule>& rules = {});

  // The rules beyond houses.
  [[nodiscard]] const Rules<W>& rules() const { return rules_; }
  // Houses whose totals say something together with those of rules.
  [[nodiscard]] std::span<const HouseUnion<W>> unions() const { return unions_; }
  [[nodiscard]] std::span<const HiddenCage<W>> hidden_cages() const { return hidden_cages_; }
  // Unions of houses that share most of their cells, looked for when they are first asked for.
  [[nodiscard]] std::span<const EqualSets<W>> equal_sets() const;
  // What sums of rules, and then houses, say about their cells.
  [[nodiscard]] std::span<const SumRelation> sum_relations() const { return sum_relations_; }

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] int cell_count() const { return cell_count_; }
  [[nodiscard]] int count() const { return static_cast<int>(kinds_.size()); }

  [[nodiscard]] HouseKind kind(int house) const { return kinds_[at(house)]; }
  [[nodiscard]] bool is_line(int house) const { return kind(house) <= HouseKind::column; }
  [[nodiscard]] bool is_box(int house) const {
    return kind(house) == HouseKind::box || kind(house) == HouseKind::region;
  }
  [[nodiscard]] const CellSet<W>& cells(int house) const { return cells_[at(house)]; }
  [[nodiscard]] int cell(int house, int position) const {
    return lists_[at(house * size_ + position)];
  }
  // Cells that differ from a cell: those in its houses, and those that other rules name.
  [[nodiscard]] const CellSet<W>& peers(int cell) const { return peers_[at(cell)]; }
  // Cells that see every cell of the set, which must not be empty.
  [[nodiscard]] CellSet<W> common_peers(const CellSet<W>& set) const {
    CellSet<W> common = all_;
    for (const int cell : set) common &= peers_[at(cell)];
    return common;
  }
  [[nodiscard]] bool see(int a, int b) const { return peers_[at(a)].contains(b); }
  [[nodiscard]] const CellSet<W>& all() const { return all_; }

  [[nodiscard]] int row(int cell) const { return cell / size_; }
  [[nodiscard]] int column(int cell) const { return cell % size_; }
  // Houses of a cell; rows are the first `size` houses, columns the next.
  [[nodiscard]] const std::vector<std::uint8_t>& of(int cell) const { return of_[at(cell)]; }
  [[nodiscard]] const HouseSet& set_of(int cell) const { return set_of_[at(cell)]; }
  [[nodiscard]] int row_house(int cell) const { return row(cell); }
  [[nodiscard]] int column_house(int cell) const { return size_ + column(cell); }
  // Its box or region; −1 on a Latin square.
  [[nodiscard]] int box_house(int cell) const { return box_of_[at(cell)]; }
  // All houses: boxes and regions, then rows, columns and all others.
  [[nodiscard]] std::span<const int> boxes_first() const { return boxes_first_; }
  [[nodiscard]] std::span<const int> boxes() const { return boxes_first().first(box_count_); }
  // Of a cell in a house that holds it.
  [[nodiscard]] int position(int house, int cell) const {
    return positions_[at(house) * at(most_cells<W>) + at(cell)];
  }
  // Houses that hold the whole set.
  template <class Visit>
  void for_each_common(const CellSet<W>& set, Visit visit) const {
    if (set.empty()) return;
    for (const int house : of(set.lowest())) {
      if (set.within(cells(house))) visit(house);
    }
  }

  // Pairs of houses that share two cells or more, each pair in both directions.
  [[nodiscard]] const std::vector<Crossing<W>>& crossings() const { return crossings_; }
  // Those from one house.
  [[nodiscard]] std::span<const Crossing<W>> crossings(int from) const {
    return {crossings_.data() + first_crossing_[at(from)],
            crossings_.data() + first_crossing_[at(from + 1)]};
  }
  // Whether all houses are rows, columns and boxes (or regions), and cells see each other by them
  // alone.
  [[nodiscard]] bool is_plain() const { return plain_; }

 private:
  int size_;
  int cell_count_;
  bool plain_;
  Rules<W> rules_;
  std::vector<HouseKind> kinds_;
  std::vector<CellSet<W>> cells_;
  std::vector<std::uint16_t> lists_;
  std::vector<CellSet<W>> peers_;
  std::vector<std::vector<std::uint8_t>> of_;
  std::vector<HouseSet> set_of_;
  std::vector<int> box_of_;
  std::vector<int> boxes_first_;
  std::size_t box_count_;
  std::vector<std::uint8_t> positions_;
  std::vector<Crossing<W>> crossings_;
  std::vector<std::size_t> first_crossing_;  // for each house, and behind the last one
  CellSet<W> all_;
  std::vector<HouseUnion<W>> unions_;
  std::vector<HiddenCage<W>> hidden_cages_;
  struct FoundSets {
    std::once_flag once;
    std::vector<EqualSets<W>> sets;
  };
  std::shared_ptr<FoundSets> equal_sets_ = std::make_shared<FoundSets>();
  std::vector<SumRelation> sum_relations_;
};

extern template class Houses<2>;
extern template class Houses<10>;

}  // namespace nonet::techniques
