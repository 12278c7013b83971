#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/bit_set.hpp"
#include "core/box_shape.hpp"
#include "core/layout.hpp"
#include "core/random.hpp"
#include "core/stop.hpp"

namespace nonet {

// A way to fill a grid with few givens, of any size, that needs no search: as colours of edges
// (edge_colouring.hpp).
//
//     rows and columns    rows and columns are the vertices, cells the edges, digits the colours
//     boxes               first for each band: the vertices are its rows and its boxes, the edges
//                         cells, the colours digits. Then each digit has its row in each box, and
//                         for each stack the vertices are rows and digits, the colours columns:
//
//                             . . 1 | 3 4 .      the digits of each row in each box, in any order;
//                             3 . 4 | . 1 2      the second colouring orders them so that each
//                                                column has each digit once
//
// Every band filled in the first way can be ordered in the second. Givens are edges that allow one
// colour; with few of them both colourings are nearly always found, with many hardly ever, and
// then nothing is known. Houses beyond these, such as diagonals, are filled before.
class Completion {
 public:
  // From the candidates of each cell.
  Completion(const Layout& layout, std::vector<BitSet<2>> cells, std::uint64_t seed);

  // Works on it: `found`, or `exhausted` when it gives up, which proves nothing.
  Outcome run(const Deadline& deadline);
  // Digits from 1, after `found`.
  [[nodiscard]] std::span<const std::uint8_t> digits() const { return digits_; }

 private:
  void begin();
  [[nodiscard]] bool step();
  [[nodiscard]] bool is_done() const;
  [[nodiscard]] bool fill_house(int house);
  [[nodiscard]] bool fill_square();
  [[nodiscard]] bool fill_band(int band);
  [[nodiscard]] bool order_stack(int stack);
  void place(int cell, int digit);

  // Where boxes are higher than wide, rows and columns change their parts: the more colours the
  // second colouring has, the easier it is.
  [[nodiscard]] std::size_t at(int row, int column) const {
    if (is_transposed_) std::swap(row, column);
    return static_cast<std::size_t>(row * layout_.size() + column);
  }

  const Layout& layout_;
  std::vector<BitSet<2>> start_;
  Random random_;
  std::optional<BoxShape> shape_;
  bool is_transposed_ = false;
  std::vector<int> further_houses_;  // beyond rows, columns and boxes
  std::vector<BitSet<2>> cells_;     // the candidates of this try
  std::vector<std::uint8_t> digits_;
  int tries_ = 0;
  int step_ = 0;  // of this try
};

}  // namespace nonet
