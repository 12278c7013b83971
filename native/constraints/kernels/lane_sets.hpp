#pragma once

#include <array>
#include <cstddef>

#include "constraints/kernels/lane_words.hpp"

// Which sets of digits two or three different cells can take, a word of lanes for each set, and
// back. Sets are in the order of `orbit_number`: those of a class are one vector, in which the
// digits of each set are those of a cell turned by the same numbers.
namespace nonet {
// Each instruction set has its own.
namespace {  // NOLINT(misc-anonymous-namespace-in-header)

constexpr std::size_t most_orbit_words = triple_orbits.size() * lane_words;
using OrbitWords = std::array<LaneSet, most_orbit_words>;

NONET_LANE_INLINE LaneWords pairs_of(const Turned& x, const Turned& y, const LaneOrbit& orbit) {
  return (x.by(0) & y.by(orbit.second)) | (x.by(orbit.second) & y.by(0));
}
NONET_LANE_INLINE void keep_pairs(const Turned& x, const Turned& y, const LaneOrbit& orbit,
                                  const LaneWords& sets, Kept& kept_x, Kept& kept_y) {
  const LaneWords one = sets & x.by(0) & y.by(orbit.second);
  const LaneWords other = sets & x.by(orbit.second) & y.by(0);
  kept_x.add(0, one);
  kept_y.add(orbit.second, one);
  kept_x.add(orbit.second, other);
  kept_y.add(0, other);
}

NONET_LANE_INLINE LaneWords triples_of(const Turned& x, const Turned& y, const Turned& z,
                                       const LaneOrbit& orbit) {
  const auto& [second, third] = orbit;
  return (x.by(0) & ((y.by(second) & z.by(third)) | (y.by(third) & z.by(second)))) |
         (x.by(second) & ((y.by(0) & z.by(third)) | (y.by(third) & z.by(0)))) |
         (x.by(third) & ((y.by(0) & z.by(second)) | (y.by(second) & z.by(0))));
}
NONET_LANE_INLINE void keep_triples(const Turned& x, const Turned& y, const Turned& z,
                                    const LaneOrbit& orbit, const LaneWords& sets, Kept& kept_x,
                                    Kept& kept_y, Kept& kept_z) {
  const std::array<int, 3> turns{0, orbit.second, orbit.third};
  for (std::size_t i = 0; i < turns.size(); ++i) {
    const int j = turns[(i + 1) % turns.size()];
    const int k = turns[(i + 2) % turns.size()];
    const LaneWords own = sets & x.by(turns[i]);
    const LaneWords one = own & y.by(j) & z.by(k);
    const LaneWords other = own & y.by(k) & z.by(j);
    kept_x.add(turns[i], one | other);
    kept_y.add(j, one);
    kept_z.add(k, one);
    kept_y.add(k, other);
    kept_z.add(j, other);
  }
}

// The sets of two or three cells; what of them leads to some sets.
NONET_LANE_INLINE void sets_of(const Turned* cells, std::size_t count, OrbitWords& sets) {
  if (count == 2) {
    for (std::size_t i = 0; i < pair_orbits.size(); ++i) {
      pairs_of(cells[0], cells[1], pair_orbits[i]).store(&sets[i * lane_words]);
    }
  } else {
    for (std::size_t i = 0; i < triple_orbits.size(); ++i) {
      triples_of(cells[0], cells[1], cells[2], triple_orbits[i]).store(&sets[i * lane_words]);
    }
  }
}
NONET_LANE_INLINE void keep_halves(const Turned* cells, std::size_t count, const OrbitWords& sets,
                                   Kept* kept) {
  if (count == 2) {
    for (std::size_t i = 0; i < pair_orbits.size(); ++i) {
      keep_pairs(cells[0], cells[1], pair_orbits[i], LaneWords::load(&sets[i * lane_words]),
                 kept[0], kept[1]);
    }
  } else {
    for (std::size_t i = 0; i < triple_orbits.size(); ++i) {
      keep_triples(cells[0], cells[1], cells[2], triple_orbits[i],
                   LaneWords::load(&sets[i * lane_words]), kept[0], kept[1], kept[2]);
    }
  }
}

}  // namespace
}  // namespace nonet
