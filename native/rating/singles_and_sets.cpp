#include "rating/singles_and_sets.hpp"

#include <bit>

#include "rating/patterns.hpp"

namespace nonet::rating {
namespace {

constexpr std::array naked_sets{Technique::naked_pair, Technique::naked_triple,
                                Technique::naked_quadruple};
constexpr std::array hidden_sets{Technique::hidden_pair, Technique::hidden_triple,
                                 Technique::hidden_quadruple};
constexpr std::array direct_sets{Technique::direct_hidden_pair, Technique::direct_hidden_triple};
constexpr std::array fish{Technique::x_wing, Technique::swordfish, Technique::jellyfish};
constexpr std::array naked_ratings{3.0, 3.6, 5.0};
constexpr std::array hidden_ratings{3.4, 4.0, 5.4};
constexpr std::array direct_ratings{2.0, 2.5};
constexpr std::array fish_ratings{3.2, 3.8, 5.2};

constexpr std::array known_naked{logic::Technique::naked_pair, logic::Technique::naked_triple,
                                 logic::Technique::naked_quadruple};
constexpr std::array known_hidden{logic::Technique::hidden_pair, logic::Technique::hidden_triple,
                                  logic::Technique::hidden_quadruple};

bool place_hidden(const State& state, RatedStep& rated, int house, int digit) {
  const int cell = state.houses().cell(house, std::countr_zero(state.positions(house, digit)));
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
  if (state.nearly_full().empty()) return false;
  return any_house(box_column_row, [&](int house) {
    if (!state.nearly_full().contains(house)) return false;
    const int digit = std::countr_zero(all_digits & ~state.placed(house));
    if (state.positions(house, digit) == 0) return false;
    rated.begin(Technique::last_empty_cell, 1.0, logic::Technique::full_house);
    return place_hidden(state, rated, house, digit);
  });
}

bool find_hidden_single(const State& state, RatedStep& rated) {
  return any_house(box_column_row, [&](int house) {
    for (const int digit : digits_of(all_digits & ~state.placed(house))) {
      if (!is_single_bit(state.positions(house, digit))) continue;
      const bool in_box = house >= boxes;
      rated.begin(in_box ? Technique::hidden_single_in_box : Technique::hidden_single_in_line,
                  in_box ? 1.2 : 1.5, logic::Technique::hidden_single);
      return place_hidden(state, rated, house, digit);
    }
    return false;
  });
}

bool find_naked_single(const State& state, RatedStep& rated) {
  if (state.univalue().empty()) return false;
  const int cell = state.univalue().lowest();
  rated.begin(Technique::naked_single, 2.3, logic::Technique::naked_single);
  rated.step.place(cell, std::countr_zero(state.candidates(cell)));
  rated.step.add_cell(Role::pattern, state.candidates(cell), cell);
  return true;
}

template <Directness Kind>
bool find_locked(const State& state, RatedStep& rated) {
  const Houses& houses = state.houses();
  return visit_locked(state, [&](int from, int to, int digit, const Cells& places) {
    const Cells gone = state.places(digit, to) - places;
    if (gone.empty()) return false;
    const bool points = from >= boxes;
    const auto known_as = points ? logic::Technique::pointing : logic::Technique::claiming;
    if constexpr (Kind == Directness::direct) {
      // Another house of the first one's kind that the second one leaves a single place.
      const int kind = from - from % 9;
      int place = -1;
      for (int other = kind; other < kind + 9 && place < 0; ++other) {
        if (other == from || !houses.cells(other).intersects(houses.cells(to))) continue;
        place = place_that_is_left(state, other, digit, houses.cells(to));
      }
      if (place < 0) return false;
      rated.begin(points ? Technique::direct_pointing : Technique::direct_claiming,
                  points ? 1.7 : 1.9, known_as);
      rated.step.place(place, digit);
    } else {
      rated.begin(points ? Technique::pointing : Technique::claiming, points ? 2.6 : 2.8, known_as);
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

template <std::size_t Size>
bool find_naked_set(const State& state, RatedStep& rated) {
  return visit_naked_sets<Size>(state, [&](int house, const Cells& pattern, Mask digits) {
    rated.begin(naked_sets[Size - 2], naked_ratings[Size - 2], known_naked[Size - 2]);
    for (const int digit : digits_of(digits)) {
      rated.step.eliminate(state.places(digit, house) - pattern, digit);
    }
    if (rated.step.eliminations.empty()) return false;
    rated.step.add(Role::pattern, digits, pattern);
    rated.step.add_house(Role::house, house);
    return true;
  });
}

template bool find_naked_set<2>(const State&, RatedStep&);
template bool find_naked_set<3>(const State&, RatedStep&);
template bool find_naked_set<4>(const State&, RatedStep&);

template <std::size_t Size, Directness Kind>
bool find_hidden_set(const State& state, RatedStep& rated) {
  constexpr int size = static_cast<int>(Size);
  constexpr int least = Kind == Directness::direct ? size : 2 * size;
  return visit_hidden_sets<Size>(state, least, [&](int house, const Cells& pattern, Mask digits) {
    Mask others = 0;
    for (const int cell : pattern) others |= state.candidates(cell) & ~digits;
    if (others == 0) return false;
    if constexpr (Kind == Directness::direct) {
      int place = -1;
      int placed = -1;
      for (const int digit : digits_of(others)) {
        place = place_that_is_left(state, house, digit, pattern);
        placed = digit;
        if (place >= 0) break;
      }
      if (place < 0) return false;
      rated.begin(direct_sets[Size - 2], direct_ratings[Size - 2], known_hidden[Size - 2]);
      rated.step.place(place, placed);
    } else {
      rated.begin(hidden_sets[Size - 2], hidden_ratings[Size - 2], known_hidden[Size - 2]);
      for (const int cell : pattern) {
        for (const int digit : digits_of(state.candidates(cell) & ~digits)) {
          rated.step.eliminate(cell, digit);
        }
      }
    }
    rated.step.add(Role::pattern, digits, pattern);
    rated.step.add_house(Role::house, house);
    return true;
  });
}

template bool find_hidden_set<2, Directness::direct>(const State&, RatedStep&);
template bool find_hidden_set<3, Directness::direct>(const State&, RatedStep&);
template bool find_hidden_set<2, Directness::indirect>(const State&, RatedStep&);
template bool find_hidden_set<3, Directness::indirect>(const State&, RatedStep&);
template bool find_hidden_set<4, Directness::indirect>(const State&, RatedStep&);

template <std::size_t Size>
bool find_fish(const State& state, RatedStep& rated) {
  return visit_fish<Size>(state, [&](int digit, const auto& lines, const auto& crossing,
                                     const Cells& inside, const Cells& covered) {
    const Cells gone = (state.places(digit) & covered) - inside;
    if (gone.empty()) return false;
    rated.begin(fish[Size - 2], fish_ratings[Size - 2],
                logic::Technique::x_wing + static_cast<int>(Size - 2));
    rated.step.eliminate(gone, digit);
    rated.step.add(Role::pattern, bit(digit), state.places(digit) & inside);
    for (const int line : lines) rated.step.add_house(Role::base, line, bit(digit));
    for (const int line : crossing) rated.step.add_house(Role::cover, line, bit(digit));
    return true;
  });
}

template bool find_fish<2>(const State&, RatedStep&);
template bool find_fish<3>(const State&, RatedStep&);
template bool find_fish<4>(const State&, RatedStep&);

template <int Candidates>
bool find_wing(const State& state, RatedStep& rated) {
  const Houses& houses = state.houses();
  for (const int pivot : state.empty()) {
    const Mask digits = state.candidates(pivot);
    if (state.count(pivot) != Candidates) continue;
    // Peers in the order of the scale: box, row, column.
    std::array<int, 20> pincers;
    std::size_t count = 0;
    Cells left = state.bivalue() & houses.peers(pivot);
    for (const int kind : box_row_column) {
      for (const int cell : left& houses.cells(house_of(houses, kind, pivot))) {
        pincers[count++] = cell;
        left.remove(cell);
      }
    }
    for (std::size_t i = 0; i < count; ++i) {
      const Mask first = state.candidates(pincers[i]);
      for (std::size_t j = 0; j < count; ++j) {
        const Mask second = state.candidates(pincers[j]);
        const Mask common = first & second;
        if (i == j || !is_single_bit(common) || count_bits(digits | first | second) != 3 ||
            ((common & digits) != 0) != (Candidates == 3) ||
            (Candidates == 2 && ((digits & first) == 0 || (digits & second) == 0))) {
          continue;
        }
        const int digit = std::countr_zero(common);
        Cells gone = state.places(digit) & houses.peers(pincers[i]) & houses.peers(pincers[j]);
        if constexpr (Candidates == 3) gone &= houses.peers(pivot);
        gone.remove(pivot);
        if (gone.empty()) continue;
        rated.begin(Candidates == 2 ? Technique::xy_wing : Technique::xyz_wing,
                    Candidates == 2 ? 4.2 : 4.4,
                    Candidates == 2 ? logic::Technique::xy_wing : logic::Technique::xyz_wing);
        rated.step.eliminate(gone, digit);
        rated.step.add_cell(Role::pivot, digits, pivot);
        rated.step.add_cell(Role::pincer, first, pincers[i]);
        rated.step.add_cell(Role::pincer, second, pincers[j]);
        return true;
      }
    }
  }
  return false;
}

template bool find_wing<2>(const State&, RatedStep&);
template bool find_wing<3>(const State&, RatedStep&);

}  // namespace nonet::rating
