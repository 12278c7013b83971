#pragma once

namespace nonet::tests {

// Rounds of a test on random input. Under a sanitizer, which looks at every access and makes a
// test ten times as long, an eighth of them is enough, or another share: the full number runs
// without.
template <class Number>
constexpr Number rounds(Number count, [[maybe_unused]] Number share = 8) {
#ifdef NONET_SANITIZED
  return (count + share - 1) / share;
#else
  return count;
#endif
}

}  // namespace nonet::tests
