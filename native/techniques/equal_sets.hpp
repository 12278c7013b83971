#pragma once

#include <cstdint>
#include <vector>

#include "core/bit_set.hpp"

namespace nonet::techniques {

template <int W>
class Houses;

// Lines and as many regions, which hold the same digits. So do the cells that only the lines have
// and those that only the regions have.
template <int W>
struct EqualSets {
  std::vector<std::uint8_t> lines;
  std::vector<std::uint8_t> regions;
  BitSet<W> in_lines;
  BitSet<W> in_regions;
};

// Two to four neighbouring lines with regions that they hold up to six cells. A single line and a
// single region are left to locked candidates, and with boxes there is nothing else.
template <int W>
std::vector<EqualSets<W>> equal_sets(const Houses<W>& houses);

extern template std::vector<EqualSets<2>> equal_sets(const Houses<2>&);
extern template std::vector<EqualSets<10>> equal_sets(const Houses<10>&);

}  // namespace nonet::techniques
