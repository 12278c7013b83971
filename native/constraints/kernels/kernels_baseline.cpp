#include "constraints/kernels/exclusion.hpp"
#include "constraints/kernels/families.hpp"
#include "constraints/kernels/heaviest.hpp"
#include "constraints/kernels/houses.hpp"
#include "constraints/kernels/kernels.hpp"
#include "constraints/kernels/lane_sweep.hpp"
#include "constraints/kernels/patterns.hpp"

namespace nonet {

const Kernels baseline_kernels = {exclude,
                                  strike_houses,
                                  add_cells,
                                  keep_sets,
                                  match_rows<std::uint16_t>,
                                  heaviest<std::uint16_t>,
                                  sweep_lanes,
                                  take_lane,
                                  put_lane};

}  // namespace nonet
