#include <doctest.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "constraints/digit_sets.hpp"
#include "constraints/program.hpp"
#include "layouts.hpp"

using namespace nonet;
using nonet::tests::make_layout;

namespace {

using Word = std::uint16_t;

// Three cells of the first row, the first two with 1 and 2, the third with another digit: what the
// grid has after them.
template <class Rule>
std::vector<Word> after_cage(Reach reach) {
  const Layout layout = make_layout(6, 2, 3);
  const HouseProgram<Word> houses(layout);
  const auto different = std::make_shared<const std::vector<CellSet>>(houses.different);
  const std::vector<std::uint16_t> sets{0b000111, 0b001011};
  const Rule rule({0, 1, 3}, sets, different);
  std::vector<Word> masks(36, 0b111111);
  masks[0] = masks[1] = 0b000011;
  masks[3] = 0b001100;
  Board<Word> board(36, rule.scratch(), reach);
  board.use(masks.data());
  CHECK(rule.propagate(board));
  return masks;
}

template <class Rule>
void check_cage() {
  const std::vector<Word> all = after_cage<Rule>(Reach::all_cells);
  CHECK(all[2] == 0b111100);  // in their row and box
  CHECK(all[5] == 0b111100);  // in their row alone
  CHECK(all[6] == 0b111100);  // in their box alone
  CHECK(all[9] == 0b111111);  // below the third cell
  const std::vector<Word> own = after_cage<Rule>(Reach::own_cells);
  CHECK(own[2] == 0b111111);
}

}  // namespace

TEST_CASE("a digit that a cage needs is in no cell that differs from all its places") {
  SUBCASE("with sets of digits kept exactly") { check_cage<ExactDigitSetsRule<Word, 1>>(); }
  SUBCASE("with each set by itself") { check_cage<DigitSetsRule<Word>>(); }
}
