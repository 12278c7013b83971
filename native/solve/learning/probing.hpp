#pragma once

#include <cstdint>
#include <vector>

#include "core/candidates.hpp"
#include "core/stop.hpp"
#include "solve/propagation.hpp"

namespace nonet {

// Takes away candidates that cannot be true, because singles and locked candidates lead from them
// to a dead end (failed literals; Freeman, "Improvements to propositional satisfiability search
// algorithms", University of Pennsylvania, 1995).
template <int Words>
class Probing {
 public:
  explicit Probing(Candidates<Words>& candidates)
      : candidates_(candidates), propagation_(candidates.layout()) {}

  // Goes over all candidates until none falls any more, or at most so many were tried. Exhausted:
  // that is done, and a dead end is left where there is no solution.
  Outcome run(const Deadline& deadline, int most) {
    const int cells = candidates_.layout().cell_count();
    for (; tried_ < most && since_last_ < cells; cell_ = (cell_ + 1) % cells) {
      ++since_last_;
      for (const int digit : BitSet<Words>(candidates_.digits(cell_))) {
        if (candidates_.cell_sizes()[static_cast<std::size_t>(cell_)] < 2) break;
        if (candidates_.digits(cell_).contains(digit) && !try_one(digit)) return Outcome::exhausted;
      }
      if (deadline.passed()) {
        cell_ = (cell_ + 1) % cells;
        return Outcome::paused;
      }
    }
    return Outcome::exhausted;
  }

  // Candidates that fell.
  [[nodiscard]] int fallen() const { return fallen_; }

 private:
  // False where the grid turns out to have no solution.
  bool try_one(int digit) {
    ++tried_;
    const std::size_t before = candidates_.trail_length();
    candidates_.place(cell_, digit);
    const bool stands = propagation_.run(candidates_);
    candidates_.undo_to(before);
    if (stands) return true;
    ++fallen_;
    since_last_ = 0;
    candidates_.erase(cell_, digit);
    return propagation_.run(candidates_);
  }

  Candidates<Words>& candidates_;
  Propagation<Words> propagation_;
  int cell_ = 0;
  int since_last_ = 0;  // cells gone over since a candidate fell
  int tried_ = 0;
  int fallen_ = 0;
};

}  // namespace nonet
