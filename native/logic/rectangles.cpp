#include "logic/deadly_steps.hpp"
#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

using enum Technique;

// A rectangle with a corner that has the two digits alone, its neighbours, and its opposite.
template <int W>
struct Rectangle {
  Mask digits;
  int corner, beside, below, opposite;

  [[nodiscard]] bool can_be_exchanged(const State<W>& state) const {
    return is_deadly(state, std::array{corner, beside, opposite, below}, digits);
  }
  [[nodiscard]] CellSet<W> cells() const {
    CellSet<W> all;
    for (const int cell : {corner, beside, below, opposite}) all.insert(cell);
    return all;
  }
};

// A house that holds both cells, and no further place of the digit; −1 where there is none.
template <int W>
int locked(const State<W>& state, int digit, int a, int b) {
  const Houses<W>& houses = state.houses();
  for (const int house : houses.of(a)) {
    if (houses.cells(house).contains(b) &&
        state.positions(house, digit) ==
            (bit(houses.position(house, a)) | bit(houses.position(house, b)))) {
      return house;
    }
  }
  return -1;
}

template <int W>
class UniqueRectangles {
 public:
  UniqueRectangles(const State<W>& state, Steps& steps)
      : state_(state),
        houses_(state.houses()),
        steps_(steps),
        hidden_(steps.wants(hidden_rectangle)),
        plain_(steps.wants(unique_rectangle_1) || steps.wants(unique_rectangle_2) ||
               steps.wants(unique_rectangle_3) || steps.wants(unique_rectangle_4) ||
               steps.wants(unique_rectangle_5) || steps.wants(unique_rectangle_6)) {}

  void find() const {
    if (!plain_ && !hidden_) return;
    for (const int corner : state_.bivalue()) {
      const Mask digits = state_.candidates(corner);
      const int row = houses_.row(corner);
      const int column = houses_.column(corner);
      const Mask beside = partners(houses_.row_house(corner), digits) & ~bit(column);
      const Mask below = partners(houses_.column_house(corner), digits) & ~bit(row);
      for (const int other_row : digits_of(below)) {
        for (const int other_column : digits_of(beside)) {
          const int opposite = other_row * state_.size() + other_column;
          if (!may_belong(opposite, digits)) continue;
          const Rectangle<W> rectangle{digits, corner, row * state_.size() + other_column,
                                       other_row * state_.size() + column, opposite};
          if (plain_ && add_plain(rectangle)) return;
          if (hidden_ && add_hidden(rectangle)) return;
        }
      }
    }
  }

 private:
  // Positions of a line whose cells may be part of a rectangle.
  [[nodiscard]] Mask partners(int line, Mask digits) const {
    const Mask a = state_.positions(line, std::countr_zero(digits));
    const Mask b = state_.positions(line, std::countr_zero(digits & (digits - 1)));
    return steps_.options.incomplete_rectangle ? a | b : a & b;
  }
  [[nodiscard]] bool may_belong(int cell, Mask digits) const {
    const Mask there = state_.candidates(cell) & digits;
    return steps_.options.incomplete_rectangle ? there != 0 : there == digits;
  }
  [[nodiscard]] bool is_floor(int cell, Mask digits) const {
    return state_.candidates(cell) == digits;
  }

  // Types 1 to 6, once for each rectangle: from its first floor cell.
  [[nodiscard]] bool add_plain(const Rectangle<W>& rectangle) const {
    const auto [digits, corner, beside, below, opposite] = rectangle;
    std::array<Roof, 3> roofs{};
    std::size_t count = 0;
    Mask extra = 0;
    CellSet<W> floor;
    floor.insert(corner);
    for (const int cell : {beside, below, opposite}) {
      if (is_floor(cell, digits)) {
        if (cell < corner) return false;
        floor.insert(cell);
        continue;
      }
      const Mask candidates = state_.candidates(cell);
      roofs[count++] = {cell, candidates & digits, candidates & ~digits};
      extra |= candidates & ~digits;
    }
    if (count == 3 && !is_single_bit(extra)) return false;
    if (!rectangle.can_be_exchanged(state_)) return false;
    const bool diagonal = count == 2 && floor.contains(opposite);
    const Technique type_2 = diagonal || count == 3 ? unique_rectangle_5 : unique_rectangle_2;
    return add_steps(state_, {floor, digits, std::span(roofs.data(), count)},
                     {unique_rectangle_1, type_2, unique_rectangle_3, unique_rectangle_4},
                     steps_) ||
           (diagonal && steps_.wants(unique_rectangle_6) && add_type_6(rectangle));
  }

