#pragma once

#include <array>
#include <cstdint>
#include <cstring>

// The vector operations that the lockstep engine is written in. A *lane* is 16 bits of a vector
// and belongs to one puzzle; a vector holds the same thing, such as the candidates of r4c7, for
// as many puzzles as there are lanes.
//
// `PlainLanes` says what each operation means and works with any vector type that has the
// operators & | ^ ~ + - and comparisons that give 0 or 0xFFFF in each lane. The other files
// derive from it and replace what their instruction set does better.

#if defined(__GNUC__)
#define NONET_INLINE inline __attribute__((always_inline))
#define NONET_UNROLL(n) _Pragma("GCC unroll 9")
#else
#define NONET_INLINE inline
#define NONET_UNROLL(n)
#endif

namespace nonet::lockstep {

template <class Vector, int Lanes>
struct PlainLanes {
  using V = Vector;
  using Condition = Vector;    // 0 or 0xFFFF in each lane
  using Bits = std::uint32_t;  // one bit a lane
  static constexpr int lanes = Lanes;
  static constexpr Bits every_lane = static_cast<Bits>((std::uint64_t{1} << Lanes) - 1);
  static constexpr bool moves_lanes = false;  // `move_lanes` is one instruction

  static NONET_INLINE V all(int value) { return V{} + static_cast<std::uint16_t>(value); }
  static NONET_INLINE V or3(V a, V b, V c) { return a | b | c; }
  static NONET_INLINE V and3(V a, V b, V c) { return a & b & c; }
  static NONET_INLINE V majority(V a, V b, V c) { return (a & b) | (c & (a | b)); }
  static NONET_INLINE V without(V a, V b, V c) { return a & ~(b | c); }
  static NONET_INLINE V or_and(V a, V b, V c) { return a | (b & c); }

  static NONET_INLINE V one_less(V a) { return a - all(1); }
  // `a` where it has a single bit (or none), else 0; `less` is a − 1.
  static NONET_INLINE V if_single(V a, V less) { return a & V((a & less) == V{}); }
  // a & hidden where that is not empty, else a & rest.
  static NONET_INLINE V hidden_or(V a, V hidden, V rest) {
    const V none = V((a & hidden) == V{});
    return a & ((hidden & ~none) | (rest & none));
  }
  // Number of bits among the lowest nine.
  static NONET_INLINE V count(V a) {
    a = (a & all(0x155)) + ((a >> 1) & all(0x055));
    a = (a & all(0x133)) + ((a >> 2) & all(0x033));
    a = (a & all(0x10F)) + ((a >> 4) & all(0x00F));
    return (a + (a >> 8)) & all(0x00F);
  }
  // `yes` where count is 3, else `no`.
  static NONET_INLINE V if_three(V count, V yes, V no) {
    const V three = V(count == all(3));
    return (yes & three) | (no & ~three);
  }

  static NONET_INLINE Condition less(V a, V b) { return V(a < b); }
  static NONET_INLINE Condition is_zero(V a) { return V(a == V{}); }
  static NONET_INLINE V choose(Condition condition, V yes, V no) {
    return (yes & condition) | (no & ~condition);
  }

  static NONET_INLINE Bits bits(Condition condition) {
    std::array<std::uint16_t, static_cast<std::size_t>(Lanes)> each;
    std::memcpy(each.data(), &condition, sizeof condition);
    Bits bits = 0;
    for (int lane = 0; lane < Lanes; ++lane) {
      bits |= static_cast<Bits>(each[static_cast<std::size_t>(lane)] >> 15) << lane;
    }
    return bits;
  }
  // The even and the odd numbered halves of the 32-bit elements of two vectors, in order.
  static NONET_INLINE V low_halves(V a, V b) { return halves(a, b, 0); }
  static NONET_INLINE V high_halves(V a, V b) { return halves(a, b, 1); }

  static NONET_INLINE Bits not_zero(V a) { return every_lane & ~bits(V(a == V{})); }
  static NONET_INLINE Bits differ(V a, V b) { return every_lane & ~bits(V(a == b)); }

 private:
  static NONET_INLINE V halves(V a, V b, int which) {
    constexpr auto half = static_cast<std::size_t>(Lanes) / 2;
    std::array<std::uint16_t, 4 * half> both;
    std::memcpy(both.data(), &a, sizeof a);
    std::memcpy(both.data() + 2 * half, &b, sizeof b);
    std::array<std::uint16_t, 2 * half> halves;
    for (std::size_t i = 0; i < 2 * half; ++i) {
      halves[i] = both[2 * i + static_cast<std::size_t>(which)];
    }
    V result;
    std::memcpy(&result, halves.data(), sizeof result);
    return result;
  }
};

}  // namespace nonet::lockstep
