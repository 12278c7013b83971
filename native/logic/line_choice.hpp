#pragma once

#include <bit>
#include <cstdint>
#include <span>

#include "logic/step.hpp"

namespace nonet::logic {

// Whether a mask has so few bits; quicker than to count them all.
constexpr bool at_most(Mask mask, int bits) {
  for (; bits > 0; --bits) mask &= mask - 1;
  return mask == 0;
}

// A choice of lines, and the lines across that they need together.
struct LineChoice {
  Mask lines = 0;
  Mask across = 0;
};

// Extends the choice by each set of `left` more lines of the pool that together need at most `most`
// lines across, and calls visit for it; `needs` has the lines across of each line. True as soon as
// a visit is.
template <class Visit>
bool choose_lines(std::span<const Mask> needs, Mask pool, int left, int most, LineChoice choice,
                  const Visit& visit) {
  if (left == 0) return visit(choice);
  for (; pool != 0; pool &= pool - 1) {
    const int line = std::countr_zero(pool);
    const Mask across = choice.across | needs[static_cast<std::size_t>(line)];
    if (at_most(across, most) && choose_lines(needs, pool & (pool - 1), left - 1, most,
                                              {choice.lines | Mask{1} << line, across}, visit)) {
      return true;
    }
  }
  return false;
}

}  // namespace nonet::logic
