#include <algorithm>
#include <array>
#include <span>

#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

// What links of one digit eliminate: all its places in their houses outside the cells, and inside
// them those that two links hold.
template <int W>
void eliminate_by_links(const State<W>& state, Step& step, int digit, const CellSet<W>& cells,
                        std::span<const int> houses) {
  CellSet<W> once;
  CellSet<W> twice;
  for (const int house : houses) {
    const auto places = state.places(digit, house);
    twice |= once & places;
    once |= places;
  }
  step.eliminate((once - cells) | (twice & cells), digit);
}

// Eight groups of cells in a ring; house i holds the groups i and i + 1. Bit i of a set of links is
// for house i.
constexpr int ring = 8;

constexpr unsigned groups_of(unsigned links) {
  return (links | links << 1 | links >> (ring - 1)) & ((1u << ring) - 1);
}

// How many links hold a set of groups.
constexpr auto fewest_links = [] {
  std::array<std::int8_t, 1 << ring> fewest{};
  fewest.fill(ring);
  for (unsigned links = 0; links < 1u << ring; ++links) {
    const auto count = static_cast<std::int8_t>(count_bits(links));
    for (unsigned groups = 0; groups < 1u << ring; ++groups) {
      if ((groups & ~groups_of(links)) == 0) fewest[groups] = std::min(fewest[groups], count);
    }
  }
  return fewest;
}();

template <int W>
class SkLoops {
 public:
  SkLoops(const State<W>& state, Steps& steps) : state_(state), steps_(steps) {}

  void find() {
    const int size = state_.size();
    for (int top = 0; top < size; ++top) {
      for (int bottom = top + 1; bottom < size; ++bottom) {
        for (int left = 0; left < size; ++left) {
          if (steps_.stopped()) return;
          if (box(top, left) == box(bottom, left)) continue;
          for (int right = left + 1; right < size; ++right) {
            if (take(top, bottom, left, right) && add()) return;
          }
        }
      }
    }
  }

 private:
  [[nodiscard]] int box(int row, int column) const {
    return state_.houses().box_house(row * state_.size() + column);
  }

  // False where these lines make no ring, or one with too few links or too many.
  bool take(int top, int bottom, int left, int right) {
    const int size = state_.size();
    const std::array<int, 4> boxes{box(top, left), box(top, right), box(bottom, right),
                                   box(bottom, left)};
    for (std::size_t i = 0; i < 4; ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (boxes[i] == boxes[j]) return false;
      }
    }
    houses_ = {boxes[0], top, boxes[1], size + right, boxes[2], bottom, boxes[3], size + left};
    cells_ = {};
    int count = 0;
    for (std::size_t group = 0; group < ring; ++group) {
      const int before = houses_[(group + ring - 1) % ring];
      groups_[group] = state_.empty(before) & state_.houses().cells(houses_[group]);
      for (const int row : {top, bottom}) {
        for (const int column : {left, right}) groups_[group].remove(row * size + column);
      }
      if (groups_[group].empty() || groups_[group].intersects(cells_)) return false;
      cells_ |= groups_[group];
      count += groups_[group].size();
    }
    for (int digit = 0; digit < size && count >= 0; ++digit) {
      unsigned held = 0;
      for (std::size_t group = 0; group < ring; ++group) {
        if (groups_[group].intersects(state_.places(digit))) held |= 1u << group;
      }
      held_[at(digit)] = held;
      count -= fewest_links[held];
    }
    return count == 0;
  }

  // With each choice of links that is as small as can be.
  bool add() {
    Step& step = steps_.begin(Technique::sk_loop);
    std::array<Mask, ring> linked{};
    for (int digit = 0; digit < state_.size(); ++digit) {
      const unsigned held = held_[at(digit)];
      for (unsigned links = 0; links < 1u << ring; ++links) {
        if (count_bits(links) != fewest_links[held] || (held & ~groups_of(links)) != 0) continue;
        std::array<int, ring> houses{};
        std::size_t count = 0;
        for (std::size_t i = 0; i < ring; ++i) {
          if ((links >> i & 1) == 0) continue;
          houses[count++] = houses_[i];
          linked[i] |= bit(digit);
        }
        eliminate_by_links(state_, step, digit, cells_, std::span(houses.data(), count));
      }
    }
    if (step.eliminations.empty()) return false;
    for (std::size_t i = 0; i < ring; ++i) {
      Mask digits = 0;
      for (const int cell : groups_[i]) digits |= state_.candidates(cell);
      step.add(Role::pattern, digits, groups_[i]);
      step.add_house(Role::cover, houses_[i], linked[i]);
    }
    return steps_.add();
  }

  const State<W>& state_;
  Steps& steps_;
  std::array<int, ring> houses_{};
  std::array<CellSet<W>, ring> groups_{};
  CellSet<W> cells_;
  std::array<unsigned, at(largest_size<W>)> held_{};  // groups that may hold each digit
};

