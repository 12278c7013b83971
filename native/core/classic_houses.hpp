#pragma once

#include "core/layout.hpp"

namespace nonet {

inline constexpr int classic_houses = 27;

// Whether the houses begin with rows, columns and boxes of 9 × 9, in this order; whether these are
// all. What works on many of them at once knows no others.
[[nodiscard]] bool begins_classic(const Layout& layout);
[[nodiscard]] inline bool is_classic(const Layout& layout) {
  return layout.house_count() == classic_houses && layout.cell_count() == 81 &&
         begins_classic(layout);
}

}  // namespace nonet
