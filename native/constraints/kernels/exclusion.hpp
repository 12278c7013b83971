#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#if defined(__AVX512BW__)
#include <immintrin.h>
#endif

// `Kernels::exclude`.
namespace nonet {
// Each instruction set has its own.
namespace {  // NOLINT(misc-anonymous-namespace-in-header)

#if defined(__AVX512BW__)

bool exclude(std::uint16_t* cells, const std::uint64_t* among, std::uint16_t digits,
             std::uint64_t* changed, std::uint64_t* singles) {
  const __m512i gone = _mm512_set1_epi16(static_cast<short>(digits));
  const __m512i others = _mm512_set1_epi16(static_cast<short>(~digits));
  __mmask32 empty = 0;
  for (std::size_t word = 0; word < 2; ++word) {
    changed[word] = 0;
    singles[word] = 0;
    for (unsigned half = 0; half < 64; half += 32) {
      const auto lanes = static_cast<__mmask32>(among[word] >> half);
      if (lanes == 0) continue;
      std::uint16_t* const own = cells + 64 * word + half;
      const __m512i before = _mm512_maskz_loadu_epi16(lanes, own);
      const __mmask32 has = _mm512_test_epi16_mask(before, gone);
      if (has == 0) continue;
      const __m512i after = _mm512_and_si512(before, others);
      _mm512_mask_storeu_epi16(own, has, after);
      const __m512i less = _mm512_add_epi16(after, _mm512_set1_epi16(-1));
      empty |= _mm512_mask_testn_epi16_mask(has, after, after);
      changed[word] |= std::uint64_t{has} << half;
      singles[word] |= std::uint64_t{_mm512_mask_testn_epi16_mask(has, after, less)} << half;
    }
  }
  return empty == 0;
}

#else

bool exclude(std::uint16_t* cells, const std::uint64_t* among, std::uint16_t digits,
             std::uint64_t* changed, std::uint64_t* singles) {
  bool is_possible = true;
  for (std::size_t word = 0; word < 2; ++word) {
    changed[word] = 0;
    singles[word] = 0;
    for (std::uint64_t left = among[word]; left != 0; left &= left - 1) {
      std::uint16_t& cell = cells[64 * word + static_cast<std::size_t>(std::countr_zero(left))];
      if ((cell & digits) == 0) continue;
      cell = static_cast<std::uint16_t>(cell & ~digits);
      changed[word] |= left & (0 - left);
      if ((cell & (cell - 1)) == 0) singles[word] |= left & (0 - left);
      is_possible &= cell != 0;
    }
  }
  return is_possible;
}

#endif

}  // namespace
}  // namespace nonet
