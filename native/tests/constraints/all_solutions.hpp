#pragma once

#include <doctest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

#include "constraints/holds.hpp"
#include "constraints/primitives.hpp"
#include "constraints/program.hpp"
#include "layouts.hpp"
#include "solver/learning/clause_learner.hpp"
#include "solver/propagation/rule_theory.hpp"
#include "solver/search/search.hpp"

namespace nonet::tests {

inline constexpr double long_enough = 1e6;

inline std::set<Digits> all_solutions(const Layout& layout, Search& search) {
  std::set<Digits> found;
  while (search.run(Deadline(long_enough)) == Outcome::found) {
    Digits digits(static_cast<std::size_t>(layout.cell_count()));
    search.write_solution(digits);
    CHECK(found.insert(digits).second);
  }
  return found;
}

// The same by a clause learner alone, which learns a clause from each conflict and solution.
inline std::set<Digits> learned_solutions(const Layout& layout, const Primitives& rules,
                                          const Digits& puzzle, bool with_derived) {
  using Word = std::uint16_t;
  const HouseProgram<Word> houses(layout);
  const Program<Word> program(layout, houses, rules, with_derived);
  std::vector<Word> start = program.start();
  for (std::size_t cell = 0; cell < start.size(); ++cell) {
    if (puzzle[cell] != 0) start[cell] &= static_cast<Word>(1U << (puzzle[cell] - 1));
  }
  std::set<Digits> found;
  if (program.is_impossible() || std::ranges::count(start, Word{0}) > 0) return found;
  std::vector<Groups::Candidate> open;
  for (int cell = 0; cell < layout.cell_count(); ++cell) {
    for (int digit = 0; digit < layout.size(); ++digit) {
      if ((start[static_cast<std::size_t>(cell)] >> digit & 1U) != 0) open.push_back({cell, digit});
    }
  }
  const Groups groups(layout, open);
  RuleTheory<Word> theory(program, groups, start);
  ClauseLearner learner(groups, {}, &theory);
  while (learner.run(Deadline(long_enough), ~std::uint64_t{0}) == Outcome::found) {
    Digits digits(start.size());
    std::vector<std::uint32_t> all;
    for (std::uint32_t i = 0; i < groups.candidate_count(); ++i) {
      const auto [cell, digit] = groups.candidate(i);
      if (!learner.holds(i)) continue;
      all.push_back(i);
      digits[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(digit + 1);
    }
    CHECK(found.insert(digits).second);
    learner.exclude(all);
  }
  return found;
}

}  // namespace nonet::tests
