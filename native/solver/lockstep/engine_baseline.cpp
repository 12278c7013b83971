#include "solver/lockstep/engines.hpp"
#include "solver/lockstep/lanes_baseline.hpp"
#include "solver/lockstep/serve.hpp"

namespace nonet::lockstep {

std::unique_ptr<Worker> make_baseline_engine(Feed& feed) {
  return std::make_unique<Engine<BaselineLanes>>(feed);
}

}  // namespace nonet::lockstep
