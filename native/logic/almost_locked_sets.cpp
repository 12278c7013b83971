#include "logic/almost_locked_sets.hpp"

#include <algorithm>

namespace nonet::logic {

// Cells of a house or rule that may become a set when there are more.
template <int W>
struct AlmostLockedSets<W>::Growing {
  CellSet<W> cells = {};
  Mask digits = 0;
  int house = -1;
  int rule = -1;  // among those that make cells different
  int size = 0;
};

template <int W>
AlmostLockedSets<W>::AlmostLockedSets(const State<W>& state, int most_cells)
    : state_(&state), most_cells_(most_cells) {
  sets_.reserve(128);
  views_.reserve(512);
  for (int house = 0; house < state.houses().count(); ++house) {
    grow({.house = house}, state.empty(house));
  }
  const auto& rules = state.houses().rules();
  // What has two cells is a pair that sees each other, by chess moves for instance; there are too
  // many of them.
  for (int rule = 0; rule < static_cast<int>(rules.different_cells().size()); ++rule) {
    const CellSet<W>& cells = rules.different_cells()[at(rule)].cells;
    if (cells.size() > 2) grow({.rule = rule}, state.empty() & cells);
  }
}

// Adds the sets that consist of these cells and one or more of the further ones.
template <int W>
void AlmostLockedSets<W>::grow(const Growing& from, CellSet<W> further) {
  for (int left = further.size() - 1; left >= 0; --left) {
    const int cell = further.take_lowest();
    Growing set = from;
    set.cells.insert(cell);
    set.digits |= state_->candidates(cell);
    ++set.size;
    const int spare = count_bits(set.digits) - set.size;
    if (spare == 1) add(set);
    // Each further cell makes up for one digit at most.
    const int more = std::min(left, most_cells_ - set.size);
    if (more > 0 && spare <= more + 1) grow(set, further);
  }
}

template <int W>
bool AlmostLockedSets<W>::is_known(const Growing& set) const {
  const Houses<W>& houses = state_->houses();
  bool known = false;
  houses.for_each_common(set.cells,
                         [&](int house) { known = known || set.house < 0 || house < set.house; });
  if (set.rule < 0) return known;
  const auto earlier = houses.rules().different_cells().first(at(set.rule));
  return known || std::ranges::any_of(earlier, [&](const DifferentCells<W>& rule) {
           return set.cells.within(rule.cells);
         });
}

template <int W>
void AlmostLockedSets<W>::add(const Growing& set) {
  if (is_known(set)) return;
  const Houses<W>& houses = state_->houses();
  const int rule = set.rule < 0 ? -1 : houses.rules().different_cells()[at(set.rule)].rule;
  sets_.push_back({set.cells, set.digits, static_cast<std::int16_t>(set.house),
                   static_cast<std::int16_t>(rule), static_cast<std::uint16_t>(set.size),
                   static_cast<std::uint32_t>(views_.size())});
  for (const int digit : digits_of(set.digits)) {
    const CellSet<W> places = set.cells & state_->places(digit);
    views_.push_back({places, houses.common_peers(places) & state_->places(digit)});
  }
}

template class AlmostLockedSets<2>;
template class AlmostLockedSets<10>;

}  // namespace nonet::logic
