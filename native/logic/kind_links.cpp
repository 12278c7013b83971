#include "logic/kind_links.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace nonet::logic {
namespace {

constexpr std::size_t most_colourings = 60;  // of a grid: no line has more cells of its own

}  // namespace

std::vector<Division> divisions(int size) {
  using enum Technique;
  const Mask low = bit(size / 2) - 1;
  std::vector<Mask> parities(2);
  std::vector<Mask> remainders(3);
  for (int digit = 0; digit < size; ++digit) {
    parities[at(digit % 2)] |= bit(digit);
    remainders[at((digit + 1) % 3)] |= bit(digit);
  }
  std::vector<Division> found{{polarity_colouring, {low, low << (size - size / 2)}},
                              {parity_colouring, std::move(parities)},
                              {modular_colouring, std::move(remainders)}};
  if (size % 3 == 0) {
    const int third = size / 3;
    const Mask first = bit(third) - 1;
    found.push_back({entropic_colouring, {first, first << third, first << 2 * third}});
  }
  return found;
}

template <int W>
KindLinks<W>::KindLinks(const State<W>& state, const Division& division)
    : state_(state), technique_(division.technique), masks_(division.kinds) {
  Mask all = 0;
  for (const Mask mask : masks_) all |= mask;
  kinds_.resize(at(state.houses().cell_count()));
  links_.resize(kinds_.size());
  for (const int cell : state.empty()) {
    const Mask candidates = state.candidates(cell);
    if ((candidates & ~all) == 0 && !is_single_bit(kinds_in(candidates))) {
      kinds_[at(cell)] = kinds_in(candidates);
    }
  }
  link_pairs();
  if (technique_ == Technique::parity_colouring) link_sums();
}

template <int W>
KindSet KindLinks<W>::kinds_in(Mask digits) const {
  KindSet found = 0;
  for (std::size_t kind = 0; kind < masks_.size(); ++kind) {
    if ((digits & masks_[kind]) != 0) found = static_cast<KindSet>(found | 1U << kind);
  }
  return found;
}

template <int W>
void KindLinks<W>::link_pairs() {
  for (const Rule<W>& rule : state_.houses().rules().all()) {
    for (const auto& pair : rule.pairs) {
      const KindSet to = kinds_[at(pair.to)];
      if (kinds_[at(pair.from)] == 0 || to == 0) continue;
      KindLink link{pair.to, rule.number, {}};
      bool says_something = false;
      for (std::size_t kind = 0; kind < masks_.size(); ++kind) {
        const Mask from = state_.candidates(pair.from) & masks_[kind];
        if (from == 0) continue;
        const Mask left = Mask{pair.supported(static_cast<RuleWord<W>>(from))};
        link.left[kind] = kinds_in(left & state_.candidates(pair.to));
        says_something |= link.left[kind] != to;
      }
      if (says_something) add_link(pair.from, link);
    }
  }
}

// Of a sum with two cells that may be odd or even, one settles the other.
template <int W>
void KindLinks<W>::link_sums() {
  for (const SumRelation& sum : state_.houses().sum_relations()) {
    if (sum.rule < 0) continue;
    const std::optional<int> odd =
        parity_without(sum, [&](int cell) { return kinds_[at(cell)] != 0; });
    std::vector<int> open;
    for (const auto& [cell, factor] : sum.terms) {
      if (factor % 2 != 0 && kinds_[at(cell)] != 0) open.push_back(cell);
    }
    if (!odd || open.size() != 2) continue;
    // Kind 0 are the odd digits.
    KindLink link{open[1], sum.rule, {2, 1}, &sum};
    if (*odd == 0) link.left = {1, 2};
    add_link(open[0], link);
    link.to = open[0];
    add_link(open[1], link);
  }
}

template <int W>
void KindLinks<W>::add_link(int from, const KindLink& link) {
  links_[at(from)].push_back(link);
  has_links_ = true;
}

template <int W>
std::vector<Colouring<W>> KindLinks<W>::colourings(const Steps& steps) {
  std::vector<Colouring<W>> all;
  if (!has_links_) return all;
  Cells covered;
  const auto keep = [&](Colouring<W>&& found, std::size_t least) {
    if (found.members.size() < least || all.size() == most_colourings) return;
    covered |= found.cells;
    all.push_back(std::move(found));
  };
  if (masks_.size() > 2) {
    for (const int cell : state_.empty()) {
      for (const KindLink& link : links_[at(cell)]) {
        if (steps.stopped()) return all;
        if (covered.contains(cell) && covered.contains(link.to)) continue;
        keep(from_pair(cell, link), 3);
      }
    }
  }
  for (const int cell : state_.empty()) {
    if (covered.contains(cell) || links_[at(cell)].empty()) continue;
    if (steps.stopped()) return all;
    Colouring<W> found;
    Member first{cell, 0, {}, {}};
    for (const int kind : digits_of(kinds_[at(cell)])) first.kinds[found.states++] = kind;
    start(found, {first});
    keep(std::move(found), 2);
  }
  return all;
}

