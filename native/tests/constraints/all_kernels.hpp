#pragma once

#include <string>
#include <utility>
#include <vector>

#include "constraints/kernels/kernels.hpp"
#include "core/processor.hpp"

namespace nonet::tests {

// The kernels for each instruction set of this machine, by its name.
inline std::vector<std::pair<std::string, const Kernels*>> all_kernels() {
  std::vector<std::pair<std::string, const Kernels*>> found = {{"baseline", &baseline_kernels}};
#if defined(NONET_X86_ENGINES)
  if (can_run_avx2()) found.emplace_back("avx2", &avx2_kernels);
  if (can_run_avx512()) found.emplace_back("avx512", &avx512_kernels);
#endif
  return found;
}

}  // namespace nonet::tests
