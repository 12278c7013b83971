#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "constraints/kernels/lane_sets.hpp"
#include "constraints/kernels/lane_words.hpp"

// The numbers of a `LaneSum`: which totals the first terms can have, a word of lanes for each
// total, then those that lead to one that is allowed.
namespace nonet {
// Each instruction set has its own.
namespace {  // NOLINT(misc-anonymous-namespace-in-header)

// Totals from 0 to 16 · Parts − 1.
template <std::size_t Parts>
using LaneTotals = std::array<LaneWords, Parts>;

// What a cell adds, and what two of them add that differ.
using DigitNumbers = std::integer_sequence<int, 0, 1, 2, 3, 4, 5, 6, 7, 8>;
using PairNumbers = std::integer_sequence<int, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>;
// What a unit of a tight sum misses.
using MissedNumbers = std::make_integer_sequence<int, LaneTightSum::most_missed + 1>;

template <std::size_t Parts, int Number>
NONET_LANE_INLINE void add_one_up(const LaneTotals<Parts>& before, LaneSet lanes,
                                  LaneTotals<Parts>& after) {
  const LaneWords own = LaneWords::all(lanes);
  for (std::size_t i = 0; i < Parts; ++i) {
    const LaneWords below = i == 0 ? LaneWords::none() : before[i - 1];
    after[i] |= LaneWords::joined<lane_words - Number>(below, before[i]) & own;
  }
}
// The totals after numbers are added, of which each is added in some lanes.
template <std::size_t Parts, int... Number>
NONET_LANE_INLINE LaneTotals<Parts> add_up(const LaneTotals<Parts>& before, const LaneCell& numbers,
                                           std::integer_sequence<int, Number...> /*numbers*/) {
  LaneTotals<Parts> after;
  after.fill(LaneWords::none());
  (add_one_up<Parts, Number>(before, numbers.digits[Number], after), ...);
  return after;
}

template <std::size_t Parts, int Number>
NONET_LANE_INLINE void add_one_down(const LaneTotals<Parts>& before, LaneSet lanes,
                                    const LaneTotals<Parts>& after, LaneTotals<Parts>& earlier,
                                    LaneWords& met) {
  const LaneWords own = LaneWords::all(lanes);
  met = LaneWords::none();
  for (std::size_t i = 0; i < Parts; ++i) {
    const LaneWords above = i + 1 == Parts ? LaneWords::none() : after[i + 1];
    const LaneWords both = LaneWords::joined<Number>(after[i], above) & before[i];
    met |= both;
    earlier[i] |= both & own;
  }
}
// The lanes in which each number leads from totals before to totals after; the latter become those
// before that do.
template <std::size_t Parts, int... Number>
NONET_LANE_INLINE LaneWords add_down(const LaneTotals<Parts>& before, const LaneCell& numbers,
                                     LaneTotals<Parts>& after,
                                     std::integer_sequence<int, Number...> /*numbers*/) {
  std::array<LaneWords, lane_words> met;
  met.fill(LaneWords::none());
  LaneTotals<Parts> earlier;
  earlier.fill(LaneWords::none());
  (add_one_down<Parts, Number>(before, numbers.digits[Number], after, earlier, met[Number]), ...);
  after = earlier;
  return LaneWords::any_of_each(met);
}

// Pairs of digits by class, and what each adds, counted from 0.
using LanePairSets = std::array<LaneWords, pair_orbits.size()>;
constexpr auto pair_totals = [] {
  std::array<std::array<std::uint32_t, lane_words>, pair_orbits.size()> totals{};
  for (std::size_t i = 0; i < totals.size(); ++i) {
    for (std::size_t digit = 0; digit < most_lane_digits; ++digit) {
      const auto second = static_cast<std::size_t>(pair_orbits[i].second);
      totals[i][digit] = static_cast<std::uint32_t>(digit + (digit + second) % most_lane_digits);
    }
  }
  return totals;
}();

NONET_LANE_INLINE LaneCell totals_of_pairs(const LanePairSets& pairs) {
  LaneCell totals;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    LaneCell sets;
    pairs[i].store(sets);
    for (std::size_t digit = 0; digit < most_lane_digits; ++digit) {
      totals.digits[pair_totals[i][digit]] |= sets.digits[digit];
    }
  }
  return totals;
}

}  // namespace
}  // namespace nonet
