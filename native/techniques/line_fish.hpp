#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "techniques/state.hpp"

namespace nonet::techniques {

// The houses of lines, from the first row or the first column on.
constexpr HouseSet houses_from(Mask lines, int first) {
  HouseSet set;
  for (const int line : digits_of(lines)) set.insert(first + line);
  return set;
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
    const Mask across = choice.across | needs[at(line)];
    if (at_most(across, most) && choose_lines(needs, pool & (pool - 1), left - 1, most,
                                              {choice.lines | Mask{1} << line, across}, visit)) {
      return true;
    }
  }
  return false;
}

// Basic fish of a digit that eliminate something: `size` lines whose places, two or more each, lie
// in `size` lines across; visit(choice). Lines are numbered from the houses `base` and `cover`, the
// first row and the first column or the other way round. In the order of the first line.
template <int W, class Visit>
bool visit_line_fish(const State<W>& state, int digit, int base, int cover, int size,
                     const Visit& visit) {
  std::array<Mask, at(largest_size<W>)> needs;
  Mask pool = 0;
  for (int line = 0; line < state.size(); ++line) {
    const Mask here = state.positions(base + line, digit);
    needs[at(line)] = here;
    if (!at_most(here, 1) && at_most(here, size)) pool |= bit(line);
  }
  return !at_most(pool, size - 1) &&
         choose_lines(needs, pool, size, size, {}, [&](const LineChoice& choice) {
           if (at_most(choice.across, size - 1)) return false;
           Mask left = 0;
           for (const int across : digits_of(choice.across)) {
             left |= state.positions(cover + across, digit) & ~choice.lines;
           }
           return left != 0 && visit(choice);
         });
}

}  // namespace nonet::techniques
