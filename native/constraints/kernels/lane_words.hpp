#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#include "constraints/lanes/lane_rules.hpp"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

// Sixteen words of lanes at once, one for each digit or for whatever else is counted from 0.
namespace nonet {
// Each instruction set has its own.
namespace {  // NOLINT(misc-anonymous-namespace-in-header)

// Under a sanitizer, which adds to all that is written out, g++ takes three times as long for it.
#if defined(__GNUC__) && !defined(NONET_SANITIZED)
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

#if defined(__GNUC__) && !defined(__AVX2__)

// Four of the eight words of two vectors.
template <int A, int B, int C, int D>
NONET_LANE_INLINE LanePart moved(LanePart a, LanePart b) {
#if defined(__clang__)
  return __builtin_shufflevector(a, b, A, B, C, D);
#else
  return __builtin_shuffle(a, b, LanePart{A, B, C, D});
#endif
}

#endif

struct LaneWords {
  static constexpr std::size_t parts = sizeof(LaneCell) / sizeof(LanePart);
  LanePart part[parts];

  static NONET_LANE_INLINE LaneWords load(const LaneSet* from) {
    LaneWords words;
    for (std::size_t i = 0; i < parts; ++i) {
      std::memcpy(&words.part[i], from + i * (lane_words / parts), sizeof(LanePart));
    }
    return words;
  }
  static NONET_LANE_INLINE LaneWords load(const LaneCell& from) { return load(from.digits.data()); }
  NONET_LANE_INLINE void store(LaneSet* into) const {
    for (std::size_t i = 0; i < parts; ++i) {
      std::memcpy(into + i * (lane_words / parts), &part[i], sizeof(LanePart));
    }
  }
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
#elif defined(__GNUC__)
#if defined(__AVX2__)
    constexpr LanePart first{1, 2, 4, 8, 16, 32, 64, 128};
#else
    constexpr LanePart first{1, 2, 4, 8};
#endif
    LaneWords words;
    for (std::size_t i = 0; i < parts; ++i) {
      const LanePart bits = first << static_cast<LaneSet>(lane_words / parts * i);
      words.part[i] = (LanePart)(((LanePart{} + set) & bits) == bits);
    }
    return words;
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
#if defined(__GNUC__)
    typedef LaneSet Quarter __attribute__((vector_size(16)));
    std::array<Quarter, 4> quarters;
    std::memcpy(quarters.data(), this, sizeof quarters);
    const Quarter all = (quarters[0] | quarters[1]) | (quarters[2] | quarters[3]);
    return (all[0] | all[1]) | (all[2] | all[3]);
#else
    LaneSet lanes = 0;
    for (const LaneSet word : part) lanes |= word;
    return lanes;
#endif
  }
  // Word numbers[i] as word i.
  [[nodiscard]] NONET_LANE_INLINE LaneWords
  chosen(const std::array<std::uint32_t, lane_words>& numbers) const {
#if defined(__AVX512BW__)
    return from_raw(_mm512_permutexvar_epi32(_mm512_loadu_si512(numbers.data()), raw()));
#elif defined(__AVX2__)
    const auto chosen = [&](std::size_t i) {
      return this->chosen(_mm256_loadu_si256((const __m256i*)(numbers.data() + i)));
    };
    return from_raw(chosen(0), chosen(8));
#else
    LaneCell from;
    LaneCell into;
    store(from);
    for (std::size_t i = 0; i < lane_words; ++i) into.digits[i] = from.digits[numbers[i]];
    return load(into);
#endif
  }
  // Word from − i as word i; none where there is no such word.
  [[nodiscard]] NONET_LANE_INLINE LaneWords mirrored(int from) const {
#if defined(__AVX512BW__)
    const __m512i number = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const __m512i chosen = _mm512_sub_epi32(_mm512_set1_epi32(from), number);
    const __mmask16 is_here = _mm512_cmplt_epu32_mask(chosen, _mm512_set1_epi32(lane_words));
    return from_raw(_mm512_maskz_permutexvar_epi32(is_here, chosen, raw()));
#elif defined(__AVX2__)
    const auto half = [&](int first) {
      const __m256i number = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
      const __m256i chosen = _mm256_sub_epi32(_mm256_set1_epi32(from - first), number);
      const __m256i is_here = _mm256_cmpeq_epi32(_mm256_srli_epi32(chosen, 4), __m256i{});
      return _mm256_and_si256(is_here, this->chosen(chosen));
    };
    return from_raw(half(0), half(8));
#else
    LaneCell own;
    LaneCell into;
    store(own);
    for (int i = std::max(0, from - lane_words + 1); i <= std::min(from, lane_words - 1); ++i) {
      into.digits[static_cast<std::size_t>(i)] = own.digits[static_cast<std::size_t>(from - i)];
    }
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
#elif defined(__AVX2__)
      const std::array<LanePart, 4> all{low.part[0], low.part[1], high.part[0], high.part[1]};
      const auto eight = [&](std::size_t i) {
        constexpr int skipped = From % 8;
        const auto first = (__m256i)all[i];
        const auto second = (__m256i)all[i + 1];
        const __m256i middle = _mm256_permute2x128_si256(first, second, 0x21);
        if constexpr (skipped == 0) return first;
        if constexpr (skipped == 4) return middle;
        if constexpr (skipped < 4) return _mm256_alignr_epi8(middle, first, 4 * skipped);
        if constexpr (skipped > 4) return _mm256_alignr_epi8(second, middle, 4 * (skipped - 4));
      };
      return from_raw(eight(From / 8), eight(From / 8 + 1));
#elif defined(__GNUC__)
      LaneWords found;
      for (std::size_t i = 0; i < parts; ++i) {
        const std::size_t first = i + From / 4;
        const LanePart a = first < parts ? low.part[first] : high.part[first - parts];
        const LanePart b = first + 1 < parts ? low.part[first + 1] : high.part[first + 1 - parts];
        found.part[i] = moved<From % 4, From % 4 + 1, From % 4 + 2, From % 4 + 3>(a, b);
      }
      return found;
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
#elif defined(__AVX2__)
    const auto one = [&](std::size_t i) { return _mm256_or_si256(each[i].raw(0), each[i].raw(1)); };
    const auto two = [&](std::size_t i) {
      const __m256i a = one(i);
      const __m256i b = one(i + 1);
      return _mm256_or_si256(_mm256_unpacklo_epi32(a, b), _mm256_unpackhi_epi32(a, b));
    };
    const auto four = [&](std::size_t i) {
      const __m256i a = two(i);
      const __m256i b = two(i + 2);
      return _mm256_or_si256(_mm256_unpacklo_epi64(a, b), _mm256_unpackhi_epi64(a, b));
    };
    const auto eight = [&](std::size_t i) {
      const __m256i a = four(i);
      const __m256i b = four(i + 4);
      return _mm256_or_si256(_mm256_permute2x128_si256(a, b, 0x20),
                             _mm256_permute2x128_si256(a, b, 0x31));
    };
    return from_raw(eight(0), eight(8));
#elif defined(__GNUC__)
    const auto one = [&](std::size_t i) {
      return (each[i].part[0] | each[i].part[1]) | (each[i].part[2] | each[i].part[3]);
    };
    const auto two = [&](std::size_t i) {
      const LanePart a = one(i);
      const LanePart b = one(i + 1);
      return moved<0, 4, 1, 5>(a, b) | moved<2, 6, 3, 7>(a, b);
    };
    LaneWords found;
    for (std::size_t i = 0; i < parts; ++i) {
      const LanePart a = two(4 * i);
      const LanePart b = two(4 * i + 2);
      found.part[i] = moved<0, 1, 4, 5>(a, b) | moved<2, 3, 6, 7>(a, b);
    }
    return found;
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
#elif defined(__AVX2__)
  [[nodiscard]] NONET_LANE_INLINE __m256i raw(std::size_t i) const { return (__m256i)part[i]; }
  static NONET_LANE_INLINE LaneWords from_raw(__m256i low, __m256i high) {
    LaneWords words;
    words.part[0] = (LanePart)low;
    words.part[1] = (LanePart)high;
    return words;
  }
  // Eight words, by their numbers from 0 to 15.
  [[nodiscard]] NONET_LANE_INLINE __m256i chosen(__m256i numbers) const {
    const __m256i is_high = _mm256_cmpgt_epi32(numbers, _mm256_set1_epi32(7));
    return _mm256_blendv_epi8(_mm256_permutevar8x32_epi32(raw(0), numbers),
                              _mm256_permutevar8x32_epi32(raw(1), numbers), is_high);
  }
#endif
};

// The candidates of a cell, which can be turned: word i of the result is word i + turn, modulo
// nine.
class Turned {
 public:
  NONET_LANE_INLINE explicit Turned(const LaneWords& cell)
      : low_(cell | LaneWords::joined<lane_words - most_lane_digits>(LaneWords::none(), cell)),
        high_(LaneWords::joined<lane_words - most_lane_digits>(cell, LaneWords::none())) {}

