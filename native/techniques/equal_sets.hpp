#pragma once

#include <cstdint>
#include <vector>

#include "core/bit_set.hpp"

namespace nonet::techniques {

template <int W>
class Houses;

// Two unions of houses. The cells that only the first one has hold the same digits as those that
// only the second one has, and each digit `copies` times more.
template <int W>
struct EqualSets {
  std::vector<std::uint8_t> houses;
  std::vector<std::uint8_t> others;
  BitSet<W> cells;
  BitSet<W> other_cells;
  int copies;
};

// Unions of up to four houses with few cells that they do not share, those of few houses and
// few such cells first; of up to two on sizes above 11. One house and one house are left to locked
// candidates, and rows and columns to fish.
template <int W>
std::vector<EqualSets<W>> equal_sets(const Houses<W>& houses);

extern template std::vector<EqualSets<2>> equal_sets(const Houses<2>&);
extern template std::vector<EqualSets<10>> equal_sets(const Houses<10>&);

}  // namespace nonet::techniques
