#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/cell_sets.hpp"
#include "constraints/derived_sums.hpp"
#include "constraints/digit_choices.hpp"
#include "constraints/lanes/lane_houses.hpp"
#include "constraints/number_lists.hpp"
#include "core/layout.hpp"

namespace nonet {

// The largest total of a sum.
inline constexpr int most_total = 1023;

// The houses of a layout made ready, for all rules that are added to them.
template <class Word>
struct HouseProgram {
  explicit HouseProgram(const Layout& layout);

  std::vector<CellSet> sets;                           // the cells of each house
  std::shared_ptr<const NumberLists> houses_of_cells;  // their numbers
  std::vector<CellSet> different;  // for each cell those that share a house with it
  std::vector<Region> regions;     // whose totals are known
  // How many of the first houses are rows, columns and boxes of 9 × 9, for which there is a quicker
  // way than propagators: 27, or 0 on other layouts. `seen`: for each cell those that share one.
  std::size_t classic = 0;
  std::vector<CellSet> seen;
  // By the number of cells; null where there are too many.
  std::vector<std::shared_ptr<const DigitChoices<Word>>> choices;
  std::vector<std::shared_ptr<const Propagator<Word>>> hidden_singles;
  std::vector<std::shared_ptr<const Propagator<Word>>> locked_candidates;
  std::shared_ptr<const LazyLaneHouses> lanes;
};

}  // namespace nonet
