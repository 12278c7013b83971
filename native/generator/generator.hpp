#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/stop.hpp"
#include "generator/attempts.hpp"
#include "generator/request.hpp"
#include "solver/lockstep/batch.hpp"

namespace nonet::generator {

// A thread's part of the work: it takes attempts and answers their questions.
class Worker {
 public:
  virtual ~Worker() = default;
  // Exhausted when no attempt is left, paused when the deadline came first.
  virtual Outcome run(const Deadline& deadline) = 0;
};

// Answers with the general search, one attempt at a time.
std::unique_ptr<Worker> make_search_worker(const Request& request, Attempts& attempts);
// Answers with the lockstep engine, many attempts at a time; for the plain 9 × 9 only.
std::unique_ptr<Worker> make_lockstep_worker(const Request& request, Attempts& attempts,
                                             const lockstep::InstructionSet& set);

class Generator {
 public:
  // `set` where the lockstep engine is to be used.
  Generator(Request request, std::uint64_t seed, std::uint64_t wanted,
            const lockstep::InstructionSet* set, int threads);

  // Exhausted once enough puzzles are made, paused when the deadline came first.
  Outcome run(const Deadline& deadline);
  Attempts& attempts() { return attempts_; }

 private:
  Request request_;
  Attempts attempts_;
  std::vector<std::unique_ptr<Worker>> workers_;
  bool started_ = false;
};

}  // namespace nonet::generator
