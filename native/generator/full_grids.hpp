#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "core/box_shape.hpp"
#include "core/layout.hpp"
#include "core/stop.hpp"

namespace nonet {

// Random complete grids of one layout, one after the other, each a function of its seed alone.
// Work on a grid can pause; docs/design/full-grids.md has the methods and their bias.
class FullGrids {
 public:
  // Plain 9 × 9: all grids equally likely.
  static std::unique_ptr<FullGrids> classic();
  // The same by a cheaper draw that is not quite uniform (see ClassicGrids::draw_biased).
  static std::unique_ptr<FullGrids> classic_biased();
  // Rows and columns only.
  static std::unique_ptr<FullGrids> latin(int size);
  // Boxes of this shape, perhaps with disjoint groups, and no other houses; where a search finds no
  // first grid soon it starts from a pattern, so no size is too large.
  static std::unique_ptr<FullGrids> boxes(const Layout& layout, BoxShape shape);
  // Any layout; starts from a search.
  static std::unique_ptr<FullGrids> any(const Layout& layout);
  virtual ~FullGrids() = default;

  // Drops the grid in progress and starts a new one.
  virtual void begin(std::uint64_t seed) = 0;
  // Works on it: `found` when it is complete, `exhausted` where the layout has no grid.
  virtual Outcome run(const Deadline& deadline) = 0;
  // Digits from 1 of the current grid, after `Outcome::found`.
  [[nodiscard]] virtual std::span<const std::uint8_t> digits() const = 0;
  // Share of the work that is done; 0 during the search for a first grid.
  [[nodiscard]] virtual double fraction() const = 0;
};

}  // namespace nonet
