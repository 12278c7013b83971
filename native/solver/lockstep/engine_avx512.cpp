#include "solver/lockstep/engines.hpp"
#include "solver/lockstep/lanes_avx512.hpp"
#include "solver/lockstep/serve.hpp"

namespace nonet::lockstep {

std::unique_ptr<Worker> make_avx512_engine(Feed& feed) {
  return std::make_unique<Engine<Avx512Lanes>>(feed);
}

}  // namespace nonet::lockstep
