#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "constraints/lanes/lane_rules.hpp"

#if defined(__AVX512BW__)
#include <immintrin.h>
#endif

// Sixteen words of lanes at once, one for each digit or for whatever else is counted from 0.
namespace nonet {
// Each instruction set has its own.
namespace {  // NOLINT(misc-anonymous-namespace-in-header)

#if defined(__GNUC__)
#define NONET_LANE_INLINE inline __attribute__((always_inline))
#else
#define NONET_LANE_INLINE inline
#endif

#if defined(__AVX512BW__)
typedef LaneSet LanePart __attribute__((vector_size(64)));
#elif defined(__AVX2__)
typedef LaneSet LanePart __attribute__((vector_size(32)));
#elif defined(__GNUC__)
typedef LaneSet LanePart __attribute__((vector_size(16)));
#else
using LanePart = LaneSet;
#endif

struct LaneWords {
  static constexpr std::size_t parts = sizeof(LaneCell) / sizeof(LanePart);
  LanePart part[parts];

  static NONET_LANE_INLINE LaneWords load(const LaneSet* from) {
    LaneWords words;
    std::memcpy(&words, from, sizeof words);
    return words;
  }
  static NONET_LANE_INLINE LaneWords load(const LaneCell& from) { return load(from.digits.data()); }
  NONET_LANE_INLINE void store(LaneSet* into) const { std::memcpy(into, this, sizeof *this); }
  NONET_LANE_INLINE void store(LaneCell& into) const { store(into.digits.data()); }

  // The same lanes in all words.
  static NONET_LANE_INLINE LaneWords all(LaneSet lanes) {
    LaneWords words;
    for (LanePart& own : words.part) own = LanePart{} + lanes;
    return words;
  }
  static NONET_LANE_INLINE LaneWords none() { return all(0); }
  // All lanes in the words of a set of digits.
  static NONET_LANE_INLINE LaneWords of(std::uint16_t set) {
#if defined(__AVX512BW__)
    return from_raw(_mm512_maskz_set1_epi32(set, -1));
#else
    LaneCell words;
    for (std::size_t i = 0; i < lane_words; ++i) words.digits[i] = 0U - (set >> i & 1U);
    return load(words);
#endif
  }

#define NONET_LANE_OPERATOR(op)                                                            \
  friend NONET_LANE_INLINE LaneWords operator op(const LaneWords& a, const LaneWords& b) { \
    LaneWords found;                                                                       \
    for (std::size_t i = 0; i < parts; ++i) found.part[i] = a.part[i] op b.part[i];        \
    return found;                                                                          \
  }
  NONET_LANE_OPERATOR(&)
  NONET_LANE_OPERATOR(|)
  NONET_LANE_OPERATOR(^)
#undef NONET_LANE_OPERATOR
  NONET_LANE_INLINE LaneWords& operator&=(const LaneWords& other) { return *this = *this & other; }
  NONET_LANE_INLINE LaneWords& operator|=(const LaneWords& other) { return *this = *this | other; }
  [[nodiscard]] NONET_LANE_INLINE LaneWords without(const LaneWords& other) const {
    LaneWords found;
    for (std::size_t i = 0; i < parts; ++i) found.part[i] = part[i] & ~other.part[i];
    return found;
  }

