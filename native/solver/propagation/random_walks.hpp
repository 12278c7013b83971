#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "constraints/fixpoint.hpp"
#include "core/bit_set.hpp"
#include "core/random.hpp"
#include "solver/propagation/solution_sampler.hpp"

namespace nonet {

// The sampler for the words of one size.
template <class Word>
class RandomWalks final : public SolutionSampler {
 public:
  RandomWalks(const Program<Word>& program, std::vector<Word> start, std::uint64_t seed)
      : fixpoint_(program), start_(std::move(start)), random_(seed) {
    is_impossible_ = program.is_impossible() || std::ranges::count(start_, Word{0}) > 0;
    if (is_impossible_) return;
    fixpoint_.use(start_.data());
    fixpoint_.start_over();
    is_impossible_ = !fixpoint_.run();
  }

  Outcome run(const Deadline& deadline, std::uint64_t count) override {
    while (logarithms_.size() < count) {
      if (!is_walking_) {
        now_ = start_;
        logarithm_ = 0;
        is_walking_ = true;
      }
      while (is_walking_) {
        if (deadline.passed()) return Outcome::paused;
        is_walking_ = step();
      }
      logarithms_.push_back(logarithm_);
    }
    return Outcome::found;
  }
  [[nodiscard]] const std::vector<double>& logarithms() const override { return logarithms_; }

 private:
  // Gives the cell with the fewest candidates one of its digits; false at the end of the walk.
  bool step() {
    int best = -1;
    int fewest = 1'000;
    for (std::size_t cell = 0; cell < now_.size() && !is_impossible_; ++cell) {
      const int count = count_bits(now_[cell]);
      if (count == 1 || count >= fewest) continue;
      fewest = count;
      best = static_cast<int>(cell);
    }
    int found = 0;
    Word digits = best < 0 ? Word{0} : now_[static_cast<std::size_t>(best)];
    for (; digits != 0; digits &= static_cast<Word>(digits - 1)) {
      next_ = now_;
      fixpoint_.use(next_.data());
      if (!fixpoint_.restrict(best, lowest_digit(digits)) || !fixpoint_.run()) continue;
      ++found;
      if (random_.below(found) == 0) chosen_ = next_;  // each with the same chance
    }
    if (best < 0 && !is_impossible_) return false;
    logarithm_ += std::log10(static_cast<double>(found));  // −∞ for none
    std::swap(now_, chosen_);
    return found > 0;
  }

  Fixpoint<Word> fixpoint_;
  std::vector<Word> start_;
  Random random_;
  bool is_impossible_ = false;
  bool is_walking_ = false;
  double logarithm_ = 0;
  std::vector<double> logarithms_;
  std::vector<Word> now_;
  std::vector<Word> next_;
  std::vector<Word> chosen_;
};

}  // namespace nonet
