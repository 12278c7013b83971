#include "logic/deadly_steps.hpp"
#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

using enum Technique;

// The position of each digit that was placed, not given, in each line; −1 where it has none.
template <int W>
class Placed {
 public:
  explicit Placed(const State<W>& state) {
    for (auto& line : columns_) line.fill(-1);
    for (auto& line : rows_) line.fill(-1);
    const Houses<W>& houses = state.houses();
    for (const int cell : houses.all() - state.empty()) {
      if (state.is_given(cell)) continue;
      const auto digit = static_cast<std::size_t>(state.digit(cell));
      const int row = houses.row(cell);
      const int column = houses.column(cell);
      columns_[at(row)][digit] = static_cast<std::int8_t>(column);
      rows_[at(column)][digit] = static_cast<std::int8_t>(row);
    }
  }
  [[nodiscard]] int column(int row, int digit) const { return columns_[at(row)][at(digit)]; }
  [[nodiscard]] int row(int column, int digit) const { return rows_[at(column)][at(digit)]; }

 private:
  using Line = std::array<std::int8_t, at(largest_size<W>)>;
  std::array<Line, at(largest_size<W>)> columns_;
  std::array<Line, at(largest_size<W>)> rows_;
};

template <int W>
class AvoidableRectangles {
 public:
  AvoidableRectangles(const State<W>& state, Steps& steps)
      : state_(state), houses_(state.houses()), steps_(steps), placed_(state) {}

  bool find_type_1() const {
    for (const int cell : state_.empty()) {
      const int row = houses_.row(cell);
      const int column = houses_.column(cell);
      const Mask both =
          state_.placed(houses_.row_house(cell)) & state_.placed(houses_.column_house(cell));
      for (const int digit : digits_of(both)) {
        const int other_column = placed_.column(row, digit);
        const int other_row = placed_.row(column, digit);
        if (other_column < 0 || other_row < 0) continue;
        const int opposite = at(other_row, other_column);
        if (!is_placed(opposite) || !state_.may(cell, state_.digit(opposite))) continue;
        const int gone = state_.digit(opposite);
        const std::array neighbours{at(row, other_column), at(other_row, column)};
        if (!is_deadly({cell, opposite}, neighbours, bit(gone) | bit(digit))) continue;
        Step& step = steps_.begin(avoidable_rectangle_1);
        step.eliminate(cell, gone);
        CellSet<W> floor;
        for (const int placed : {neighbours[0], neighbours[1], opposite}) floor.insert(placed);
        step.add(Role::floor, bit(gone) | bit(digit), floor);
        step.add_cell(Role::roof, bit(gone), cell);
        step.add_cell(Role::extra, state_.candidates(cell) & ~bit(gone), cell);
        floor.insert(cell);
        add_kept_rules(step, state_, floor);
        if (steps_.add()) return true;
      }
    }
    return false;
  }

  bool find_type_2() const {
    for (auto left = state_.bivalue(); !left.empty();) {
      const int a = left.take_lowest();
      for (const int b : left) {
        const Mask common = state_.candidates(a) & state_.candidates(b);
        if (houses_.row(a) == houses_.row(b) || houses_.column(a) == houses_.column(b)) {
          if (is_single_bit(common) && add_in_line(a, b, common)) return true;
        } else if (count_bits(common) == 2 && add_across(a, b)) {
          return true;
        }
      }
    }
    return false;
  }

 private:
  [[nodiscard]] int at(int row, int column) const { return row * state_.size() + column; }
  [[nodiscard]] bool is_placed(int cell) const {
    return state_.digit(cell) >= 0 && !state_.is_given(cell);
  }
  [[nodiscard]] bool is_deadly(const std::array<int, 2>& half, const std::array<int, 2>& other,
                               Mask digits) const {
    return logic::is_deadly(state_, std::array{half[0], other[0], half[1], other[1]}, digits);
  }

  // Two cells in a line; the cell beside each holds a candidate of the other one.
  [[nodiscard]] bool add_in_line(int a, int b, Mask extra) const {
    const int digit_a = std::countr_zero(state_.candidates(a) & ~extra);
    const int digit_b = std::countr_zero(state_.candidates(b) & ~extra);
    const bool in_row = houses_.row(a) == houses_.row(b);
    const int line =
        in_row ? placed_.row(houses_.column(a), digit_b) : placed_.column(houses_.row(a), digit_b);
    if (line < 0) return false;
    const int beside_a = in_row ? at(line, houses_.column(a)) : at(houses_.row(a), line);
    const int beside_b = in_row ? at(line, houses_.column(b)) : at(houses_.row(b), line);
    if (!is_placed(beside_b) || state_.digit(beside_b) != digit_a) return false;
    if (!is_deadly({a, beside_b}, {b, beside_a}, bit(digit_a) | bit(digit_b))) return false;
    return add_type_2({a, b}, {beside_a, beside_b}, extra);
  }

  // Two cells in opposite corners; the same digit is in both others.
  [[nodiscard]] bool add_across(int a, int b) const {
    const int beside = at(houses_.row(a), houses_.column(b));
    const int below = at(houses_.row(b), houses_.column(a));
    if (!is_placed(beside) || !is_placed(below) || state_.digit(beside) != state_.digit(below)) {
      return false;
    }
    const Mask digit = bit(state_.digit(beside));
    for (const int extra : digits_of(state_.candidates(a))) {
      const Mask digits = digit | (state_.candidates(a) & ~bit(extra));
      if (is_deadly({a, b}, {beside, below}, digits) &&
          add_type_2({a, b}, {beside, below}, bit(extra))) {
        return true;
      }
    }
    return false;
  }

  [[nodiscard]] bool add_type_2(const std::array<int, 2>& roofs, const std::array<int, 2>& floor,
                                Mask extra) const {
    DeadlyPattern<W> pattern{};
    std::array<Roof, 2> both{};
    for (std::size_t i = 0; i < 2; ++i) {
      pattern.floor.insert(floor[i]);
      pattern.digits |= bit(state_.digit(floor[i]));
      both[i] = {roofs[i], state_.candidates(roofs[i]) & ~extra, extra};
      pattern.digits |= both[i].base;
    }
    pattern.roofs = both;
    return add_steps(state_, pattern,
                     {avoidable_rectangle_1, avoidable_rectangle_2, avoidable_rectangle_2,
                      avoidable_rectangle_2},
                     steps_);
  }

  const State<W>& state_;
  const Houses<W>& houses_;
  Steps& steps_;
  Placed<W> placed_;
};

}  // namespace

// The same with filled cells that are not givens: the puzzle itself would leave the choice. Type 1
// has three of them, type 2 two, and two cells with the same further digit.
template <int W>
void find_avoidable_rectangles(const State<W>& state, Steps& steps) {
  if (!steps.options.uniqueness) return;
  const AvoidableRectangles<W> rectangles(state, steps);
  if (steps.wants(avoidable_rectangle_1) && rectangles.find_type_1()) return;
  if (steps.wants(avoidable_rectangle_2)) rectangles.find_type_2();
}

template void find_avoidable_rectangles(const State<2>&, Steps&);
template void find_avoidable_rectangles(const State<10>&, Steps&);

}  // namespace nonet::logic
