#pragma once

#include "constraints/kernels/exclusion.hpp"
#include "constraints/kernels/families.hpp"
#include "constraints/kernels/heaviest.hpp"
#include "constraints/kernels/houses.hpp"
#include "constraints/kernels/kernels.hpp"
#include "constraints/kernels/lane_sweep.hpp"
#include "constraints/kernels/line_steps.hpp"
#include "constraints/kernels/patterns.hpp"

// The kernels as they are compiled where this is included.
namespace nonet {
// Each instruction set has its own.
namespace {  // NOLINT(misc-anonymous-namespace-in-header)

constexpr Kernels own_kernels = {.exclude = exclude,
                                 .strike_houses = strike_houses,
                                 .add_cells = add_cells,
                                 .keep_sets = keep_sets,
                                 .match_rows = match_rows<std::uint16_t>,
                                 .read_line = read_line<std::uint16_t>,
                                 .heaviest = heaviest<std::uint16_t>,
                                 .sweep_lanes = sweep_lanes,
                                 .take_lane = take_lane,
                                 .put_lane = put_lane};

}  // namespace
}  // namespace nonet
