#include "constraints/kernels/kernels.hpp"

#include "core/processor.hpp"

namespace nonet {
namespace {

const Kernels& fastest() {
#if defined(NONET_X86_ENGINES)
  if (can_run_avx512()) return avx512_kernels;
  if (can_run_avx2()) return avx2_kernels;
#endif
  return baseline_kernels;
}

}  // namespace

const Kernels& kernels() {
  static const Kernels& chosen = fastest();
  return chosen;
}

}  // namespace nonet
