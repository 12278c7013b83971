#pragma once

#include <span>
#include <vector>

#include "logic/almost_locked_sets.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

// Two almost locked sets and the digits of which at most one of them can hold each: they share no
// place of it, and all places in the one see all places in the other.
struct RestrictedCommon {
  int a, b;  // a < b
  Mask digits;

  [[nodiscard]] int other(int set) const { return set == a ? b : a; }
};

// All of a state, in ascending order; incomplete after a request to stop.
template <int W>
class RestrictedCommons {
 public:
  RestrictedCommons(const AlmostLockedSets<W>& sets, const Steps& steps);

  [[nodiscard]] int count() const { return static_cast<int>(pairs_.size()); }
  [[nodiscard]] const RestrictedCommon& operator[](int number) const { return pairs_[at(number)]; }
  [[nodiscard]] auto begin() const { return pairs_.begin(); }
  [[nodiscard]] auto end() const { return pairs_.end(); }
  // Numbers of those that a set is part of, ascending.
  [[nodiscard]] std::span<const int> of(int set) const {
    return {of_.data() + first_[at(set)], of_.data() + first_[at(set) + 1]};
  }

 private:
  std::vector<RestrictedCommon> pairs_;
  std::vector<int> of_;
  std::vector<std::size_t> first_;  // of each set in `of_`
};

// Adds to the argument of a step sets one after another, and between each two what they share.
template <int W>
void add_path(Step& step, const AlmostLockedSets<W>& sets, std::span<const int> path,
              std::span<const Mask> commons);

extern template class RestrictedCommons<2>;
extern template class RestrictedCommons<10>;

}  // namespace nonet::logic
