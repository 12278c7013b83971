#include "logic/subsets.hpp"

#include <array>
#include <span>

namespace nonet::logic {
namespace {

// A cell of a house with its candidates, or a digit with its positions.
struct Item {
  Mask mask;
  int number;
};

template <int Most>
constexpr bool has_at_most(Mask mask) {
  for (int i = 0; i < Most; ++i) mask &= mask - 1;
  return mask == 0;
}

// Calls visit(chosen, together) for all choices of `Size` items that have `Size` bits together;
// true as soon as a visit is.
template <int Size, int Depth = 0, class Visit>
bool choose(std::span<const Item> items, std::array<int, Size>& chosen, Mask together,
            Visit& visit) {
  if constexpr (Depth == Size) {
    return !has_at_most<Size - 1>(together) && visit(chosen, together);
  } else {
    for (std::size_t i = 0; i + (Size - Depth) <= items.size(); ++i) {
      const Mask more = together | items[i].mask;
      if (!has_at_most<Size>(more)) continue;
      chosen[Depth] = items[i].number;
      if (choose<Size, Depth + 1>(items.subspan(i + 1), chosen, more, visit)) return true;
    }
    return false;
  }
}

// The complement of a naked subset in its house is a hidden one, and vice versa, and both have the
// same eliminations. So what was searched for as one is not searched for again as the other, which
// leaves next to nothing of the larger subsets.
template <int W>
class SubsetSearch {
 public:
  SubsetSearch(const State<W>& state, Steps& steps) : state_(state), steps_(steps) {
    if (!steps.wants_all()) naked_fruitless_ = hidden_fruitless_ = sizes_of_no_subset;
  }

  // Locked subsets are those that eliminate in two houses.
  template <int Size>
  bool find_naked(Technique technique, bool locked) {
    if (!steps_.wants(technique)) return false;
    const Cells small = with_two_to<Size>();
    // Where all houses are lines and boxes, cells in two of them lie in a box.
    const bool done = for_each_house(locked && houses_.is_plain(), [&](int house) {
      if (!locked && has_none(house, Size, hidden_fruitless_)) return false;
      std::size_t count = 0;
      for (const int cell : small& houses_.cells(house)) {
        items_[count++] = {state_.candidates(cell), cell};
      }
      return choose_from<Size>(count, [&](const std::array<int, Size>& cells, Mask digits) {
        Mask positions = 0;
        for (const int digit : digits_of(digits)) positions |= state_.positions(house, digit);
        return !has_at_most<Size>(positions) && add_naked(technique, locked, cells, digits);
      });
    });
    if (!locked && !passed_over_ && !steps_.wants_all()) naked_fruitless_ |= bit(Size);
    return done;
  }

  template <int Size>
  bool find_hidden(Technique technique) {
    if (!steps_.wants(technique)) return false;
    const Mask all = bit(state_.size()) - 1;
    const bool done = for_each_house(false, [&](int house) {
      if (has_none(house, Size, naked_fruitless_)) return false;
      std::size_t count = 0;
      for (const int digit : digits_of(all & ~state_.placed(house))) {
        const Mask positions = state_.positions(house, digit);
        if (has_at_most<Size>(positions) && !has_at_most<1>(positions)) {
          items_[count++] = {positions, digit};
        }
      }
      return choose_from<Size>(count, [&](const std::array<int, Size>& digits, Mask positions) {
        Cells cells;
        Mask candidates = 0;
        for (const int position : digits_of(positions)) {
          const int cell = houses_.cell(house, position);
          cells.insert(cell);
          candidates |= state_.candidates(cell);
        }
        return !has_at_most<Size>(candidates) && add_hidden(technique, house, cells, digits);
      });
    });
    if (!steps_.wants_all()) hidden_fruitless_ |= bit(Size);
    return done;
  }

 private:
  using Cells = CellSet<W>;

  // All cells of a house, and all but one.
  static constexpr Mask sizes_of_no_subset = 0b11;

