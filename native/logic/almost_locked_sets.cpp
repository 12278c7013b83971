#include "logic/almost_locked_sets.hpp"

#include <algorithm>

namespace nonet::logic {

// Cells of a house that may become a set when there are more.
template <int W>
struct AlmostLockedSets<W>::Growing {
  CellSet<W> cells;
  Mask digits = 0;
  int house;
  int size = 0;
};

template <int W>
AlmostLockedSets<W>::AlmostLockedSets(const State<W>& state, int most_cells)
    : state_(&state), most_cells_(most_cells) {
  sets_.reserve(128);
  views_.reserve(512);
  for (int house = 0; house < state.houses().count(); ++house) {
    grow({.cells = {}, .house = house}, state.empty(house));
  }
}

// Adds the sets that consist of these cells and one or more of the further ones.
template <int W>
void AlmostLockedSets<W>::grow(const Growing& from, CellSet<W> further) {
  for (int left = further.size() - 1; left >= 0; --left) {
    const int cell = further.take_lowest();
    Growing set{from.cells, from.digits | state_->candidates(cell), from.house, from.size + 1};
    set.cells.insert(cell);
    const int spare = count_bits(set.digits) - set.size;
    if (spare == 1) add(set);
    // Each further cell makes up for one digit at most.
    const int more = std::min(left, most_cells_ - set.size);
    if (more > 0 && spare <= more + 1) grow(set, further);
  }
}

template <int W>
void AlmostLockedSets<W>::add(const Growing& set) {
  const Houses<W>& houses = state_->houses();
  bool is_first = true;
  houses.for_each_common(set.cells, [&](int house) { is_first = is_first && house >= set.house; });
  if (!is_first) return;
  sets_.push_back({set.cells, set.digits, static_cast<std::uint16_t>(set.house),
                   static_cast<std::uint16_t>(set.size),
                   static_cast<std::uint32_t>(views_.size())});
  for (const int digit : digits_of(set.digits)) {
    const CellSet<W> places = set.cells & state_->places(digit);
    views_.push_back({places, houses.common_peers(places) & state_->places(digit)});
  }
}

template class AlmostLockedSets<2>;
template class AlmostLockedSets<10>;

}  // namespace nonet::logic
