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

// What a cell adds, and what two of them add that differ.
using DigitNumbers = std::integer_sequence<int, 0, 1, 2, 3, 4, 5, 6, 7, 8>;
using PairNumbers = std::integer_sequence<int, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>;
// What a unit of a tight sum misses.
using MissedNumbers = std::make_integer_sequence<int, LaneTightSum::most_missed + 1>;

// The lanes in which a number is added, a word for each from 0.
using LaneNumbers = std::array<LaneSet, lane_words>;

// The lanes that can have each total, in parts of sixteen. The parts in use have an empty one on
// either side.
class LaneTotals {
 public:
  NONET_LANE_INLINE LaneWords& operator[](int part) {
    return parts_[static_cast<std::size_t>(part + 1)];
  }
  NONET_LANE_INLINE const LaneWords& operator[](int part) const {
    return parts_[static_cast<std::size_t>(part + 1)];
  }
  NONET_LANE_INLINE void enclose(const TotalParts& used) {
    (*this)[used.first - 1] = LaneWords::none();
    (*this)[used.last + 1] = LaneWords::none();
  }

 private:
  std::array<LaneWords, LaneSum::most_parts + 2> parts_;
};

// The totals after numbers are added.
template <int... Number>
NONET_LANE_INLINE void add_up(const LaneTotals& before, const LaneNumbers& numbers,
                              const TotalParts& kept, LaneTotals& after,
                              std::integer_sequence<int, Number...> /*numbers*/) {
  for (int part = kept.first; part <= kept.last; ++part) {
    const LaneWords low = before[part - 1];
    const LaneWords high = before[part];
    LaneWords found = LaneWords::none();
    ((found |= LaneWords::joined<lane_words - Number>(low, high) & LaneWords::all(numbers[Number])),
     ...);
    after[part] = found;
  }
  after.enclose(kept);
}

template <int Number>
NONET_LANE_INLINE void take_off(const LaneWords& low, const LaneWords& high,
                                const LaneWords& before, LaneSet lanes, LaneWords& led,
                                LaneWords& met) {
  const LaneWords both = LaneWords::joined<Number>(low, high) & before;
  met |= both;
  led |= both & LaneWords::all(lanes);
}
// The lanes in which each number leads from a total before to one after. Of the totals before only
// those that do are left.
template <int... Number>
NONET_LANE_INLINE LaneWords add_down(LaneTotals& before, const TotalParts& kept,
                                     const LaneNumbers& numbers, const LaneTotals& after,
                                     std::integer_sequence<int, Number...> /*numbers*/) {
  std::array<LaneWords, lane_words> met;
  met.fill(LaneWords::none());
  for (int part = kept.first; part <= kept.last; ++part) {
    const LaneWords low = after[part];
    const LaneWords high = after[part + 1];
    LaneWords led = LaneWords::none();
    (take_off<Number>(low, high, before[part], numbers[Number], led, met[Number]), ...);
    before[part] = led;
  }
  return LaneWords::any_of_each(met);
}
// The same where there is one total after.
NONET_LANE_INLINE LaneWords add_down_from(int total, LaneTotals& before, const TotalParts& kept,
                                          const LaneNumbers& numbers) {
  const int last = total / lane_words;
  const LaneWords met = before[last].mirrored(total % lane_words) |
                        before[last - 1].mirrored(total % lane_words + lane_words);
  for (int part = kept.first; part <= kept.last; ++part) {
    before[part] &= LaneWords::load(numbers.data()).mirrored(total - part * lane_words);
  }
  return met;
}

// Pairs of digits by class, and what each adds, counted from 0. The other way round, a class has at
// most one pair for each total.
using LanePairSets = std::array<LaneWords, pair_orbits.size()>;
struct PairTotals {
  std::array<std::uint32_t, lane_words> totals{};
  std::array<std::uint32_t, lane_words> pairs{};
  std::uint16_t possible = 0;
};
constexpr auto pair_totals = [] {
  std::array<PairTotals, pair_orbits.size()> found{};
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (std::uint32_t digit = 0; digit < most_lane_digits; ++digit) {
      const auto second = static_cast<std::uint32_t>(pair_orbits[i].second);
      const std::uint32_t total = digit + (digit + second) % most_lane_digits;
      found[i].totals[digit] = total;
      found[i].pairs[total] = digit;
      found[i].possible |= static_cast<std::uint16_t>(1U << total);
    }
  }
  return found;
}();

NONET_LANE_INLINE LaneWords totals_of_pairs(const LanePairSets& pairs) {
  LaneWords totals = LaneWords::none();
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    totals |= pairs[i].chosen(pair_totals[i].pairs) & LaneWords::of(pair_totals[i].possible);
  }
  return totals;
}

}  // namespace
}  // namespace nonet
