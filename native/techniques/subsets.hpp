#pragma once

#include <array>
#include <span>

#include "techniques/choose.hpp"

namespace nonet::techniques {

// Cells that may be part of a naked subset.
template <int Size, int W>
CellSet<W> small_cells(const State<W>& state) {
  CellSet<W> small = state.bivalue();
  if constexpr (Size > 2) {
    for (const int cell : state.empty() - small) {
      if (state.count(cell) > 2 && state.count(cell) <= Size) small.insert(cell);
    }
  }
  return small;
}

// Whether a subset is of interest only if another cell of its house has one of its digits.
enum class SubsetReach : bool { house, everywhere };

// Naked subsets: `Size` cells of a house that have `Size` candidates together, two or more each:
// visit(house, cells, digits).
template <int Size, ChoiceOrder Order, SubsetReach Reach = SubsetReach::house, int W,
          class HouseOrder, class Visit>
bool visit_naked_subsets(const State<W>& state, HouseOrder&& houses, Visit visit) {
  const CellSet<W> small = small_cells<Size>(state);
  std::array<Item, at(largest_size<W>)> items;
  for (const int house : houses) {
    std::size_t count = 0;
    for (const int cell : small& state.houses().cells(house)) {
      items[count++] = {cell, state.candidates(cell)};
    }
    const auto visit_cells = [&](const std::array<int, Size>& chosen, Mask digits) {
      if constexpr (Reach == SubsetReach::house) {
        Mask positions = 0;
        for (const int digit : digits_of(digits)) positions |= state.positions(house, digit);
        if (at_most(positions, Size)) return false;
      }
      CellSet<W> cells;
      for (const int cell : chosen) cells.insert(cell);
      return visit(house, cells, digits);
    };
    if (choose<Order, Size>(std::span(items.data(), count), visit_cells)) return true;
  }
  return false;
}

// Naked subsets of cells that all see each other, in a house or not: visit(cells, digits).
template <int Size, int W, class Visit>
bool visit_seen_subsets(const State<W>& state, const Visit& visit) {
  const auto grow = [&](const auto& self, const CellSet<W>& cells, Mask digits, int size,
                        CellSet<W> further) -> bool {
    while (!further.empty()) {
      const int cell = further.take_lowest();
      const Mask all = digits | state.candidates(cell);
      if (!at_most(all, Size)) continue;
      CellSet<W> grown = cells;
      grown.insert(cell);
      const bool done =
          size + 1 == Size ? visit(grown, all)
                           : self(self, grown, all, size + 1, further & state.houses().peers(cell));
      if (done) return true;
    }
    return false;
  };
  return grow(grow, {}, 0, 0, small_cells<Size>(state));
}

// Hidden subsets: `Size` digits that have `Size` places together in a house, two or more each, and
// other candidates in these cells: visit(house, cells, digits).
template <int Size, ChoiceOrder Order, int W, class HouseOrder, class Visit>
bool visit_hidden_subsets(const State<W>& state, HouseOrder&& houses, Visit visit) {
  const Mask all = bit(state.size()) - 1;
  std::array<Item, at(largest_size<W>)> items;
  for (const int house : houses) {
    std::size_t count = 0;
    for (const int digit : digits_of(all & ~state.placed(house))) {
      const Mask positions = state.positions(house, digit);
      if (at_most(positions, Size) && !at_most(positions, 1)) {
        items[count++] = {digit, positions};
      }
    }
    const auto visit_digits = [&](const std::array<int, Size>& chosen, Mask positions) {
      CellSet<W> cells;
      Mask candidates = 0;
      for (const int position : digits_of(positions)) {
        const int cell = state.houses().cell(house, position);
        cells.insert(cell);
        candidates |= state.candidates(cell);
      }
      if (at_most(candidates, Size)) return false;
      Mask digits = 0;
      for (const int digit : chosen) digits |= bit(digit);
      return visit(house, cells, digits);
    };
    if (choose<Order, Size>(std::span(items.data(), count), visit_digits)) return true;
  }
  return false;
}

}  // namespace nonet::techniques
