#pragma once

#include <wasm_simd128.h>

#include "solver/lockstep/lanes.hpp"

namespace nonet::lockstep {

typedef std::uint16_t WasmVector __attribute__((vector_size(16)));

// Eight lanes in the vectors of WebAssembly.
struct Simd128Lanes : PlainLanes<WasmVector, 8> {
  static NONET_INLINE V hidden_or(V a, V hidden, V rest) {
    return a & choose(V((a & hidden) == V{}), rest, hidden);
  }
  // The bits of each byte are counted by one instruction; those of a lane are added.
  static NONET_INLINE V count(V a) {
    return (V)wasm_u16x8_extadd_pairwise_u8x16(wasm_i8x16_popcnt((v128_t)a));
  }
  static NONET_INLINE V if_three(V count, V yes, V no) {
    return choose(V(count == all(3)), yes, no);
  }
  static NONET_INLINE V choose(Condition condition, V yes, V no) {
    return (V)wasm_v128_bitselect((v128_t)yes, (v128_t)no, (v128_t)condition);
  }
  static NONET_INLINE Bits bits(Condition condition) {
    return static_cast<Bits>(wasm_i16x8_bitmask((v128_t)condition));
  }
  static NONET_INLINE V low_halves(V a, V b) {
    return (V)wasm_i16x8_shuffle((v128_t)a, (v128_t)b, 0, 2, 4, 6, 8, 10, 12, 14);
  }
  static NONET_INLINE V high_halves(V a, V b) {
    return (V)wasm_i16x8_shuffle((v128_t)a, (v128_t)b, 1, 3, 5, 7, 9, 11, 13, 15);
  }
  static NONET_INLINE Bits not_zero(V a) { return every_lane & ~bits(V(a == V{})); }
  static NONET_INLINE Bits differ(V a, V b) { return every_lane & ~bits(V(a == b)); }
};

}  // namespace nonet::lockstep
