#pragma once

#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>

#include "constraints/kernels/lane_words.hpp"

// Which sets of digits two or three different cells can take, a word of lanes for each set, and
// back. Sets are in the order of their numbers in `SetSplits`: those of a class are one vector, in
// which the digits of each set are those of a cell turned by the same numbers.
namespace nonet {
// Each instruction set has its own.
namespace {  // NOLINT(misc-anonymous-namespace-in-header)

constexpr std::size_t most_orbit_words = triple_orbits.size() * orbit_stride;
static_assert(orbit_stride == lane_words && orbit_size == most_lane_digits);
using OrbitWords = std::array<LaneSet, most_orbit_words>;

// Calls `does` with the number of each class, as a constant.
template <std::size_t Count, class Does>
NONET_LANE_INLINE void for_each_orbit(const Does& does) {
  [&]<std::size_t... I>(std::index_sequence<I...> /*numbers*/) {
    (does(std::integral_constant<std::size_t, I>()), ...);
  }(std::make_index_sequence<Count>());
}

template <std::size_t Orbit>
NONET_LANE_INLINE LaneWords pairs_of(const Turned& x, const Turned& y) {
  constexpr int second = pair_orbits[Orbit].second;
  return (x.by<0>() & y.by<second>()) | (x.by<second>() & y.by<0>());
}
template <std::size_t Orbit>
NONET_LANE_INLINE void keep_pairs(const Turned& x, const Turned& y, const LaneWords& sets,
                                  Kept& kept_x, Kept& kept_y) {
  constexpr int second = pair_orbits[Orbit].second;
  const LaneWords one = sets & x.by<0>() & y.by<second>();
  const LaneWords other = sets & x.by<second>() & y.by<0>();
  kept_x.add<0>(one);
  kept_y.add<second>(one);
  kept_x.add<second>(other);
  kept_y.add<0>(other);
}

template <std::size_t Orbit>
NONET_LANE_INLINE LaneWords triples_of(const Turned& x, const Turned& y, const Turned& z) {
  constexpr int second = triple_orbits[Orbit].second;
  constexpr int third = triple_orbits[Orbit].third;
  return (x.by<0>() & ((y.by<second>() & z.by<third>()) | (y.by<third>() & z.by<second>()))) |
         (x.by<second>() & ((y.by<0>() & z.by<third>()) | (y.by<third>() & z.by<0>()))) |
         (x.by<third>() & ((y.by<0>() & z.by<second>()) | (y.by<second>() & z.by<0>())));
}
// Where the first cell has the digit turned by `First`, the others those turned by the rest.
template <int First, int Second, int Third>
NONET_LANE_INLINE void keep_some_triples(const Turned& x, const Turned& y, const Turned& z,
                                         const LaneWords& sets, Kept& kept_x, Kept& kept_y,
                                         Kept& kept_z) {
  const LaneWords own = sets & x.by<First>();
  const LaneWords one = own & y.by<Second>() & z.by<Third>();
  const LaneWords other = own & y.by<Third>() & z.by<Second>();
  kept_x.add<First>(one | other);
  kept_y.add<Second>(one);
  kept_z.add<Third>(one);
  kept_y.add<Third>(other);
  kept_z.add<Second>(other);
}
template <std::size_t Orbit>
NONET_LANE_INLINE void keep_triples(const Turned& x, const Turned& y, const Turned& z,
                                    const LaneWords& sets, Kept& kept_x, Kept& kept_y,
                                    Kept& kept_z) {
  constexpr int second = triple_orbits[Orbit].second;
  constexpr int third = triple_orbits[Orbit].third;
  keep_some_triples<0, second, third>(x, y, z, sets, kept_x, kept_y, kept_z);
  keep_some_triples<second, third, 0>(x, y, z, sets, kept_x, kept_y, kept_z);
  keep_some_triples<third, 0, second>(x, y, z, sets, kept_x, kept_y, kept_z);
}

// The sets of two or three cells; what of the cells leads to some sets.
NONET_LANE_INLINE void sets_of(const Turned* cells, std::size_t count, OrbitWords& sets) {
  if (count == 2) {
    for_each_orbit<pair_orbits.size()>(
        [&](auto i) { pairs_of<i>(cells[0], cells[1]).store(&sets[i * lane_words]); });
  } else {
    for_each_orbit<triple_orbits.size()>(
        [&](auto i) { triples_of<i>(cells[0], cells[1], cells[2]).store(&sets[i * lane_words]); });
  }
}
NONET_LANE_INLINE void keep_halves(const Turned* cells, std::size_t count, const OrbitWords& sets,
                                   Kept* kept) {
  if (count == 2) {
    for_each_orbit<pair_orbits.size()>([&](auto i) {
      keep_pairs<i>(cells[0], cells[1], LaneWords::load(&sets[i * lane_words]), kept[0], kept[1]);
    });
  } else {
    for_each_orbit<triple_orbits.size()>([&](auto i) {
      keep_triples<i>(cells[0], cells[1], cells[2], LaneWords::load(&sets[i * lane_words]), kept[0],
                      kept[1], kept[2]);
    });
  }
}

}  // namespace
}  // namespace nonet
