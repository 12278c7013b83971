#pragma once

#include <cstdint>

namespace nonet {

#if defined(__GNUC__)

// Eight lanes in the vectors that every x86-64 (SSE2) and 64-bit Arm (NEON) has.
typedef std::uint16_t Vector128 __attribute__((vector_size(16)));

#else

// Eight lanes for compilers without vector types: plain loops, which they may turn into vectors.
struct Vector128 {
  std::uint16_t each[8];

  std::uint16_t& operator[](int lane) { return each[lane]; }

#define NONET_LANEWISE(op, result)                            \
  friend Vector128 operator op(Vector128 a, Vector128 b) {    \
    for (int lane = 0; lane < 8; ++lane) {                    \
      const std::uint16_t x = a.each[lane], y = b.each[lane]; \
      a.each[lane] = static_cast<std::uint16_t>(result);      \
    }                                                         \
    return a;                                                 \
  }
  NONET_LANEWISE(&, x& y)
  NONET_LANEWISE(|, x | y)
  NONET_LANEWISE(^, x ^ y)
  NONET_LANEWISE(+, x + y)
  NONET_LANEWISE(-, x - y)
  NONET_LANEWISE(==, x == y ? 0xFFFF : 0)
  NONET_LANEWISE(<, x < y ? 0xFFFF : 0)
#undef NONET_LANEWISE

  friend Vector128 operator+(Vector128 a, std::uint16_t b) {
    for (std::uint16_t& lane : a.each) lane = static_cast<std::uint16_t>(lane + b);
    return a;
  }
  friend Vector128 operator>>(Vector128 a, int count) {
    for (std::uint16_t& lane : a.each) lane = static_cast<std::uint16_t>(lane >> count);
    return a;
  }
  friend Vector128 operator<<(Vector128 a, int count) {
    for (std::uint16_t& lane : a.each) lane = static_cast<std::uint16_t>(lane << count);
    return a;
  }
  friend Vector128 operator~(Vector128 a) {
    for (std::uint16_t& lane : a.each) lane = static_cast<std::uint16_t>(~lane);
    return a;
  }
  Vector128& operator&=(Vector128 b) { return *this = *this & b; }
  Vector128& operator|=(Vector128 b) { return *this = *this | b; }
  Vector128& operator+=(Vector128 b) { return *this = *this + b; }
};

#endif

}  // namespace nonet
