#pragma once

#include <array>
#include <bit>
#include <span>

#include "techniques/step.hpp"

namespace nonet::techniques {

// Cells of a house, by their positions, and all digits that they have together.
struct Crowd {
  Mask positions = 0;
  Mask digits = 0;
};

// Whether the cells of a house can have different digits, by augmenting paths; each word has the
// digits of one cell. If they cannot: positions with fewer digits than cells.
class HouseMatching {
 public:
  [[nodiscard]] bool fills(std::span<const Mask> cells) {
    cells_ = cells;
    owner_.fill(-1);
    for (int position = 0; position < static_cast<int>(cells.size()); ++position) {
      crowd_ = {};
      if (!augment(position)) return false;
    }
    return true;
  }
  // Of the last answer, if that was false.
  [[nodiscard]] const Crowd& crowd() const { return crowd_; }

 private:
  bool augment(int position) {
    crowd_.positions |= Mask{1} << position;
    const Mask all = cells_[static_cast<std::size_t>(position)];
    for (Mask left = all & ~crowd_.digits; left != 0; left = all & ~crowd_.digits) {
      const int digit = std::countr_zero(left);
      crowd_.digits |= Mask{1} << digit;
      int& owner = owner_[static_cast<std::size_t>(digit)];
      if (owner < 0 || augment(owner)) {
        owner = position;
        return true;
      }
    }
    return false;
  }

  std::span<const Mask> cells_;
  std::array<int, 32> owner_{};
  Crowd crowd_;
};

}  // namespace nonet::techniques
