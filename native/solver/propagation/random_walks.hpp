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
      if (deadline.passed()) return Outcome::paused;
      step();
    }
    return Outcome::found;
  }
  [[nodiscard]] const std::vector<double>& logarithms() const override { return logarithms_; }

 private:
  // Tries the next digit of the cell that is walked through.
  void step() {
    if (cell_ < 0 && !choose_cell()) return;
    if (digits_ == 0) return leave_cell();
    const Word digit = lowest_digit(digits_);
    digits_ &= static_cast<Word>(digits_ - 1);
    next_ = now_;
    fixpoint_.use(next_.data());
    if (!fixpoint_.restrict(cell_, digit) || !fixpoint_.run()) return;
    ++found_;
    if (random_.below(found_) == 0) chosen_ = next_;  // each with the same chance
  }
  // The cell with the fewest candidates; false, and the end of the walk, where there is none left.
  bool choose_cell() {
    if (!is_walking_) {
      now_ = start_;
      logarithm_ = is_impossible_ ? -std::numeric_limits<double>::infinity() : 0;
    }
    is_walking_ = !is_impossible_;
    int fewest = max_constrained_size + 1;
    for (std::size_t cell = 0; cell < now_.size() && is_walking_; ++cell) {
      const int count = count_bits(now_[cell]);
      if (count == 1 || count >= fewest) continue;
      fewest = count;
      cell_ = static_cast<int>(cell);
    }
    if (cell_ < 0) return end_walk();
    digits_ = now_[static_cast<std::size_t>(cell_)];
    found_ = 0;
    return true;
  }
  void leave_cell() {
    cell_ = -1;
    logarithm_ += std::log10(static_cast<double>(found_));  // −∞ for none
    std::swap(now_, chosen_);
    if (found_ == 0) end_walk();
  }
  bool end_walk() {
    logarithms_.push_back(logarithm_);
    is_walking_ = false;
    return false;
  }

  Fixpoint<Word> fixpoint_;
  std::vector<Word> start_;
  Random random_;
  bool is_impossible_ = false;
  bool is_walking_ = false;
  int cell_ = -1;
  Word digits_ = 0;  // of the cell, that are still to be tried
  int found_ = 0;    // of them, that propagation leaves
  double logarithm_ = 0;
  std::vector<double> logarithms_;
  std::vector<Word> now_;
  std::vector<Word> next_;
  std::vector<Word> chosen_;
};

}  // namespace nonet
