#pragma once

#include <cstdint>

namespace nonet {

// SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014):
// eight bytes of state, and the same numbers on every machine.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15u;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }

  // Uniform in 0 … bound − 1; numbers that would favour the low results are drawn again.
  constexpr int below(int bound) {
    const auto range = static_cast<std::uint64_t>(bound);
    const std::uint64_t unfair = (0 - range) % range;
    for (;;) {
      const std::uint64_t number = next();
      if (number >= unfair) return static_cast<int>(number % range);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace nonet
