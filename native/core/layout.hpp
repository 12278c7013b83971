#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/bit_set.hpp"

namespace nonet {

inline constexpr int max_size = 100;

// The geometry that every engine works on: `size` digits, cells, and houses of `size` cells each.
// Boxes, jigsaw regions, diagonals and windows are all just houses. There are size² cells unless
// the layout says otherwise: boards of other shapes, and variables beside the digits of a board.
//
// A *place* is a digit in a house, numbered house · size + digit (digit from 0 here).
class Layout {
 public:
  // A cell's part in a house: house · size, and the cell's position.
  struct Membership {
    std::uint32_t first;
    std::uint32_t position;
  };
  // Two houses that share at least two cells, seen from the first one.
  struct Overlap {
    std::uint32_t other = 0;  // the second house · size
    int cells = 0;            // how many they share
    BitSet<2> here;           // positions of the shared cells in the first house
    BitSet<2> there;          // and in the second
  };

  // Each house lists its cells in ascending order. Returns false from `valid` where a house has
  // not exactly `size` cells of the grid in ascending order.
  Layout(int size, const std::vector<std::vector<int>>& houses)
      : Layout(size, size * size, houses) {}
  Layout(int size, int cell_count, const std::vector<std::vector<int>>& houses);
  static bool valid(int size, int cell_count, const std::vector<std::vector<int>>& houses);

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] int cell_count() const { return cell_count_; }
  [[nodiscard]] int house_count() const { return house_count_; }

  // The position-th cell of a house.
  [[nodiscard]] int cell(int house, int position) const {
    return house_cells_[static_cast<std::size_t>(house * size_ + position)];
  }
  // The same, for a house given as house · size.
  [[nodiscard]] int cell_from(std::uint32_t first, int position) const {
    return house_cells_[first + static_cast<std::uint32_t>(position)];
  }
  [[nodiscard]] std::span<const Membership> memberships(int cell) const {
    const auto begin = first_membership_[static_cast<std::size_t>(cell)];
    const auto end = first_membership_[static_cast<std::size_t>(cell) + 1];
    return {memberships_.data() + begin, memberships_.data() + end};
  }
  // For a house given as house · size.
  [[nodiscard]] std::span<const Overlap> overlaps(std::uint32_t first) const {
    return overlaps_[first / static_cast<std::uint32_t>(size_)];
  }
  // Most cells that two houses share; 0 where no two share more than one.
  [[nodiscard]] int largest_overlap() const { return largest_overlap_; }

 private:
  int size_;
  int cell_count_;
  int house_count_;
  std::vector<std::uint16_t> house_cells_;
  std::vector<std::uint32_t> first_membership_;
  std::vector<Membership> memberships_;
  std::vector<std::vector<Overlap>> overlaps_;
  int largest_overlap_ = 0;
};

}  // namespace nonet
