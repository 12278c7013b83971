#pragma once

#include <memory>

#include "solver/lockstep/feed.hpp"

namespace nonet::lockstep {

// One engine for each instruction set, each compiled in a file of its own.
std::unique_ptr<Worker> make_baseline_engine(Feed& feed);
#if defined(NONET_X86_ENGINES)
std::unique_ptr<Worker> make_avx2_engine(Feed& feed);
std::unique_ptr<Worker> make_avx512_engine(Feed& feed);
#endif
#if defined(NONET_SIMD128_ENGINE)
std::unique_ptr<Worker> make_simd128_engine(Feed& feed);
#endif

}  // namespace nonet::lockstep
