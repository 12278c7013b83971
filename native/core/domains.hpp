#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "core/bit_set.hpp"
#include "core/layout.hpp"

namespace nonet {

// The candidates of a grid as two views that `erase` and `undo_to` keep consistent:
//
//     digits of a cell      r4c7 {2, 5, 9}           naked single when one is left
//     places of a digit     5 in row 4 {c1, c7}      hidden single when one is left
//
// Both are bit sets, stored with their sizes. Every erased candidate goes on a trail, so that
// backtracking costs as much as propagation did and no state is ever copied; at 100 × 100 a copy
// would be 0.7 MB. What an erasure may imply goes on three queues, which solve/propagation.hpp
// empties.
template <int Words>
class Domains {
 public:
  using Set = BitSet<Words>;
  // Not a byte: stores through a character type would make the compiler reload everything.
  using Size = std::uint16_t;

  // A digit in a house; both halves are kept to avoid a division.
  struct Place {
    std::uint32_t first;  // house · size
    std::uint32_t digit;
  };

  // Each cell starts with its own set of candidates.
  Domains(const Layout& layout, std::vector<Set> cells)
      : layout_(layout),
        cells_(std::move(cells)),
        cell_sizes_(cells_.size()),
        places_(static_cast<std::size_t>(layout.house_count() * layout.size())),
        place_sizes_(places_.size()),
        trail_(new std::uint32_t[cells_.size() * static_cast<std::size_t>(layout.size())]),
        largest_overlap_(layout.largest_overlap()) {
    naked_singles.reserve(cells_.size());
    hidden_singles.reserve(places_.size());
    locked_candidates.reserve(places_.size());
    for (int cell = 0; cell < layout.cell_count(); ++cell) start_cell(cell);
    for (std::uint32_t place = 0, first = 0; place < places_.size(); ++place) {
      if (place == first + static_cast<std::uint32_t>(layout.size())) first = place;
      look_at({first, place - first}, place_sizes_[place]);
    }
  }

  [[nodiscard]] const Layout& layout() const { return layout_; }
  [[nodiscard]] const Set& digits(int cell) const { return cells_[at(cell)]; }
  [[nodiscard]] const Set& places(std::size_t place) const { return places_[place]; }
  [[nodiscard]] const std::vector<Size>& cell_sizes() const { return cell_sizes_; }
  [[nodiscard]] const std::vector<Size>& place_sizes() const { return place_sizes_; }

  // Cells with more than one candidate.
  [[nodiscard]] int open_cells() const { return open_; }
  // A cell without a candidate or a digit without a place was met since the last `undo_to`.
  [[nodiscard]] bool broken() const { return broken_; }

  // Erases one candidate (no effect if it is erased already).
  void erase(int cell, int digit) {
    Set& digits = cells_[at(cell)];
    if (!digits.contains(digit)) return;
    digits.remove(digit);
    trail_[trail_length_++] =
        (static_cast<std::uint32_t>(cell) << 8) | static_cast<std::uint32_t>(digit);
    const Size left = --cell_sizes_[at(cell)];
    if (left == 1) {
      --open_;
      naked_singles.push_back(cell);
    }
    broken_ |= left == 0;
    Set* const places = places_.data() + digit;
    Size* const sizes = place_sizes_.data() + digit;
    for (const Layout::Membership& m : layout_.memberships(cell)) {
      places[m.first].remove(static_cast<int>(m.position));
      look_at({m.first, static_cast<std::uint32_t>(digit)}, --sizes[m.first]);
    }
  }

  // Erases all candidates of a cell but one.
  void place(int cell, int digit) {
    Set others = cells_[at(cell)];
    broken_ |= !others.contains(digit);
    others.remove(digit);
    while (!others.empty()) erase(cell, others.take_lowest());
  }

  // A point to backtrack to.
  [[nodiscard]] std::size_t trail_length() const { return trail_length_; }

  // Backtracks: restores every candidate erased since, and clears the queues.
  void undo_to(std::size_t length) {
    while (trail_length_ > length) {
      const std::uint32_t candidate = trail_[--trail_length_];
      const auto cell = static_cast<int>(candidate >> 8);
      const auto digit = static_cast<int>(candidate & 0xFF);
      cells_[at(cell)].insert(digit);
      if (++cell_sizes_[at(cell)] == 2) ++open_;
      for (const Layout::Membership& m : layout_.memberships(cell)) {
        const std::size_t place = m.first + static_cast<std::uint32_t>(digit);
        places_[place].insert(static_cast<int>(m.position));
        ++place_sizes_[place];
      }
    }
    broken_ = false;
    naked_singles.clear();
    hidden_singles.clear();
    locked_candidates.clear();
  }

  // The queues: cells down to one candidate, places down to one cell, and places
  // down to so few that they may all lie where two houses overlap.
  std::vector<int> naked_singles;
  std::vector<Place> hidden_singles;
  std::vector<Place> locked_candidates;

 private:
  void start_cell(int cell) {
    Set digits = cells_[at(cell)];
    Size size = 0;
    while (!digits.empty()) {
      const int digit = digits.take_lowest();
      ++size;
      for (const Layout::Membership& m : layout_.memberships(cell)) {
        const std::size_t place = m.first + static_cast<std::uint32_t>(digit);
        places_[place].insert(static_cast<int>(m.position));
        ++place_sizes_[place];
      }
    }
    cell_sizes_[at(cell)] = size;
    broken_ |= size == 0;
    if (size == 1) naked_singles.push_back(cell);
    if (size > 1) ++open_;
  }

  // Queues a place that now has this many cells.
  void look_at(Place place, Size size) {
    if (size <= 1) {
      broken_ |= size == 0;
      hidden_singles.push_back(place);
    } else if (size <= largest_overlap_) {
      locked_candidates.push_back(place);
    }
  }

  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

  const Layout& layout_;
  std::vector<Set> cells_;
  std::vector<Size> cell_sizes_;
  std::vector<Set> places_;
  std::vector<Size> place_sizes_;
  std::unique_ptr<std::uint32_t[]> trail_;
  std::size_t trail_length_ = 0;
  int open_ = 0;
  int largest_overlap_;
  bool broken_ = false;
};

}  // namespace nonet
