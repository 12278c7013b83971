#include "techniques/exchange.hpp"

#include <algorithm>

namespace nonet::techniques {
namespace {

bool has(std::uint64_t digits, int digit) { return (digits >> digit & 1) != 0; }

bool allows(const Relation& rule, int first, int second) {
  return has(rule.table[at(first)], second);
}

}  // namespace

template <int W>
Exchange<W>::Exchange(const State<W>& state, std::span<const int> half, std::span<const int> other,
                      Mask digits)
    : state_(state),
      half_(half),
      other_(other),
      digits_(digits),
      is_of_two_(count_bits(digits) == 2) {
  for (const int cell : half) first_.insert(cell);
  cells_ = first_;
  for (const int cell : other) cells_.insert(cell);
}

template <int W>
bool Exchange<W>::is_allowed() const {
  const Rules<W>& rules = state_.houses().rules();
  if (rules.empty() || !cells_.intersects(rules.touched())) return true;
  return std::ranges::all_of(rules.given(), [this](const TouchedRule<W>& rule) {
    return !rule.cells.intersects(cells_) || keeps(rule.primitives);
  });
}

template <int W>
bool Exchange<W>::keeps(const Primitives& rules) const {
  using std::ranges::all_of;
  const auto stays = [&](const auto& rule) { return this->stays_within(rule.cells); };
  return all_of(rules.all_different,
                [&](const DistinctDigits& rule) {
                  return stays(rule) || (is_of_two_ && are_alone(rule.cells));
                }) &&
         all_of(rules.restrictions,
                [&](const Restriction& rule) {
                  const Mask allowed = static_cast<Mask>(rule.digits) & digits_;
                  return allowed == 0 || allowed == digits_ || !touches(rule.cells);
                }) &&
         all_of(rules.relations, [&](const Relation& rule) { return keeps(rule); }) &&
         all_of(rules.digit_sets, stays) &&
         all_of(rules.sums,
                [&](const EqualTotals& rule) {
                  return all_of(rule.groups, [&](const EqualTotals::Group& group) {
                    return stays_within([&](int cell) {
                      int factor = 0;
                      for (const auto& term : group.terms) {
                        if (term.cell == cell) factor += term.factor;
                      }
                      return factor;
                    });
                  });
                }) &&
         all_of(rules.automata, [&](const Automaton& rule) { return keeps(rule); }) &&
         all_of(rules.patterns, [&](const Patterns& rule) { return !touches(rule.cells); }) &&
         all_of(rules.counts,
                [&](const Count& rule) {
                  return (digits_ & bit(rule.digit - 1)) == 0 || stays(rule);
                }) &&
         all_of(rules.same_digits,
                [&](const EqualDigits& rule) {
                  return all_of(rule.groups,
                                [&](const auto& group) { return stays_within(group); });
                }) &&
         all_of(rules.count_distinct,
                [&](const DistinctCount& rule) {
                  return !cells_.contains(rule.cell) && stays(rule);
                }) &&
         all_of(rules.indexed, [&](const Indexed& rule) { return !touches(cells_of(rule)); }) &&
         all_of(rules.alternatives,
                [&](const Alternatives& rule) {
                  return all_of(rule.choices,
                                [&](const Primitives& choice) { return keeps(choice); });
                }) &&
         all_of(rules.negations, [&](const Negation& rule) { return keeps(*rule.rules); }) &&
         all_of(rules.quotas, [&](const Quota& rule) {
           return all_of(rule.rules, [&](const Primitives& counted) { return keeps(counted); });
         });
}

template <int W>
bool Exchange<W>::keeps(const Relation& rule) const {
  return std::ranges::all_of(rule.pairs, [&](const auto& pair) {
    return (!cells_.contains(pair.first) && !cells_.contains(pair.second)) ||
           keeps_pair(rule, pair.first, pair.second);
  });
}

template <int W>
bool Exchange<W>::keeps_pair(const Relation& rule, int a, int b) const {
  if (cells_.contains(a) && cells_.contains(b)) {
    if (!is_of_two_) {
      const auto are_partners = [&](std::size_t i) {
        return (half_[i] == a && other_[i] == b) || (half_[i] == b && other_[i] == a);
      };
      bool partners = false;
      for (std::size_t i = 0; i < half_.size(); ++i) partners = partners || are_partners(i);
      if (!partners) return false;
    }
    const bool same = is_of_two_ && first_.contains(a) == first_.contains(b);
    for (const int x : digits_of(digits_)) {
      for (const int y : digits_of(digits_)) {
        if (same ? allows(rule, x, x) != allows(rule, y, y)
                 : allows(rule, x, y) != allows(rule, y, x)) {
          return false;
        }
      }
    }
    return true;
  }
  const bool is_first = cells_.contains(a);
  for (const int fixed : digits_of(possible(is_first ? b : a))) {
    int allowed = 0;
    for (const int digit : digits_of(digits_)) {
      allowed += (is_first ? allows(rule, digit, fixed) : allows(rule, fixed, digit)) ? 1 : 0;
    }
    if (allowed != 0 && allowed != count_bits(digits_)) return false;
  }
  return true;
}

template <int W>
bool Exchange<W>::keeps(const Automaton& rule) const {
  if (!touches(rule.cells)) return true;
  const Machine& machine = *rule.machine;
  const int some = std::countr_zero(digits_);
  for (int from = 0; from < machine.states; ++from) {
    const auto after = [&](int digit) { return machine.next[at(from * state_.size() + digit)]; };
    for (const int digit : digits_of(digits_)) {
      if (after(digit) != after(some)) return false;
    }
  }
  return true;
}

template <int W>
template <class Weight>
bool Exchange<W>::stays_within(const Weight& weight) const {
  int difference = 0;
  for (std::size_t i = 0; i < half_.size(); ++i) {
    const int change = weight(half_[i]) - weight(other_[i]);
    if (!is_of_two_ && change != 0) return false;
    difference += change;
  }
  return difference == 0;
}

template <int W>
bool Exchange<W>::stays_within(const std::vector<int>& cells) const {
  return stays_within([&](int cell) { return static_cast<int>(std::ranges::count(cells, cell)); });
}

template <int W>
bool Exchange<W>::are_alone(const std::vector<int>& cells) const {
  return std::ranges::none_of(cells, [this](int cell) {
    return !cells_.contains(cell) && (possible(cell) & digits_) != 0;
  });
}

template <int W>
bool Exchange<W>::touches(const std::vector<int>& cells) const {
  return std::ranges::any_of(cells, [this](int cell) { return cells_.contains(cell); });
}

template class Exchange<2>;
template class Exchange<10>;

}  // namespace nonet::techniques
