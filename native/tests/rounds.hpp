#pragma once

namespace nonet::tests {

// Rounds of a test on random input. Under a sanitizer, which looks at every access and makes a
// test ten times as long, an eighth of them is enough: the full number runs without.
template <class Number>
constexpr Number rounds(Number count) {
#ifdef NONET_SANITIZED
  return (count + 7) / 8;
#else
  return count;
#endif
}

}  // namespace nonet::tests
