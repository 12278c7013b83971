#include <doctest.h>

#include <vector>

#include "core/domains.hpp"
#include "layouts.hpp"
#include "solver/search/matching.hpp"

using nonet::BitSet;
using nonet::Domains;
using nonet::Layout;

TEST_CASE("three cells of a row with two digits between them cannot be filled") {
  const Layout layout = nonet::tests::make_layout(5);
  std::vector<BitSet<1>> cells(25, BitSet<1>::first(5));
  CHECK(nonet::houses_can_be_filled(Domains<1>(layout, cells)));
  for (std::size_t cell = 0; cell < 3; ++cell) cells[cell] = BitSet<1>::first(2);
  CHECK_FALSE(nonet::houses_can_be_filled(Domains<1>(layout, cells)));
  cells[2] = BitSet<1>::first(3);
  CHECK(nonet::houses_can_be_filled(Domains<1>(layout, cells)));
}

TEST_CASE("a matching that needs digits to move along is found") {
  // Row 1 of a Latin square of order 4: {1,2}, {1}, {2,3}, {3,4}.
  const Layout layout = nonet::tests::make_layout(4);
  std::vector<BitSet<1>> cells(16, BitSet<1>::first(4));
  const std::vector<std::vector<int>> row = {{0, 1}, {0}, {1, 2}, {2, 3}};
  for (std::size_t cell = 0; cell < 4; ++cell) {
    cells[cell] = BitSet<1>();
    for (const int digit : row[cell]) cells[cell].insert(digit);
  }
  CHECK(nonet::houses_can_be_filled(Domains<1>(layout, cells)));
}
