#include "solver/lockstep/batch.hpp"

#include <array>
#include <atomic>

#include "core/side_by_side.hpp"
#include "solver/lockstep/engines.hpp"

namespace nonet::lockstep {
namespace {

#if defined(NONET_X86_ENGINES)
bool can_run_avx2() {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2");
}

bool can_run_avx512() {
  return can_run_avx2() && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bitalg") &&
         __builtin_cpu_supports("avx512vbmi");
}
#endif

// The cells of the rows, columns and boxes of 9 × 9, one house after the other.
constexpr auto classic_cells = [] {
  std::array<int, 243> cells{};
  for (std::size_t i = 0; i < 81; ++i) {
    const int house = static_cast<int>(i / 9);
    const int position = static_cast<int>(i % 9);
    cells[i] = 9 * house + position;
    cells[81 + i] = 9 * position + house;
    cells[162 + i] = 9 * (house / 3 * 3 + position / 3) + house % 3 * 3 + position % 3;
  }
  return cells;
}();

}  // namespace

// Asked for every single grid, so without a branch.
bool is_classic(const Layout& layout) {
  if (layout.size() != 9 || layout.house_count() != 27) return false;
  int difference = 0;
  for (std::uint32_t i = 0; i < classic_cells.size(); ++i) {
    difference |= layout.cell_from(i, 0) ^ classic_cells[i];
  }
  return difference == 0;
}

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