// Rows and columns are chosen so that neither are more than these.
constexpr int most_lines(int size) { return size <= 9 ? 6 : size <= 16 ? 3 : 2; }

// How often each digit was counted, up to seven times; bit d of the three masks is for digit d.
struct Counts {
  Mask ones = 0, twos = 0, fours = 0;

  void add(Mask digits) {
    const Mask carry = ones & digits;
    ones ^= digits;
    fours ^= twos & carry;
    twos ^= carry;
  }
  [[nodiscard]] int sum() const {
    return count_bits(ones) + 2 * count_bits(twos) + 4 * count_bits(fours);
  }
  // Digits counted fewer times here than there.
  [[nodiscard]] Mask fewer(const Counts& there) const {
    const Mask same_fours = ~(fours ^ there.fours);
    const Mask same_twos = ~(twos ^ there.twos);
    return (~fours & there.fours) |
           (same_fours & ((~twos & there.twos) | (same_twos & ~ones & there.ones)));
  }
  // These counts where the digits are, the others elsewhere.
  [[nodiscard]] Counts mixed(Mask digits, const Counts& others) const {
    return {(ones & digits) | (others.ones & ~digits), (twos & digits) | (others.twos & ~digits),
            (fours & digits) | (others.fours & ~digits)};
  }
};

template <int W>
class LockedSets {
 public:
  LockedSets(const State<W>& state, Steps& steps) : state_(state), steps_(steps) {
    for (int cell = 0; cell < state.houses().cell_count(); ++cell) {
      candidates_[at(cell)] = state.candidates(cell);
      if (candidates_[at(cell)] != 0) empty_[at(cell / state.size())] |= bit(cell % state.size());
    }
  }

  void find() { choose_rows(0, 0); }

 private:
  static constexpr std::size_t most = most_lines(9);
  // Chosen columns; digits that the chosen rows have there, and how many of the columns.
  struct Columns {
    Mask chosen = 0;
    int cells = 0;
    std::array<Mask, most> rows{};
    Counts by_columns;
  };

  // True where no more steps are wanted.
  bool choose_rows(int next, int count) {
    if (steps_.stopped()) return true;
    row_count_ = at(count);
    if (count >= 2 && choose_columns(0, {})) return true;
    if (count == most_lines(state_.size())) return false;
    for (int row = next; row < state_.size(); ++row) {
      if (empty_[at(row)] == 0) continue;
      rows_[at(count)] = row;
      if (choose_rows(row + 1, count + 1)) return true;
    }
    return false;
  }

  bool choose_columns(int next, const Columns& before) {
    if (count_bits(before.chosen) == most_lines(state_.size())) return false;
    for (int column = next; column < state_.size(); ++column) {
      Columns columns = before;
      columns.chosen |= bit(column);
      Mask here = 0;
      for (std::size_t i = 0; i < row_count_; ++i) {
        const Mask candidates = candidates_[at(rows_[i] * state_.size() + column)];
        here |= candidates;
        columns.rows[i] |= candidates;
        columns.cells += candidates != 0 ? 1 : 0;
      }
      if (here == 0) continue;
      columns.by_columns.add(here);
      if (is_locked(columns) && is_whole(columns.chosen) && add(columns.chosen)) return true;
      if (choose_columns(column + 1, columns)) return true;
    }
    return false;
  }

  // Whether there are as many links as cells, and links of either kind are needed.
  [[nodiscard]] bool is_locked(const Columns& columns) const {
    Counts by_rows;
    for (std::size_t i = 0; i < row_count_; ++i) by_rows.add(columns.rows[i]);
    const Mask rows = by_rows.fewer(columns.by_columns);
    return rows != 0 && columns.by_columns.fewer(by_rows) != 0 &&
           by_rows.mixed(rows, columns.by_columns).sum() == columns.cells;
  }

  // Whether no line can be left out: what is then left over would be a locked set of its own.
  [[nodiscard]] bool is_whole(Mask columns) const {
    const Mask chosen = rows();
    for (const int row : digits_of(chosen)) {
      if (links_left(chosen & ~bit(row), columns) == 0) return false;
    }
    for (const int column : digits_of(columns)) {
      if (links_left(chosen, columns & ~bit(column)) == 0) return false;
    }
    return true;
  }

