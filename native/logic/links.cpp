#include "logic/links.hpp"

#include <bit>

namespace nonet::logic {
namespace {

constexpr int most_chain_nodes = 1 << 16;

}  // namespace

template <int W>
Links<W>::Links(const State<W>& state, const CellSet<W>& cells, LinkKind links, NodeKind nodes,
                const AlmostLockedSets<W>* sets)
    : state_(&state),
      sets_(sets),
      numbers_(at(state.houses().cell_count() * state.size())),
      larger_(at(state.size())) {
  add_candidates(cells);
  if (nodes == NodeKind::group) add_groups(cells);
  if (links != LinkKind::houses) link_cells(cells);
  if (links != LinkKind::cells) link_houses(cells);
  if (sets != nullptr) link_sets(cells);
  sort_strong();
  link_weakly(links);
}

template <int W>
void Links<W>::add_candidates(const CellSet<W>& cells) {
  nodes_.reserve(256);
  for (const int cell : cells) {
    CellSet<W> itself;
    itself.insert(cell);
    const CellSet<W>& peers = state_->houses().peers(cell);
    for (const int digit : digits_of(state_->candidates(cell))) {
      numbers_[at(cell * state_->size() + digit)] = static_cast<std::uint16_t>(count());
      nodes_.push_back(
          {itself, peers & state_->places(digit), static_cast<std::uint8_t>(digit), true});
    }
  }
  candidates_ = count();
}

template <int W>
void Links<W>::add_groups(const CellSet<W>& cells) {
  for (const Crossing<W>& crossing : state_->houses().crossings()) {
    if (crossing.from > crossing.to) continue;
    for (int digit = 0; digit < state_->size(); ++digit) {
      const CellSet<W> places = crossing.cells & state_->places(digit);
      if (places.size() >= 2 && places.within(cells) && find(places, digit) < 0) add(places, digit);
    }
  }
}

template <int W>
int Links<W>::add(const CellSet<W>& cells, int digit) {
  const int node = count();
  nodes_.push_back({cells, state_->houses().common_peers(cells) & state_->places(digit),
                    static_cast<std::uint8_t>(digit), false});
  larger_[at(digit)].push_back(static_cast<std::uint16_t>(node));
  return node;
}

template <int W>
int Links<W>::find(const CellSet<W>& cells, int digit) const {
  CellSet<W> others = cells;
  const int cell = others.take_lowest();
  if (others.empty()) return candidate(cell, digit);
  for (const int node : larger_[at(digit)]) {
    if (nodes_[at(node)].cells == cells) return node;
  }
  return -1;
}

template <int W>
void Links<W>::link_strongly(int a, int b, int set) {
  const auto link = [&](int from, int to) {
    unsorted_.emplace_back(static_cast<std::uint16_t>(from),
                           StrongLink{static_cast<std::uint16_t>(to), set});
  };
  link(a, b);
  link(b, a);
}

template <int W>
void Links<W>::link_cells(const CellSet<W>& cells) {
  for (const int cell : cells & state_->bivalue()) {
    const Mask digits = state_->candidates(cell);
    link_strongly(candidate(cell, std::countr_zero(digits)),
                  candidate(cell, std::countr_zero(digits & (digits - 1))));
  }
}

template <int W>
void Links<W>::link_houses(const CellSet<W>& cells) {
  const Houses<W>& houses = state_->houses();
  for (int house = 0; house < houses.count(); ++house) {
    for (int digit = 0; digit < state_->size(); ++digit) {
      const Mask positions = state_->positions(house, digit);
      const Mask but_first = positions & (positions - 1);
      if (but_first == 0) continue;
      if (is_single_bit(but_first)) {
        const int a = houses.cell(house, std::countr_zero(positions));
        const int b = houses.cell(house, std::countr_zero(but_first));
        if (cells.contains(a) && cells.contains(b)) {
          link_strongly(candidate(a, digit), candidate(b, digit));
        }
        continue;
      }
      const CellSet<W> places = state_->places(digit, house);
      for (const int group : larger_[at(digit)]) {
        const CellSet<W>& part = nodes_[at(group)].cells;
        if (!part.within(places) || part == places) continue;
        const int rest = find(places - part, digit);
        // Two groups meet here twice.
        if (rest >= 0 && (nodes_[at(rest)].is_candidate || group < rest))
          link_strongly(group, rest);
      }
    }
  }
}

template <int W>
void Links<W>::link_sets(const CellSet<W>& cells) {
  std::vector<int> nodes;
  for (int number = 0; number < sets_->count(); ++number) {
    const AlmostLockedSet<W>& set = (*sets_)[number];
    // A cell with two candidates is linked already. Numbers of nodes have 16 bits.
    if (set.size == 1 || count() > most_chain_nodes - state_->size()) continue;
    nodes.clear();
    for (const int digit : digits_of(set.digits)) {
      const CellSet<W>& places = sets_->places(set, digit);
      int node = find(places, digit);
      if (node < 0) node = add(places, digit);
      for (const int other : nodes) link_strongly(other, node, number);
      nodes.push_back(node);
    }
    link_cells_to_set(number, nodes, cells);
  }
}

// Cells outside of a set, but see two of its digits or more: without another one, which is one of
// the nodes, all of these stay in the set.
template <int W>
void Links<W>::link_cells_to_set(int number, const std::vector<int>& nodes,
                                 const CellSet<W>& cells) {
  const AlmostLockedSet<W>& set = (*sets_)[number];
  CellSet<W> once;
  CellSet<W> twice;
  for (const int node : nodes) {
    twice |= once & nodes_[at(node)].seen;
    once |= nodes_[at(node)].seen;
  }
  const CellSet<W> house = set.house < 0 ? CellSet<W>{} : state_->houses().cells(set.house);
  for (const int cell : (twice & cells) - house) {
    Mask left = state_->candidates(cell);
    for (const int node : nodes) {
      if (nodes_[at(node)].seen.contains(cell)) left &= ~bit(nodes_[at(node)].digit);
    }
    for (const int node : nodes) {
      const Mask own = bit(nodes_[at(node)].digit);
      const Mask kept = nodes_[at(node)].seen.contains(cell) ? left | own : left;
      // Where only one digit of the cell goes, links of the cell are enough.
      if (!is_single_bit(kept) || state_->count(cell) < 3) continue;
      link_strongly(node, candidate(cell, std::countr_zero(kept)), number);
    }
  }
}

template <int W>
void Links<W>::sort_strong() {
  first_.assign(nodes_.size() + 1, 0);
  for (const auto& [from, link] : unsorted_) ++first_[at(from + 1)];
  for (int node = 0; node < count(); ++node) first_[at(node + 1)] += first_[at(node)];
  strong_.resize(unsorted_.size());
  std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
  for (const auto& [from, link] : unsorted_) strong_[next[at(from)]++] = link;
}

template <int W>
void Links<W>::set_weak(int a, int b) {
  weak_[at(a * words_ + b / 64)] |= std::uint64_t{1} << (b % 64);
}

template <int W>
void Links<W>::link_weakly(LinkKind links) {
  words_ = (count() + 63) / 64;
  weak_.assign(nodes_.size() * at(words_), 0);
  CellSet<W> cells;
  for (int node = 0; node < candidates_; ++node) cells |= nodes_[at(node)].cells;
  for (int node = 0; node < candidates_; ++node) {
    const int cell = nodes_[at(node)].cells.lowest();
    const int digit = nodes_[at(node)].digit;
    for (const int peer : nodes_[at(node)].seen& cells) set_weak(node, candidate(peer, digit));
    if (links == LinkKind::houses) continue;
    for (const int other : digits_of(state_->candidates(cell) & ~bit(digit))) {
      set_weak(node, candidate(cell, other));
    }
  }
  if (links == LinkKind::both) link_by_rules(cells);
  for (const std::vector<std::uint16_t>& nodes : larger_) {
    for (const int node : nodes) {
      const ChainNode<W>& own = nodes_[at(node)];
      for (const int cell : own.seen& cells) {
        set_weak(node, candidate(cell, own.digit));
        set_weak(candidate(cell, own.digit), node);
      }
      for (const int other : nodes) {
        if (nodes_[at(other)].cells.within(own.seen)) set_weak(node, other);
      }
    }
  }
}

template <int W>
void Links<W>::link_by_rules(const CellSet<W>& cells) {
  const Rules<W>& rules = state_->houses().rules();
  if (rules.empty()) return;
  for (int node = 0; node < candidates_; ++node) {
    const int digit = nodes_[at(node)].digit;
    for (const Exclusions<W>& excluded : rules.exclusions(nodes_[at(node)].cells.lowest())) {
      if (!cells.contains(excluded.other)) continue;
      const Mask gone = state_->candidates(excluded.other) & ~Mask{excluded.left[at(digit)]};
      for (const int other : digits_of(gone)) set_weak(node, candidate(excluded.other, other));
    }
  }
}

template <int W>
int Links<W>::rule_of(int cell, int digit, int other_cell, int other_digit) const {
  const Houses<W>& houses = state_->houses();
  const Rules<W>& rules = houses.rules();
  if (cell == other_cell) return -1;
  if (digit == other_digit) {
    const bool share_house = houses.set_of(cell).intersects(houses.set_of(other_cell));
    if (share_house || houses.see(cell, other_cell)) {
      return share_house ? -1 : rules.between(cell, other_cell);
    }
  }
  for (const Exclusions<W>& excluded : rules.exclusions(cell)) {
    const bool is_other = excluded.other == other_cell;
    if (is_other && (excluded.left[at(digit)] >> other_digit & 1) == 0) return excluded.rule;
  }
  return -1;
}

template <int W>
void Links<W>::name_rules(Step& step) const {
  if (state_->houses().rules().empty()) return;
  std::vector<int> named;
  for (const Link& link : step.links) {
    if (link.strong) continue;
    const Group& from = step.groups[link.from];
    const Group& to = step.groups[link.to];
    int rule = -1;
    for (const int a : step.cells_of(from)) {
      for (const int b : step.cells_of(to)) {
        if (rule < 0) {
          rule = rule_of(a, std::countr_zero(from.digits), b, std::countr_zero(to.digits));
        }
      }
    }
    if (rule >= 0) named.push_back(rule);
  }
  for (const int rule : named) step.add_rule(Role::rule, rule);
}

template class Links<2>;
template class Links<10>;

}  // namespace nonet::logic
