#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "logic/branches.hpp"
#include "logic/finders.hpp"
#include "logic/net_premises.hpp"

namespace nonet::logic {
namespace {

using enum Technique;

// What the branches of an argument start from.
enum class Shape : std::uint8_t { contradiction, digit, cell, house };

struct Family {
  Depth depth;
  std::array<Technique, 4> techniques;  // by shape
};

constexpr Family nishios{Depth::digit, {nishio, nishio, nishio, nishio}};
constexpr Family chains{
    Depth::chains,
    {contradiction_forcing_chain, digit_forcing_chain, cell_forcing_chain, house_forcing_chain}};
constexpr Family nets{
    Depth::nets,
    {contradiction_forcing_net, digit_forcing_net, cell_forcing_net, house_forcing_net}};

constexpr Family nested(Depth depth) {
  return {depth, {nested_forcing_net, nested_forcing_net, nested_forcing_net, nested_forcing_net}};
}

// What is taken first: placements, then lower cells.
using Rank = std::tuple<bool, Node>;
Rank rank_of(Node conclusion) { return {!conclusion.on, conclusion}; }

struct Argument {
  Technique technique;
  Node conclusion;
  std::vector<Node> assumptions;
  int house;   // −1 unless the assumptions are its places
  int length;  // nodes of all branches
};

template <int W>
class Search {
 public:
  Search(const State<W>& state, Steps& steps, const Family& family)
      : state_(state), steps_(steps), family_(family) {
    for (const int cell : state.empty()) {
      for (const int digit : digits_of(state.candidates(cell))) {
        candidates_.push_back(Node::of(cell, digit, true));
      }
    }
  }

  // Every conclusion by its shortest argument. True where no more are wanted.
  bool run();
  // The shortest of the first few contradictions that show where the candidates that lead furthest
  // are tried first: a look at all of them takes too long.
  bool run_quickly();

 private:
  // With one, nine tenths of the steps have up to 290 groups and one takes 3.6 ms on average; with
  // four it is 202 and 5.7 ms, with six 181 and 7.3 ms.
  static constexpr std::size_t enough = 4;

  [[nodiscard]] Technique technique(Shape shape) const {
    return family_.techniques[static_cast<std::size_t>(shape)];
  }
  [[nodiscard]] bool wants(Shape shape) const {
    return steps_.wants(technique(shape)) &&
           (family_.depth != Depth::digit || shape == Shape::contradiction);
  }
  Branch<W>& branch(std::size_t i) {
    while (branches_.size() <= i) branches_.emplace_back(state_, family_.depth, steps_);
    return branches_[i];
  }
  // The branch with this assumption followed.
  Branch<W>& branch(std::size_t i, Node assumption) {
    Branch<W>& branch = this->branch(i);
    const auto nodes = branch.implications().nodes();
    if (nodes.empty() || nodes.front().node != assumption) branch.assume(assumption);
    return branch;
  }

  void try_candidate(Node on);
  void compare_cells();
  void compare_houses();
  // What all these candidates lead to.
  void compare(Shape shape, std::vector<Node> assumptions, int house);
  void consider(Shape shape, std::vector<Node> assumptions, int house, std::vector<Node> common);
  void keep(Argument argument);
  bool add_steps();

  // Consequences of a candidate, a bit for each node.
  [[nodiscard]] std::size_t words() const {
    return (2 * at(state_.houses().cell_count()) * at(state_.size()) + 63) / 64;
  }
  [[nodiscard]] std::span<const std::uint64_t> consequences(Node on) const {
    const auto row = std::ranges::lower_bound(candidates_, on) - candidates_.begin();
    return std::span(consequences_).subspan(static_cast<std::size_t>(row) * words(), words());
  }
  void append_consequences(Node on);

