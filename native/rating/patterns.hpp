#pragma once

#include <bit>

#include "rating/choose.hpp"

namespace nonet::rating {

// Patterns in the order of the scale, whether or not something follows from them. Each goes to a
// visitor; the search ends, and is true, when a visit is.

inline constexpr Mask all_digits = bit(9) - 1;

// A digit that has two places or more in one house, all of them in a second house:
// visit(from, to, digit, places).
template <class Visit>
bool visit_locked(const State& state, Visit visit) {
  constexpr std::array<std::array<int, 2>, 4> kinds{
      {{boxes, columns}, {boxes, rows}, {columns, boxes}, {rows, boxes}}};
  for (const auto& [from_kind, to_kind] : kinds) {
    for (int from = from_kind; from < from_kind + 9; ++from) {
      const Mask missing = all_digits & ~state.placed(from);
      for (const auto& crossing : state.houses().crossings(from)) {
        if (crossing.to < to_kind || crossing.to >= to_kind + 9) continue;
        for (const int digit : digits_of(missing)) {
          const Mask positions = state.positions(from, digit);
          if ((positions & ~crossing.positions) == 0 && has_two(positions) &&
              visit(from, crossing.to, digit, state.places(digit, from))) {
            return true;
          }
        }
      }
    }
  }
  return false;
}

// `Size` cells of a house that hold `Size` digits together: visit(house, cells, digits).
template <std::size_t Size, class Visit>
bool visit_naked_sets(const State& state, Visit visit) {
  constexpr int size = static_cast<int>(Size);
  return any_house(box_column_row, [&](int house) {
    if (empty_cells(state, house) < 2 * size) return false;
    std::array<Item, 9> cells;
    std::size_t count = 0;
    for (int position = 0; position < 9; ++position) {
      const int cell = state.houses().cell(house, position);
      if (state.count(cell) >= 2 && state.count(cell) <= size) {
        cells[count++] = {cell, state.candidates(cell)};
      }
    }
    return choose<Size>(std::span(cells).first(count), [&](const auto& chosen, Mask digits) {
      if (count_bits(digits) != size) return false;
      Cells pattern;
      for (const int cell : chosen) pattern.insert(cell);
      return visit(house, pattern, digits);
    });
  });
}

// `Size` digits that have `Size` places together in a house with more empty cells than `least`:
// visit(house, cells, digits).
template <std::size_t Size, class Visit>
bool visit_hidden_sets(const State& state, int least, Visit visit) {
  constexpr int size = static_cast<int>(Size);
  return any_house(box_column_row, [&](int house) {
    if (empty_cells(state, house) <= least) return false;
    std::array<Item, 9> items;
    std::size_t count = 0;
    for (const int digit : digits_of(all_digits & ~state.placed(house))) {
      const Mask positions = state.positions(house, digit);
      if (has_two(positions) && count_bits(positions) <= size) items[count++] = {digit, positions};
    }
    return choose<Size>(std::span(items).first(count), [&](const auto& chosen, Mask positions) {
      if (count_bits(positions) != size) return false;
      Mask digits = 0;
      for (const int digit : chosen) digits |= bit(digit);
      Cells pattern;
      for (const int position : digits_of(positions)) {
        pattern.insert(state.houses().cell(house, position));
      }
      return visit(house, pattern, digits);
    });
  });
}

// A fish of a digit: visit(digit, lines, crossing lines, cells of the lines, cells of the others),
// the lines as houses. The lines are chosen first, and then the digit.
template <std::size_t Size, class Visit>
bool visit_fish(const State& state, Visit visit) {
  constexpr int size = static_cast<int>(Size);
  for (const auto& [base, cover] : {std::array{columns, rows}, std::array{rows, columns}}) {
    std::array<int, 9> missing{};
    for (int line = base; line < base + 9; ++line) {
      for (const int digit : digits_of(all_digits & ~state.placed(line))) {
        ++missing[static_cast<std::size_t>(digit)];
      }
    }
    std::array<Item, 9> lines;
    std::size_t count = 0;
    for (int line = base; line < base + 9; ++line) {
      Mask digits = 0;
      for (const int digit : digits_of(all_digits & ~state.placed(line))) {
        const Mask positions = state.positions(line, digit);
        if (missing[static_cast<std::size_t>(digit)] >= 2 * size && has_two(positions) &&
            count_bits(positions) <= size) {
          digits |= bit(digit);
        }
      }
      if (digits != 0) lines[count++] = {line, digits};
    }
    const auto visit_lines = [&](const std::array<int, Size>& chosen, Mask digits) {
      for (const int digit : digits_of(digits)) {
        Mask positions = 0;
        for (const int line : chosen) positions |= state.positions(line, digit);
        if (count_bits(positions) != size) continue;
        std::array<int, Size> covers{};
        std::size_t found = 0;
        for (const int line : digits_of(positions)) covers[found++] = cover + line;
        Cells inside;
        Cells covered;
        for (const int line : chosen) inside |= state.houses().cells(line);
        for (const int line : covers) covered |= state.houses().cells(line);
        if (visit(digit, chosen, covers, inside, covered)) return true;
      }
      return false;
    };
    std::array<int, Size> chosen{};
    if (count >= Size &&
        choose_common<Size>(std::span(lines).first(count), chosen, all_digits, visit_lines)) {
      return true;
    }
  }
  return false;
}

}  // namespace nonet::rating