  template <int Turn>
  [[nodiscard]] NONET_LANE_INLINE LaneWords by() const {
    return LaneWords::joined<Turn>(low_, high_);
  }

 private:
  // Its words twice, one after the other.
  LaneWords low_;
  LaneWords high_;
};

// What is left of a cell, found in parts of which each is turned by some number.
class Kept {
 public:
  NONET_LANE_INLINE Kept() { turned_.fill(LaneWords::none()); }

  template <int Turn>
  NONET_LANE_INLINE void add(const LaneWords& found) {
    turned_[Turn] |= found;
  }
  [[nodiscard]] NONET_LANE_INLINE LaneWords all(const LaneWords& digits) const {
    LaneWords found = turned_[0];
#if defined(__AVX512BW__)
    for (std::size_t turn = 1; turn < turned_.size(); ++turn) {
      found |= turned_[turn].chosen(turned_back[turn]);
    }
#else
    add_turned(found, digits, std::make_integer_sequence<int, most_lane_digits - 1>());
#endif
    return found & digits;
  }

 private:
#if defined(__AVX512BW__)
  static constexpr auto turned_back = [] {
    std::array<std::array<std::uint32_t, lane_words>, most_lane_digits> words{};
    for (std::uint32_t turn = 0; turn < most_lane_digits; ++turn) {
      for (std::uint32_t i = 0; i < most_lane_digits; ++i) {
        words[turn][i] = (i + most_lane_digits - turn) % most_lane_digits;
      }
    }
    return words;
  }();
#else
  template <int... Turn>
  NONET_LANE_INLINE void add_turned(LaneWords& found, const LaneWords& digits,
                                    std::integer_sequence<int, Turn...> /*turns*/) const {
    ((found |= Turned(turned_[Turn + 1] & digits).by<most_lane_digits - Turn - 1>()), ...);
  }
#endif

  std::array<LaneWords, most_lane_digits> turned_;
};

}  // namespace
}  // namespace nonet