  [[nodiscard]] bool add_type_6(const Rectangle<W>& rectangle) const {
    const auto [digits, corner, beside, below, opposite] = rectangle;
    for (const int digit : digits_of(digits)) {
      int first = locked(state_, digit, corner, beside);
      int second = locked(state_, digit, below, opposite);
      if (first < 0 || second < 0) {
        first = locked(state_, digit, corner, below);
        second = locked(state_, digit, beside, opposite);
      }
      if (first < 0 || second < 0) continue;
      Step& step = steps_.begin(unique_rectangle_6);
      step.eliminate(beside, digit);
      step.eliminate(below, digit);
      step.add(Role::floor, digits, std::array{corner, opposite});
      step.add(Role::roof, digits, std::array{beside, below});
      step.add_house(Role::house, first, bit(digit));
      step.add_house(Role::house, second, bit(digit));
      add_kept_rules(step, state_, rectangle.cells());
      if (steps_.add()) return true;
    }
    return false;
  }

  // A neighbour with the two digits alone makes it a type 4.
  [[nodiscard]] bool add_hidden(const Rectangle<W>& rectangle) const {
    const auto [digits, corner, beside, below, opposite] = rectangle;
    if (is_floor(beside, digits) || is_floor(below, digits)) return false;
    for (const int digit : digits_of(digits)) {
      const int other = std::countr_zero(digits & ~bit(digit));
      if (!state_.may(opposite, other)) continue;
      const int first = locked(state_, digit, opposite, beside);
      if (first < 0) continue;
      const int second = locked(state_, digit, opposite, below);
      if (second < 0 || !rectangle.can_be_exchanged(state_)) continue;
      Step& step = steps_.begin(hidden_rectangle);
      step.eliminate(opposite, other);
      step.add_cell(Role::floor, digits, corner);
      step.add(Role::roof, digits, std::array{beside, below, opposite});
      step.add_house(Role::house, first, bit(digit));
      step.add_house(Role::house, second, bit(digit));
      add_kept_rules(step, state_, rectangle.cells());
      if (steps_.add()) return true;
    }
    return false;
  }

  const State<W>& state_;
  const Houses<W>& houses_;
  Steps& steps_;
  bool hidden_;
  bool plain_;
};

}  // namespace

// Unique rectangles: four empty cells in two rows and two columns that could hold two digits in
// turn, a deadly pattern (deadly_patterns.hpp). Types 1 – 4 as for every such pattern, type 5 for
// roofs that are not in one line. Type 6 and the hidden rectangle use lines in which one of the
// digits has no other place:
//
//     type 6      ab   abx      If one roof were a the other one were a too: then both floor cells
//                 aby  ab       were b.
//     hidden      ab   abx      If the last cell were b then a would be in its row and its column
//     rectangle   aby  abz      beside it, and the first cell were b.
//
// Type numbers and the hidden rectangle: HoDoKu, "Uniqueness"
// (https://hodoku.sourceforge.net/en/tech_ur.php).
template <int W>
void find_unique_rectangles(const State<W>& state, Steps& steps) {
  if (steps.options.uniqueness) UniqueRectangles<W>(state, steps).find();
}

template void find_unique_rectangles(const State<2>&, Steps&);
template void find_unique_rectangles(const State<10>&, Steps&);

}  // namespace nonet::logic
