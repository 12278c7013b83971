#pragma once

#include <cstdint>

namespace nonet {

// 1, 1, 2, 1, 1, 2, 4, 1, … from 1 on: lengths between restarts (Luby, Sinclair, Zuckerman,
// "Optimal speedup of Las Vegas algorithms", Inf. Process. Lett. 47, 1993).
inline std::uint64_t luby(std::uint64_t i) {
  for (;;) {
    std::uint64_t power = 1;
    while (2 * power - 1 < i) power *= 2;
    if (2 * power - 1 == i) return power;
    i -= power - 1;
  }
}

}  // namespace nonet
