#include "constraints/kernels/kernels.hpp"
#include "constraints/kernels/own_kernels.hpp"

namespace nonet {

const Kernels baseline_kernels = own_kernels;

}  // namespace nonet
