#include "constraints/primitives.hpp"

#include <algorithm>

namespace nonet {
namespace {

class Collector {
 public:
  // All kinds are named, so that a new one does not compile before it is here.
  void add(const Primitives& rules) {
    const auto& [all_different, restrictions, relations, digit_sets, sums, automata, patterns,
                 counts, same_digits, count_distinct, indexed, alternatives, negations, quotas] =
        rules;
    for (const DistinctDigits& rule : all_different) add(rule.cells);
    for (const Restriction& rule : restrictions) add(rule.cells);
    for (const Relation& rule : relations) {
      for (const auto& [a, b] : rule.pairs) add({a, b});
    }
    for (const DigitSets& rule : digit_sets) add(rule.cells);
    for (const EqualTotals& rule : sums) {
      for (const EqualTotals::Group& group : rule.groups) {
        for (const EqualTotals::Term& term : group.terms) found_.push_back(term.cell);
      }
    }
    for (const Automaton& rule : automata) add(rule.cells);
    for (const Patterns& rule : patterns) add(rule.cells);
    for (const Count& rule : counts) add(rule.cells);
    for (const EqualDigits& rule : same_digits) {
      for (const std::vector<int>& group : rule.groups) add(group);
    }
    for (const DistinctCount& rule : count_distinct) {
      found_.push_back(rule.cell);
      add(rule.cells);
    }
    for (const Indexed& rule : indexed) add(cells_of(rule));
    for (const Alternatives& rule : alternatives) {
      for (const Primitives& choice : rule.choices) add(choice);
    }
    for (const Negation& rule : negations) add(*rule.rules);
    for (const Quota& rule : quotas) {
      for (const Primitives& counted : rule.rules) add(counted);
      for (const Primitives& opposite : rule.opposites) add(opposite);
    }
  }
  std::vector<int> found() && {
    std::ranges::sort(found_);
    found_.erase(std::ranges::unique(found_).begin(), found_.end());
    return std::move(found_);
  }

 private:
  void add(const std::vector<int>& cells) {
    found_.insert(found_.end(), cells.begin(), cells.end());
  }

  std::vector<int> found_;
};

}  // namespace

bool is_known(const EqualTotals& sum) {
  return sum.groups.size() == 1 && sum.totals && sum.totals->size() == 1 &&
         sum.groups[0].offset == 0 &&
         std::ranges::all_of(sum.groups[0].terms,
                             [](const EqualTotals::Term& term) { return term.factor == 1; });
}

void append(Primitives& rules, const Primitives& more) {
  auto& [all_different, restrictions, relations, digit_sets, sums, automata, patterns, counts,
         same_digits, count_distinct, indexed, alternatives, negations, quotas] = rules;
  const auto add = [](auto& to, const auto& from) {
    to.insert(to.end(), from.begin(), from.end());
  };
  add(all_different, more.all_different);
  add(restrictions, more.restrictions);
  add(relations, more.relations);
  add(digit_sets, more.digit_sets);
  add(sums, more.sums);
  add(automata, more.automata);
  add(patterns, more.patterns);
  add(counts, more.counts);
  add(same_digits, more.same_digits);
  add(count_distinct, more.count_distinct);
  add(indexed, more.indexed);
  add(alternatives, more.alternatives);
  add(negations, more.negations);
  add(quotas, more.quotas);
}

std::vector<int> cells_of(const Indexed& rule) {
  std::vector<int> found = rule.cells;
  found.insert(found.end(), {rule.guard, rule.index, rule.value});
  std::erase(found, -1);
  std::ranges::sort(found);
  found.erase(std::ranges::unique(found).begin(), found.end());
  return found;
}

std::vector<int> cells_of(const Primitives& rules) {
  Collector collector;
  collector.add(rules);
  return std::move(collector).found();
}

}  // namespace nonet
