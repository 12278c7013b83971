#pragma once

#include <vector>

#include "constraints/primitives.hpp"

namespace nonet::techniques {

template <int W>
class Houses;

// Σ factor · digit = total, by a house or by a rule; the other number is −1.
struct SumRelation {
  std::vector<EqualTotals::Term> terms;  // each cell once
  int total;
  int house;
  int rule;
};

// What sums of rules say about their cells, and then the totals of houses; nothing where no rule
// has a sum. Of a sum with several sides each two are a relation, and so are two cells with a fixed
// sum or difference.
template <int W>
std::vector<SumRelation> sum_relations(const Houses<W>& houses);

extern template std::vector<SumRelation> sum_relations(const Houses<2>&);
extern template std::vector<SumRelation> sum_relations(const Houses<10>&);

}  // namespace nonet::techniques
