#include "techniques/joint_rules.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <utility>

#include "constraints/house_rules.hpp"

namespace nonet::techniques {
namespace {

// Cells of which those differ that see each other.
template <int W>
Rule<W> different_cells(const BitSet<W>& cells, const std::vector<BitSet<W>>& different) {
  Rule<W> rule;
  rule.cells = cells;
  for (const int cell : cells) {
    rule.list.push_back(cell);
    for (const int other : different[at(cell)] & cells) {
      if (cell < other) rule.different.emplace_back(cell, other);
    }
  }
  return rule;
}

// With the rules that it is made of, each named once.
template <int W>
void name_parts(JointRule<W>& joint, const std::vector<const Rule<W>*>& parts) {
  std::ranges::sort(joint.numbers);
  const auto doubles = std::ranges::unique(joint.numbers);
  joint.numbers.erase(doubles.begin(), doubles.end());
  if (joint.numbers.empty()) return;
  const auto first = std::ranges::find(parts, joint.numbers[0], &Rule<W>::number);
  joint.rule.number = (*first)->number;
  joint.rule.technique = (*first)->technique;
}

// What some rules say about cells in the set alone.
template <int W>
JointRule<W> within(const BitSet<W>& cells, const Rules<W>& rules,
                    const std::vector<const Rule<W>*>& parts) {
  using Word = RuleWord<W>;
  JointRule<W> joint{{}, different_cells(cells, rules.different())};
  std::map<int, Word> allowed;
  for (const int cell : cells) allowed[cell] = static_cast<Word>(~Word{0});
  for (const Rule<W>* part : parts) {
    bool is_used = false;
    for (const auto& pair : part->pairs) {
      if (!cells.contains(pair.from) || !cells.contains(pair.to)) continue;
      joint.rule.pairs.push_back(pair);
      is_used = true;
    }
    if (!is_used) continue;
    joint.numbers.push_back(part->number);
    for (std::size_t i = 0; i < part->list.size(); ++i) {
      if (cells.contains(part->list[i])) allowed[part->list[i]] &= part->allowed[i];
    }
  }
  for (const auto& [cell, digits] : allowed) joint.rule.allowed.push_back(digits);
  name_parts(joint, parts);
  return joint;
}

// Rules that are relations of two cells and nothing else.
template <int W>
std::vector<const Rule<W>*> relations(const Rules<W>& rules) {
  std::vector<const Rule<W>*> found;
  for (const Rule<W>& rule : rules.all()) {
    if (rule.propagators.empty() && !rule.pairs.empty()) found.push_back(&rule);
  }
  return found;
}

}  // namespace

template <int W>
std::vector<JointRule<W>> pair_chains(const Rules<W>& rules, int most) {
  const std::vector<const Rule<W>*> parts = relations(rules);
  // Wide rules say something of nearly all pairs, and do not make chains by themselves.
  std::map<int, BitSet<W>> near;
  for (const Rule<W>* rule : parts) {
    if (rule->centre >= 0) continue;
    for (const auto& pair : rule->pairs) near[pair.from].insert(pair.to);
  }
  std::vector<JointRule<W>> found;
  std::set<std::vector<int>> known;
  for (const auto& [start, unused] : near) {
    std::vector<int> list{start};
    BitSet<W> cells;
    cells.insert(start);
    for (std::size_t i = 0; i < list.size(); ++i) {
      for (const int cell : near[list[i]]) {
        if (cells.contains(cell) || static_cast<int>(list.size()) == most) continue;
        cells.insert(cell);
        list.push_back(cell);
      }
    }
    if (list.size() < 3) continue;
    std::ranges::sort(list);
    if (!known.insert(list).second) continue;
    JointRule<W> joint = within(cells, rules, parts);
    if (joint.numbers.size() > 1) found.push_back(std::move(joint));
  }
  return found;
}

template <int W>
JointRule<W> pairs_within(const BitSet<W>& cells, const Rules<W>& rules) {
  return within(cells, rules, relations(rules));
}

template <int W>
JointRule<W> with_houses(const Houses<W>& houses, const std::vector<int>& numbers,
                         const std::vector<const Rule<W>*>& parts) {
  using Word = RuleWord<W>;
  BitSet<W> cells;
  for (const int house : numbers) cells |= houses.cells(house);
  for (const Rule<W>* part : parts) cells |= part->cells;
  JointRule<W> joint{{}, different_cells(cells, houses.rules().different())};
  Rule<W>& rule = joint.rule;
  rule.allowed.assign(rule.list.size(), static_cast<Word>(~Word{0}));
  for (const Rule<W>* part : parts) {
    joint.numbers.push_back(part->number);
    rule.pairs.insert(rule.pairs.end(), part->pairs.begin(), part->pairs.end());
    rule.propagators.insert(rule.propagators.end(), part->propagators.begin(),
                            part->propagators.end());
    for (std::size_t i = 0; i < part->list.size(); ++i) {
      const auto place = std::ranges::lower_bound(rule.list, part->list[i]);
      rule.allowed[static_cast<std::size_t>(place - rule.list.begin())] &= part->allowed[i];
    }
  }
  for (const int house : numbers) {
    std::vector<int> own;
    for (const int cell : houses.cells(house)) own.push_back(cell);
    const auto all = static_cast<Word>((1U << houses.size()) - 1);
    rule.propagators.push_back(std::make_shared<HiddenSingles<Word>>(std::move(own), all));
  }
  name_parts(joint, parts);
  return joint;
}

template std::vector<JointRule<2>> pair_chains(const Rules<2>&, int);
template std::vector<JointRule<10>> pair_chains(const Rules<10>&, int);
template JointRule<2> pairs_within(const BitSet<2>&, const Rules<2>&);
template JointRule<10> pairs_within(const BitSet<10>&, const Rules<10>&);
template JointRule<2> with_houses(const Houses<2>&, const std::vector<int>&,
                                  const std::vector<const Rule<2>*>&);
template JointRule<10> with_houses(const Houses<10>&, const std::vector<int>&,
                                   const std::vector<const Rule<10>*>&);

}  // namespace nonet::techniques
