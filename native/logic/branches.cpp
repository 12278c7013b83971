#include "logic/branches.hpp"

#include <algorithm>

namespace nonet::logic {

template <int W>
Branch<W>::Branch(const State<W>& state, Depth depth, const Steps& steps)
    : depth_(depth),
      steps_(&steps),
      implications_(state,
                    depth == Depth::digit ? Implications<W>::LinkScope::digit
                                          : Implications<W>::LinkScope::all,
                    depth == Depth::chains ? Implications<W>::Growth::fixed
                                           : Implications<W>::Growth::dynamic) {}

template <int W>
bool Branch<W>::assume(Node assumption) {
  inferences_.clear();
  if (implications_.assume(assumption)) return true;
  while (!steps_->stopped() && extend()) {
    if (implications_.go_on()) return true;
  }
  return false;
}

template <int W>
bool Branch<W>::extend() {
  if (depth_ < Depth::patterns) return false;
  followed_ = implications_.nodes().size();
  if (find_locked(true) || find_locked(false) || find_hidden_pairs() || find_naked_pairs() ||
      find_x_wings()) {
    return true;
  }
  // Inner arguments take long: only a branch that made something true is worth it.
  if (depth_ < Depth::inner_chains || std::ranges::none_of(
                                          implications_.nodes().subspan(1),
                                          [](const Implied& implied) { return implied.node.on; })) {
    return false;
  }
  return find_contradictions(Depth::inner_chains) ||
         (depth_ >= Depth::inner_nets && find_contradictions(Depth::inner_nets));
}

// All places of a digit in one house lie in another one, and one of the two is a box.
template <int W>
bool Branch<W>::find_locked(bool in_boxes) {
  const State<W>& state = implications_.state();
  const State<W>& source = implications_.source();
  const Houses<W>& houses = state.houses();
  bool found = false;
  for (const auto& [from, to, common, positions] : houses.crossings()) {
    if (houses.is_box(from) != in_boxes) continue;
    for (int digit = 0; digit < state.size(); ++digit) {
      const Mask left = state.positions(from, digit);
      if (left == source.positions(from, digit) || count_bits(left) < 2) continue;
      const CellSet<W> places = state.places(digit, from);
      if (!places.within(common)) continue;
      strike(state.places(digit, to) - places, digit);
      owe_places(from, digit);
      found |= infer({.by = Depth::patterns, .digits = bit(digit), .cells = places, .house = from});
    }
  }
  return found;
}

// Two digits have the same two places in a house.
template <int W>
bool Branch<W>::find_hidden_pairs() {
  const State<W>& state = implications_.state();
  const Houses<W>& houses = state.houses();
  bool found = false;
  for (int house = 0; house < houses.count(); ++house) {
    for (int a = 0; a < state.size(); ++a) {
      const Mask positions = state.positions(house, a);
      if (count_bits(positions) != 2) continue;
      for (int b = a + 1; b < state.size(); ++b) {
        if (state.positions(house, b) != positions) continue;
        const CellSet<W> cells = state.places(a, house);
        const Mask pair = bit(a) | bit(b);
        for (const int cell : cells) {
          for (const int other : digits_of(state.candidates(cell) & ~pair)) {
            eliminated_.push_back(Node::of(cell, other, false));
          }
        }
        owe_places(house, a);
        owe_places(house, b);
        found |= infer({.by = Depth::patterns, .digits = pair, .cells = cells, .house = house});
      }
    }
  }
  return found;
}

// Two cells of a house have the same two candidates.
template <int W>
bool Branch<W>::find_naked_pairs() {
  const State<W>& state = implications_.state();
  const Houses<W>& houses = state.houses();
  bool found = false;
  for (int house = 0; house < houses.count(); ++house) {
    CellSet<W> bivalue = state.bivalue() & houses.cells(house);
    while (!bivalue.empty()) {
      const int a = bivalue.take_lowest();
      const Mask pair = state.candidates(a);
      for (const int b : bivalue) {
        if (state.candidates(b) != pair) continue;
        CellSet<W> cells;
        cells.insert(a);
        cells.insert(b);
        for (const int digit : digits_of(pair)) strike(state.places(digit, house) - cells, digit);
        owe_digits(a);
        owe_digits(b);
        found |= infer({.by = Depth::patterns, .digits = pair, .cells = cells, .house = house});
      }
    }
  }
  return found;
}

// A digit has two places in each of two rows, and they lie in two columns; or the other way round.
template <int W>
bool Branch<W>::find_x_wings() {
  const State<W>& state = implications_.state();
  const int size = state.size();
  bool found = false;
  for (int digit = 0; digit < size; ++digit) {
    for (const int first : {0, size}) {
      for (int a = first; a < first + size; ++a) {
        const Mask positions = state.positions(a, digit);
        if (count_bits(positions) != 2) continue;
        for (int b = a + 1; b < first + size; ++b) {
          if (state.positions(b, digit) != positions) continue;
          const CellSet<W> cells = state.places(digit, a) | state.places(digit, b);
          for (const int i : digits_of(positions)) {
            strike(state.places(digit, size - first + i) - cells, digit);
          }
          owe_places(a, digit);
          owe_places(b, digit);
          found |= infer({.by = Depth::patterns, .digits = bit(digit), .cells = cells, .house = a});
        }
      }
    }
  }
  return found;
}

// A candidate that leads to a contradiction in what the branch left.
template <int W>
bool Branch<W>::find_contradictions(Depth by) {
  const State<W> state = implications_.state();
  Implications<W> inner = inner_implications(state, by);
  bool found = false;
  for (const int cell : state.empty()) {
    if (state.count(cell) < 2) continue;
    for (const int digit : digits_of(state.candidates(cell))) {
      if (steps_->stopped()) return false;
      const Node on = Node::of(cell, digit, true);
      if (!inner.assume(on)) continue;
      const auto nodes = inner.ancestors(inner.contradiction());
      for (const int position : nodes) append_debts(state, inner.at_position(position), debts_);
      eliminated_.push_back(on.opposite());
      found |= infer({.by = by, .assumption = on, .length = static_cast<int>(nodes.size())});
    }
  }
  return found;
}

template <int W>
void Branch<W>::owe_places(int house, int digit) {
  const Houses<W>& houses = implications_.source().houses();
  const Mask left = implications_.state().positions(house, digit);
  for (const int gone : digits_of(implications_.source().positions(house, digit) & ~left)) {
    debts_.push_back(Node::of(houses.cell(house, gone), digit, false));
  }
}

template <int W>
void Branch<W>::owe_digits(int cell) {
  const Mask left = implications_.state().candidates(cell);
  for (const int gone : digits_of(implications_.source().candidates(cell) & ~left)) {
    debts_.push_back(Node::of(cell, gone, false));
  }
}

template <int W>
void Branch<W>::append_debts(const State<W>& before, const Implied& inner,
                             std::vector<Node>& debts) const {
  const State<W>& source = implications_.source();
  const auto& [cell, digit, on] = inner.node;
  if (!on) return;
  if (inner.cause == Cause::cell) {
    for (const int gone : digits_of(source.candidates(cell) & ~before.candidates(cell))) {
      debts.push_back(Node::of(cell, gone, false));
    }
  } else if (inner.cause == Cause::house) {
    const Mask left = before.positions(inner.by, digit);
    for (const int gone : digits_of(source.positions(inner.by, digit) & ~left)) {
      debts.push_back(Node::of(source.houses().cell(inner.by, gone), digit, false));
    }
  }
}

template <int W>
void Branch<W>::strike(const CellSet<W>& cells, int digit) {
  for (const int cell : cells) eliminated_.push_back(Node::of(cell, digit, false));
}

template <int W>
bool Branch<W>::infer(const Inference& inference) {
  bool found = false;
  if (!debts_.empty()) {
    std::ranges::sort(debts_);
    debts_.erase(std::ranges::unique(debts_).begin(), debts_.end());
    const auto number = static_cast<int>(inferences_.size());
    for (const Node node : eliminated_) found |= implications_.eliminate(node, number, debts_);
    if (found) {
      inferences_.push_back(inference);
      inferences_.back().after = followed_;
    }
  }
  debts_.clear();
  eliminated_.clear();
  return found;
}

template <int W>
int Branch<W>::length(std::span<const int> ends) {
  int length = 0;
  std::vector<bool> counted(inferences_.size());
  for (const int position : implications_.ancestors(ends)) {
    const Implied& implied = implications_.at_position(position);
    ++length;
    if (implied.cause != Cause::technique) continue;
    const auto number = static_cast<std::size_t>(implied.by);
    if (!counted[number]) length += inferences_[number].length;
    counted[number] = true;
  }
  return length;
}

template <int W>
State<W> Branch<W>::grid_before(const Inference& inference) const {
  State<W> state = implications_.source();
  for (const Implied& implied : implications_.nodes().first(inference.after)) {
    if (!implied.node.on) state.erase(implied.node.cell, implied.node.digit);
  }
  return state;
}

template <int W>
Implications<W> Branch<W>::inner_implications(const State<W>& before, Depth by) {
  return {before, Implications<W>::LinkScope::all,
          by == Depth::inner_chains ? Implications<W>::Growth::fixed
                                    : Implications<W>::Growth::dynamic};
}

template class Branch<2>;
template class Branch<10>;

}  // namespace nonet::logic
