#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "solver/lockstep/feed.hpp"

namespace nonet::lockstep {

// An instruction set that this build has an engine for.
struct InstructionSet {
  std::string_view name;
  int lanes;
  std::unique_ptr<Worker> (*make)(Feed&);
};

// Those that this machine can run, the fastest first.
std::vector<InstructionSet> instruction_sets();
// The one of this name, if this machine can run it.
std::optional<InstructionSet> find_instruction_set(std::string_view name);

// All puzzles of a feed, solved by one engine a thread.
class Batch {
 public:
  Batch(Feed& feed, const InstructionSet& set, int threads);

  // Exhausted when every row is finished, paused when the deadline came first.
  Outcome run(const Deadline& deadline);
  // Rounds of deduction of all engines so far.
  [[nodiscard]] std::uint64_t rounds() const;

 private:
  std::vector<std::unique_ptr<Worker>> workers_;
};

}  // namespace nonet::lockstep
