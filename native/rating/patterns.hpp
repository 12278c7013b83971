#pragma once

#include <algorithm>
#include <ranges>
#include <span>
#include <utility>
#include <vector>

#include "rating/rated_step.hpp"
#include "techniques/line_fish.hpp"
#include "techniques/locked_candidates.hpp"
#include "techniques/subsets.hpp"

namespace nonet::rating {

using techniques::ChoiceOrder;
using techniques::HouseSet;

// Patterns in the order of the scale and with its conditions, for steps and inside branches.

// visit(from, to, digit, places, eliminations).
template <class Visit>
bool visit_locked(const State& state, Visit visit) {
  constexpr std::array<std::array<int, 2>, 4> kinds{
      {{boxes, columns}, {boxes, rows}, {columns, boxes}, {rows, boxes}}};
  for (const auto& [from_kind, to_kind] : kinds) {
    for (int from = from_kind; from < from_kind + 9; ++from) {
      for (const auto& crossing : state.houses().crossings(from)) {
        if (crossing.to < to_kind || crossing.to >= to_kind + 9) continue;
        const auto visit_one = [&](const auto&, int digit, const Cells& gone) {
          return visit(from, crossing.to, digit, state.places(digit, from), gone);
        };
        if (techniques::visit_locked(state, from, all_digits & ~state.placed(from),
                                     std::span(&crossing, 1), visit_one)) {
          return true;
        }
      }
    }
  }
  return false;
}

// Naked subsets of houses with twice as many empty cells: visit(house, cells, digits).
template <int Size, class Visit>
bool visit_naked_subsets(const State& state, Visit visit) {
  const auto wanted = [&](int house) { return empty_cells(state, house) >= 2 * Size; };
  return techniques::visit_naked_subsets<Size, ChoiceOrder::by_last>(
      state, box_column_row | std::views::filter(wanted), visit);
}

// Naked subsets of which some roofs in a house are one cell: `Size` − 1 of the items, which are
// among the other cells of the house, with `Size` digits together with those at the start:
// visit(cells, digits, rest of the others, digits that these lose).
template <int Size, class Visit>
bool visit_naked_beside_roofs(const State& state, std::span<const techniques::Item> items,
                              const Cells& others, Mask start, const Visit& visit) {
  const auto visit_cells = [&](const auto& chosen, Mask digits) {
    Cells cells;
    for (const int cell : chosen) cells.insert(cell);
    Mask gone = 0;
    for (const int cell : others - cells) gone |= state.candidates(cell) & digits;
    return gone != 0 && visit(cells, digits, others - cells, gone);
  };
  return choose<ChoiceOrder::by_last, Size - 1, Size>(items, visit_cells, start);
}

// Hidden subsets of houses with more empty cells than `least`: visit(house, cells, digits).
template <int Size, class Visit>
bool visit_hidden_subsets(const State& state, int least, Visit visit) {
  const auto wanted = [&](int house) { return empty_cells(state, house) > least; };
  return techniques::visit_hidden_subsets<Size, ChoiceOrder::by_last>(
      state, box_column_row | std::views::filter(wanted), visit);
}

// Fish of digits that twice as many lines lack: visit(digit, base, cover, places, eliminations),
// base and cover as houses. Columns go first, lines before digits.
template <int Size, class Visit>
bool visit_fish(const State& state, Visit visit) {
  struct Found {
    techniques::LineChoice choice;
    int digit;
  };
  std::vector<Found> found;
  for (const auto& [base, cover] : {std::array{columns, rows}, std::array{rows, columns}}) {
    std::array<int, 9> missing{};
    for (int line = base; line < base + 9; ++line) {
      for (const int digit : digits_of(all_digits & ~state.placed(line))) {
        ++missing[at(digit)];
      }
    }
    found.clear();
    for (int digit = 0; digit < 9; ++digit) {
      if (missing[at(digit)] < 2 * Size) continue;
      techniques::visit_line_fish(state, digit, base, cover, Size, [&](const auto& choice) {
        found.push_back({choice, digit});
        return false;
      });
    }
    std::ranges::sort(found, {},
                      [](const Found& fish) { return std::pair(fish.choice.lines, fish.digit); });
    for (const auto& [choice, digit] : found) {
      const HouseSet lines = techniques::houses_from(choice.lines, base);
      const HouseSet across = techniques::houses_from(choice.across, cover);
      Cells inside;
      Cells covered;
      for (const int line : lines) inside |= state.houses().cells(line);
      for (const int line : across) covered |= state.houses().cells(line);
      const Cells& places = state.places(digit);
      if (visit(digit, lines, across, places & inside, (places & covered) - inside)) return true;
    }
  }
  return false;
}

}  // namespace nonet::rating
