#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "constraints/lanes/lane_houses.hpp"
#include "constraints/lanes/lane_machines.hpp"
#include "constraints/lanes/set_splits.hpp"

namespace nonet {

template <class Word>
class Program;

// Many boards of one layout at once. A *lane* is a bit and belongs to one board; the candidates of
// a cell are a word for each digit, with a bit for each board that has it.
using LaneSet = std::uint32_t;
inline constexpr int lane_count = 32;
inline constexpr int most_lane_digits = 9;
// Words that a cell takes; those beyond the size are 0.
inline constexpr int lane_words = 16;

struct alignas(64) LaneCell {
  std::array<LaneSet, lane_words> digits{};
};

// For each digit (from 0) a set of digits; and in `words` all lanes in the words of these.
using DigitTable = std::array<std::uint16_t, most_lane_digits>;
struct LaneTable {
  DigitTable digits;
  std::array<LaneCell, most_lane_digits> words;
};
// The tables, by number, of what one of two cells may have beside each digit of the other one.
struct LanePair {
  int first;
  int second;
  std::size_t forward;  // for the second
  std::size_t backward;
};

// Cells, `targets`, that differ from all cells of a rule but `unseen`: what the rule needs, and
// `unseen` cannot have, is in none of them.
struct LanePointing {
  std::span<const int> unseen;
  std::span<const int> targets;
};
class LanePointings {
 public:
  // Adds what differs from at least two of up to sixteen cells.
  void add(const Program<std::uint16_t>& program, const std::vector<int>& cells);

  [[nodiscard]] std::size_t size() const { return parts_.size(); }
  [[nodiscard]] LanePointing operator[](std::size_t i) const {
    const auto [unseen, targets, end] = parts_[i];
    return {{cells_.data() + unseen, targets - unseen}, {cells_.data() + targets, end - targets}};
  }

 private:
  // Where its lists start, one after the other, and where they end.
  struct Part {
    std::size_t unseen;
    std::size_t targets;
    std::size_t end;
  };
  std::vector<int> cells_;
  std::vector<Part> parts_;
};

// A digit of one cell that all places of a digit in a house exclude is gone: pointing, by relations
// instead of equal digits.
struct LaneImplication {
  std::vector<int> unseen;  // the other cells of the house
  int target;
  std::size_t exclusion;
};
// Where a cell has the digit d, another one has none of `excluded[d]`. The other way round, `by[i]`
// has for each digit one of the few that exclude it, or a number beyond the size.
struct LaneExclusion {
  static constexpr std::size_t most_by = 4;

  DigitTable excluded{};
  std::vector<std::array<std::uint32_t, lane_words>> by;
};

// Cells that are all different and whose digits are one of some sets. Up to six of them are kept
// exactly, in two halves; of more, each set is tried by itself.
struct LaneDigitSets {
  std::vector<int> cells;
  std::vector<std::uint16_t> sets;
  // Of the pointings of all rules.
  std::size_t first_pointing = 0;
  std::size_t end_pointing = 0;

  [[nodiscard]] bool is_exact() const { return cells.size() <= SetSplits::most; }
};

// The first and the last of some parts of sixteen totals each.
struct TotalParts {
  int first;
  int last;
};

// Groups of cells with one total, which is one of some numbers. Each cell adds a number from 0 to
// size − 1, counted from the lowest digit up or from the highest down, so that what is taken off is
// added as well.
struct LaneSum {
  // A cell, or two that differ. After it only totals in `kept` can still lead to an allowed one.
  struct Term {
    int cell;
    int second;  // −1 where there is none
    bool is_reversed;
    TotalParts kept{};
  };
  // Terms from one on, and what is there before the first of them.
  struct Group {
    std::size_t first;
    std::size_t end;
    int start;
  };
  static constexpr std::size_t most_terms = 16;
  static constexpr std::size_t most_groups = 8;
  static constexpr int most_total = 127;
  static constexpr std::size_t most_parts = (most_total + 1) / lane_words;

