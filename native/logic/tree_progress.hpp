#pragma once

#include <cstdint>
#include <limits>

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

  // `most`: contradictions that it may take.
  explicit TreeProgress(int most) : most_(static_cast<Share>(most)) {}

  [[nodiscard]] Share done() const { return done_; }
  void reach(Share done) { done_ = done; }
  // Notes a contradiction; false where the search ends.
  bool go_on() {
    ++used_;
    return used_ < most_ && (used_ < first_look || expected() <= after_look * most_);
  }
  // Whether it is too far down to come to an end, even if one contradiction does for this share.
  [[nodiscard]] bool is_too_deep(Share share) const {
    return estimate(used_ + 1, done_ + share) > before_look * most_;
  }
  // Contradictions that all of it would take.
  [[nodiscard]] Share expected() const { return estimate(used_, done_); }
  // Whether a search that has ended may do with that many.
  [[nodiscard]] static bool may_do(Share expected, int most) {
    return expected <= before_look * static_cast<Share>(most);
  }

 private:
  static constexpr Share first_look = 8;  // contradictions before which it says little
  // How many times as much may be expected. Half of that finds a few nets fewer.
  static constexpr Share before_look = 16;
  static constexpr Share after_look = 4;

  static Share estimate(Share used, Share done) {
    constexpr Share unknown = std::numeric_limits<Share>::max();
    return done == 0 ? unknown : used * (whole / done);
  }

  Share most_;
  Share used_ = 0;
  Share done_ = 0;
};

}  // namespace nonet::logic
