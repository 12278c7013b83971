#include "techniques/deadly_patterns.hpp"

#include <array>

namespace nonet::techniques {

template <int W>
bool alternates(const Houses<W>& houses, std::span<const int> loop) {
  std::array<HouseSet, 2> met;
  for (std::size_t i = 0; i < loop.size(); ++i) {
    const HouseSet& own = houses.set_of(loop[i]);
    if (met[i % 2].intersects(own)) return false;
    met[i % 2] |= own;
  }
  return met[0] == met[1];
}

template <int W>
bool exchanges(const Houses<W>& houses, std::span<const int> half, std::span<const int> other) {
  const std::size_t pairs = half.size();
  const auto keeps_its_digits = [&](int house) {
    const CellSet<W>& cells = houses.cells(house);
    std::size_t both = 0;
    std::size_t here = 0;
    std::size_t there = 0;
    for (std::size_t i = 0; i < pairs; ++i) {
      const bool first = cells.contains(half[i]);
      const bool second = cells.contains(other[i]);
      both += first && second ? 1 : 0;
      here += first && !second ? 1 : 0;
      there += second && !first ? 1 : 0;
    }
    // More cells than digits cannot be filled at all.
    if (here == 0 && there == 0) return 2 * both <= pairs;
    return both == 0 && (here == 0 || there == 0) && here + there == pairs;
  };
  for (std::size_t i = 0; i < pairs; ++i) {
    for (const int cell : {half[i], other[i]}) {
      for (const int house : houses.of(cell)) {
        if (!keeps_its_digits(house)) return false;
      }
    }
  }
  return true;
}

template bool alternates(const Houses<2>&, std::span<const int>);
template bool alternates(const Houses<10>&, std::span<const int>);
template bool exchanges(const Houses<2>&, std::span<const int>, std::span<const int>);
template bool exchanges(const Houses<10>&, std::span<const int>, std::span<const int>);

}  // namespace nonet::techniques
