#include "logic/ranked_steps.hpp"

#include <algorithm>
#include <tuple>

namespace nonet::logic {

bool RankedSteps::is_better(const Ranked& a, const Ranked& b) const {
  const auto rank = [this](const Ranked& ranked) {
    const std::int64_t eliminations = -static_cast<std::int64_t>(ranked.step.eliminations.size());
    const std::int64_t length = ranked.length;
    return tie_ == Tie::shortest ? std::tuple(eliminations, length, ranked.sum)
                                 : std::tuple(eliminations, ranked.sum, length);
  };
  return rank(a) < rank(b);
}

bool RankedSteps::may_take(std::size_t eliminations, int length) const {
  if (eliminations == 0) return false;
  if (steps_.wants_all() || ranked_.empty()) return true;
  const Ranked& best = ranked_.front();
  const std::size_t most = best.step.eliminations.size();
  return eliminations > most ||
         (eliminations == most && (tie_ == Tie::lowest || length <= best.length));
}

void RankedSteps::offer(const Step& step, int length) {
  std::int64_t sum = 0;
  for (const Candidate& candidate : step.eliminations) sum += candidate.cell + candidate.digit;
  if (!steps_.wants_all()) {
    Ranked ranked{step, length, sum};
    if (ranked_.empty()) {
      ranked_.push_back(std::move(ranked));
    } else if (is_better(ranked, ranked_.front())) {
      ranked_.front() = std::move(ranked);
    }
    return;
  }
  const auto [known, is_new] =
      known_.try_emplace({step.technique, step.eliminations}, ranked_.size());
  if (is_new) {
    ranked_.push_back({step, length, sum});
  } else if (length < ranked_[known->second].length) {
    ranked_[known->second] = {step, length, sum};
  }
}

bool RankedSteps::add_all() {
  std::ranges::stable_sort(ranked_,
                           [this](const Ranked& a, const Ranked& b) { return is_better(a, b); });
  for (const Ranked& ranked : ranked_) {
    steps_.begin(ranked.step.technique) = ranked.step;
    if (steps_.add()) return true;
  }
  return false;
}

}  // namespace nonet::logic
