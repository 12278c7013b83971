#include "rating/rectangles_and_loops.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "rating/choose.hpp"

namespace nonet::rating {
namespace {

constexpr int most_roofs = 2;   // unless all have the same extra digit
constexpr int largest_set = 4;  // a house has to have twice as many empty cells

constexpr std::array rectangle_types{Technique::unique_rectangle_1, Technique::unique_rectangle_2,
                                     Technique::unique_rectangle_3, Technique::unique_rectangle_4};
constexpr std::array loop_types{Technique::unique_loop_1, Technique::unique_loop_2,
                                Technique::unique_loop_3, Technique::unique_loop_4};

class LoopSearch {
 public:
  LoopSearch(const State& state, RatedStep& best) : state_(state), best_(best) {}

  bool find() {
    for (const int cell : state_.bivalue()) {
      digits_ = state_.candidates(cell);
      members_ = state_.places(std::countr_zero(digits_)) &
                 state_.places(std::countr_zero(digits_ & (digits_ - 1)));
      if (members_.size() < 4) continue;
      inside_ = {};
      loop_.clear();
      extend(cell, -1, most_roofs, 0);
    }
    return found_;
  }

 private:
  // Takes a cell in; the link to it lies in a house of kind `last`. A roof is let in while there
  // are few, or while all extras of neighbours that this cell has looked at are one digit.
  void extend(int cell, int last, int roofs_left, Mask extras) {
    loop_.push_back(cell);
    inside_.insert(cell);
    for (const int kind : box_row_column) {
      if (kind == last) continue;
      for (const int next : members_& houses_.cells(house_of(houses_, kind, cell))) {
        if (next == loop_.front() && loop_.size() >= 4) {
          if (loop_.size() % 2 == 0 && alternates()) conclude();
        } else if (!inside_.contains(next)) {
          const Mask extra = state_.candidates(next) & ~digits_;
          extras |= extra;
          if (extra == 0) {
            extend(next, kind, roofs_left, extras);
          } else if (is_single_bit(extras) || roofs_left > 0) {
            extend(next, kind, roofs_left - 1, extras);
          }
        }
      }
    }
    inside_.remove(cell);
    loop_.pop_back();
  }

  // Whether each house holds no cell, or one with an even and one with an odd number.
  [[nodiscard]] bool alternates() const {
    std::array<std::uint32_t, 2> seen{};
    for (std::size_t i = 0; i < loop_.size(); ++i) {
      for (const int house : houses_.of(loop_[i])) {
        if ((seen[i % 2] & bit(house)) != 0) return false;
        seen[i % 2] |= bit(house);
      }
    }
    return seen[0] == seen[1];
  }

  void conclude() {
    base_ = loop_.size() == 4 ? 4.5 : loop_.size() == 6 ? 4.6 : loop_.size() == 8 ? 4.7 : 5.0;
    roofs_ = inside_ - with_both_alone();
    const std::size_t count = static_cast<std::size_t>(roofs_.size());
    if (count == 0) return;
    Mask extras = 0;
    for (const int cell : roofs_) extras |= state_.candidates(cell) & ~digits_;
    if (count == 1) {
      if (!beats(base_, 1)) return;
      const int cell = roofs_.lowest();
      begin(base_, 1);
      for (const int digit : digits_of(digits_)) best_.step.eliminate(cell, digit);
      return;
    }
    if (is_single_bit(extras) && beats(base_, 2)) add_type_2(std::countr_zero(extras));
    if (count != 2) return;
    if (!is_single_bit(extras)) add_type_3(extras);
    if (beats(base_, 4)) add_type_4();
  }

