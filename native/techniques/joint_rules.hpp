#pragma once

#include <vector>

#include "techniques/houses.hpp"

namespace nonet::techniques {

// Several rules looked at as one.
template <int W>
struct JointRule {
  std::vector<int> numbers;  // of the rules among those of the layout
  Rule<W> rule;
};

// Relations of two cells (dots, signs, inequalities) that hang together: for each cell one set of
// `most` cells at most, nearest first.
template <int W>
std::vector<JointRule<W>> pair_chains(const Rules<W>& rules, int most);

// What relations of two cells say about cells in the set alone.
template <int W>
JointRule<W> pairs_within(const BitSet<W>& cells, const Rules<W>& rules);

// Some houses and rules together.
template <int W>
JointRule<W> with_houses(const Houses<W>& houses, const std::vector<int>& numbers,
                         const std::vector<const Rule<W>*>& parts);

extern template std::vector<JointRule<2>> pair_chains(const Rules<2>&, int);
extern template std::vector<JointRule<10>> pair_chains(const Rules<10>&, int);
extern template JointRule<2> pairs_within(const BitSet<2>&, const Rules<2>&);
extern template JointRule<10> pairs_within(const BitSet<10>&, const Rules<10>&);
extern template JointRule<2> with_houses(const Houses<2>&, const std::vector<int>&,
                                         const std::vector<const Rule<2>*>&);
extern template JointRule<10> with_houses(const Houses<10>&, const std::vector<int>&,
                                          const std::vector<const Rule<10>*>&);

}  // namespace nonet::techniques
