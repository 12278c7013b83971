#include "rating/rectangles_and_loops.hpp"

#include <algorithm>
#include <bit>

#include "rating/patterns.hpp"
#include "techniques/unique_loops.hpp"

namespace nonet::rating {
namespace {

using techniques::Item;

constexpr int most_roofs = 2;  // unless all have the same extra digit

class LoopSearch {
 public:
  LoopSearch(const State& state, RatedStep& best) : state_(state), best_(best) {}

  // The next cells by kind of house, though not by the kind of the last link. A roof is let in
  // while there are few, or while all extras of neighbours that a path has looked at are one digit.
  bool find() {
    const auto follow = [this](const Path& path, Link own, const auto& go) {
      for (const int kind : house_kinds) {
        if (kind == own.kind) continue;
        const int house = house_of(houses_, kind, path.cells.back());
        for (const int next : path.open & houses_.cells(house)) {
          const Mask extra = state_.candidates(next) & ~path.digits;
          own.extras |= extra;
          if (extra == 0) {
            go(next, {kind, own.roofs_left, own.extras});
          } else if (is_single_bit(own.extras) || own.roofs_left > 0) {
            go(next, {kind, own.roofs_left - 1, own.extras});
          }
        }
      }
      return false;
    };
    techniques::visit_unique_loops(state_, 4, Link{}, follow, [this](const Path& path) {
      digits_ = path.digits;
      inside_ = path.all();
      conclude();
      return false;
    });
    return found_;
  }

 private:
  using Path = techniques::LoopPath<2>;

  // How a path came to a cell, and what roofs it may still take in.
  struct Link {
    int kind = -1;
    int roofs_left = most_roofs;
    Mask extras = 0;
  };

  void conclude() {
    const int size = inside_.size();
    base_ = size == 4 ? 4.5 : size == 6 ? 4.6 : size == 8 ? 4.7 : 5.0;
    roofs_ = inside_ - with_both_alone();
    const std::size_t count = static_cast<std::size_t>(roofs_.size());
    if (count == 0) return;
    Mask extras = 0;
    for (const int cell : roofs_) extras |= state_.candidates(cell) & ~digits_;
    if (count == 1) {
      if (!beats(base_, 1)) return;
      const int cell = roofs_.lowest();
      begin(base_, 1);
      best_.step.eliminate_all(cell, digits_);
      return;
    }
    if (is_single_bit(extras) && beats(base_, 2)) add_type_2(std::countr_zero(extras));
    if (count != 2) return;
    if (!is_single_bit(extras)) {
      if (at_most(extras, 2)) add_type_3<2>(extras);
      if (at_most(extras, 3)) add_type_3<3>(extras);
      if (at_most(extras, 4)) add_type_3<4>(extras);
    }
    if (beats(base_, 4)) add_type_4();
  }

  // Calls visit(house) for the houses that hold all roofs, and ends when one is true.
  template <class Visit>
  bool any_common_house(const Visit& visit) const {
    return std::ranges::any_of(house_kinds, [&](int kind) {
      const int house = house_of(houses_, kind, roofs_.lowest());
      return roofs_.within(houses_.cells(house)) && visit(house);
    });
  }

  [[nodiscard]] Cells with_both_alone() const {
    Cells cells;
    for (const int cell : inside_) {
      if (state_.candidates(cell) == digits_) cells.insert(cell);
    }
    return cells;
  }

  [[nodiscard]] bool beats(double rating, int type) const {
    return !found_ || rating < best_.rating || (rating == best_.rating && type < type_);
  }

  void begin(double rating, int type) {
    found_ = true;
    type_ = type;
    const Technique first =
        inside_.size() == 4 ? Technique::unique_rectangle_1 : Technique::unique_loop_1;
    best_.begin(first + (type - 1), rating);
    best_.step.add(Role::floor, digits_, inside_ - roofs_);
    best_.step.add(Role::roof, digits_, roofs_);
    for (const int cell : roofs_) {
      best_.step.add_cell(Role::extra, state_.candidates(cell) & ~digits_, cell);
    }
  }

