#pragma once

#include <immintrin.h>

#include "solver/lockstep/lanes.hpp"

namespace nonet::lockstep {

typedef std::uint16_t Vector256 __attribute__((vector_size(32)));

// 16 lanes.
struct Avx2Lanes : PlainLanes<Vector256, 16> {
  static NONET_INLINE __m256i raw(V a) { return (__m256i)a; }

  static NONET_INLINE V hidden_or(V a, V hidden, V rest) {
    const __m256i none = _mm256_cmpeq_epi16(raw(a & hidden), _mm256_setzero_si256());
    return a & (V)_mm256_blendv_epi8(raw(hidden), raw(rest), none);
  }
  // A table of the counts of four bits, looked up for each byte; the two of a lane are added.
  static NONET_INLINE V count(V a) {
    const __m256i table = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                                           0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m256i nibble = _mm256_set1_epi8(15);
    const __m256i low = _mm256_shuffle_epi8(table, _mm256_and_si256(raw(a), nibble));
    const __m256i high =
        _mm256_shuffle_epi8(table, _mm256_and_si256(_mm256_srli_epi16(raw(a), 4), nibble));
    return (V)_mm256_maddubs_epi16(_mm256_add_epi8(low, high), _mm256_set1_epi8(1));
  }
  static NONET_INLINE V if_three(V count, V yes, V no) {
    return choose((V)_mm256_cmpeq_epi16(raw(count), raw(all(3))), yes, no);
  }
  static NONET_INLINE V choose(Condition condition, V yes, V no) {
    return (V)_mm256_blendv_epi8(raw(no), raw(yes), raw(condition));
  }
  static NONET_INLINE Bits bits(Condition condition) {
    const __m128i packed = _mm_packs_epi16(_mm256_castsi256_si128(raw(condition)),
                                           _mm256_extracti128_si256(raw(condition), 1));
    return static_cast<Bits>(_mm_movemask_epi8(packed));
  }
  static NONET_INLINE V low_halves(V a, V b) {
    return pack(_mm256_and_si256(raw(a), _mm256_set1_epi32(0xFFFF)),
                _mm256_and_si256(raw(b), _mm256_set1_epi32(0xFFFF)));
  }
  static NONET_INLINE V high_halves(V a, V b) {
    return pack(_mm256_srli_epi32(raw(a), 16), _mm256_srli_epi32(raw(b), 16));
  }
  static NONET_INLINE Bits not_zero(V a) { return every_lane & ~bits(V(a == V{})); }
  static NONET_INLINE Bits differ(V a, V b) { return every_lane & ~bits(V(a == b)); }

 private:
  static NONET_INLINE V pack(__m256i a, __m256i b) {
    return (V)_mm256_permute4x64_epi64(_mm256_packus_epi32(a, b), 0b11'01'10'00);
  }
};

}  // namespace nonet::lockstep