  // How many links there are more than cells.
  [[nodiscard]] int links_left(Mask rows, Mask columns) const {
    int left = 0;
    for (const int row : digits_of(rows)) left -= count_bits(empty_[at(row)] & columns);
    for (int digit = 0; digit < state_.size(); ++digit) {
      int across = 0;
      Mask down = 0;
      for (const int row : digits_of(rows)) {
        const Mask here = state_.positions(row, digit) & columns;
        across += here != 0 ? 1 : 0;
        down |= here;
      }
      left += std::min(across, count_bits(down));
    }
    return left;
  }

  [[nodiscard]] Mask rows() const {
    Mask rows = 0;
    for (std::size_t i = 0; i < row_count_; ++i) rows |= bit(rows_[i]);
    return rows;
  }

  bool add(Mask columns) {
    CellSet<W> cells;
    for (const int row : digits_of(rows())) {
      for (const int column : digits_of(empty_[at(row)] & columns)) {
        cells.insert(row * state_.size() + column);
      }
    }
    std::array<Mask, at(2 * largest_size<W>)> linked{};
    Step& step = steps_.begin(Technique::multi_sector_locked_set);
    for (int digit = 0; digit < state_.size(); ++digit) {
      std::array<int, most> across{};
      std::size_t rows_with = 0;
      Mask down = 0;
      for (const int row : digits_of(rows())) {
        const Mask here = state_.positions(row, digit) & columns;
        if (here != 0) across[rows_with++] = row;
        down |= here;
      }
      std::array<int, most> columns_down{};
      std::size_t columns_with = 0;
      for (const int column : digits_of(down))
        columns_down[columns_with++] = state_.size() + column;
      // Where both need as many links both ways hold.
      if (rows_with <= columns_with) {
        link(step, digit, cells, std::span(across.data(), rows_with), linked);
      }
      if (columns_with <= rows_with) {
        link(step, digit, cells, std::span(columns_down.data(), columns_with), linked);
      }
    }
    if (step.eliminations.empty()) return false;
    Mask all = 0;
    for (const int cell : cells) all |= state_.candidates(cell);
    step.add(Role::pattern, all, cells);
    for (int house = 0; house < 2 * state_.size(); ++house) {
      if (linked[at(house)] != 0) step.add_house(Role::cover, house, linked[at(house)]);
    }
    return steps_.add();
  }

  template <std::size_t N>
  void link(Step& step, int digit, const CellSet<W>& cells, std::span<const int> houses,
            std::array<Mask, N>& linked) const {
    eliminate_by_links(state_, step, digit, cells, houses);
    for (const int house : houses) linked[at(house)] |= bit(digit);
  }

  const State<W>& state_;
  Steps& steps_;
  std::array<Mask, at(most_cells<W>)> candidates_{};
  std::array<Mask, at(largest_size<W>)> empty_{};  // columns of a row
  std::array<int, most> rows_{};                   // chosen
  std::size_t row_count_ = 0;
};

}  // namespace

// Locked sets across several houses. Some empty cells, and for each digit houses that hold all its
// places among them: if there are as many of these (digit, house) links as there are cells, then
// each link is used once, because a cell needs one and a link serves one cell at most. So a linked
// digit is nowhere else in its house, and not in a cell that two of its links hold.
//
// - SK loop (Steve Kurzhals; www.sudokuwiki.org/SK_Loops): two rows and two columns that meet in
//   four boxes. The cells are those of the boxes in these lines but where the lines meet, eight
//   groups, each in a line with the group before and in a box with the next.
//
//       . b .   . c .
//       a * b   c * d        * where the lines meet, often a given
//       . a .   . d .
//       . h .   . e .
//       h * g   f * e
//       . g .   . f .
//
// - Multi-sector locked set (obi-wahn, Allan Barker; "Using Multi-Sector Locked Sets",
//   forum.enjoysudoku.com): the empty cells where some rows meet some columns; each digit is
//   linked by the rows or by the columns, some by rows alone and some by columns alone, as it
//   would be subsets side by side otherwise.
template <int W>
void find_multi_sector_locked_sets(const State<W>& state, Steps& steps) {
  if (steps.wants(Technique::sk_loop)) SkLoops<W>(state, steps).find();
  if (!steps.wants_all() && !steps.found.empty()) return;
  if (steps.wants(Technique::multi_sector_locked_set)) LockedSets<W>(state, steps).find();
}

template void find_multi_sector_locked_sets(const State<2>&, Steps&);
template void find_multi_sector_locked_sets(const State<10>&, Steps&);

}  // namespace nonet::logic
