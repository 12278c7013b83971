#include "techniques/joint_rules.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace nonet::techniques {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// What some rules say about cells in the set alone.
template <int W>
JointRule<W> within(const BitSet<W>& cells, const Rules<W>& rules,
                    const std::vector<const Rule<W>*>& parts) {
  using Word = RuleWord<W>;
  JointRule<W> joint;
  joint.rule.cells = cells;
  std::map<int, Word> allowed;
  for (const int cell : cells) {
    joint.rule.list.push_back(cell);
    allowed[cell] = static_cast<Word>(~Word{0});
    for (const int other : rules.different()[at(cell)] & cells) {
      if (cell < other) joint.rule.different.emplace_back(cell, other);
    }
  }
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
  std::ranges::sort(joint.numbers);
  const auto doubles = std::ranges::unique(joint.numbers);
  joint.numbers.erase(doubles.begin(), doubles.end());
  if (!joint.numbers.empty()) {
    const auto first = std::ranges::find(parts, joint.numbers[0], &Rule<W>::number);
    joint.rule.number = (*first)->number;
    joint.rule.technique = (*first)->technique;
  }
  return joint;
}

}  // namespace

template <int W>
std::vector<JointRule<W>> pair_chains(const Rules<W>& rules, int most) {
  // Wide rules say something of nearly all pairs, and do not make chains by themselves.
  std::vector<const Rule<W>*> parts;
  std::map<int, BitSet<W>> near;
  for (const Rule<W>& rule : rules.all()) {
    if (!rule.propagators.empty() || rule.pairs.empty()) continue;
    parts.push_back(&rule);
    if (rule.centre >= 0) continue;
    for (const auto& pair : rule.pairs) near[pair.from].insert(pair.to);
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

template std::vector<JointRule<2>> pair_chains(const Rules<2>&, int);
template std::vector<JointRule<10>> pair_chains(const Rules<10>&, int);

}  // namespace nonet::techniques
