#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <variant>
#include <vector>

#include "core/layout.hpp"
#include "logic/walk.hpp"
#include "techniques/state.hpp"

namespace nonet::logic {

// The houses of a layout, with the smallest tables that it fits into.
using AnyHouses = std::variant<std::unique_ptr<Houses<2>>, std::unique_ptr<Houses<10>>>;

// Whether techniques work on a layout: up to 25 × 25, and not too many houses.
[[nodiscard]] bool is_covered(const Layout& layout);
[[nodiscard]] AnyHouses make_houses(const Layout& layout, const std::vector<HouseKind>& kinds,
                                    const std::vector<GivenRule>& rules);

// Many puzzles, one after the other: the givens and the solution of each, a byte a cell, and room
// for the steps of each entry of the order, for the places of the hardest, fewest and narrow, and
// for the end of its walk. Those with an end other than 0 are left out.
struct GradeRows {
  std::span<const std::uint8_t> givens;
  std::span<const std::uint8_t> solutions;
  std::span<std::uint16_t> counts;
  std::span<std::uint8_t> places;
  std::span<std::uint8_t> ends;
};

// How many steps of each entry of the order each puzzle takes; with the levels of the entries also
// at how many places the hardest can be found.
void grade_rows(const AnyHouses& houses, const Order& order, const Levels& levels,
                const Options& options, const GradeRows& rows, int threads,
                const std::atomic<bool>& stop);

}  // namespace nonet::logic