  // Whether subsets of a size were looked for from the other side. Singles are not subsets, so
  // nothing is known of houses with singles.
  [[nodiscard]] bool has_none(int house, int size, Mask fruitless) const {
    const Mask left = (bit(state_.size()) - 1) & ~state_.placed(house);
    const int others = count_bits(left) - size;
    if (others < 0 || (fruitless >> others & 1) == 0) return false;
    if (state_.univalue().intersects(houses_.cells(house))) return false;
    for (const int digit : digits_of(left)) {
      if (has_at_most<1>(state_.positions(house, digit))) return false;
    }
    return true;
  }

  // Boxes first, then rows, columns and all others.
  template <class Visit>
  bool for_each_house(bool boxes_alone, Visit visit) const {
    for (const bool boxes : {true, false}) {
      if (!boxes && boxes_alone) break;
      for (int house = 0; house < houses_.count(); ++house) {
        if (houses_.is_box(house) == boxes && visit(house)) return true;
      }
    }
    return false;
  }

  template <int Size, class Visit>
  bool choose_from(std::size_t count, Visit visit) {
    if (count < Size) return false;
    std::array<int, Size> chosen{};
    return choose<Size>({items_.data(), count}, chosen, 0, visit);
  }

  // Empty cells with two to `Most` candidates.
  template <int Most>
  Cells with_two_to() const {
    Cells cells = state_.bivalue();
    if constexpr (Most > 2) {
      for (const int cell : state_.empty() - cells) {
        if (state_.count(cell) > 2 && state_.count(cell) <= Most) cells.insert(cell);
      }
    }
    return cells;
  }

  template <std::size_t Size>
  bool add_naked(Technique technique, bool locked, const std::array<int, Size>& chosen,
                 Mask digits) {
    Cells cells;
    for (const int cell : chosen) cells.insert(cell);
    Step& step = steps_.begin(technique);
    step.add(Role::pattern, digits, cells);
    int reached = 0;
    houses_.for_each_common(cells, [&](int house) {
      const std::size_t before = step.eliminations.size();
      for (const int digit : digits_of(digits)) {
        step.eliminate(state_.places(digit, house) - cells, digit);
      }
      if (step.eliminations.size() == before) return;
      step.add_house(Role::house, house);
      ++reached;
    });
    const bool is_locked = Size <= 3 && reached > 1;
    passed_over_ = passed_over_ || is_locked != locked;
    return is_locked == locked && steps_.add();
  }

  template <std::size_t Size>
  bool add_hidden(Technique technique, int house, const Cells& cells,
                  const std::array<int, Size>& chosen) {
    Mask digits = 0;
    for (const int digit : chosen) digits |= bit(digit);
    Step& step = steps_.begin(technique);
    for (const int cell : cells) {
      for (const int digit : digits_of(state_.candidates(cell) & ~digits)) {
        step.eliminate(cell, digit);
      }
    }
    step.add(Role::pattern, digits, cells);
    step.add_house(Role::house, house);
    return steps_.add();
  }

  const State<W>& state_;
  const Houses<W>& houses_ = state_.houses();
  Steps& steps_;
  // Sizes that were looked for in vain; with those passed over that another technique gives.
  Mask naked_fruitless_ = 0;
  Mask hidden_fruitless_ = 0;
  bool passed_over_ = false;
  std::array<Item, static_cast<std::size_t>(largest_size<W>)> items_;
};

}  // namespace

template <int W>
void find_subsets(const State<W>& state, Steps& steps) {
  SubsetSearch<W> search(state, steps);
  if (search.template find_naked<2>(Technique::locked_pair, true) ||
      search.template find_naked<3>(Technique::locked_triple, true) ||
      search.template find_naked<2>(Technique::naked_pair, false) ||
      search.template find_naked<3>(Technique::naked_triple, false) ||
      search.template find_hidden<2>(Technique::hidden_pair) ||
      search.template find_hidden<3>(Technique::hidden_triple) ||
      search.template find_naked<4>(Technique::naked_quadruple, false)) {
    return;
  }
  search.template find_hidden<4>(Technique::hidden_quadruple);
}

template void find_subsets(const State<2>&, Steps&);
template void find_subsets(const State<10>&, Steps&);

}  // namespace nonet::logic
