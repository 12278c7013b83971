#include <algorithm>

#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

// A digit in one of two sets of cells that hold the same digits.
template <int W>
struct Places {
  CellSet<W> open;
  int known = 0;  // cells that have no other digit left
  int most = 0;   // with those that do not see each other
};

template <int W>
class SetEquivalences {
 public:
  SetEquivalences(const State<W>& state, Steps& steps)
      : state_(state), houses_(state.houses()), steps_(steps) {}

  bool find(const EqualSets<W>& sets) {
    for (int digit = 0; digit < state_.size(); ++digit) {
      const Places<W> in_lines = places(sets.in_lines, digit);
      const Places<W> in_regions = places(sets.in_regions, digit);
      if (compare(sets, digit, in_lines, in_regions) ||
          compare(sets, digit, in_regions, in_lines)) {
        return true;
      }
    }
    return false;
  }

 private:
  [[nodiscard]] Places<W> places(const CellSet<W>& cells, int digit) const {
    Places<W> found;
    for (const int cell : cells) {
      const bool is_known =
          state_.digit(cell) == digit || (state_.may(cell, digit) && state_.count(cell) == 1);
      if (is_known) {
        ++found.known;
      } else if (state_.may(cell, digit)) {
        found.open.insert(cell);
      }
    }
    found.most = found.known + most_apart(found.open);
    return found;
  }
  // The most of these cells of which none sees another.
  [[nodiscard]] int most_apart(CellSet<W> cells) const {
    if (cells.empty()) return 0;
    const int cell = cells.take_lowest();
    const int with = 1 + most_apart(cells - houses_.peers(cell));
    return cells.intersects(houses_.peers(cell)) ? std::max(with, most_apart(cells)) : with;
  }

  // What one side says about the other one.
  bool compare(const EqualSets<W>& sets, int digit, const Places<W>& one, const Places<W>& other) {
    if (other.open.empty()) return false;
    Step& step = steps_.begin(Technique::set_equivalence);
    const int needed = one.known - other.known;
    if (one.most == other.known) {
      step.eliminate(other.open, digit);
    } else if (needed > 0 && other.open.size() == needed) {
      for (const int cell : other.open) step.place(cell, digit);
    } else if (needed == 1) {
      step.eliminate(houses_.common_peers(other.open) & state_.places(digit), digit);
    }
    if (step.eliminations.empty() && step.placements.empty()) return false;
    const bool is_other_in_lines = other.open.within(sets.in_lines);
    for (const int house : sets.lines) step.add_house(Role::base, house, bit(digit));
    for (const int house : sets.regions) step.add_house(Role::cover, house, bit(digit));
    step.add(Role::pattern, bit(digit), is_other_in_lines ? sets.in_regions : sets.in_lines);
    step.add(Role::target, bit(digit), is_other_in_lines ? sets.in_lines : sets.in_regions);
    return steps_.add();
  }

  const State<W>& state_;
  const Houses<W>& houses_;
  Steps& steps_;
};

}  // namespace

// Lines and as many regions have the same digits, and so have the cells that only the lines have
// and those that only the regions have (the law of leftovers).
//
// Roles: `base` the lines, `cover` the regions, `pattern` the cells that are compared with, and
// `target` those for which something follows.
template <int W>
void find_set_equivalences(const State<W>& state, Steps& steps) {
  SetEquivalences<W> search(state, steps);
  for (const EqualSets<W>& sets : state.houses().equal_sets()) {
    if (steps.stopped() || search.find(sets)) return;
  }
}

template void find_set_equivalences(const State<2>&, Steps&);
template void find_set_equivalences(const State<10>&, Steps&);

}  // namespace nonet::logic
