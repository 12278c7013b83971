#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace nonet {

// Sets of two or three digits fall into classes by rotation: i, i + second (and i + third), modulo
// nine, for i from 0 to 8.
struct LaneOrbit {
  int second;
  int third;
};
inline constexpr std::array<LaneOrbit, 4> pair_orbits{{{1, 0}, {2, 0}, {3, 0}, {4, 0}}};
inline constexpr std::array<LaneOrbit, 10> triple_orbits{
    {{1, 2}, {1, 3}, {1, 4}, {1, 5}, {1, 6}, {1, 7}, {2, 4}, {2, 5}, {2, 6}, {3, 6}}};
inline constexpr std::size_t orbit_size = 9;
// Numbers of one class before those of the next.
inline constexpr std::size_t orbit_stride = 16;

// Sets of three to six digits in two halves, of which the first has three, or two of four.
class SetSplits {
 public:
  static constexpr std::size_t least = 3;
  static constexpr std::size_t most = 6;

  // The halves by their numbers: stride · class + the first i.
  struct Split {
    std::uint8_t first;
    std::uint8_t second;
  };
  static constexpr std::size_t first_half(std::size_t count) { return count == 4 ? 2 : 3; }

  constexpr SetSplits() {
    const std::array<std::uint8_t, sets> numbers = orbit_numbers();
    std::size_t made = 0;
    for (std::size_t set = 0; set < sets; ++set) {
      starts_[set] = static_cast<std::uint16_t>(made);
      const auto size = static_cast<std::size_t>(std::popcount(set));
      if (size < least || size > most) continue;
      for (std::size_t half = set; half != 0; half = (half - 1) & set) {
        if (static_cast<std::size_t>(std::popcount(half)) != first_half(size)) continue;
        splits_[made++] = {numbers[half], numbers[set & ~half]};
      }
    }
    starts_[sets] = static_cast<std::uint16_t>(made);
  }
  // Of a set, in all ways.
  [[nodiscard]] std::span<const Split> of(std::uint16_t set) const {
    const std::size_t first = starts_[set];
    return {splits_.data() + first, starts_[set + std::size_t{1}] - first};
  }

 private:
  static constexpr std::size_t sets = std::size_t{1} << orbit_size;
  // 84 sets of three in one way, 126 of four in 6, 126 of five in 10, 84 of six in 20.
  static constexpr std::size_t split_count = 84 + 126 * 6 + 126 * 10 + 84 * 20;

  static constexpr std::array<std::uint8_t, sets> orbit_numbers() {
    std::array<std::uint8_t, sets> numbers{};
    const auto bit = [](std::size_t digit) { return std::size_t{1} << digit % orbit_size; };
    const auto add = [&](std::size_t orbit, std::size_t first, std::size_t set) {
      numbers[set] = static_cast<std::uint8_t>(orbit_stride * orbit + first);
    };
    for (std::size_t first = orbit_size; first-- > 0;) {
      for (std::size_t i = 0; i < pair_orbits.size(); ++i) {
        add(i, first, bit(first) | bit(first + static_cast<std::size_t>(pair_orbits[i].second)));
      }
      for (std::size_t i = 0; i < triple_orbits.size(); ++i) {
        const auto second = static_cast<std::size_t>(triple_orbits[i].second);
        const auto third = static_cast<std::size_t>(triple_orbits[i].third);
        add(i, first, bit(first) | bit(first + second) | bit(first + third));
      }
    }
    return numbers;
  }

  std::array<std::uint16_t, sets + 1> starts_{};
  std::array<Split, split_count> splits_{};
};
inline constexpr SetSplits set_splits;

}  // namespace nonet
