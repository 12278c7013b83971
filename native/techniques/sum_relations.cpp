#include "techniques/sum_relations.hpp"

#include <bit>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>

#include "techniques/houses.hpp"

namespace nonet::techniques {
namespace {

constexpr std::size_t most_sides = 6;  // of which each two are compared

class Relations {
 public:
  void add(const std::map<int, int>& factors, int total, int house, int rule) {
    SumRelation relation{{}, total, house, rule};
    for (const auto& [cell, factor] : factors) {
      if (factor != 0) relation.terms.push_back({cell, factor});
    }
    if (!relation.terms.empty()) found.push_back(std::move(relation));
  }
  void add_sum(const GivenSum& given) {
    const EqualTotals& sum = given.sum;
    if (sum.totals && sum.totals->size() == 1) {
      for (const EqualTotals::Group& group : sum.groups) {
        std::map<int, int> factors;
        count(factors, group, 1);
        add(factors, sum.totals->front() - group.offset, -1, given.rule);
      }
      return;
    }
    for (std::size_t i = 0; i < sum.groups.size(); ++i) {
      for (std::size_t j = i + 1; j < sum.groups.size(); ++j) {
        if (sum.groups.size() > most_sides && j != i + 1) break;
        std::map<int, int> factors;
        count(factors, sum.groups[i], 1);
        count(factors, sum.groups[j], -1);
        add(factors, sum.groups[j].offset - sum.groups[i].offset, -1, given.rule);
      }
    }
  }

  std::vector<SumRelation> found;

 private:
  static void count(std::map<int, int>& factors, const EqualTotals::Group& group, int sign) {
    for (const EqualTotals::Term& term : group.terms) factors[term.cell] += sign * term.factor;
  }
};

// What the second digit of a pair and the first one, times this factor, sum to, if that is fixed.
template <class Pair>
std::optional<int> fixed_total(const Pair& pair, int factor) {
  std::optional<int> total;
  for (std::size_t i = 0; i < pair.left.size(); ++i) {
    if (pair.left[i] == 0) continue;
    if (!std::has_single_bit(pair.left[i])) return std::nullopt;
    const int sum = std::countr_zero(pair.left[i]) + 1 + factor * (static_cast<int>(i) + 1);
    if (total && *total != sum) return std::nullopt;
    total = sum;
  }
  return total;
}

}  // namespace

template <int W>
std::vector<SumRelation> sum_relations(const Houses<W>& houses) {
  const Rules<W>& rules = houses.rules();
  if (rules.sums().empty()) return {};
  Relations relations;
  for (const GivenSum& sum : rules.sums()) relations.add_sum(sum);
  for (const Rule<W>& rule : rules.all()) {
    for (const auto& pair : rule.pairs) {
      if (pair.from > pair.to) continue;
      for (const int factor : {1, -1}) {
        const std::optional<int> total = fixed_total(pair, factor);
        if (!total) continue;
        relations.add({{pair.from, factor}, {pair.to, 1}}, *total, -1, rule.number);
        break;
      }
    }
  }
  const int size = houses.size();
  for (int house = 0; house < houses.count(); ++house) {
    std::map<int, int> factors;
    for (const int cell : houses.cells(house)) factors[cell] = 1;
    relations.add(factors, size * (size + 1) / 2, house, -1);
  }
  return std::move(relations.found);
}

template std::vector<SumRelation> sum_relations(const Houses<2>&);
template std::vector<SumRelation> sum_relations(const Houses<10>&);

}  // namespace nonet::techniques
