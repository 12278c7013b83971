#include <doctest.h>

#include <set>

#include "core/bit_set.hpp"
#include "core/random.hpp"

using nonet::BitSet;

TEST_CASE_TEMPLATE("a bit set behaves like a set of numbers", Words, BitSet<1>, BitSet<2>) {
  const int bound = std::is_same_v<Words, BitSet<1>> ? 64 : 128;
  nonet::Random random(1);
  Words bits;
  std::set<int> model;
  for (int step = 0; step < 2000; ++step) {
    const int number = random.below(bound);
    if (random.below(2) == 0) {
      bits.insert(number);
      model.insert(number);
    } else {
      bits.remove(number);
      model.erase(number);
    }
    CHECK(bits.contains(number) == model.contains(number));
    CHECK(bits.empty() == model.empty());
    if (!model.empty()) CHECK(bits.lowest() == *model.begin());
  }
  for (const int number : model) CHECK(bits.take_lowest() == number);
  CHECK(bits.empty());
}

TEST_CASE("the first numbers of every count, and set operations across words") {
  for (int count = 0; count <= 128; ++count) {
    BitSet<2> set = BitSet<2>::first(count);
    CHECK(BitSet<2>::first(count / 2).within(set));
    CHECK((set - set).empty());
    CHECK((set & BitSet<2>::first(count / 2)) == BitSet<2>::first(count / 2));
    int members = 0;
    for (; !set.empty(); ++members) CHECK(set.take_lowest() == members);
    CHECK(members == count);
  }
  CHECK(BitSet<1>(BitSet<2>::first(64)) == BitSet<1>::first(64));
}
