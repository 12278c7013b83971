#include "rating/bug.hpp"

#include <algorithm>
#include <bit>
#include <span>

#include "techniques/choose.hpp"

namespace nonet::rating {
namespace {

using techniques::Item;

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
    return !std::ranges::any_of(box_row_column, [&](int house) {
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
    return !std::ranges::any_of(box_row_column, [&](int house) {
      for (int digit = 0; digit < 9; ++digit) {
        const Mask positions = rest.positions(house, digit);
        if (positions != 0 && count_bits(positions) != 2) return true;
      }
      return false;
    });
  }

  void begin(Technique technique, double harder = 0) {
    rated_.begin(technique, entry(technique).rating + harder);
    for (const int cell : roofs_) {
      rated_.step.add_cell(Role::roof, state_.candidates(cell) & ~extra(cell), cell);
      rated_.step.add_cell(Role::extra, extra(cell), cell);
    }
  }

  bool add_type_1() {
    const int cell = roofs_.lowest();
    begin(Technique::bug_1);
    rated_.step.eliminate_all(cell, state_.candidates(cell) & ~extra(cell));
    return !rated_.step.eliminations.empty();
  }

  bool add_type_2() {
    const int digit = std::countr_zero(all_);
    const Cells gone = state_.places(digit) & houses_.common_peers(roofs_);
    if (gone.empty()) return false;
    begin(Technique::bug_2);
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
    begin(Technique::bug_4);
    for (const int cell : roofs_) {
      rated_.step.eliminate_all(cell, state_.candidates(cell) & ~extra(cell) & ~common);
    }
    for (const int house : houses_.of(first)) {
      if (roofs_.within(houses_.cells(house))) rated_.step.add_house(Role::house, house, common);
    }
    return !rated_.step.eliminations.empty();
  }

  // The extras are one cell of a naked subset in a house of all roofs. Of a line, the cells in the
  // box of the roof that was found first come before the others.
  bool add_type_3() {
    const int box = houses_.box_house(first_);
    return std::ranges::any_of(house_kinds, [&](int kind) {
      const int house = house_of(houses_, kind, first_);
      if (!roofs_.within(houses_.cells(house))) return false;
      const Cells others = state_.empty(house) - roofs_;
      std::array<Item, 9> items;
      std::size_t count = 0;
      for (const Cells& part : {others & houses_.cells(box), others - houses_.cells(box)}) {
        for (const int cell : part) items[count++] = {cell, state_.candidates(cell)};
      }
      const std::span all(items.data(), count);
      return add_naked<2>(house, all, others) || add_naked<3>(house, all, others) ||
             add_naked<4>(house, all, others) || add_naked<5>(house, all, others) ||
             add_naked<6>(house, all, others);
    });
  }

  // The digits of the cells, without the extras, have to be those of the subset.
  template <int Size>
  bool add_naked(int house, std::span<const Item> items, const Cells& others) {
    const auto add = [&](const auto& chosen, Mask digits) {
      if ((all_ & ~digits) != 0) return false;
      Cells cells;
      for (const int cell : chosen) cells.insert(cell);
      Mask gone = 0;
      for (const int cell : others - cells) gone |= state_.candidates(cell) & digits;
      if (gone == 0) return false;
      begin(Technique::bug_3, (Size - 1) * 0.1);
      for (const int digit : digits_of(gone)) {
        rated_.step.eliminate(state_.places(digit, house) & (others - cells), digit);
      }
      rated_.step.add(Role::pattern, digits, cells);
      rated_.step.add_house(Role::house, house);
      return true;
    };
    return choose<techniques::ChoiceOrder::by_last, Size - 1, Size>(items, add);
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
