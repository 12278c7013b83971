#include <doctest.h>

#include <vector>

#include "core/domains.hpp"
#include "core/random.hpp"
#include "layouts.hpp"
#include "rounds.hpp"

using nonet::BitSet;
using nonet::Domains;
using nonet::Layout;
using nonet::Random;
using nonet::tests::rounds;

namespace {

// The places and sizes follow from the digits of the cells: derives them again and compares.
template <int Words>
void check_in_step(const Domains<Words>& candidates) {
  const Layout& layout = candidates.layout();
  int open = 0;
  for (int cell = 0; cell < layout.cell_count(); ++cell) {
    int size = 0;
    for (int digit = 0; digit < layout.size(); ++digit) {
      size += candidates.digits(cell).contains(digit) ? 1 : 0;
    }
    REQUIRE(candidates.cell_sizes()[static_cast<std::size_t>(cell)] == size);
    open += size > 1 ? 1 : 0;
  }
  for (int house = 0; house < layout.house_count(); ++house) {
    for (int digit = 0; digit < layout.size(); ++digit) {
      const auto place = static_cast<std::size_t>(house * layout.size() + digit);
      int size = 0;
      for (int position = 0; position < layout.size(); ++position) {
        const bool possible = candidates.digits(layout.cell(house, position)).contains(digit);
        REQUIRE(candidates.places(place).contains(position) == possible);
        size += possible ? 1 : 0;
      }
      REQUIRE(candidates.place_sizes()[place] == size);
    }
  }
  if (!candidates.broken()) REQUIRE(candidates.open_cells() == open);
}

template <int Words>
void erase_and_undo_at_random(const Layout& layout, int steps) {
  const auto full = BitSet<Words>::first(layout.size());
  const std::vector<BitSet<Words>> cells(static_cast<std::size_t>(layout.cell_count()), full);
  Domains<Words> candidates(layout, cells);
  Random random(3);
  std::vector<std::size_t> marks;
  for (int step = 0; step < steps; ++step) {
    if (random.below(8) == 0) marks.push_back(candidates.trail_length());
    if (random.below(12) == 0 && !marks.empty()) {
      candidates.undo_to(marks.back());
      marks.pop_back();
    } else {
      candidates.erase(random.below(layout.cell_count()), random.below(layout.size()));
    }
    if (step % 16 == 0) check_in_step(candidates);
  }
  candidates.undo_to(0);
  check_in_step(candidates);
  CHECK(candidates.open_cells() == (layout.size() > 1 ? layout.cell_count() : 0));
}

}  // namespace

TEST_CASE("cells and places stay in step while candidates are erased and given back") {
  erase_and_undo_at_random<1>(nonet::tests::make_layout(9, 3, 3), rounds(3000));
  erase_and_undo_at_random<1>(nonet::tests::make_layout(6, 2, 3), rounds(3000));
  erase_and_undo_at_random<2>(nonet::tests::make_layout(70), rounds(300));
}

TEST_CASE("a layout knows where houses overlap, and refuses houses that do not fit") {
  const Layout layout = nonet::tests::make_layout(9, 3, 3);
  CHECK(layout.largest_overlap() == 3);
  CHECK(layout.overlaps(0).size() == 3);
  CHECK(nonet::tests::make_layout(7).largest_overlap() == 0);
  CHECK_FALSE(Layout::valid(2, 4, {{0, 1, 2}}));
  CHECK_FALSE(Layout::valid(2, 4, {{1, 0}}));
  CHECK_FALSE(Layout::valid(2, 4, {{0, 4}}));
  CHECK(Layout::valid(2, 5, {{0, 4}}));
  CHECK_FALSE(Layout::valid(0, 0, {}));
  CHECK_FALSE(Layout::valid(nonet::max_size + 1, 4, {}));
}