  const State<W>& state_;
  Steps& steps_;
  Family family_;
  std::vector<Node> candidates_;  // ascending
  std::vector<std::uint64_t> consequences_;
  std::deque<Branch<W>> branches_;
  std::map<std::tuple<Technique, Rank>, Argument> found_;
};

template <int W>
bool Search<W>::run() {
  for (const Node on : candidates_) {
    if (steps_.stopped()) return true;
    try_candidate(on);
  }
  if (wants(Shape::cell)) compare_cells();
  if (wants(Shape::house)) compare_houses();
  return add_steps();
}

template <int W>
void Search<W>::try_candidate(Node on) {
  const Node off = on.opposite();
  const bool is_absurd = branch(0).assume(on);
  if (is_absurd && wants(Shape::contradiction)) consider(Shape::contradiction, {on}, -1, {off});
  if (wants(Shape::cell) || wants(Shape::house)) append_consequences(on);
  if (!wants(Shape::contradiction) && !wants(Shape::digit)) return;
  if (branch(1).assume(off)) {
    if (wants(Shape::contradiction)) consider(Shape::contradiction, {off}, -1, {on});
  } else if (wants(Shape::digit) && !is_absurd) {
    std::vector<Node> common;
    for (const Implied& implied : branch(1).implications().nodes()) {
      if (branch(0).implications().holds(implied.node)) common.push_back(implied.node);
    }
    consider(Shape::digit, {on, off}, -1, std::move(common));
  }
}

template <int W>
void Search<W>::append_consequences(Node on) {
  const std::size_t first = consequences_.size();
  consequences_.resize(first + words());
  for (const Implied& implied : branch(0, on).implications().nodes()) {
    const auto& [cell, digit, is_on] = implied.node;
    const std::size_t number = 2 * (cell * at(state_.size()) + digit) + (is_on ? 1 : 0);
    consequences_[first + number / 64] |= std::uint64_t{1} << number % 64;
  }
}

template <int W>
void Search<W>::compare_cells() {
  for (const int cell : state_.empty()) {
    if (state_.count(cell) < 2 || steps_.stopped()) continue;
    std::vector<Node> assumptions;
    for (const int digit : digits_of(state_.candidates(cell))) {
      assumptions.push_back(Node::of(cell, digit, true));
    }
    compare(Shape::cell, std::move(assumptions), -1);
  }
}

template <int W>
void Search<W>::compare_houses() {
  for (int house = 0; house < state_.houses().count(); ++house) {
    for (int digit = 0; digit < state_.size(); ++digit) {
      const auto places = state_.places(digit, house);
      if (places.size() < 2 || steps_.stopped()) continue;
      std::vector<Node> assumptions;
      for (const int cell : places) assumptions.push_back(Node::of(cell, digit, true));
      compare(Shape::house, std::move(assumptions), house);
    }
  }
}

template <int W>
void Search<W>::compare(Shape shape, std::vector<Node> assumptions, int house) {
  std::vector<Node> common;
  for (std::size_t word = 0; word < words(); ++word) {
    std::uint64_t all = ~std::uint64_t{0};
    for (const Node on : assumptions) all &= consequences(on)[word];
    for (; all != 0; all &= all - 1) {
      const int number = static_cast<int>(64 * word) + std::countr_zero(all);
      const int candidate = number / 2;
      common.push_back(
          Node::of(candidate / state_.size(), candidate % state_.size(), number % 2 != 0));
    }
  }
  consider(shape, std::move(assumptions), house, std::move(common));
}

template <int W>
void Search<W>::consider(Shape shape, std::vector<Node> assumptions, int house,
                         std::vector<Node> common) {
  if (!steps_.wants_all() && !found_.empty()) {
    const Rank best = rank_of(found_.begin()->second.conclusion);
    std::erase_if(common, [&](Node node) { return rank_of(node) > best; });
  }
  for (const Node conclusion : common) {
    int length = 0;
    for (std::size_t i = 0; i < assumptions.size(); ++i) {
      Branch<W>& path = branch(i, assumptions[i]);
      if (steps_.stopped()) return;  // the branch may have been left before its end
      const Implications<W>& implied = path.implications();
      length += shape == Shape::contradiction
                    ? path.length(implied.contradiction())
                    : path.length(std::array{implied.position(conclusion)});
    }
    keep({technique(shape), conclusion, assumptions, house, length});
  }
}

template <int W>
void Search<W>::keep(Argument argument) {
  const Rank rank = rank_of(argument.conclusion);
  if (steps_.wants_all()) {
    const auto [known, is_new] = found_.try_emplace({argument.technique, rank}, argument);
    if (!is_new && argument.length < known->second.length) known->second = std::move(argument);
    return;
  }
  if (!found_.empty()) {
    const Argument& best = found_.begin()->second;
    if (std::tuple(rank, argument.length) >= std::tuple(rank_of(best.conclusion), best.length)) {
      return;
    }
    found_.clear();
  }
  found_.emplace(std::tuple(argument.technique, rank), std::move(argument));
}

template <int W>
bool Search<W>::add_steps() {
  for (const auto& [key, argument] : found_) {
    const auto& [cell, digit, on] = argument.conclusion;
    Step& step = steps_.begin(argument.technique);
    if (on) {
      step.place(cell, digit);
    } else {
      step.eliminate(cell, digit);
    }
    if (argument.house >= 0) {
      step.add_house(Role::house, argument.house, bit(argument.assumptions.front().digit));
    }
    NetPremises<W> premises(step);
    Node meeting = argument.conclusion;
    for (const Node assumption : argument.assumptions) {
      Branch<W>& path = branch(0, assumption);
      if (steps_.stopped()) return true;
      Implications<W>& implied = path.implications();
      if (argument.assumptions.size() == 1) {
        const auto ends = implied.contradiction();
        meeting = implied.at_position(ends[0]).node;
        premises.add(path, ends);
      } else {
        premises.add(path, std::array{implied.position(argument.conclusion)});
      }
    }
    premises.meet(meeting);
    if (steps_.add()) return true;
  }
  return false;
}

template <int W>
bool Search<W>::run_quickly() {
  std::vector<std::pair<std::size_t, Node>> reach;
  Branch<W> probe(state_, Depth::nets, steps_);
  for (const Node on : candidates_) {
    probe.assume(on);
    reach.emplace_back(probe.implications().nodes().size(), on);
  }
  std::ranges::stable_sort(reach, std::greater{}, &std::pair<std::size_t, Node>::first);
  std::vector<std::pair<int, Node>> absurd;
  for (const auto& [size, on] : reach) {
    if (steps_.stopped()) return true;
    if (!branch(0).assume(on)) continue;
    absurd.emplace_back(branch(0).length(branch(0).implications().contradiction()), on);
    if (absurd.size() == enough) break;
  }
  if (absurd.empty()) return false;
  const Node shortest = std::ranges::min(absurd).second;
  consider(Shape::contradiction, {shortest}, -1, {shortest.opposite()});
  return add_steps();
}

bool any_wanted(const Steps& steps, const Family& family) {
  return std::ranges::any_of(family.techniques,
                             [&](Technique technique) { return steps.wants(technique); });
}

template <int W>
void find_nested_nets(const State<W>& state, Steps& steps) {
  const std::size_t before = steps.found.size();
  for (const Depth depth : {Depth::patterns, Depth::inner_chains, Depth::inner_nets}) {
    if (depth == Depth::inner_chains && !steps.wants_all() &&
        Search(state, steps, nested(Depth::inner_nets)).run_quickly()) {
      return;
    }
    if (Search(state, steps, nested(depth)).run() || steps.found.size() > before) return;
  }
}

}  // namespace

// Forcing chains and nets: what follows in every branch.
//
//     contradiction    a candidate leads to one: it goes; or its absence does: it is placed
//     digit            a candidate and its absence lead to the same
//     cell             so do all candidates of a cell
//     house            so do all places of a digit in a house
//
// Chains follow the existing links (`Growth::fixed`), nets also those that arise in the branch;
// Nishio is a net of one digit that ends in a contradiction. Nested nets use techniques inside
// their branches, as few as needed: patterns first, then, where a branch has made something true,
// inner chains and nets.
//
// One conclusion a step: placements before eliminations, lower cells first, and for each the
// argument with the fewest nodes. Nested nets go deeper only where less gives none; where one step
// is enough, a net with inner chains is the shortest of the first few contradictions that show.
template <int W>
void find_forcing_chains(const State<W>& state, Steps& steps) {
  for (const Family& family : {nishios, chains, nets}) {
    if (any_wanted(steps, family) && Search(state, steps, family).run()) return;
  }
  if (steps.wants(nested_forcing_net)) find_nested_nets(state, steps);
}

template void find_forcing_chains(const State<2>&, Steps&);
template void find_forcing_chains(const State<10>&, Steps&);

}  // namespace nonet::logic
