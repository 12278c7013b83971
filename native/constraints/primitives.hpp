#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace nonet {

// What the rules of a layout beyond its houses are made of. Cells are numbered row · size + column;
// a set of digits is a word with bit d − 1 for the digit d, so that sizes end at 64.

inline constexpr int max_constrained_size = 64;
// Words of a set of cells.
inline constexpr std::size_t most_cell_words = max_constrained_size * max_constrained_size / 64;

// No digit twice.
struct DistinctDigits {
  std::vector<int> cells;
};

// Each cell has one of the digits.
struct Restriction {
  std::vector<int> cells;
  std::uint64_t digits = 0;
};

// `table[x − 1]` has the digits that the second cell of a pair may have where the first has x.
struct Relation {
  std::vector<std::pair<int, int>> pairs;
  std::vector<std::uint64_t> table;
};

// The cells are all different, and their digits are just those of one of the sets.
struct DigitSets {
  std::vector<int> cells;
  std::vector<std::uint64_t> sets;
};

// Σ factor · digit + offset is the same for all groups, and one of `totals` where there are any.
struct EqualTotals {
  struct Term {
    int cell;
    int factor;
  };
  struct Group {
    std::vector<Term> terms;
    int offset = 0;
  };
  std::vector<Group> groups;
  std::optional<std::vector<int>> totals;
};

// A finite automaton: `next[state · size + digit − 1]` is the state after a digit, −1 for none.
struct Machine {
  int states = 0;
  std::vector<int> starts;
  std::vector<std::int32_t> next;
  std::vector<int> accepting;
};

// The machine accepts the digits of the cells, read in their order.
struct Automaton {
  std::vector<int> cells;
  std::shared_ptr<const Machine> machine;
};

// Rows of sets of digits, one for each cell, one after the other.
struct PatternRows {
  std::vector<std::uint64_t> sets;
};

// The digits of the cells, which all differ, are in the sets of one of the rows.
struct Patterns {
  std::vector<int> cells;
  std::shared_ptr<const PatternRows> rows;
};

// The digit is in k of the cells, where `counts[k]` is true.
struct Count {
  std::vector<int> cells;
  int digit = 0;
  std::vector<bool> counts;
};

// All groups have the same digits, each as often.
struct EqualDigits {
  std::vector<std::vector<int>> groups;
};

// The digit of `cell` is the number of different digits in `cells`.
struct DistinctCount {
  int cell = 0;
  std::vector<int> cells;
};

// Where `guard` has a digit of `when`, or always where it is −1: the cell of `cells` that the digit
// of `index` counts, from 1, has the digit of `value`, or one of `digits` where that is −1. No
// digit of `index` counts a −1 of `cells`.
struct Indexed {
  int guard = -1;
  std::uint64_t when = 0;
  int index = 0;
  std::vector<int> cells;
  int value = -1;
  std::uint64_t digits = 0;
};

struct Primitives;

// All rules of at least one of the choices hold.
struct Alternatives {
  std::vector<Primitives> choices;
};

// Not all of the rules hold.
struct Negation {
  std::shared_ptr<const Primitives> rules;
};

// From `least` to `most` of the rules hold. `opposites` has for each what holds where it does not;
// rules that are nothing but restrictions need none.
struct Quota {
  std::vector<Primitives> rules;
  std::vector<Primitives> opposites;
  int least = 0;
  int most = 0;
};

// All of them, by kind.
struct Primitives {
  std::vector<DistinctDigits> all_different;
  std::vector<Restriction> restrictions;
  std::vector<Relation> relations;
  std::vector<DigitSets> digit_sets;
  std::vector<EqualTotals> sums;
  std::vector<Automaton> automata;
  std::vector<Patterns> patterns;
  std::vector<Count> counts;
  std::vector<EqualDigits> same_digits;
  std::vector<DistinctCount> count_distinct;
  std::vector<Indexed> indexed;
  std::vector<Alternatives> alternatives;
  std::vector<Negation> negations;
  std::vector<Quota> quotas;
};

// Adds rules to others.
void append(Primitives& rules, const Primitives& more);

// Whether it says what some cells add up to.
bool is_known(const EqualTotals& sum);

// The cells that rules are about, each once and in ascending order.
std::vector<int> cells_of(const Primitives& rules);

// The same of one rule, each once.
std::vector<int> cells_of(const Indexed& rule);

// Calls `visit(a, b)` for pairs of cells that rules name as different.
template <class Visit>
void for_each_different(const Primitives& rules, const Visit& visit) {
  const auto visit_all = [&](const std::vector<int>& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      for (std::size_t j = i + 1; j < cells.size(); ++j) visit(cells[i], cells[j]);
    }
  };
  for (const DistinctDigits& rule : rules.all_different) visit_all(rule.cells);
  for (const DigitSets& rule : rules.digit_sets) visit_all(rule.cells);
  for (const Patterns& rule : rules.patterns) visit_all(rule.cells);
  for (const Relation& rule : rules.relations) {
    bool forbids_equal = true;
    for (std::size_t i = 0; i < rule.table.size(); ++i) {
      forbids_equal &= (rule.table[i] >> i & 1) == 0;
    }
    if (!forbids_equal) continue;
    for (const auto& [a, b] : rule.pairs) visit(a, b);
  }
}

}  // namespace nonet
