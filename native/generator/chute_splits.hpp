#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace nonet {

// How the digits of one 3 × 3 box can lie in the rows of the next two boxes of its band (or in
// the columns of the next two of its stack; the same with rows and columns exchanged).
//
//     first box        second box       third box           cells of the first box as bits
//     0 1 2            3 4 6            5 7 8               8 7 6 | 5 4 3 | 2 1 0
//     3 4 5     →      0 7 8     and    1 2 6               row 2   row 1   row 0
//     6 7 8            1 2 5            0 3 4
//
// Row i of the second box takes three of the six digits that are not in row i of the first, and
// the third box takes the others. There are 56 such splits whatever the digits are, each with
// 6⁶ orders of the minirows; so a box has 56 · 6⁶ = 2,612,736 bands (Felgenhauer and Jarvis,
// "Mathematics of Sudoku I", Mathematical Spectrum 39, 2006).
inline constexpr std::size_t split_count = 56;

// Rows of the second box, as bits of the cells of the first box that hold their digits.
using Split = std::array<std::uint16_t, 3>;

inline constexpr std::array<std::uint16_t, 3> box_rows = {0007, 0070, 0700};

constexpr std::array<Split, split_count> make_splits() {
  constexpr auto three = [](int set) {
    int members = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) ++members;
    return members == 3;
  };
  std::array<Split, split_count> splits{};
  std::size_t made = 0;
  for (int first = 0; first < 512; ++first) {
    if (!three(first) || (first & box_rows[0]) != 0) continue;
    for (int second = 0; second < 512; ++second) {
      const int third = 0777 & ~(first | second);
      if (!three(second) || !three(third)) continue;
      if ((second & box_rows[1]) != 0 || (third & box_rows[2]) != 0) continue;
      splits[made++] = {static_cast<std::uint16_t>(first), static_cast<std::uint16_t>(second),
                        static_cast<std::uint16_t>(third)};
    }
  }
  return splits;
}

inline constexpr std::array<Split, split_count> splits = make_splits();

// The rows of the third box under a split of the first two; a split of its own, too.
constexpr Split others(const Split& split) {
  Split rest{};
  for (std::size_t row = 0; row < 3; ++row) {
    rest[row] = static_cast<std::uint16_t>(0777 & ~(split[row] | box_rows[row]));
  }
  return rest;
}

}  // namespace nonet