// A state for each choice of different kinds of two cells; none where they may be of one kind.
template <int W>
Colouring<W> KindLinks<W>::from_pair(int cell, const KindLink& link) {
  Colouring<W> found;
  Member first{cell, 0, {}, {}};
  Member second{link.to, 1, {}, {}};
  for (const int kind : digits_of(kinds_[at(cell)])) {
    for (const int other : digits_of(link.left[at(kind)])) {
      if (kind == other) return {};
      first.kinds[found.states] = kind;
      second.kinds[found.states++] = other;
    }
  }
  second.links = {find_link(link.to, cell, link.rule)};
  if (second.links[0] == nullptr) return {};
  start(found, {first, second});
  return found;
}

template <int W>
const KindLink* KindLinks<W>::find_link(int from, int to, int rule) const {
  for (const KindLink& link : links_[at(from)]) {
    if (link.to == to && link.rule == rule) return &link;
  }
  return nullptr;
}

template <int W>
void KindLinks<W>::start(Colouring<W>& found, const std::vector<Member>& members) {
  found.dead.fill(-1);
  for (const Member& member : members) found.add(member);
  for (std::size_t i = 0; i < found.members.size(); ++i) {
    for (const KindLink& link : links_[at(found.members[i].cell)]) spread(found, link.to);
  }
}

// Colours a cell whose kind is known in each state.
template <int W>
void KindLinks<W>::spread(Colouring<W>& to, int cell) {
  bool is_any_live = false;
  for (std::size_t state = 0; state < to.states; ++state) is_any_live |= to.is_live(state);
  if (to.cells.contains(cell) || !is_any_live) return;
  Member next{cell, -1, {}, {}};
  for (const KindLink& link : links_[at(cell)]) {
    if (to.cells.contains(link.to)) next.links.push_back(&link);
  }
  std::array<KindSet, most_states> left{};
  next.kinds.fill(-1);
  for (std::size_t state = 0; state < to.states; ++state) {
    if (!to.is_live(state)) continue;
    left[state] = left_in(to, state, cell, next.links);
    if (left[state] != 0 && !is_single_bit(left[state])) return;
    if (left[state] != 0) next.kinds[state] = std::countr_zero(left[state]);
  }
  if (!has_colour(to, next)) return;
  for (std::size_t i = next.links.size(); i-- > 0 && next.links.size() > 1;) {
    std::vector<const KindLink*> fewer = next.links;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    bool is_same = true;
    for (std::size_t state = 0; state < to.states && is_same; ++state) {
      is_same = !to.is_live(state) || left_in(to, state, cell, fewer) == left[state];
    }
    if (is_same) next.links = std::move(fewer);
  }
  for (std::size_t state = 0; state < to.states; ++state) {
    if (to.is_live(state) && left[state] == 0) to.dead[state] = cell;
  }
  to.add(next);
}

// Kinds that the links of a cell leave it.
template <int W>
KindSet KindLinks<W>::left_in(const Colouring<W>& to, std::size_t state, int cell,
                              const std::vector<const KindLink*>& links) const {
  KindSet left = kinds_[at(cell)];
  for (const KindLink* link : links) {
    for (std::size_t other = 0; other < masks_.size(); ++other) {
      if (!to.of[state][other].contains(link->to)) continue;
      for (const int kind : digits_of(left)) {
        if ((link->left[at(kind)] >> other & 1) == 0)
          left = static_cast<KindSet>(left & ~bit(kind));
      }
    }
  }
  return left;
}

// Finds the colour: that of cells which are always of its kind, if all others never are.
template <int W>
bool KindLinks<W>::has_colour(const Colouring<W>& to, Member& next) const {
  Mask met = 0;
  int live = 0;
  for (std::size_t state = 0; state < to.states; ++state) {
    if (next.kinds[state] < 0) continue;
    met |= bit(next.kinds[state]);
    ++live;
  }
  if (live == 0) return true;
  if (live > 1 && is_single_bit(met)) return false;
  next.colour = to.colours;
  for (const Member& member : to.members) {
    if (member.colour < 0) continue;
    int same = 0;
    for (std::size_t state = 0; state < to.states; ++state) {
      if (next.kinds[state] >= 0 && next.kinds[state] == member.kinds[state]) ++same;
    }
    if (same == live) next.colour = member.colour;
    if (same != 0 && same != live) return false;
  }
  return next.colour < static_cast<int>(masks_.size());
}

template class KindLinks<2>;
template class KindLinks<10>;

}  // namespace nonet::logic
