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

// Unions in which known totals of rules leave little, those of few houses first: up to five
// neighbouring rows or columns, up to four boxes or regions side by side, a line and a box, and
// each other house.
template <int W>
std::vector<HouseUnion<W>> house_unions(const Houses<W>& houses);

extern template std::vector<HouseUnion<2>> house_unions(const Houses<2>&);
extern template std::vector<HouseUnion<10>> house_unions(const Houses<10>&);

}  // namespace nonet::techniques
