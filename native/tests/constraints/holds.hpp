#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "constraints/primitives.hpp"

namespace nonet::tests {

using Digits = std::vector<std::uint8_t>;

inline std::vector<int> of(const Digits& digits, const std::vector<int>& cells) {
  std::vector<int> found;
  for (const int cell : cells) found.push_back(digits[static_cast<std::size_t>(cell)]);
  return found;
}
inline bool has(std::uint64_t set, int digit) { return (set >> (digit - 1) & 1) != 0; }
inline bool differ(const std::vector<int>& found) {
  return std::set(found.begin(), found.end()).size() == found.size();
}

// Whether a full grid obeys a primitive, by its definition and nothing else.
inline bool holds(const DistinctDigits& rule, const Digits& digits) {
  return differ(of(digits, rule.cells));
}
inline bool holds(const Restriction& rule, const Digits& digits) {
  return std::ranges::all_of(of(digits, rule.cells), [&](int d) { return has(rule.digits, d); });
}
inline bool holds(const Relation& rule, const Digits& digits) {
  return std::ranges::all_of(rule.pairs, [&](const auto& pair) {
    const auto found = of(digits, {pair.first, pair.second});
    return has(rule.table[static_cast<std::size_t>(found[0] - 1)], found[1]);
  });
}
inline bool holds(const DigitSets& rule, const Digits& digits) {
  const auto found = of(digits, rule.cells);
  std::uint64_t set = 0;
  for (const int digit : found) set |= std::uint64_t{1} << (digit - 1);
  return differ(found) && std::ranges::find(rule.sets, set) != rule.sets.end();
}
inline bool holds(const EqualTotals& rule, const Digits& digits) {
  std::set<int> totals;
  for (const EqualTotals::Group& group : rule.groups) {
    int total = group.offset;
    for (const auto& term : group.terms) {
      total += term.factor * digits[static_cast<std::size_t>(term.cell)];
    }
    totals.insert(total);
  }
  return totals.size() == 1 &&
         (!rule.totals || std::ranges::find(*rule.totals, *totals.begin()) != rule.totals->end());
}
inline bool holds(const Automaton& rule, const Digits& digits, int size) {
  const Machine& machine = *rule.machine;
  return std::ranges::any_of(machine.starts, [&](int state) {
    for (const int digit : of(digits, rule.cells)) {
      if (state < 0) return false;
      state = machine.next[static_cast<std::size_t>(state * size + digit - 1)];
    }
    return std::ranges::find(machine.accepting, state) != machine.accepting.end();
  });
}
inline bool holds(const Patterns& rule, const Digits& digits) {
  const auto found = of(digits, rule.cells);
  const std::vector<std::uint64_t>& sets = rule.rows->sets;
  for (std::size_t first = 0; first < sets.size(); first += found.size()) {
    std::size_t i = 0;
    while (i < found.size() && has(sets[first + i], found[i])) ++i;
    if (i == found.size()) return differ(found);
  }
  return false;
}
inline bool holds(const Count& rule, const Digits& digits) {
  return rule
      .counts[static_cast<std::size_t>(std::ranges::count(of(digits, rule.cells), rule.digit))];
}
inline bool holds(const EqualDigits& rule, const Digits& digits) {
  std::set<std::multiset<int>> found;
  for (const auto& group : rule.groups) {
    const auto its = of(digits, group);
    found.emplace(its.begin(), its.end());
  }
  return found.size() == 1;
}
inline bool holds(const DistinctCount& rule, const Digits& digits) {
  const auto found = of(digits, rule.cells);
  return std::set(found.begin(), found.end()).size() == digits[static_cast<std::size_t>(rule.cell)];
}
inline bool holds(const Indexed& rule, const Digits& digits) {
  const auto at = [&](int cell) { return digits[static_cast<std::size_t>(cell)]; };
  if (rule.guard >= 0 && !has(rule.when, at(rule.guard))) return true;
  const int cell = rule.cells[at(rule.index) - 1U];
  if (cell < 0) return false;
  return rule.value < 0 ? has(rule.digits, at(cell)) : at(cell) == at(rule.value);
}

inline bool holds(const Primitives& rules, const Digits& digits, int size);
inline bool holds(const Alternatives& rule, const Digits& digits, int size) {
  return std::ranges::any_of(rule.choices, [&](const auto& c) { return holds(c, digits, size); });
}
inline bool holds(const Negation& rule, const Digits& digits, int size) {
  return !holds(*rule.rules, digits, size);
}
inline bool holds(const Quota& rule, const Digits& digits, int size) {
  const auto count =
      std::ranges::count_if(rule.rules, [&](const auto& r) { return holds(r, digits, size); });
  return rule.least <= count && count <= rule.most;
}

inline bool holds(const Primitives& rules, const Digits& digits, int size) {
  const auto all = [&](const auto& of_a_kind) {
    return std::ranges::all_of(of_a_kind, [&](const auto& rule) { return holds(rule, digits); });
  };
  const auto all_of_size = [&](const auto& of_a_kind) {
    return std::ranges::all_of(of_a_kind,
                               [&](const auto& rule) { return holds(rule, digits, size); });
  };
  return all(rules.all_different) && all(rules.restrictions) && all(rules.relations) &&
         all(rules.digit_sets) && all(rules.sums) && all(rules.patterns) && all(rules.counts) &&
         all(rules.same_digits) && all(rules.count_distinct) && all(rules.indexed) &&
         all_of_size(rules.automata) && all_of_size(rules.alternatives) &&
         all_of_size(rules.negations) && all_of_size(rules.quotas);
}

}  // namespace nonet::tests
