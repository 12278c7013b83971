#include "rating/singles_and_sets.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "rating/patterns.hpp"
#include "techniques/singles.hpp"
#include "techniques/wings.hpp"

namespace nonet::rating {
namespace {

bool place_hidden(RatedStep& rated, Technique technique, int house, int cell, int digit) {
  rated.begin(technique);
  rated.step.place(cell, digit);
  rated.step.add_house(Role::house, house);
  return true;
}

// The only place outside `cover` for a digit with several places in a house; −1 if there is none.
int place_that_is_left(const State& state, int house, int digit, const Cells& cover) {
  if (!has_two(state.positions(house, digit))) return -1;
  const Cells left = state.places(digit, house) - cover;
  return left.size() == 1 ? left.lowest() : -1;
}

}  // namespace

bool find_last_empty_cell(const State& state, RatedStep& rated) {
  return !state.nearly_full().empty() &&
         visit_full_houses(state, box_column_row, [&](int house, int cell, int digit) {
           return place_hidden(rated, Technique::last_empty_cell, house, cell, digit);
         });
}

bool find_hidden_single(const State& state, RatedStep& rated) {
  return visit_hidden_singles(state, box_column_row, [&](int house, int cell, int digit) {
    return place_hidden(
        rated, house >= boxes ? Technique::hidden_single_in_box : Technique::hidden_single_in_line,
        house, cell, digit);
  });
}

bool find_naked_single(const State& state, RatedStep& rated) {
  return visit_naked_singles(state, [&](int cell, int digit) {
    rated.begin(Technique::naked_single);
    rated.step.place(cell, digit);
    rated.step.add_cell(Role::pattern, bit(digit), cell);
    return true;
  });
}

template <Directness Kind>
bool find_locked(const State& state, RatedStep& rated) {
  const Houses& houses = state.houses();
  return visit_locked(
      state, [&](int from, int to, int digit, const Cells& places, const Cells& gone) {
        const bool points = from >= boxes;
        if constexpr (Kind == Directness::direct) {
          // Another house of the first one's kind that the second one leaves a single place.
          const int kind = from - from % 9;
          int place = -1;
          for (int other = kind; other < kind + 9 && place < 0; ++other) {
            if (other == from || !houses.cells(other).intersects(houses.cells(to))) continue;
            place = place_that_is_left(state, other, digit, houses.cells(to));
          }
          if (place < 0) return false;
          rated.begin(points ? Technique::direct_pointing : Technique::direct_claiming);
          rated.step.place(place, digit);
        } else {
          rated.begin(points ? Technique::pointing : Technique::claiming);
          rated.step.eliminate(gone, digit);
        }
        rated.step.add(Role::pattern, bit(digit), places);
        rated.step.add_house(Role::base, from, bit(digit));
        rated.step.add_house(Role::cover, to, bit(digit));
        return true;
      });
}

template bool find_locked<Directness::indirect>(const State&, RatedStep&);
template bool find_locked<Directness::direct>(const State&, RatedStep&);

template <int Size>
bool find_naked_subset(const State& state, RatedStep& rated) {
  constexpr Technique technique = Size == 2   ? Technique::naked_pair
                                  : Size == 3 ? Technique::naked_triple
                                              : Technique::naked_quadruple;
  return visit_naked_subsets<Size>(state, [&](int house, const Cells& cells, Mask digits) {
    rated.begin(technique);
    rated.eliminate(state, state.empty(house) - cells, digits);
    return rated.add_subset(house, cells, digits);
  });
}

template bool find_naked_subset<2>(const State&, RatedStep&);
template bool find_naked_subset<3>(const State&, RatedStep&);
template bool find_naked_subset<4>(const State&, RatedStep&);

template <int Size, Directness Kind>
bool find_hidden_subset(const State& state, RatedStep& rated) {
  constexpr bool direct = Kind == Directness::direct;
  constexpr Technique technique =
      Size == 4   ? Technique::hidden_quadruple
      : Size == 3 ? direct ? Technique::direct_hidden_triple : Technique::hidden_triple
      : direct    ? Technique::direct_hidden_pair
                  : Technique::hidden_pair;
  constexpr int least = direct ? Size : 2 * Size;
  return visit_hidden_subsets<Size>(state, least, [&](int house, const Cells& cells, Mask digits) {
    if constexpr (direct) {
      Mask others = 0;
      for (const int cell : cells) others |= state.candidates(cell) & ~digits;
      for (const int digit : digits_of(others)) {
        const int place = place_that_is_left(state, house, digit, cells);
        if (place < 0) continue;
        rated.begin(technique);
        rated.step.place(place, digit);
        return rated.add_subset(house, cells, digits);
      }
      return false;
    } else {
      rated.begin(technique);
      for (const int cell : cells) rated.step.eliminate_all(cell, state.candidates(cell) & ~digits);
      return rated.add_subset(house, cells, digits);
    }
  });
}

template bool find_hidden_subset<2, Directness::direct>(const State&, RatedStep&);
template bool find_hidden_subset<3, Directness::direct>(const State&, RatedStep&);
template bool find_hidden_subset<2, Directness::indirect>(const State&, RatedStep&);
template bool find_hidden_subset<3, Directness::indirect>(const State&, RatedStep&);
template bool find_hidden_subset<4, Directness::indirect>(const State&, RatedStep&);

template <int Size>
bool find_fish(const State& state, RatedStep& rated) {
  constexpr Technique technique = Size == 2   ? Technique::x_wing
                                  : Size == 3 ? Technique::swordfish
                                              : Technique::jellyfish;
  return visit_fish<Size>(state, [&](int digit, const HouseSet& base, const HouseSet& cover,
                                     const Cells& places, const Cells& gone) {
    rated.begin(technique);
    rated.step.eliminate(gone, digit);
    rated.step.add(Role::pattern, bit(digit), places);
    for (const int line : base) rated.step.add_house(Role::base, line, bit(digit));
    for (const int line : cover) rated.step.add_house(Role::cover, line, bit(digit));
    return true;
  });
}

template bool find_fish<2>(const State&, RatedStep&);
template bool find_fish<3>(const State&, RatedStep&);
template bool find_fish<4>(const State&, RatedStep&);

bool find_wing(const State& state, RatedStep& rated, Technique technique) {
  const Houses& houses = state.houses();
  // The first one in the order of the scale: by pivot, then pincers by box, row and column.
  std::array<int, 3> first{};
  std::optional<techniques::Wing<2>> best;
  const auto place_in_order = [&](int pivot, int pincer) {
    const auto sees_in = [&](int kind) {
      return houses.cells(house_of(houses, kind, pivot)).contains(pincer);
    };
    const auto kind = std::ranges::find_if(house_kinds, sees_in) - house_kinds.begin();
    return 81 * static_cast<int>(kind) + pincer;
  };
  const auto take = [&](techniques::Wing<2> wing) {
    std::array order{wing.pivot, place_in_order(wing.pivot, wing.pincer),
                     place_in_order(wing.pivot, wing.other)};
    if (order[1] > order[2]) {
      std::swap(order[1], order[2]);
      std::swap(wing.pincer, wing.other);
    }
    if (!best || order < first) {
      first = order;
      best = wing;
    }
    return false;
  };
  if (technique == Technique::xy_wing) {
    visit_xy_wings(state, take);
  } else {
    visit_xyz_wings(state, take);
  }
  if (!best) return false;
  rated.begin(technique);
  rated.step.eliminate(best->eliminations, best->digit);
  rated.step.add_cell(Role::pivot, state.candidates(best->pivot), best->pivot);
  for (const int pincer : {best->pincer, best->other}) {
    rated.step.add_cell(Role::pincer, state.candidates(pincer), pincer);
  }
  return true;
}

}  // namespace nonet::rating
