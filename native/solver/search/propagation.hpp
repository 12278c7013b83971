#pragma once

#include <cstdint>
#include <vector>

#include "core/domains.hpp"
#include "core/layout.hpp"

namespace nonet {

// Naked singles, hidden singles and locked candidates to a fixed point, cheapest first.
template <int Words>
class Propagation {
 public:
  using Set = BitSet<Words>;

  explicit Propagation(const Layout& layout) : layout_(layout) {}

  // Propagates everything queued in `candidates`. False on a conflict.
  [[nodiscard]] bool run(Domains<Words>& candidates) const {
    while (!candidates.broken()) {
      if (!candidates.naked_singles.empty()) {
        naked_single(candidates, take(candidates.naked_singles));
      } else if (!candidates.hidden_singles.empty()) {
        hidden_single(candidates, take(candidates.hidden_singles));
      } else if (candidates.open_cells() != 0 && !candidates.locked_candidates.empty()) {
        locked_candidates(candidates, take(candidates.locked_candidates));
      } else {
        return true;
      }
    }
    return false;
  }

 private:
  using Place = typename Domains<Words>::Place;

  template <class T>
  static T take(std::vector<T>& waiting) {
    const T last = waiting.back();
    waiting.pop_back();
    return last;
  }

  // The cell has one candidate: no other cell of its houses may have it.
  void naked_single(Domains<Words>& candidates, int cell) const {
    const int digit = candidates.digits(cell).lowest();
    for (const Layout::Membership& m : layout_.memberships(cell)) {
      Set others = candidates.places(m.first + static_cast<std::uint32_t>(digit));
      others.remove(static_cast<int>(m.position));
      erase_all(candidates, m.first, others, digit);
    }
  }

  // The digit has one place left in the house: it is placed there.
  void hidden_single(Domains<Words>& candidates, Place place) const {
    const int position = candidates.places(place.first + place.digit).lowest();
    const int cell = layout_.cell_from(place.first, position);
    if (candidates.cell_sizes()[static_cast<std::size_t>(cell)] > 1) {
      candidates.place(cell, static_cast<int>(place.digit));
    }
  }

  // All places of the digit in this house lie in another house too: it is in no other cell of
  // that one.
  void locked_candidates(Domains<Words>& candidates, Place place) const {
    const Set& places = candidates.places(place.first + place.digit);
    const auto here = candidates.place_sizes()[place.first + place.digit];
    if (here < 2) return;
    for (const Layout::Overlap& overlap : layout_.overlaps(place.first)) {
      if (!places.within(Set(overlap.here))) continue;
      const std::size_t other = overlap.other + place.digit;
      if (candidates.place_sizes()[other] == here) continue;
      erase_all(candidates, overlap.other, candidates.places(other) - Set(overlap.there),
                static_cast<int>(place.digit));
    }
  }

  void erase_all(Domains<Words>& candidates, std::uint32_t first, Set positions, int digit) const {
    while (!positions.empty()) {
      candidates.erase(layout_.cell_from(first, positions.take_lowest()), digit);
    }
  }

  const Layout& layout_;
};

}  // namespace nonet
