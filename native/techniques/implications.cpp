#include "techniques/implications.hpp"

#include <algorithm>

namespace nonet::techniques {

template <int W>
Implications<W>::Implications(const State<W>& state, LinkScope links, Growth growth)
    : source_(&state),
      links_(links),
      growth_(growth),
      state_(state),
      index_(2 * at(state.houses().cell_count()) * at(state.size()), none) {}

template <int W>
bool Implications<W>::assume(Node assumption) {
  for (const Implied& implied : nodes_) index_[number(implied.node)] = none;
  nodes_.clear();
  parents_.clear();
  for (auto& waiting : waiting_) waiting.clear();
  followed_ = {};
  contradicted_ = false;
  state_ = *source_;
  push(assumption, Cause::assumption, -1);
  return go_on();
}

template <int W>
bool Implications<W>::eliminate(Node node, int by, std::span<const Node> parents) {
  if (holds(node)) return false;
  push(node, Cause::technique, by);
  for (const Node parent : parents) {
    parents_.push_back(static_cast<std::uint16_t>(position(parent)));
  }
  return true;
}

template <int W>
bool Implications<W>::go_on() {
  auto& [off, on] = waiting_;
  while (true) {
    if (followed_[1] < on.size()) {
      if (follow_on(on[followed_[1]++])) return true;
    } else if (followed_[0] < off.size()) {
      if (follow_off(off[followed_[0]++])) return true;
    } else {
      return false;
    }
  }
}

template <int W>
bool Implications<W>::follow_on(int position) {
  const Node node = nodes_[at(position)].node;
  const Houses<W>& houses = state_.houses();
  if (links_ == LinkScope::all) {
    for (const int other : digits_of(state_.candidates(node.cell) & ~bit(node.digit))) {
      if (reach_off(Node::of(node.cell, other, false), Cause::cell, -1, position)) return true;
    }
  }
  return any_house(node.cell, [&](int house) {
    const Mask own = bit(houses.position(house, node.cell));
    for (const int other : digits_of(state_.positions(house, node.digit) & ~own)) {
      const Node off = Node::of(houses.cell(house, other), node.digit, false);
      if (reach_off(off, Cause::house, house, position)) return true;
    }
    return false;
  });
}

template <int W>
bool Implications<W>::follow_off(int position) {
  const Node node = nodes_[at(position)].node;
  const Houses<W>& houses = state_.houses();
  if (links_ == LinkScope::all && state_.count(node.cell) == 2) {
    const Mask other = state_.candidates(node.cell) & ~bit(node.digit);
    const Node on = Node::of(node.cell, std::countr_zero(other), true);
    const bool contradiction = reach_on(on, Cause::cell, -1, position, [&](auto add) {
      const Mask gone = source_->candidates(node.cell) & ~state_.candidates(node.cell);
      for (const int digit : digits_of(gone)) add(node.cell, digit);
    });
    if (contradiction) return true;
  }
  const bool contradiction = any_house(node.cell, [&](int house) {
    // The node itself is in the grid still.
    const Mask positions = state_.positions(house, node.digit);
    const Mask other = positions & ~bit(houses.position(house, node.cell));
    if (!is_single_bit(other)) return false;
    const Node on = Node::of(houses.cell(house, std::countr_zero(other)), node.digit, true);
    return reach_on(on, Cause::house, house, position, [&](auto add) {
      const Mask gone = source_->positions(house, node.digit) & ~positions;
      for (const int i : digits_of(gone)) add(houses.cell(house, i), node.digit);
    });
  });
  if (contradiction) return true;
  if (growth_ == Growth::dynamic) state_.erase(node.cell, node.digit);
  return false;
}

template <int W>
bool Implications<W>::reach_off(Node node, Cause cause, int house, int parent) {
  if (holds(node)) return false;
  contradicted_ = holds(node.opposite());
  push(node, cause, house);
  parents_.push_back(static_cast<std::uint16_t>(parent));
  return contradicted_;
}

template <int W>
template <class AddHiddenParents>
bool Implications<W>::reach_on(Node node, Cause cause, int house, int parent,
                               const AddHiddenParents& add_hidden_parents) {
  if (holds(node)) return false;
  contradicted_ = holds(node.opposite());
  push(node, cause, house);
  parents_.push_back(static_cast<std::uint16_t>(parent));
  add_hidden_parents([this](int cell, int digit) {
    parents_.push_back(static_cast<std::uint16_t>(position(Node::of(cell, digit, false))));
  });
  return contradicted_;
}

template <int W>
void Implications<W>::push(Node node, Cause cause, int by) {
  const auto position = static_cast<std::uint16_t>(nodes_.size());
  nodes_.push_back(
      {node, cause, static_cast<std::int16_t>(by), static_cast<std::uint32_t>(parents_.size())});
  if (contradicted_) return;
  index_[number(node)] = position;
  waiting_[node.on ? 1 : 0].push_back(position);
}

// Box, row, column, and then houses of other kinds.
template <int W>
template <class Visit>
bool Implications<W>::any_house(int cell, const Visit& visit) const {
  const Houses<W>& houses = state_.houses();
  const int box = houses.box_house(cell);
  if (box >= 0 && visit(box)) return true;
  if (visit(houses.row_house(cell)) || visit(houses.column_house(cell))) return true;
  if (houses.is_plain()) return false;
  return std::ranges::any_of(houses.of(cell), [&](int house) {
    return house != box && !houses.is_line(house) && visit(house);
  });
}

template <int W>
std::span<const std::uint16_t> Implications<W>::parents(int position) const {
  const std::size_t first = nodes_[at(position)].first_parent;
  const std::size_t last =
      at(position) + 1 < nodes_.size() ? nodes_[at(position) + 1].first_parent : parents_.size();
  return std::span(parents_).subspan(first, last - first);
}

template <int W>
std::span<const std::uint16_t> Implications<W>::ancestors(std::span<const int> ends) {
  const int last = std::ranges::max(ends);
  marks_.assign(at(last) + 1, 0);
  for (const int end : ends) marks_[at(end)] = 1;
  ancestors_.clear();
  for (int position = last; position >= 0; --position) {
    if (marks_[at(position)] == 0) continue;
    ancestors_.push_back(static_cast<std::uint16_t>(position));
    for (const int parent : parents(position)) marks_[at(parent)] = 1;
  }
  std::ranges::reverse(ancestors_);
  return ancestors_;
}

template class Implications<2>;
template class Implications<10>;

}  // namespace nonet::techniques
