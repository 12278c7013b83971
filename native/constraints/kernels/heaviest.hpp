#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/bit_set.hpp"

#if defined(__AVX512BITALG__)
#include <immintrin.h>
#endif

// `Kernels::heaviest`.
namespace nonet {
// Each instruction set has its own.
namespace {  // NOLINT(misc-anonymous-namespace-in-header)

// One by the number of digits, 0 for a single digit; up to nine of them from a table, since
// counting them takes longer.
template <class Word>
float share_of(Word digits) {
  static constexpr auto shares = [] {
    std::array<float, 512> found{};
    for (std::size_t set = 0; set < found.size(); ++set) {
      const int count = std::popcount(set);
      if (count > 1) found[set] = 1.0F / static_cast<float>(count);
    }
    return found;
  }();
  const auto set = static_cast<std::uint64_t>(digits);
  if (set < shares.size()) return shares[static_cast<std::size_t>(set)];
  const int count = count_bits(set);
  return count > 1 ? 1.0F / static_cast<float>(count) : 0;
}

template <class Word>
int heaviest(const Word* cells, const float* weights, std::size_t count, Word favoured,
             float favour, float* most) {
  int found = -1;
  *most = 0;
  for (std::size_t cell = 0; cell < count; ++cell) {
    const float extra = (cells[cell] & favoured) != 0 ? favour : 0.0F;
    const float each = (weights[cell] + extra) * share_of(cells[cell]);
    if (each > *most) {
      *most = each;
      found = static_cast<int>(cell);
    }
  }
  return found;
}

#if defined(__AVX512BITALG__)

// By the number of digits, up to 16.
constexpr std::array<float, 32> shares_of_counts = [] {
  std::array<float, 32> found{};
  for (std::size_t count = 2; count < found.size(); ++count) {
    found[count] = 1.0F / static_cast<float>(count);
  }
  return found;
}();

template <>
int heaviest(const std::uint16_t* cells, const float* weights, std::size_t count,
             std::uint16_t favoured, float favour, float* most) {
  const __m512 low = _mm512_loadu_ps(shares_of_counts.data());
  const __m512 high = _mm512_loadu_ps(shares_of_counts.data() + 16);
  const __m256i favoured_digit = _mm256_set1_epi16(static_cast<short>(favoured));
  const __m512 extra = _mm512_set1_ps(favour);
  __m512 best = _mm512_setzero_ps();  // in each place that of every 16th cell
  __m512i where = _mm512_set1_epi32(-1);
  for (std::size_t first = 0; first < count; first += 16) {
    const std::size_t left = count - first;
    const auto here = static_cast<__mmask16>(left < 16 ? (1U << left) - 1 : 0xFFFFU);
    const __m256i digits = _mm256_maskz_loadu_epi16(here, cells + first);
    const __m512i counts =
        _mm512_maskz_cvtepu16_epi32(here, _mm256_maskz_popcnt_epi16(here, digits));
    const __m512 shares = _mm512_permutex2var_ps(low, counts, high);
    const __mmask16 is_favoured = _mm256_test_epi16_mask(digits, favoured_digit);
    const __m512 own = _mm512_maskz_loadu_ps(here, weights + first);
    const __m512 each = _mm512_mul_ps(_mm512_mask_add_ps(own, is_favoured, own, extra), shares);
    const __mmask16 is_more = _mm512_cmp_ps_mask(each, best, _CMP_GT_OQ);
    best = _mm512_mask_mov_ps(best, is_more, each);
    where = _mm512_mask_mov_epi32(where, is_more, _mm512_set1_epi32(static_cast<int>(first)));
  }
  *most = _mm512_reduce_max_ps(best);
  if (*most == 0) return -1;
  // Of equal ones the first cell.
  const __mmask16 is_best = _mm512_cmp_ps_mask(best, _mm512_set1_ps(*most), _CMP_EQ_OQ);
  const __m512i place = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  return _mm512_mask_reduce_min_epi32(is_best, _mm512_add_epi32(where, place));
}

#endif

}  // namespace
}  // namespace nonet
