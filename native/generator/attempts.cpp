#include "generator/attempts.hpp"

#include <algorithm>
#include <utility>

namespace nonet::generator {
namespace {

// More attempts than anyone waits for, with room to allow more.
constexpr std::uint64_t many = std::uint64_t{1} << 63;

}  // namespace

Attempts::Attempts(const Request& request, std::uint64_t seed, std::uint64_t wanted)
    : request_(request), seed_(seed), wanted_(wanted), allowed_(std::min(wanted, many)) {}

std::optional<std::uint64_t> Attempts::start() {
  std::uint64_t number = next_.load(std::memory_order_relaxed);
  do {
    if (number >= allowed_.load(std::memory_order_relaxed) || !matters(number)) return {};
  } while (!next_.compare_exchange_weak(number, number + 1, std::memory_order_relaxed));
  return number;
}

Attempt Attempts::make(std::uint64_t number) const {
  // Two draws keep attempts of neighbouring seeds apart.
  Random random(Random(seed_).next() ^ number);
  return {request_, random.next()};
}

bool Attempts::matters(std::uint64_t number) const {
  return number <= last_that_matters_.load(std::memory_order_relaxed);
}

void Attempts::finish(std::uint64_t number, const Attempt& attempt) {
  const Lock lock(mutex_);
  Result result{static_cast<std::uint64_t>(attempt.tries()), {}, {}, 0};
  if (attempt.is_infeasible()) {
    infeasible_ = true;
    last_that_matters_ = 0;
    allowed_ = 0;
    return;
  }
  if (attempt.succeeded()) {
    result.puzzle = attempt.puzzle();
    result.solution = attempt.solution();
    // Those below `taken_until_` are no longer needed to find the last one.
    successes_.insert(std::ranges::upper_bound(successes_, number), number);
    if (taken_ + successes_.size() >= wanted_) {
      successes_.resize(wanted_ - taken_);
      last_that_matters_ = successes_.empty() ? 0 : successes_.back();
    }
  } else {
    allowed_ += 2;  // so that one puzzle that takes many attempts fills all lanes in the end
    result.puzzle = attempt.closest();
    result.miss = attempt.closest_miss();
  }
  results_.emplace(number, std::move(result));
}

std::vector<Made> Attempts::take() {
  const Lock lock(mutex_);
  std::vector<Made> made;
  while (!gave_up_ && taken_ < wanted_) {
    const auto next = results_.find(taken_until_);
    if (next == results_.end()) break;
    Result& result = next->second;
    failed_tries_ += result.tries;
    if (!result.solution.empty() && failed_tries_ <= request_.tries) {
      made.push_back(
          {std::move(result.puzzle), std::move(result.solution), std::exchange(failed_tries_, 0)});
      closest_.clear();
      ++taken_;
    } else {
      const bool comes_close = result.solution.empty() && !result.puzzle.empty();
      if (comes_close && (closest_.empty() || result.miss < closest_miss_)) {
        closest_ = std::move(result.puzzle);
        closest_miss_ = result.miss;
      }
      gave_up_ = failed_tries_ >= request_.tries;
      if (gave_up_) last_that_matters_ = 0;
    }
    results_.erase(next);
    ++taken_until_;
  }
  const auto untaken = std::ranges::lower_bound(successes_, taken_until_);
  successes_.erase(successes_.begin(), untaken);
  return made;
}

}  // namespace nonet::generator