  void add_type_2(int extra) {
    const Cells gone = state_.places(extra) & houses_.common_peers(roofs_);
    if (gone.empty()) return;
    begin(base_, 2);
    best_.step.eliminate(gone, extra);
  }

  // The lower digit of the loop is the first to be looked for where no other cell has it.
  void add_type_4() {
    for (const int locked : digits_of(digits_)) {
      const bool found = any_common_house([&](int house) {
        if (!state_.places(locked, house).within(roofs_)) return false;
        begin(base_, 4);
        best_.step.eliminate(roofs_, std::countr_zero(digits_ & ~bit(locked)));
        best_.step.add_house(Role::house, house, bit(locked));
        return true;
      });
      if (found) return;
    }
  }

  // Subsets of `Size` digits, the naked ones of a house before the hidden ones. The roofs are one
  // cell of either, which counts for the rating of a naked subset and not for that of a hidden one:
  // a hidden subset of one digit more is as hard.
  template <int Size>
  void add_type_3(Mask extras) {
    const double naked = base_ + (Size - 1) * 0.1;
    const double hidden = base_ + (Size - 2) * 0.1;
    any_common_house([&](int house) {
      const int empty = empty_cells(state_, house);
      if (2 * Size <= empty && beats(naked, 3)) add_naked<Size>(house, extras, naked);
      if (2 * Size < empty && beats(hidden, 3)) add_hidden<Size>(house, hidden);
      return false;
    });
  }

  // The extras act as one cell of a naked subset.
  template <int Size>
  void add_naked(int house, Mask extras, double rating) {
    std::array<Item, 9> items;
    std::size_t count = 0;
    const Cells others = state_.empty(house) - roofs_;
    for (const int cell : others) {
      if (state_.count(cell) >= 2) items[count++] = {cell, state_.candidates(cell)};
    }
    const auto add = [&](const Cells& cells, Mask digits, const Cells& from, Mask gone) {
      begin(rating, 3);
      best_.eliminate(state_, from, gone);
      return best_.add_subset(house, cells, digits);
    };
    visit_naked_beside_roofs<Size>(state_, std::span(items.data(), count), others, extras, add);
  }

  // The two digits of the loop and others are a hidden subset, of which the roofs are one place.
  template <int Size>
  void add_hidden(int house, double rating) {
    std::array<Item, 9> items;
    std::size_t count = 0;
    Mask start = 0;
    for (const int digit : digits_of(all_digits & ~state_.placed(house))) {
      const Mask positions = positions_of(state_.places(digit, house) - roofs_, house);
      if ((digits_ & bit(digit)) != 0) {
        start |= positions;
      } else if (!state_.places(digit, house).intersects(roofs_) && has_two(positions)) {
        items[count++] = {digit, positions};
      }
    }
    const auto add = [&](const auto& chosen, Mask positions) {
      Cells cells;
      for (const int position : digits_of(positions)) cells.insert(houses_.cell(house, position));
      Mask hidden = digits_;
      for (const int digit : chosen) hidden |= bit(digit);
      Mask gone = 0;
      for (const int cell : cells) gone |= state_.candidates(cell) & ~hidden;
      if (gone == 0) return false;
      begin(rating, 3);
      best_.eliminate(state_, cells, gone);
      return best_.add_subset(house, cells, hidden);
    };
    choose<ChoiceOrder::by_last, Size - 2, Size - 1>(std::span(items.data(), count), add, start);
  }

  [[nodiscard]] Mask positions_of(const Cells& cells, int house) const {
    Mask positions = 0;
    for (const int cell : cells) positions |= bit(houses_.position(house, cell));
    return positions;
  }

  const State& state_;
  const Houses& houses_ = state_.houses();
  RatedStep& best_;
  bool found_ = false;
  int type_ = 0;
  double base_ = 0;
  Mask digits_ = 0;
  Cells inside_;
  Cells roofs_;
};

}  // namespace

bool find_unique_loop(const State& state, RatedStep& rated) {
  return LoopSearch(state, rated).find();
}

}  // namespace nonet::rating