  // The lanes of any word.
  [[nodiscard]] NONET_LANE_INLINE LaneSet any() const {
#if defined(__AVX512BW__)
    return static_cast<LaneSet>(_mm512_reduce_or_epi32(raw()));
#else
    std::array<std::uint64_t, 8> words;
    std::memcpy(words.data(), this, sizeof words);
    const std::uint64_t both = ((words[0] | words[1]) | (words[2] | words[3])) |
                               ((words[4] | words[5]) | (words[6] | words[7]));
    return static_cast<LaneSet>(both | both >> 32);
#endif
  }
  // Word numbers[i] as word i.
  [[nodiscard]] NONET_LANE_INLINE LaneWords
  chosen(const std::array<std::uint32_t, lane_words>& numbers) const {
#if defined(__AVX512BW__)
    return from_raw(_mm512_permutexvar_epi32(_mm512_loadu_si512(numbers.data()), raw()));
#else
    LaneCell from;
    LaneCell into;
    store(from);
    for (std::size_t i = 0; i < lane_words; ++i) into.digits[i] = from.digits[numbers[i]];
    return load(into);
#endif
  }
  // Sixteen of the 32 words of two, from a number on.
  template <int From>
  static NONET_LANE_INLINE LaneWords joined(const LaneWords& low, const LaneWords& high) {
    if constexpr (From == 0) {
      return low;
    } else if constexpr (From == lane_words) {
      return high;
    } else {
#if defined(__AVX512BW__)
      return from_raw(_mm512_alignr_epi32(high.raw(), low.raw(), From));
#else
      std::array<LaneSet, 2 * lane_words> words;
      low.store(words.data());
      high.store(words.data() + lane_words);
      return load(words.data() + From);
#endif
    }
  }
  // The lanes of any word of the first as word 0, those of the second as word 1, and so on.
  static NONET_LANE_INLINE LaneWords any_of_each(const std::array<LaneWords, lane_words>& each) {
#if defined(__AVX512BW__)
    // Two, four, then sixteen of them side by side.
    const auto two = [&](std::size_t i) {
      const __m512i a = each[i].raw();
      const __m512i b = each[i + 1].raw();
      return _mm512_or_si512(_mm512_unpacklo_epi32(a, b), _mm512_unpackhi_epi32(a, b));
    };
    const auto four = [&](std::size_t i) {
      const __m512i a = two(i);
      const __m512i b = two(i + 2);
      return _mm512_or_si512(_mm512_unpacklo_epi64(a, b), _mm512_unpackhi_epi64(a, b));
    };
    const auto beside = [](__m512i a, __m512i b) {
      return _mm512_or_si512(_mm512_shuffle_i64x2(a, b, 0x88), _mm512_shuffle_i64x2(a, b, 0xDD));
    };
    return from_raw(beside(beside(four(0), four(4)), beside(four(8), four(12))));
#else
    LaneCell found;
    for (std::size_t i = 0; i < lane_words; ++i) found.digits[i] = each[i].any();
    return load(found);
#endif
  }

#if defined(__AVX512BW__)
  [[nodiscard]] NONET_LANE_INLINE __m512i raw() const { return (__m512i)part[0]; }
  static NONET_LANE_INLINE LaneWords from_raw(__m512i raw) {
    LaneWords words;
    words.part[0] = (LanePart)raw;
    return words;
  }
#endif
};

// The numbers of words turned by each number, modulo nine: word i of the result is word i + turn.
constexpr auto turned_numbers = [] {
  std::array<std::array<std::uint32_t, lane_words>, most_lane_digits + 1> numbers{};
  for (std::size_t turn = 0; turn <= most_lane_digits; ++turn) {
    for (std::size_t i = 0; i < lane_words; ++i) {
      numbers[turn][i] = static_cast<std::uint32_t>((i + turn) % most_lane_digits);
    }
  }
  return numbers;
}();

// The candidates of a cell, which can be turned.
class Turned {
 public:
  NONET_LANE_INLINE explicit Turned(const LaneWords& cell) {
#if defined(__AVX512BW__)
    cell_ = cell;
#else
    // Twice, so that a load takes what is turned.
    cell.store(words_.data());
    cell.store(words_.data() + most_lane_digits);
#endif
  }
  [[nodiscard]] NONET_LANE_INLINE LaneWords by(int turn) const {
#if defined(__AVX512BW__)
    return turn == 0 ? cell_ : cell_.chosen(turned_numbers[static_cast<std::size_t>(turn)]);
#else
    return LaneWords::load(words_.data() + turn);
#endif
  }

 private:
#if defined(__AVX512BW__)
  LaneWords cell_;
#else
  std::array<LaneSet, 2 * lane_words> words_{};
#endif
};

// What is left of a cell, found in parts of which each is turned by some number.
class Kept {
 public:
  NONET_LANE_INLINE Kept() { turned_.fill(LaneWords::none()); }

  NONET_LANE_INLINE void add(int turn, const LaneWords& found) {
    turned_[static_cast<std::size_t>(turn)] |= found;
  }
  [[nodiscard]] NONET_LANE_INLINE LaneWords all() const {
    LaneWords found = turned_[0];
    for (int turn = 1; turn < most_lane_digits; ++turn) {
      found |= Turned(turned_[static_cast<std::size_t>(turn)]).by(most_lane_digits - turn);
    }
    return found;
  }

 private:
  std::array<LaneWords, most_lane_digits> turned_;
};

}  // namespace
}  // namespace nonet
