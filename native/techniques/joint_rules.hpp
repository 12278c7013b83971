#pragma once

#include <vector>

#include "techniques/rules.hpp"

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

extern template std::vector<JointRule<2>> pair_chains(const Rules<2>&, int);
extern template std::vector<JointRule<10>> pair_chains(const Rules<10>&, int);

}  // namespace nonet::techniques