  std::vector<Term> terms;
  std::vector<Group> groups;
  std::array<std::uint16_t, most_parts> totals{};  // those allowed, as bits
  TotalParts kept{};                               // their parts
  int only = -1;                                   // the only total of the only group
};

// Cells with a total that is close to the least or the greatest they can have, which each unit of
// cells that are all different misses by a number from 0 to 15, and all together by one number.
struct LaneTightSum {
  static constexpr int most_missed = 15;
  static constexpr std::size_t most_units = 16;
  static constexpr std::size_t most_choices = 4'096;

  struct Choice {
    std::uint16_t set;
    std::uint16_t missed;
  };
  struct Unit {
    std::vector<int> cells;
    std::vector<Choice> choices;
  };
  std::vector<Unit> units;
  std::size_t choice_count = 0;
  int missed = 0;
};

// A line of cells that a machine reads.
struct LaneLine {
  std::vector<int> cells;
  std::size_t machine;
};

// One side of an equation.
struct LaneGroup {
  // Lanes have no form for more: two at a time say too little. One puzzle took 700 times as many
  // nodes.
  static constexpr std::size_t most_in_unit = 5;

  std::vector<std::span<const int>> units;  // of cells that are all different
  int offset = 0;

  [[nodiscard]] int cell_count() const;
};

// The rules of a layout for many boards at once, in the order in which they are called.
struct LaneRules {
  int size = 0;
  int cell_count = 0;
  std::vector<LanePair> pairs;
  std::vector<LaneTable> tables;
  std::vector<LaneDigitSets> digit_sets;
  std::vector<LaneSum> sums;
  std::vector<LaneTightSum> tight_sums;
  std::vector<LaneLine> lines;
  std::vector<LaneMachine> machines;
  // Houses of which cells elsewhere differ, and what follows from it.
  std::vector<std::vector<int>> pointing_houses;
  LanePointings pointings;  // those of sets of digits, then those of houses
  std::size_t first_of_houses = 0;
  std::vector<LaneImplication> implications;
  std::vector<LaneExclusion> exclusions;
  const LaneHouses* houses = nullptr;
  const NumberLists* houses_of_cells = nullptr;
  // For each cell those that differ from it, where no house, set of digits or pair says so.
  NumberLists different_beyond;

  // Adds what says that all groups have one total, which is one of `totals`; false where that has
  // no form here.
  bool add_sum(const std::vector<LaneGroup>& equal, std::span<const int> totals);
  // The same for one group with one total, of which units may have many cells.
  bool add_tight_sum(const LaneGroup& group, int total);
  // Adds a line that a machine reads; false where that would be too much.
  bool add_line(const std::vector<int>& line, const Machine& machine);
  void add_pair(int first, int second, const DigitTable& forward, const DigitTable& backward);
  // The cells of each rule.
  [[nodiscard]] NumberLists cells() const;

 private:
  // The number of such a table.
  std::size_t table_of(const DigitTable& digits);

  // What each of `machines` was made of, and the length of its lines.
  std::vector<std::pair<const Machine*, std::size_t>> made_of_;
};

// The rules of a program; none where it has a rule that has no form here. The program must outlive
// them.
std::optional<LaneRules> lane_rules(const Program<std::uint16_t>& program);

// The boards, and what became of them.
struct LaneBoard {
  explicit LaneBoard(const LaneRules& rules);

  std::vector<LaneCell> cells;
  std::vector<LaneCell> scratch;
  std::vector<LaneSet> states;  // of a machine, from the start and to the end; or choices
  LaneSet dead = 0;             // lanes without a grid
  LaneSet changed = 0;          // lanes that have lost a candidate
  // For each dead lane the number of the rule that saw it; −1 where the houses did.
  std::array<int, lane_count> failed{};
};

}  // namespace nonet
