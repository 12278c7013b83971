#include "logic/deadly_steps.hpp"
#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

using enum Technique;

// With more roofs there is nothing to see that would bear on all of them.
constexpr int most_roofs = 6;

template <int W>
class BugSearch {
 public:
  BugSearch(const State<W>& state, Steps& steps) : state_(state), steps_(steps) {}

  // False where some digit of a house has too few places, or too many and no roof to lose them, or
  // places although it is placed there.
  bool count_places(const CellSet<W>& roofs) {
    const Houses<W>& houses = state_.houses();
    for (int house = 0; house < houses.count(); ++house) {
      const bool more = houses.cells(house).intersects(roofs);
      for (int digit = 0; digit < state_.size(); ++digit) {
        const int count = count_bits(state_.positions(house, digit));
        if ((state_.placed(house) & bit(digit)) != 0) {
          if (count != 0) return false;
          continue;
        }
        if (count < 2 || (count > 2 && !more)) return false;
        places_[at(house)][at(digit)] = static_cast<std::int8_t>(count);
      }
    }
    return true;
  }

  // Gives two digits to each of the cells; true where no more steps are wanted.
  bool choose(CellSet<W> left) {
    if (left.empty()) return is_bug() && add();
    const int cell = left.take_lowest();
    const Mask candidates = state_.candidates(cell);
    for (const int a : digits_of(candidates)) {
      for (const int b : digits_of(candidates & ~((bit(a) << 1) - 1))) {
        const Mask base = bit(a) | bit(b);
        const Mask extra = candidates & ~base;
        roofs_[count_++] = {cell, base, extra};
        const bool done = lose(cell, extra, 1) && choose(left);
        lose(cell, extra, -1);
        --count_;
        if (done || steps_.stopped()) return true;
      }
    }
    return false;
  }

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

  // False where fewer than two places remain somewhere.
  bool lose(int cell, Mask digits, std::int8_t places) {
    bool enough = true;
    for (const int house : state_.houses().of(cell)) {
      for (const int digit : digits_of(digits)) {
        std::int8_t& count = places_[at(house)][at(digit)];
        count = static_cast<std::int8_t>(count - places);
        enough = enough && count >= 2;
      }
    }
    return enough;
  }

  [[nodiscard]] bool is_bug() const {
    for (const auto& house : places_) {
      for (const std::int8_t count : house) {
        if (count > 2) return false;
      }
    }
    return true;
  }

  bool add() {
    DeadlyPattern<W> pattern{state_.bivalue(), 0, std::span(roofs_.data(), count_)};
    for (const int cell : pattern.floor) pattern.digits |= state_.candidates(cell);
    return add_steps(state_, pattern, {bug_1, bug_2, bug_3, bug_4}, steps_);
  }

  const State<W>& state_;
  Steps& steps_;
  // Of each house and digit; 0 where the digit is placed in the house.
  std::array<std::array<std::int8_t, at(largest_size<W>)>, at(most_houses<W>)> places_{};
  std::array<Roof, at(most_roofs)> roofs_{};
  std::size_t count_ = 0;
};

}  // namespace

// Bivalue universal graves. If every empty cell had two candidates, and every house two places for
// each digit that it lacks, then any solution could be exchanged for another one: each cell takes
// its other candidate. So of the cells with more candidates one must hold a further one. This is
// true of all houses of any layout, as it counts places in houses and nothing else.
//
// The grave is what remains of a state when its cells with more than two candidates are given two
// each; where there is more than one way to do so each is a pattern. Types as for all deadly
// patterns (deadly_patterns.hpp); type 1, one such cell, is the BUG+1.
template <int W>
void find_bugs(const State<W>& state, Steps& steps) {
  if (!steps.options.uniqueness) return;
  const auto roofs = state.empty() - state.bivalue();
  if (roofs.empty() || roofs.size() > most_roofs) return;
  for (const int cell : roofs) {
    if (state.count(cell) < 3) return;
  }
  if (roofs.size() > 1 && !steps.wants(bug_2) && !steps.wants(bug_3) && !steps.wants(bug_4)) {
    return;
  }
  BugSearch<W> search(state, steps);
  if (search.count_places(roofs)) search.choose(roofs);
}

template void find_bugs(const State<2>&, Steps&);
template void find_bugs(const State<10>&, Steps&);

}  // namespace nonet::logic
