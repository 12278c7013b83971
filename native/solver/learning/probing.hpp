#pragma once

#include <cstdint>
#include <vector>

#include "core/domains.hpp"
#include "core/stop.hpp"
#include "solver/search/propagation.hpp"

namespace nonet {

// Failed literals: erases candidates that propagate to a conflict by singles and locked candidates
// (Freeman, "Improvements to propositional satisfiability search algorithms", University of
// Pennsylvania, 1995).
template <int Words>
class Probing {
 public:
  explicit Probing(Domains<Words>& candidates)
      : candidates_(candidates), propagation_(candidates.layout()) {}

  // Probes all candidates until none fails any more, or at most `most` in all. Exhausted: that is
  // done; without a solution the candidates are left in conflict.
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

  // Number of failed candidates.
  [[nodiscard]] int fallen() const { return fallen_; }

 private:
  // False if the grid turns out to have no solution.
  bool try_one(int digit) {
    ++tried_;
    const std::size_t before = candidates_.trail_length();
    candidates_.place(cell_, digit);
    const bool holds = propagation_.run(candidates_);
    candidates_.undo_to(before);
    if (holds) return true;
    ++fallen_;
    since_last_ = 0;
    candidates_.erase(cell_, digit);
    return propagation_.run(candidates_);
  }

  Domains<Words>& candidates_;
  Propagation<Words> propagation_;
  int cell_ = 0;
  int since_last_ = 0;  // cells probed since a candidate failed
  int tried_ = 0;
  int fallen_ = 0;
};

}  // namespace nonet
