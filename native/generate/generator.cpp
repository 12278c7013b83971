#include "generate/generator.hpp"

#include <atomic>
#include <thread>
#include <utility>

namespace nonet::generate {
namespace {

// Seconds of one thread before others start: enough for most single puzzles.
constexpr double alone = 0.002;

}  // namespace

Generator::Generator(Request request, std::uint64_t seed, std::uint64_t wanted,
                     const lockstep::InstructionSet* set, int threads)
    : request_(std::move(request)), attempts_(request_, seed, wanted) {
  for (int i = 0; i < threads; ++i) {
    makers_.push_back(set != nullptr ? make_lockstep_maker(request_, attempts_, *set)
                                     : make_search_maker(request_, attempts_));
  }
}

Outcome Generator::run(const Deadline& deadline) {
  if (!started_) {
    started_ = true;
    if (makers_.front()->run(Deadline(alone)) == Outcome::exhausted) return Outcome::exhausted;
  }
  std::atomic<bool> paused = false;
  const auto work = [&](Maker& maker) {
    if (maker.run(deadline) == Outcome::paused) paused = true;
  };
  std::vector<std::jthread> threads;
  for (std::size_t i = 1; i < makers_.size(); ++i) {
    threads.emplace_back([&work, &maker = *makers_[i]] { work(maker); });
  }
  work(*makers_.front());
  threads.clear();
  return paused ? Outcome::paused : Outcome::exhausted;
}

}  // namespace nonet::generate
