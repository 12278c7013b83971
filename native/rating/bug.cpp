#include "rating/bug.hpp"

#include <algorithm>
#include <bit>
#include <span>

#include "rating/patterns.hpp"
#include "techniques/bugs.hpp"

namespace nonet::rating {
namespace {

using techniques::Item;
using techniques::Roof;

class BugSteps {
 public:
  BugSteps(const State& state, RatedStep& rated, std::span<const Roof> roofs, int first)
      : state_(state), rated_(rated), roofs_(roofs), first_(first) {
    for (const Roof& roof : roofs) {
      cells_.insert(roof.cell);
      extras_ |= roof.extra;
    }
  }

  bool add() {
    if (roofs_.size() == 1) return add_type_1();
    if (is_single_bit(extras_)) return add_type_2() || add_type_4();
    return add_type_4() || add_type_3();
  }

 private:
  void begin(Technique technique, double harder = 0) {
    rated_.begin(technique, entry(technique).rating + harder);
    for (const Roof& roof : roofs_) {
      rated_.step.add_cell(Role::roof, roof.base, roof.cell);
      rated_.step.add_cell(Role::extra, roof.extra, roof.cell);
    }
  }

  bool add_type_1() {
    begin(Technique::bug_1);
    rated_.step.eliminate_all(roofs_[0].cell, roofs_[0].base);
    return true;
  }

  bool add_type_2() {
    const int digit = std::countr_zero(extras_);
    const Cells gone = state_.places(digit) & houses_.common_peers(cells_);
    if (gone.empty()) return false;
    begin(Technique::bug_2);
    rated_.step.eliminate(gone, digit);
    return true;
  }

  bool add_type_4() {
    if (roofs_.size() != 2) return false;
    const Mask common = roofs_[0].base & roofs_[1].base & ~extras_;
    if (!is_single_bit(common) || !houses_.see(roofs_[0].cell, roofs_[1].cell)) return false;
    begin(Technique::bug_4);
    for (const Roof& roof : roofs_) rated_.step.eliminate_all(roof.cell, roof.base & ~common);
    houses_.for_each_common(cells_,
                            [&](int house) { rated_.step.add_house(Role::house, house, common); });
    return !rated_.step.eliminations.empty();
  }

  // The extras are one cell of a naked subset in a house of all roofs. Of a line, the cells in the
  // box of the roof that was found first come before the others.
  bool add_type_3() {
    const int box = houses_.box_house(first_);
    return std::ranges::any_of(house_kinds, [&](int kind) {
      const int house = house_of(houses_, kind, first_);
      if (!cells_.within(houses_.cells(house))) return false;
      const Cells others = state_.empty(house) - cells_;
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
    const auto add = [&](const Cells& cells, Mask digits, const Cells& from, Mask gone) {
      if ((extras_ & ~digits) != 0) return false;
      begin(Technique::bug_3, (Size - 1) * 0.1);
      rated_.eliminate(state_, from, gone);
      return rated_.add_subset(house, cells, digits);
    };
    return visit_naked_beside_roofs<Size>(state_, items, others, 0, add);
  }

  const State& state_;
  const Houses& houses_ = state_.houses();
  RatedStep& rated_;
  std::span<const Roof> roofs_;
  int first_;  // the roof that the houses decided on first
  Cells cells_;
  Mask extras_ = 0;
};

}  // namespace

bool find_bug(const State& state, RatedStep& rated) {
  // Several roofs eliminate in cells that all of them see, or in the rest of a house of theirs.
  const Cells roofs = state.empty() - state.bivalue();
  if (roofs.size() > 1 && state.houses().common_peers(roofs).empty()) return false;
  techniques::Bugs<2> bugs(state);
  return bugs.count_places(box_row_column) && bugs.is_settled() &&
         bugs.visit([] { return false; },
                    [&](std::span<const Roof> found) {
                      return BugSteps(state, rated, found, bugs.first()).add();
                    });
}

}  // namespace nonet::rating
