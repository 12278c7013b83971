#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/random.hpp"

namespace nonet {

// Complete 9 × 9 grids with boxes, each of the 6,670,903,752,021,072,936,960 exactly as likely as
// any other. No chain: a top band and a left stack are drawn, all ways to fill the other four
// boxes are counted at once, and the draw is kept with a chance in proportion to their number.
//
//     B1 B2 B3      drawn uniformly          56 · 6⁶ ways for B2 B3, as many for B4 B7
//     B4 b5 b6      band 2: split a
//     B7 b8 b9      band 3: split b          stack 2: split c, stack 3: split d
//
// b5 has its digits in rows by a and in columns by c. It exists, and is unique, when each row has
// one digit in common with each column. So with F5[a] the set of all c that go with a, and so on,
//
//     completions = Σ over a, b of |F5[a] ∩ F8[b]| · |F6[a] ∩ F9[b]|
//
// which takes 56² steps on words of 56 bits.
class ClassicGrids {
 public:
  static constexpr std::size_t cell_count = 81;

  // A grid, digits from 1, all equally likely.
  static void draw(Random& random, std::span<std::uint8_t, cell_count> digits);

  // The same without the last condition, in about a third of the time: a grid whose band and
  // stack have N completions is 2693 / N times as likely as it should be (N is 1152 to 11664,
  // 2693 ± 290). The total variation distance from uniform is 0.0413.
  static void draw_biased(Random& random, std::span<std::uint8_t, cell_count> digits);
};

}  // namespace nonet
