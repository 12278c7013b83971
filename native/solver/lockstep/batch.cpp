#include "solver/lockstep/batch.hpp"

#include <algorithm>
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

// Number of a row, a column (from 9) or a box (from 18), by its cells; −1 for any other house.
int number_of(const Layout& layout, int house) {
  const auto fits = [&](auto cell) {
    for (int i = 0; i < 9; ++i) {
      if (layout.cell(house, i) != cell(i)) return false;
    }
    return true;
  };
  const int first = layout.cell(house, 0);
  if (first % 9 == 0 && fits([&](int i) { return first + i; })) return first / 9;
  if (first < 9 && fits([&](int i) { return first + 9 * i; })) return 9 + first;
  if (first % 27 % 3 != 0 || first % 27 > 6) return -1;
  const bool is_box = fits([&](int i) { return first + 9 * (i / 3) + i % 3; });
  return is_box ? 18 + first / 27 * 3 + first % 9 / 3 : -1;
}

}  // namespace

bool is_classic(const Layout& layout) {
  if (layout.size() != 9 || layout.house_count() != 27) return false;
  std::uint32_t seen = 0;
  for (int house = 0; house < 27; ++house) {
    const int number = number_of(layout, house);
    if (number < 0) return false;
    seen |= std::uint32_t{1} << number;
  }
  return seen == (std::uint32_t{1} << 27) - 1;
}

std::vector<InstructionSet> instruction_sets() {
  std::vector<InstructionSet> sets;
#if defined(NONET_X86_ENGINES)
  if (can_run_avx512()) sets.push_back({"avx512", 32, &make_avx512_engine});
  if (can_run_avx2()) sets.push_back({"avx2", 16, &make_avx2_engine});
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
