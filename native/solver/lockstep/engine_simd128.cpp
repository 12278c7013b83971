#include "solver/lockstep/engines.hpp"
#include "solver/lockstep/lanes_simd128.hpp"
#include "solver/lockstep/serve.hpp"

namespace nonet::lockstep {

std::unique_ptr<Worker> make_simd128_engine(Feed& feed) {
  return std::make_unique<Engine<Simd128Lanes>>(feed);
}

}  // namespace nonet::lockstep
