#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "techniques/deadly_patterns.hpp"

namespace nonet::techniques {

// Bivalue universal graves. If every empty cell had two candidates, and every house two places for
// each digit that it lacks, then any solution could be exchanged for another one: each cell takes
// its other candidate. So of the cells with more candidates one must hold a further one. This is
// true of all houses of any layout, as it counts places in houses and nothing else.
//
// The grave is what remains of a state when its cells with more than two candidates are given two
// each; where there is more than one way to do so each is a pattern. A house in which one of these
// cells alone can lose a digit decides what this cell has more.
template <int W>
class Bugs {
 public:
  explicit Bugs(const State<W>& state) : state_(state) {}

  // Counts the places of digits in each of the houses, which must be all of them, and collects what
  // they decide; false where there is no grave.
  template <class HouseOrder>
  bool count_places(const HouseOrder& houses) {
    const CellSet<W> large = state_.empty() - state_.bivalue();
    for (const int house : houses) {
      if (!count_places(house, large)) return false;
    }
    for (const int cell : large) {
      const Mask extra = extras_[at(cell)];
      const Mask base = state_.candidates(cell) & ~extra;
      if (state_.count(cell) < 3 || at_most(base, 1)) return false;
      settled_ = settled_ && at_most(base, 2);
      roofs_.push_back({cell, base, extra});
    }
    return !roofs_.empty();
  }
  // Whether the houses decide everything, and for which cell the first of them does.
  [[nodiscard]] bool is_settled() const { return settled_; }
  [[nodiscard]] int first() const { return first_; }

  // Graves in the order of what is left to their roofs, which ascend: visit(roofs).
  template <class Stopped, class Visit>
  bool visit(const Stopped& stopped, const Visit& visit) {
    return choose(0, stopped, visit);
  }

 private:
  // False where some digit of the house has too few places, or too many and no roof to lose them,
  // or places although it is placed there.
  bool count_places(int house, const CellSet<W>& large) {
    const CellSet<W> roofs = large & state_.houses().cells(house);
    for (int digit = 0; digit < state_.size(); ++digit) {
      const int count = count_bits(state_.positions(house, digit));
      if ((state_.placed(house) & bit(digit)) != 0) {
        if (count != 0) return false;
        continue;
      }
      if (count < 2) return false;
      places_[at(house)][at(digit)] = static_cast<std::int8_t>(count);
      if (count == 2) continue;
      CellSet<W> able = state_.places(digit) & roofs;
      if (able.empty()) return false;
      const int cell = able.take_lowest();
      if (!able.empty()) continue;
      if (first_ < 0) first_ = cell;
      extras_[at(cell)] |= bit(digit);
    }
    return true;
  }

  template <class Stopped, class Visit>
  bool choose(std::size_t next, const Stopped& stopped, const Visit& visit) {
    if (next == roofs_.size()) return is_bug() && visit(std::span<const Roof>(roofs_));
    const Roof roof = roofs_[next];
    for (const int a : digits_of(roof.base)) {
      for (const int b : digits_of(roof.base & ~((bit(a) << 1) - 1))) {
        const Mask base = bit(a) | bit(b);
        const Mask extra = state_.candidates(roof.cell) & ~base;
        roofs_[next] = {roof.cell, base, extra};
        const bool done = lose(roof.cell, extra, 1) && choose(next + 1, stopped, visit);
        lose(roof.cell, extra, -1);
        if (done || stopped()) return true;
      }
    }
    roofs_[next] = roof;
    return false;
  }

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
    return std::ranges::none_of(places_, [](const auto& house) {
      return std::ranges::any_of(house, [](std::int8_t count) { return count > 2; });
    });
  }

  const State<W>& state_;
  // Of each house and digit; 0 where the digit is placed in the house.
  std::array<std::array<std::int8_t, at(largest_size<W>)>, at(most_houses<W>)> places_{};
  std::array<Mask, at(most_cells<W>)> extras_{};  // that houses decide
  int first_ = -1;
  bool settled_ = true;
  std::vector<Roof> roofs_;
};

}  // namespace nonet::techniques
