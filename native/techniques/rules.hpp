#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/primitives.hpp"
#include "constraints/program.hpp"
#include "core/bit_set.hpp"
#include "core/layout.hpp"
#include "techniques/step.hpp"

namespace nonet::techniques {

// A number that is not negative, as an index.
constexpr std::size_t at(std::ptrdiff_t i) { return static_cast<std::size_t>(i); }

// Digits of a cell as rules have them: 16 bits are enough for small sizes, and their rules exact.
template <int W>
using RuleWord = std::conditional_t<W == 2, std::uint16_t, std::uint32_t>;

// A rule beyond houses: its number in the layout, what it is made of, and the technique of what it
// says about its own cells.
struct GivenRule {
  int number;
  Primitives primitives;
  Technique technique;
};

// A rule, or a part of one, that says something about its own cells. A rule of many pairs all over
// the grid has a part for each cell, about that cell and those related to it.
template <int W>
class Rule {
 public:
  using Word = RuleWord<W>;

  // What the digits of one cell leave to another one.
  struct Pair {
    int from, to;
    std::vector<Word> left;  // for each digit of the first, from 0

    [[nodiscard]] Word supported(Word digits) const {
      Word found = 0;
      for (; digits != 0; digits &= static_cast<Word>(digits - 1)) {
        found |= left[static_cast<std::size_t>(std::countr_zero(digits))];
      }
      return found;
    }
  };

  int number = 0;  // of the rule among those of the layout
  Technique technique = {};
  std::vector<int> list = {};      // its cells, ascending
  BitSet<W> cells = {};            // the same
  int centre = -1;                 // of a part for one cell: that cell
  std::vector<Word> allowed = {};  // for each cell of the list
  std::vector<Pair> pairs = {};
  std::vector<std::pair<int, int>> different = {};
  std::vector<std::shared_ptr<const Propagator<Word>>> propagators = {};

  // Whether it may say more when the cell has fewer digits: a part for one cell says what that cell
  // leaves to others, and what they leave to it is in their parts.
  [[nodiscard]] bool follows_from(int cell) const { return centre < 0 || centre == cell; }
  // Takes candidates away until it says no more; false where none are left.
  bool apply(Board<Word>& board) const;
};

// What each digit of a cell, from 0, leaves to another one by a rule: an exclusion of two
// candidates wherever that is not all.
template <int W>
struct Exclusions {
  int rule;
  int other;
  std::vector<RuleWord<W>> left;
};

// Cells that are all different, and are not a house.
template <int W>
struct DifferentCells {
  int rule;
  BitSet<W> cells;
};

// Different cells with a known total. The digits of a cage are all different, too.
template <int W>
struct Total {
  int rule;
  BitSet<W> cells;
  int total;
  bool is_cage;
};

// A sum as its rule has it.
struct GivenSum {
  int rule;
  EqualTotals sum;
  bool of_cage;  // which is known by its combinations
};

// A rule as it is made, with the cells that it is about.
template <int W>
struct TouchedRule {
  int number;
  BitSet<W> cells;
  Primitives primitives;
};

// The rules of a layout beyond its houses, as techniques look at them.
template <int W>
class Rules {
 public:
  using Word = RuleWord<W>;

  Rules(const Layout& layout, const std::vector<GivenRule>& given);

  [[nodiscard]] bool empty() const { return given_.empty(); }
  // All rules in the order of the layout, and the cells that any of them is about.
  [[nodiscard]] std::span<const TouchedRule<W>> given() const { return given_; }
  [[nodiscard]] const BitSet<W>& touched() const { return touched_; }
  [[nodiscard]] std::span<const Rule<W>> all() const { return rules_; }
  // All of them at work together, with the houses.
  [[nodiscard]] const Program<Word>& program() const { return *program_; }
  // Cells that differ from a cell, those of its houses among them.
  [[nodiscard]] const std::vector<BitSet<W>>& different() const { return different_; }
  // The number of the first rule that names two cells as different; −1 where none does.
  [[nodiscard]] int between(int a, int b) const {
    for (const auto& [other, number] : named_[static_cast<std::size_t>(a)]) {
      if (other == b) return number;
    }
    return -1;
  }
  // What the digits of a cell exclude in other ones, beside themselves in cells that differ.
  [[nodiscard]] std::span<const Exclusions<W>> exclusions(int cell) const {
    return excluded_[static_cast<std::size_t>(cell)];
  }
  // Those of `all()` that are about a cell, by their places there.
  [[nodiscard]] const std::vector<std::uint16_t>& about(int cell) const {
    return about_[static_cast<std::size_t>(cell)];
  }
  [[nodiscard]] std::span<const DifferentCells<W>> different_cells() const { return sets_; }
  [[nodiscard]] std::span<const Total<W>> totals() const { return totals_; }
  [[nodiscard]] std::span<const GivenSum> sums() const { return sums_; }
  // Words that a board needs for the propagators.
  [[nodiscard]] std::size_t scratch() const { return program_->scratch(); }

 private:
  void add(const GivenRule& rule, const Program<Word>& program);
  void add_parts(const Rule<W>& whole, const Program<Word>& program);
  void note_sets(const GivenRule& given);
  void note_exclusions();

  std::vector<TouchedRule<W>> given_;
  BitSet<W> touched_;
  int size_;
  std::shared_ptr<const Program<Word>> program_;
  std::vector<BitSet<W>> different_;
  std::vector<std::vector<std::pair<std::uint16_t, std::int16_t>>> named_;
  std::vector<Rule<W>> rules_;
  std::vector<std::vector<std::uint16_t>> about_;
  std::vector<std::vector<Exclusions<W>>> excluded_;
  std::vector<DifferentCells<W>> sets_;
  std::vector<Total<W>> totals_;
  std::vector<GivenSum> sums_;
};

extern template class Rule<2>;
extern template class Rule<10>;
extern template class Rules<2>;
extern template class Rules<10>;

}  // namespace nonet::techniques
