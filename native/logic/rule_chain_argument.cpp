#include "logic/rule_chain_argument.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <map>

namespace nonet::logic {

template <int W>
bool RuleChainArgument<W>::write(const std::vector<int>& path, const RuleConflict& conflict) {
  path_ = path;
  on_.assign(1, step_.add(Role::assumption, node(0).digits, node(0).cells));
  const int size = static_cast<int>(path.size());
  for (int place = 1; place < size; ++place) {
    const std::vector<int> from = take_together(place - 1, lost_before(place));
    on_.push_back(step_.add(Role::on, node(place).digits, node(place).cells));
    link(from, on_.back());
  }
  std::vector<int> from;
  if (conflict.kind == RuleConflict::Kind::part) {
    from = premises(size - 1, conflict.number, {});
  } else {
    from = take_together(size - 1, lost_by(conflict));
  }
  int conclusion = -1;
  switch (conflict.kind) {
    case RuleConflict::Kind::cell:
      conclusion = step_.add_cell(Role::conclusion, nodes_.state().candidates(conflict.number),
                                  conflict.number);
      break;
    case RuleConflict::Kind::house:
      conclusion = step_.add_house(Role::conclusion, conflict.number, bit(conflict.digit));
      break;
    case RuleConflict::Kind::part:
      conclusion = step_.add_rule(Role::conclusion, nodes_.parts()[at(conflict.number)].number);
      break;
  }
  link(from, conclusion);
  return is_whole_ && needs_all();
}

// Why only this statement is left of its cell, or of the places of its digit in a house.
template <int W>
typename RuleChainArgument<W>::AllLost RuleChainArgument<W>::lost_before(int place) {
  const State<W>& state = nodes_.state();
  const CellSet<W>& cells = node(place).cells;
  const Mask digits = node(place).digits;
  std::vector<Word> left;
  nodes_.meet(path_[0], path_[at(place - 1)], left);
  AllLost lost;
  if (cells.size() == 1 && left[at(cells.lowest())] == digits) {
    const int cell = cells.lowest();
    lost.push_back({cell, Mask{nodes_.before(cell)} & ~digits});
    return lost;
  }
  state.houses().for_each_common(cells, [&](int house) {
    if (!lost.empty()) return;
    const CellSet<W> others = state.places(std::countr_zero(digits), house) - cells;
    for (const int cell : others) {
      if ((left[at(cell)] & digits) == 0) lost.push_back({cell, digits});
    }
    if (static_cast<int>(lost.size()) != others.size()) lost.clear();
  });
  is_whole_ = is_whole_ && !lost.empty();
  return lost;
}

template <int W>
typename RuleChainArgument<W>::AllLost RuleChainArgument<W>::lost_by(
    const RuleConflict& conflict) const {
  const State<W>& state = nodes_.state();
  if (conflict.kind == RuleConflict::Kind::cell) {
    return {{conflict.number, state.candidates(conflict.number)}};
  }
  AllLost lost;
  for (const int cell : state.places(conflict.digit, conflict.number)) {
    lost.push_back({cell, bit(conflict.digit)});
  }
  return lost;
}

template <int W>
std::vector<int> RuleChainArgument<W>::take(int place, const AllLost& lost) {
  if (lost.empty()) return {};
  for (const Known& known : known_) {
    if (known.place == place && known.lost == lost) return known.groups;
  }
  std::vector<int> groups;
  AllLost open = lost;
  take_by_sight(place, open, groups);
  const int parts = static_cast<int>(nodes_.parts().size());
  for (int part = 0; part < parts && !open.empty(); ++part) take_by_part(place, part, open, groups);
  is_whole_ = is_whole_ && open.empty();
  known_.push_back({place, lost, groups});
  return groups;
}

template <int W>
void RuleChainArgument<W>::take_by_sight(int place, AllLost& lost, std::vector<int>& groups) {
  const Mask digits = node(place).digits;
  AllLost plain;
  std::map<int, AllLost> by_rule;
  for (Lost& entry : lost) {
    if (is_own(place, entry.cell)) {
      plain.push_back({entry.cell, entry.digits & ~digits});
      entry.digits &= digits;
    } else if ((entry.digits & digits) != 0 && is_single_bit(digits)) {
      const int by = nodes_.sight(node(place), entry.cell);
      if (by == RuleNodes<W>::unseen) continue;
      (by == RuleNodes<W>::by_houses ? plain : by_rule[by]).push_back({entry.cell, digits});
      entry.digits &= ~digits;
    }
  }
  std::erase_if(lost, [](const Lost& entry) { return entry.digits == 0; });
  add_off(plain, on_[at(place)], groups);
  for (const auto& [rule, seen] : by_rule) {
    const int by = step_.add_rule(Role::rule, rule);
    step_.link(on_[at(place)], by, false);
    add_off(seen, by, groups);
  }
}

template <int W>
void RuleChainArgument<W>::take_by_part(int place, int part, AllLost& lost,
                                        std::vector<int>& groups) {
  if (!nodes_.is_ready(part)) return;
  const Rule<W>& rule = nodes_.parts()[at(part)];
  std::vector<Word> words(at(nodes_.state().houses().cell_count()));
  nodes_.see(path_[at(place)], words);
  const AllLost taken = taken_by(part, words, lost);
  if (taken.empty()) return;
  AllLost seen;
  bool is_own_needed = false;
  for (const int cell : rule.cells & nodes_.state().empty()) {
    const Word after = words[at(cell)];
    if (after == nodes_.before(cell)) continue;
    words[at(cell)] = nodes_.before(cell);
    if (takes(part, words, taken)) continue;
    words[at(cell)] = after;
    if (is_own(place, cell)) {
      is_own_needed = true;
    } else {
      seen.push_back({cell, node(place).digits});
    }
  }
  const std::vector<int> from = take(place, seen);
  const int by = step_.add_rule(Role::rule, rule.number);
  if (is_own_needed) step_.link(on_[at(place)], by, false);
  link(from, by);
  add_off(taken, by, groups);
}

template <int W>
std::vector<int> RuleChainArgument<W>::take_together(int place, const AllLost& lost) {
  const std::span<const Word> other = nodes_.left(path_[at(place)]);
  const std::span<const Word> first = nodes_.left(path_[0]);
  AllLost by_other;
  AllLost by_first;
  AllLost open;
  for (const Lost& entry : lost) {
    const Mask after = entry.digits & other[at(entry.cell)];
    const Mask left = after & first[at(entry.cell)];
    if (after != entry.digits) by_other.push_back({entry.cell, entry.digits & ~after});
    if (left != after) by_first.push_back({entry.cell, after & ~left});
    if (left != 0) open.push_back({entry.cell, left});
  }
  std::vector<int> groups = take(place, by_other);
  std::ranges::copy(take(0, by_first), std::back_inserter(groups));
  const int parts = static_cast<int>(nodes_.parts().size());
  for (int part = 0; part < parts && !open.empty(); ++part) {
    take_together_by_part(place, part, open, groups);
  }
  is_whole_ = is_whole_ && open.empty();
  return groups;
}

template <int W>
void RuleChainArgument<W>::take_together_by_part(int place, int part, AllLost& lost,
                                                 std::vector<int>& groups) {
  if (!nodes_.is_ready(part)) return;
  const std::span<const Word> other = nodes_.left(path_[at(place)]);
  const std::span<const Word> first = nodes_.left(path_[0]);
  std::vector<Word> words(first.begin(), first.end());
  for (std::size_t cell = 0; cell < words.size(); ++cell) words[cell] &= other[cell];
  const AllLost taken = taken_by(part, words, lost);
  if (taken.empty()) return;
  const std::vector<int> from = premises(place, part, taken);
  const int by = step_.add_rule(Role::rule, nodes_.parts()[at(part)].number);
  link(from, by);
  add_off(taken, by, groups);
}

template <int W>
std::vector<int> RuleChainArgument<W>::premises(int place, int part, const AllLost& taken) {
  const CellSet<W> cells = nodes_.parts()[at(part)].cells & nodes_.state().empty();
  const std::span<const Word> other = nodes_.left(path_[at(place)]);
  const std::span<const Word> first = nodes_.left(path_[0]);
  std::vector<Word> words(first.begin(), first.end());
  for (std::size_t cell = 0; cell < words.size(); ++cell) words[cell] &= other[cell];
  const auto put_back = [&](int cell, Word digits) {
    const Word after = words[at(cell)];
    words[at(cell)] |= digits;
    if (!takes(part, words, taken)) words[at(cell)] = after;
  };
  for (const int cell : cells) put_back(cell, nodes_.before(cell));
  std::vector<int> from;
  AllLost lost;
  for (const int cell : cells) {
    if (words[at(cell)] == nodes_.before(cell)) continue;
    const auto says_it = [&](int index) {
      return is_own(index, cell) && words[at(cell)] == node(index).digits;
    };
    if (says_it(0) || says_it(place)) {
      from.push_back(on_[at(says_it(0) ? 0 : place)]);
      continue;
    }
    const Mask gone = Mask{nodes_.before(cell)} & ~Mask{words[at(cell)]};
    for (const int digit : digits_of(gone)) put_back(cell, static_cast<Word>(bit(digit)));
    const Mask needed = gone & ~Mask{words[at(cell)]};
    if (needed != 0) lost.push_back({cell, needed});
  }
  std::ranges::copy(take_together(place, lost), std::back_inserter(from));
  return from;
}

template <int W>
bool RuleChainArgument<W>::takes(int part, std::span<const Word> words, const AllLost& taken) {
  std::vector<Word> result(words.begin(), words.end());
  if (!nodes_.ask(part, words, result)) return taken.empty();
  return !taken.empty() && std::ranges::all_of(taken, [&](const Lost& entry) {
    return (entry.digits & result[at(entry.cell)]) == 0;
  });
}

template <int W>
typename RuleChainArgument<W>::AllLost RuleChainArgument<W>::taken_by(int part,
                                                                      std::span<const Word> words,
                                                                      AllLost& lost) {
  const CellSet<W>& cells = nodes_.parts()[at(part)].cells;
  if (std::ranges::none_of(lost, [&](const Lost& entry) { return cells.contains(entry.cell); })) {
    return {};
  }
  std::vector<Word> result(words.begin(), words.end());
  if (!nodes_.ask(part, words, result)) return {};
  AllLost taken;
  for (Lost& entry : lost) {
    const Mask gone = entry.digits & ~Mask{result[at(entry.cell)]};
    if (gone != 0) taken.push_back({entry.cell, gone});
    entry.digits &= ~gone;
  }
  std::erase_if(lost, [](const Lost& entry) { return entry.digits == 0; });
  return taken;
}

template <int W>
void RuleChainArgument<W>::add_off(const AllLost& lost, int from, std::vector<int>& groups) {
  std::map<Mask, std::vector<int>> cells;
  for (const Lost& entry : lost) {
    if (entry.digits != 0) cells[entry.digits].push_back(entry.cell);
  }
  for (const auto& [digits, of] : cells) {
    groups.push_back(step_.add(Role::off, digits, of));
    step_.link(from, groups.back(), false);
  }
}

template <int W>
void RuleChainArgument<W>::link(const std::vector<int>& from, int to) {
  for (const int group : from) {
    step_.link(group, to, step_.groups[at(group)].role == Role::off);
  }
}

template <int W>
bool RuleChainArgument<W>::needs_all() const {
  std::vector<bool> needed(step_.groups.size());
  for (const auto& entry : step_.links) needed[entry.from] = true;
  needed.back() = true;
  return std::ranges::all_of(needed, [](bool is_needed) { return is_needed; });
}

template class RuleChainArgument<2>;
template class RuleChainArgument<10>;

}  // namespace nonet::logic
