#include "solver/lockstep/engines.hpp"
#include "solver/lockstep/lanes_avx2.hpp"
#include "solver/lockstep/serve.hpp"

namespace nonet::lockstep {

std::unique_ptr<Worker> make_avx2_engine(Feed& feed) {
  return std::make_unique<Engine<Avx2Lanes>>(feed);
}

}  // namespace nonet::lockstep
