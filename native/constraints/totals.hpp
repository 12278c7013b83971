#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace nonet {

// A set of totals from 0 to 64 · Words − 1, on words that the caller owns.
template <int Words>
struct Totals {
  static constexpr int count = 64 * Words;

  static void clear(std::uint64_t* set) {
    for (int i = 0; i < Words; ++i) set[i] = 0;
  }
  static void insert(std::uint64_t* set, int total) {
    set[total / 64] |= std::uint64_t{1} << total % 64;
  }
  static bool contains(const std::uint64_t* set, int total) {
    return (set[total / 64] >> total % 64 & 1) != 0;
  }
  static bool empty(const std::uint64_t* set) {
    std::uint64_t any = 0;
    for (int i = 0; i < Words; ++i) any |= set[i];
    return any == 0;
  }
  // into |= {total + by}, without what goes beyond.
  static void add_up(std::uint64_t* into, const std::uint64_t* set, int by) {
    if constexpr (Words == 1) {
      if (by < 64) *into |= *set << by;
      return;
    }
    const int words = by / 64;
    const int bits = by % 64;
    for (int i = Words - 1; i >= words; --i) {
      std::uint64_t word = set[i - words] << bits;
      if (bits != 0 && i > words) word |= set[i - words - 1] >> (64 - bits);
      into[i] |= word;
    }
  }
  // into |= {total − by}, without what goes below 0.
  static void add_down(std::uint64_t* into, const std::uint64_t* set, int by) {
    if constexpr (Words == 1) {
      if (by < 64) *into |= *set >> by;
      return;
    }
    const int words = by / 64;
    const int bits = by % 64;
    for (int i = 0; i + words < Words; ++i) {
      std::uint64_t word = set[i + words] >> bits;
      if (bits != 0 && i + words + 1 < Words) word |= set[i + words + 1] << (64 - bits);
      into[i] |= word;
    }
  }
  // Whether some total of `set`, and `by` more, is in `other`.
  static bool meets(const std::uint64_t* set, int by, const std::uint64_t* other) {
    if constexpr (Words == 1) return by < 64 && (*set << by & *other) != 0;
    const int words = by / 64;
    const int bits = by % 64;
    for (int i = words; i < Words; ++i) {
      std::uint64_t word = set[i - words] << bits;
      if (bits != 0 && i > words) word |= set[i - words - 1] >> (64 - bits);
      if ((word & other[i]) != 0) return true;
    }
    return false;
  }
};

}  // namespace nonet
