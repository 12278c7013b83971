#pragma once

#include <array>
#include <span>

#include "techniques/choose.hpp"

namespace nonet::techniques {

// Naked subsets: `Size` cells of a house that have `Size` candidates together, two or more each,
// of which another cell of the house has one: visit(house, cells, digits).
template <int Size, ChoiceOrder Order, int W, class HouseOrder, class Visit>
bool visit_naked_subsets(const State<W>& state, HouseOrder&& houses, Visit visit) {
  CellSet<W> small = state.bivalue();
  if constexpr (Size > 2) {
    for (const int cell : state.empty() - small) {
      if (state.count(cell) > 2 && state.count(cell) <= Size) small.insert(cell);
    }
  }
  std::array<Item, at(largest_size<W>)> items;
  for (const int house : houses) {
    std::size_t count = 0;
    for (const int cell : small& state.houses().cells(house)) {
      items[count++] = {cell, state.candidates(cell)};
    }
    const auto visit_cells = [&](const std::array<int, Size>& chosen, Mask digits) {
      Mask positions = 0;
      for (const int digit : digits_of(digits)) positions |= state.positions(house, digit);
      if (at_most(positions, Size)) return false;
      CellSet<W> cells;
      for (const int cell : chosen) cells.insert(cell);
      return visit(house, cells, digits);
    };
    if (choose<Order, Size>(std::span(items.data(), count), visit_cells)) return true;
  }
  return false;
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
