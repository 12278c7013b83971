#pragma once

namespace nonet {

// What the processor can run, where code is compiled for several instruction sets.
#if defined(NONET_X86_ENGINES)
[[nodiscard]] inline bool can_run_avx2() {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2");
}
// F, BW, VL, BITALG and VBMI: Ice Lake, Zen 4 and later.
[[nodiscard]] inline bool can_run_avx512() {
  return can_run_avx2() && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bitalg") &&
         __builtin_cpu_supports("avx512vbmi");
}
#endif

}  // namespace nonet
