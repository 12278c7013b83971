#include "rating/bug.hpp"

#include <bit>
#include <span>
#include <vector>

namespace nonet::rating {
namespace {

constexpr int largest_set = 6;

class BugSearch {
 public:
  BugSearch(const State& state, RatedStep& rated) : state_(state), rated_(rated) {}

  bool find() {
    if (!collect() || !rest_is_deadly()) return false;
    if (roofs_.size() == 1) return add_type_1();
    if (is_single_bit(all_)) return add_type_2() || add_type_4();
    return add_type_4() || add_type_3();
  }

 private:
  [[nodiscard]] Mask extra(int cell) const { return extras_[static_cast<std::size_t>(cell)]; }

  // Extras by house and digit; false where there can be no such state.
  bool collect() {
    return !any_house(box_row_column, [&](int house) {
      for (int digit = 0; digit < 9; ++digit) {
        const Mask positions = state_.positions(house, digit);
        const int count = count_bits(positions);
        if (count == 0 || count == 2) continue;
        int large = 0;
        int cell = -1;
        for (const int position : digits_of(positions)) {
          const int other = houses_.cell(house, position);
          if (state_.count(other) < 3) continue;
          cell = other;
          ++large;
        }
        if (large == 0) return true;
        if (large > 1) continue;
        if (roofs_.empty()) first_ = cell;
        roofs_.insert(cell);
        extras_[static_cast<std::size_t>(cell)] |= bit(digit);
        all_ |= bit(digit);
        if (roofs_.size() > 1 && has_two(all_) && houses_.common_peers(roofs_).empty()) return true;
      }
      return false;
    }) && !roofs_.empty();
  }

  [[nodiscard]] bool rest_is_deadly() const {
    State rest = state_;
    for (const int cell : roofs_) {
      for (const int digit : digits_of(extra(cell))) rest.erase(cell, digit);
    }
    if (!(rest.bivalue() == rest.empty())) return false;
    return !any_house(box_row_column, [&](int house) {
      for (int digit = 0; digit < 9; ++digit) {
        const Mask positions = rest.positions(house, digit);
        if (positions != 0 && count_bits(positions) != 2) return true;
      }
      return false;
    });
  }

  void begin(Technique technique, double rating, logic::Technique known_as) {
    rated_.begin(technique, rating, known_as);
    for (const int cell : roofs_) {
      rated_.step.add_cell(Role::roof, state_.candidates(cell) & ~extra(cell), cell);
      rated_.step.add_cell(Role::extra, extra(cell), cell);
    }
  }

  bool add_type_1() {
    const int cell = roofs_.lowest();
    begin(Technique::bug_1, 5.6, logic::Technique::bug_1);
    for (const int digit : digits_of(state_.candidates(cell) & ~extra(cell))) {
      rated_.step.eliminate(cell, digit);
    }
    return !rated_.step.eliminations.empty();
  }

  bool add_type_2() {
    const int digit = std::countr_zero(all_);
    const Cells gone = state_.places(digit) & houses_.common_peers(roofs_);
    if (gone.empty()) return false;
    begin(Technique::bug_2, 5.7, logic::Technique::bug_2);
    rated_.step.eliminate(gone, digit);
    return true;
  }

  bool add_type_4() {
    if (roofs_.size() != 2) return false;
    const int first = roofs_.lowest();
    Cells rest = roofs_;
    rest.remove(first);
    const int second = rest.lowest();
    const Mask common = state_.candidates(first) & state_.candidates(second) & ~all_;
    if (!is_single_bit(common) || !houses_.see(first, second)) return false;
    begin(Technique::bug_4, 5.7, logic::Technique::bug_4);
    for (const int cell : roofs_) {
      for (const int digit : digits_of(state_.candidates(cell) & ~extra(cell) & ~common)) {
        rated_.step.eliminate(cell, digit);
      }
    }
    for (const int house : houses_.of(first)) {
      if (roofs_.within(houses_.cells(house))) rated_.step.add_house(Role::house, house, common);
    }
    return !rated_.step.eliminations.empty();
  }

  // The extras are one cell of a naked set in a house of all roofs. Of a line, the cells in the box
  // of the roof that was found first come before the others.
  bool add_type_3() {
    const int box = houses_.box_house(first_);
    for (const int kind : box_row_column) {
      const int house = house_of(houses_, kind, first_);
      if (!roofs_.within(houses_.cells(house))) continue;
      const Cells others = state_.empty(house) - roofs_;
      std::vector<int> cells;
      for (const int cell : others& houses_.cells(box)) cells.push_back(cell);
      for (const int cell : others - houses_.cells(box)) cells.push_back(cell);
      for (int size = 2; size <= largest_set; ++size) {
        if (add_naked(house, cells, others, size, {}, 0)) return true;
      }
    }
    return false;
  }

  // Chooses from some cells of a house, which `others` holds all of, the last one first. Their
  // digits, without the extras, have to be those of the set.
  bool add_naked(int house, std::span<const int> cells, const Cells& others, int size,
                 const Cells& chosen, Mask digits) {
    if (count_bits(digits) > size) return false;
    const int left = size - 1 - chosen.size();
    if (left == 0) {
      if (count_bits(digits) != size || (all_ & ~digits) != 0) return false;
      Mask gone = 0;
      for (const int cell : others - chosen) gone |= state_.candidates(cell);
      if ((gone & digits) == 0) return false;
      begin(Technique::bug_3, 5.7 + (size - 1) * 0.1, logic::Technique::bug_3);
      for (const int digit : digits_of(gone & digits)) {
        rated_.step.eliminate(state_.places(digit, house) & (others - chosen), digit);
      }
      rated_.step.add(Role::pattern, digits, chosen);
      rated_.step.add_house(Role::house, house);
      return true;
    }
    for (std::size_t i = static_cast<std::size_t>(left) - 1; i < cells.size(); ++i) {
      Cells more = chosen;
      more.insert(cells[i]);
      if (add_naked(house, cells.first(i), others, size, more,
                    digits | state_.candidates(cells[i]))) {
        return true;
      }
    }
    return false;
  }

  const State& state_;
  const Houses& houses_ = state_.houses();
  RatedStep& rated_;
  Cells roofs_;
  int first_ = -1;
  Mask all_ = 0;
  std::array<Mask, 81> extras_{};
};

}  // namespace

bool find_bug(const State& state, RatedStep& rated) { return BugSearch(state, rated).find(); }

}  // namespace nonet::rating
