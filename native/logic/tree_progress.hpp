#pragma once

#include <cstdint>

namespace nonet::logic {

// How far a depth-first search has come, and how many contradictions all of it would take if the
// options of each choice were equally much work. It ends when that is far more than it may take.
//
//     choice of 2: the first option is refuted                  1/2 done by 1: 2 expected
//     choice of 3 in the second: the first option is refuted    1/2 + 1/6 by 2: 3
//
// Nearly all that fails is known to fail after a tenth of the contradictions that are allowed.
class TreeProgress {
 public:
  using Share = std::uint64_t;
  static constexpr Share whole = Share{1} << 48;

  // What a search may take: contradictions, and how many times as many may be expected before it
  // is given up; half of that after the first few.
  struct Limit {
    int most;
    int slack;

    // Whether a search of which that was expected may do with it.
    [[nodiscard]] bool allows(Share expected) const {
      return expected <= static_cast<Share>(most) * static_cast<Share>(slack);
    }
  };

  explicit TreeProgress(Limit limit) : limit_(limit) {}

  [[nodiscard]] Share done() const { return done_; }
  void reach(Share done) { done_ = done; }
  // Notes a contradiction; false where the search ends.
  bool go_on() {
    ++used_;
    expected_ = estimate(used_, done_);
    return used_ < static_cast<Share>(limit_.most) &&
           (used_ < first_look || limit_.allows(2 * expected_));
  }
  // Whether to look at an option with this share: not so far down that it would not come to an
  // end even if one contradiction did for it.
  bool go_down(Share share) {
    expected_ = estimate(used_ + 1, done_ + share);
    return limit_.allows(expected_);
  }
  // Contradictions that all of it would take.
  [[nodiscard]] Share expected() const { return expected_; }

 private:
  static constexpr Share first_look = 8;  // contradictions before which it says little

  static Share estimate(Share used, Share done) { return used * (whole / done); }

  Limit limit_;
  Share used_ = 0;
  Share done_ = 0;
  Share expected_ = 0;
};

}  // namespace nonet::logic