  // Calls visit(house) for the houses that hold all roofs, and ends when one is true.
  template <class Visit>
  bool any_common_house(const Visit& visit) const {
    return std::ranges::any_of(box_row_column, [&](int kind) {
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
    const std::size_t index = static_cast<std::size_t>(type - 1);
    const bool rectangle = loop_.size() == 4;
    best_.begin(rectangle ? rectangle_types[index] : loop_types[index], rating,
                rectangle ? logic::Technique::unique_rectangle_1 + (type - 1)
                          : logic::Technique::unique_loop);
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

  // Sets of `size` digits, the naked ones of a house before the hidden ones. The roofs are one
  // cell of either, which counts for the rating of a naked set and not for that of a hidden one: a
  // hidden set of one digit more is as hard.
  void add_type_3(Mask extras) {
    for (int size = count_bits(extras); size <= largest_set; ++size) {
      const double naked = base_ + (size - 1) * 0.1;
      const double hidden = base_ + (size - 2) * 0.1;
      any_common_house([&](int house) {
        const int empty = empty_cells(state_, house);
        if (2 * size <= empty && beats(naked, 3)) add_naked(house, extras, size, naked);
        if (2 * size < empty && beats(hidden, 3)) add_hidden(house, size, hidden);
        return false;
      });
    }
  }

  // The extras act as one cell of a naked set of `size` digits.
  void add_naked(int house, Mask extras, int size, double rating) {
    std::array<Item, 9> items;
    std::size_t count = 0;
    const Cells others = state_.empty(house) - roofs_;
    for (const int cell : others) {
      if (state_.count(cell) >= 2) items[count++] = {cell, state_.candidates(cell)};
    }
    choose_so_many(std::span(items).first(count), size - 1, size, extras,
                   [&](const Cells& cells, Mask digits) {
                     if (count_bits(digits) != size) return false;
                     Mask gone = 0;
                     for (const int cell : others - cells) gone |= state_.candidates(cell);
                     gone &= digits;
                     if (gone == 0) return false;
                     begin(rating, 3);
                     for (const int digit : digits_of(gone)) {
                       best_.step.eliminate(state_.places(digit, house) - cells - roofs_, digit);
                     }
                     best_.step.add(Role::pattern, digits, cells);
                     best_.step.add_house(Role::house, house);
                     return true;
                   });
  }

  // The two digits of the loop and others are a hidden set, of which the roofs are one place.
  void add_hidden(int house, int size, double rating) {
    std::array<Item, 9> items;
    std::size_t count = 0;
    Mask start = 0;
    for (const int digit : digits_of((bit(9) - 1) & ~state_.placed(house))) {
      const Mask positions = positions_of(state_.places(digit, house) - roofs_, house);
      if ((digits_ & bit(digit)) != 0) {
        start |= positions;
      } else if (state_.places(digit, house).intersects(roofs_)) {
        continue;
      } else if (has_two(positions)) {
        items[count++] = {digit, positions};
      }
    }
    const int cells_besides = size - 1;
    choose_numbers(std::span(items).first(count), size - 2, cells_besides, start, 0,
                   [&](Mask chosen, Mask positions) {
                     if (count_bits(positions) != cells_besides) return false;
                     Cells cells;
                     for (const int position : digits_of(positions))
                       cells.insert(houses_.cell(house, position));
                     const Mask hidden = chosen | digits_;
                     Mask gone = 0;
                     for (const int cell : cells) gone |= state_.candidates(cell) & ~hidden;
                     if (gone == 0) return false;
                     begin(rating, 3);
                     for (const int digit : digits_of(gone)) {
                       best_.step.eliminate(state_.places(digit) & cells, digit);
                     }
                     best_.step.add(Role::pattern, hidden, cells);
                     best_.step.add_house(Role::house, house);
                     return true;
                   });
  }

  [[nodiscard]] Mask positions_of(const Cells& cells, int house) const {
    Mask positions = 0;
    for (const int cell : cells) positions |= bit(houses_.position(house, cell));
    return positions;
  }

  // As `choose`, with a number of items that is not known before and bits to start from.
  template <class Visit>
  static bool choose_numbers(std::span<const Item> items, int left, int most, Mask together,
                             Mask chosen, const Visit& visit) {
    if (count_bits(together) > most) return false;
    if (left == 0) return visit(chosen, together);
    for (std::size_t i = static_cast<std::size_t>(left) - 1; i < items.size(); ++i) {
      if (choose_numbers(items.first(i), left - 1, most, together | items[i].mask,
                         chosen | bit(items[i].number), visit)) {
        return true;
      }
    }
    return false;
  }
  template <class Visit>
  static bool choose_so_many(std::span<const Item> items, int left, int most, Mask together,
                             const Visit& visit, const Cells& chosen = {}) {
    if (count_bits(together) > most) return false;
    if (left == 0) return visit(chosen, together);
    for (std::size_t i = static_cast<std::size_t>(left) - 1; i < items.size(); ++i) {
      Cells more = chosen;
      more.insert(items[i].number);
      if (choose_so_many(items.first(i), left - 1, most, together | items[i].mask, visit, more)) {
        return true;
      }
    }
    return false;
  }

  const State& state_;
  const Houses& houses_ = state_.houses();
  RatedStep& best_;
  bool found_ = false;
  int type_ = 0;
  double base_ = 0;
  Mask digits_ = 0;
  Cells members_;
  Cells inside_;
  Cells roofs_;
  std::vector<int> loop_;
};

}  // namespace

bool find_unique_loop(const State& state, RatedStep& rated) {
  return LoopSearch(state, rated).find();
}

}  // namespace nonet::rating
