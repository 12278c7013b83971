#include "generator/generator.hpp"

#include <atomic>
#include <thread>
#include <utility>

namespace nonet::generator {
namespace {

// Seconds of one thread before others start: enough for most single puzzles.
constexpr double alone = 0.002;

}  // namespace

Generator::Generator(Request request, std::uint64_t seed, std::uint64_t wanted,
                     const lockstep::InstructionSet* set, int threads)
    : request_(std::move(request)), attempts_(request_, seed, wanted) {
  for (int i = 0; i < threads; ++i) {
    workers_.push_back(set != nullptr ? make_lockstep_worker(request_, attempts_, *set)
                                      : make_search_worker(request_, attempts_));
  }
}

Outcome Generator::run(const Deadline& deadline) {
  if (!started_) {
    started_ = true;
    if (workers_.front()->run(Deadline(alone)) == Outcome::exhausted) return Outcome::exhausted;
  }
  std::atomic<bool> paused = false;
  const auto work = [&](Worker& worker) {
    if (worker.run(deadline) == Outcome::paused) paused = true;
  };
  std::vector<std::jthread> threads;
  for (std::size_t i = 1; i < workers_.size(); ++i) {
    threads.emplace_back([&work, &worker = *workers_[i]] { work(worker); });
  }
  work(*workers_.front());
  threads.clear();
  return paused ? Outcome::paused : Outcome::exhausted;
}

}  // namespace nonet::generator
