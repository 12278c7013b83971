#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/layout.hpp"
#include "generator/full_grids.hpp"

namespace nonet::generator {

enum class Method { carve, plant };

// The requested puzzle.
struct Request {
  const Layout* layout;
  Method method;
  // Digits that must be among the givens, 0 elsewhere.
  std::vector<std::uint8_t> start;
  // Cells that hold givens in any case; the start's, and those that symmetry ties to them.
  std::vector<int> fixed;
  // The other cells that may hold givens, each group all or none. Every other cell stays empty.
  std::vector<std::vector<int>> orbits;
  int least;  // number of givens
  int most;
  bool as_few_as_possible;  // as few givens as an attempt reaches, rather than a random number in
                            // the range
  bool minimal;             // no given is redundant; implies `as_few_as_possible`
  bool boxes_of_three;      // the layout is the plain 9 × 9
  std::uint64_t tries;      // for each puzzle, before giving up
  // Where all houses but rows and columns are boxes of this shape.
  std::optional<BoxShape> box_shape;

  // Whether digits, cells, numbers and boxes are those of the layout.
  [[nodiscard]] bool fits() const;
};

}  // namespace nonet::generator
