#include "solver/lockstep/batch.hpp"

#include <atomic>

#include "core/processor.hpp"
#include "core/side_by_side.hpp"
#include "solver/lockstep/engines.hpp"

namespace nonet::lockstep {

std::vector<InstructionSet> instruction_sets() {
  std::vector<InstructionSet> sets;
#if defined(NONET_X86_ENGINES)
  if (can_run_avx512()) sets.push_back({"avx512", 32, &make_avx512_engine});
  if (can_run_avx2()) sets.push_back({"avx2", 16, &make_avx2_engine});
#endif
#if defined(NONET_SIMD128_ENGINE)
  sets.push_back({"simd128", 8, &make_simd128_engine});
#endif
  sets.push_back({"baseline", 8, &make_baseline_engine});
  return sets;
}

std::optional<InstructionSet> find_instruction_set(std::string_view name) {
  for (const InstructionSet& set : instruction_sets()) {
    if (set.name == name) return set;
  }
  return std::nullopt;
}

Batch::Batch(Feed& feed, const InstructionSet& set, int threads) {
  for (int i = usable_threads(threads); i > 0; --i) workers_.push_back(set.make(feed));
}

Outcome Batch::run(const Deadline& deadline) {
  std::atomic<bool> paused = false;
  side_by_side(static_cast<int>(workers_.size()), [&](int number) {
    const auto& worker = workers_[static_cast<std::size_t>(number)];
    if (worker->run(deadline) == Outcome::paused) paused = true;
  });
  return paused ? Outcome::paused : Outcome::exhausted;
}

std::uint64_t Batch::rounds() const {
  std::uint64_t rounds = 0;
  for (const auto& worker : workers_) rounds += worker->rounds();
  return rounds;
}

}  // namespace nonet::lockstep
