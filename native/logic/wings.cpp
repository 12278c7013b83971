#include "techniques/wings.hpp"

#include <array>
#include <bit>
#include <utility>

#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

template <int W>
bool add_wing(const State<W>& state, const Wing<W>& wing, Technique technique, Steps& steps) {
  Step& step = steps.begin(technique);
  step.eliminate(wing.eliminations, wing.digit);
  step.add_cell(Role::pivot, state.candidates(wing.pivot), wing.pivot);
  step.add_cell(Role::pincer, state.candidates(wing.pincer), wing.pincer);
  step.add_cell(Role::pincer, state.candidates(wing.other), wing.other);
  return steps.add();
}

// Two cells with the same two digits, and a house in which one of these has two places, of which
// each sees one of the cells: one of the cells holds the other digit.
template <int W>
class WWings {
 public:
  WWings(const State<W>& state, Steps& steps)
      : state_(state), houses_(state.houses()), steps_(steps) {}

  bool find() {
    CellSet<W> left = state_.bivalue();
    while (!left.empty()) {
      const int a = left.take_lowest();
      CellSet<W> others = left - houses_.peers(a);
      for (const int digit : digits_of(state_.candidates(a))) others &= state_.places(digit);
      for (const int b : others) {
        for (const int digit : digits_of(state_.candidates(a))) {
          if (find(a, b, digit)) return true;
        }
      }
    }
    return false;
  }

 private:
  // Those that eliminate the digit; one for all links, because their conclusion is the same.
  bool find(int a, int b, int digit) {
    const CellSet<W> gone = houses_.peers(a) & houses_.peers(b) & state_.places(digit);
    if (gone.empty()) return false;
    const Mask linked = state_.candidates(a) & ~bit(digit);
    for (int house = 0; house < houses_.count(); ++house) {
      const Mask positions = state_.positions(house, std::countr_zero(linked));
      const Mask but_first = positions & (positions - 1);
      if (but_first == 0 || (but_first & (but_first - 1)) != 0) continue;
      int near_a = houses_.cell(house, std::countr_zero(positions));
      int near_b = houses_.cell(house, std::countr_zero(but_first));
      if (!houses_.see(a, near_a) || !houses_.see(b, near_b)) std::swap(near_a, near_b);
      if (!houses_.see(a, near_a) || !houses_.see(b, near_b)) continue;
      Step& step = steps_.begin(Technique::w_wing);
      step.eliminate(gone, digit);
      const std::array groups = {step.add_cell(Role::pincer, state_.candidates(a), a),
                                 step.add_cell(Role::pivot, linked, near_a),
                                 step.add_cell(Role::pivot, linked, near_b),
                                 step.add_cell(Role::pincer, state_.candidates(b), b)};
      step.link(groups[0], groups[1], false);
      step.link(groups[1], groups[2], true);
      step.link(groups[2], groups[3], false);
      step.add_house(Role::house, house, linked);
      return steps_.add();
    }
    return false;
  }

  const State<W>& state_;
  const Houses<W>& houses_;
  Steps& steps_;
};

// As many cells as digits, where all digits but one can occur only once because their places see
// each other: the last digit is in one of its places. One cell, the pivot, sees all others.
template <int W>
class LargeWings {
 public:
  static constexpr int largest = 6;

  LargeWings(const State<W>& state, Steps& steps, int size)
      : state_(state), houses_(state.houses()), steps_(steps), size_(size) {}

  bool find() {
    for (const int pivot : state_.empty()) {
      if (state_.count(pivot) > size_) continue;
      cells_[0] = pivot;
      if (extend(1, state_.candidates(pivot), 0, houses_.peers(pivot) & state_.empty()))
        return true;
      if (steps_.stopped()) return true;
    }
    return false;
  }

 private:
  // `loose`: digits with places that do not see each other.
  bool extend(int count, Mask digits, Mask loose, CellSet<W> further) {
    if (count == size_ || count == largest) {
      return count_bits(digits) == size_ && loose != 0 && add(loose);
    }
    while (!further.empty()) {
      const int cell = further.take_lowest();
      const Mask own = state_.candidates(cell);
      if (count_bits(digits | own) > size_) continue;
      Mask looser = loose;
      for (int i = 1; i < count; ++i) {
        const int before = cells_[at(i)];
        if (!houses_.see(before, cell)) looser |= own & state_.candidates(before);
      }
      if ((looser & (looser - 1)) != 0) continue;
      cells_[at(count)] = cell;
      if (extend(count + 1, digits | own, looser, further)) return true;
    }
    return false;
  }

  bool add(Mask loose) {
    // A digit in one cell alone makes that cell needless; each set has one pivot.
    Mask once = 0;
    Mask more = 0;
    CellSet<W> cells;
    for (int i = 0; i < size_; ++i) {
      const Mask own = state_.candidates(cells_[at(i)]);
      more |= once & own;
      once |= own;
      cells.insert(cells_[at(i)]);
    }
    if (more != once) return false;
    for (const int cell : cells) {
      if (cell == cells_[0]) break;
      CellSet<W> others = cells;
      others.remove(cell);
      if (others.within(houses_.peers(cell))) return false;
    }
    const int digit = std::countr_zero(loose);
    Step& step = steps_.begin(Technique::wxyz_wing + (size_ - 4));
    step.eliminate(houses_.common_peers(cells & state_.places(digit)) & state_.places(digit),
                   digit);
    if (step.eliminations.empty()) return false;
    step.add_cell(Role::pivot, state_.candidates(cells_[0]), cells_[0]);
    for (int i = 1; i < size_; ++i) {
      step.add_cell(Role::pincer, state_.candidates(cells_[at(i)]), cells_[at(i)]);
    }
    return steps_.add();
  }

  const State<W>& state_;
  const Houses<W>& houses_;
  Steps& steps_;
  int size_;
  std::array<int, largest> cells_{};
};

}  // namespace

// Wings of bivalue cells and of almost locked sets.
template <int W>
void find_wings(const State<W>& state, Steps& steps) {
  if (steps.wants(Technique::w_wing) && WWings(state, steps).find()) return;
  if (steps.wants(Technique::xy_wing) && visit_xy_wings(state, [&](const Wing<W>& wing) {
        return add_wing(state, wing, Technique::xy_wing, steps);
      })) {
    return;
  }
  if (steps.wants(Technique::xyz_wing) && visit_xyz_wings(state, [&](const Wing<W>& wing) {
        return add_wing(state, wing, Technique::xyz_wing, steps);
      })) {
    return;
  }
  for (int size = 4; size <= 6; ++size) {
    const Technique technique = Technique::wxyz_wing + (size - 4);
    if (steps.wants(technique) && LargeWings(state, steps, size).find()) return;
  }
}

template void find_wings(const State<2>&, Steps&);
template void find_wings(const State<10>&, Steps&);

}  // namespace nonet::logic
