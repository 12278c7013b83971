#include <doctest.h>

#include <array>
#include <cstdlib>

#include "core/random.hpp"

// First outputs of SplitMix64 for the seed 1234567, as listed with the reference implementation
// (Vigna, prng.di.unimi.it/splitmix64.c; the list is Rosetta Code, "Pseudo-random
// numbers/Splitmix64").
TEST_CASE("the generator gives the published numbers") {
  nonet::Random random(1234567);
  CHECK(random.next() == 6457827717110365317u);
  CHECK(random.next() == 3203168211198807973u);
  CHECK(random.next() == 9817491932198370423u);
}

TEST_CASE("numbers below a bound are about equally frequent") {
  nonet::Random random(7);
  std::array<int, 6> seen{};
  for (int i = 0; i < 60000; ++i) ++seen[static_cast<std::size_t>(random.below(6))];
  for (const int count : seen) CHECK(std::abs(count - 10000) < 500);
}
