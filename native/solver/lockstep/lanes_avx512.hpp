#pragma once

#include <immintrin.h>

#include "solver/lockstep/lanes.hpp"

namespace nonet::lockstep {

typedef std::uint16_t Vector512 __attribute__((vector_size(64)));

// 32 lanes. Needs AVX-512 F, BW, BITALG and VBMI (Ice Lake, Zen 4 and later).
struct Avx512Lanes : PlainLanes<Vector512, 32> {
  using Condition = __mmask32;
  static constexpr bool moves_lanes = true;

  static NONET_INLINE __m512i raw(V a) { return (__m512i)a; }
  template <int Truth>
  static NONET_INLINE V logic(V a, V b, V c) {
    return (V)_mm512_ternarylogic_epi32(raw(a), raw(b), raw(c), Truth);
  }
  static NONET_INLINE V or3(V a, V b, V c) { return logic<0xFE>(a, b, c); }
  static NONET_INLINE V and3(V a, V b, V c) { return logic<0x80>(a, b, c); }
  static NONET_INLINE V majority(V a, V b, V c) { return logic<0xE8>(a, b, c); }
  static NONET_INLINE V without(V a, V b, V c) { return logic<0x10>(a, b, c); }
  static NONET_INLINE V or_and(V a, V b, V c) { return logic<0xF8>(a, b, c); }

  static NONET_INLINE V one_less(V a) {
    V less = a - all(1);
#if defined(__clang__)
    // Hides that this is a − 1, or clang tests for single bits by counting, on a busier port.
    __asm__("" : "+v"(less));
#endif
    return less;
  }
  static NONET_INLINE V if_single(V a, V less) {
    return (V)_mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(raw(a), raw(less)), raw(a));
  }
  static NONET_INLINE V hidden_or(V a, V hidden, V rest) {
    const __mmask32 some = _mm512_test_epi16_mask(raw(a), raw(hidden));
    return a & (V)_mm512_mask_blend_epi16(some, raw(rest), raw(hidden));
  }
  static NONET_INLINE V count(V a) { return (V)_mm512_popcnt_epi16(raw(a)); }
  static NONET_INLINE V if_three(V count, V yes, V no) {
    return (V)_mm512_mask_blend_epi16(_mm512_cmpeq_epi16_mask(raw(count), raw(all(3))), raw(no),
                                      raw(yes));
  }

  static NONET_INLINE Condition less(V a, V b) { return _mm512_cmplt_epu16_mask(raw(a), raw(b)); }
  static NONET_INLINE Condition is_zero(V a) { return _mm512_testn_epi16_mask(raw(a), raw(a)); }
  static NONET_INLINE V choose(Condition condition, V yes, V no) {
    return (V)_mm512_mask_blend_epi16(condition, raw(no), raw(yes));
  }
  static NONET_INLINE Bits bits(Condition condition) { return condition; }
  static NONET_INLINE Bits not_zero(V a) { return _mm512_test_epi16_mask(raw(a), raw(a)); }
  static NONET_INLINE Bits differ(V a, V b) { return _mm512_cmpneq_epi16_mask(raw(a), raw(b)); }

  static NONET_INLINE V low_halves(V a, V b) { return every_second(a, b, 0); }
  static NONET_INLINE V high_halves(V a, V b) { return every_second(a, b, 1); }

  // `target` with the lanes of `into` taken from the lanes of `source` that `from` names. (Bytes
  // are moved, since moving words takes two steps.)
  struct Moves {
    __mmask64 into;
    __m512i from;
  };
  static NONET_INLINE Moves lane_moves(Bits into, V from) {
    return {_pdep_u64(into, 0x5555'5555'5555'5555) * 3, raw(from * 0x0202 + all(0x0100))};
  }
  static NONET_INLINE V move_lanes(V target, V source, const Moves& moves) {
    return (V)_mm512_mask_permutexvar_epi8(raw(target), moves.into, moves.from, raw(source));
  }

 private:
  static constexpr auto even_numbers = [] {
    std::array<std::uint16_t, 32> numbers{};
    for (std::uint16_t i = 0; i < 32; ++i) numbers[i] = static_cast<std::uint16_t>(2 * i);
    return numbers;
  }();
  static NONET_INLINE V every_second(V a, V b, int from) {
    const V numbers = (V)_mm512_loadu_si512(even_numbers.data()) + all(from);
    return (V)_mm512_permutex2var_epi16(raw(a), raw(numbers), raw(b));
  }
};

}  // namespace nonet::lockstep
