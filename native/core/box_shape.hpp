#pragma once

#include <cstdint>
#include <optional>

#include "core/layout.hpp"

namespace nonet {

// Rows and columns of a box.
struct BoxShape {
  int rows;
  int columns;
};

enum class HouseShape : std::uint8_t { row, column, box, other };

// The form of a house; boxes are those of a shape.
[[nodiscard]] HouseShape house_shape(const Layout& layout, int house,
                                     const std::optional<BoxShape>& boxes);

// The shape of the boxes that are among the houses and cover the grid; none where there are no such
// boxes.
[[nodiscard]] std::optional<BoxShape> box_shape_of(const Layout& layout);

}  // namespace nonet
