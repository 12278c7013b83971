#pragma once

#include <cstdint>
#include <vector>

#include "core/bit_set.hpp"

namespace nonet::techniques {

template <int W>
class Houses;

// Houses without a common cell, whose total is therefore known.
template <int W>
struct HouseUnion {
  std::vector<std::uint8_t> houses;
  BitSet<W> cells;
  std::vector<std::uint16_t> totals;  // those among the rules that have cells in it
};

// Cells that all differ, with the total that houses and rules leave to them: those of the houses
// beside the rules, or those that rules which cover the houses have outside.
template <int W>
struct HiddenCage {
  BitSet<W> cells;
  int total;
  std::vector<std::uint8_t> houses;
  std::vector<int> rules;
};

// Unions in which known totals of rules leave little, those of few houses first: up to five
// neighbouring rows or columns, up to four boxes or regions side by side, a line and a box, and
// each other house.
template <int W>
std::vector<HouseUnion<W>> house_unions(const Houses<W>& houses);

// The hidden cages of two to five cells.
template <int W>
std::vector<HiddenCage<W>> hidden_cages(const Houses<W>& houses);

extern template std::vector<HouseUnion<2>> house_unions(const Houses<2>&);
extern template std::vector<HouseUnion<10>> house_unions(const Houses<10>&);
extern template std::vector<HiddenCage<2>> hidden_cages(const Houses<2>&);
extern template std::vector<HiddenCage<10>> hidden_cages(const Houses<10>&);

}  // namespace nonet::techniques
