#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "rating/rated_step.hpp"

namespace nonet::rating {

enum class LinkKind : std::uint8_t { x, y, xy };

// The links between the candidates of a grid, which are numbered as they are met, and what follows
// from what along them.
class LinkTable {
 public:
  using Number = std::uint16_t;
  struct Strong {
    Number to;
    std::int16_t house;  // −1 for the cell
  };

  explicit LinkTable(const State& state);

  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] int cell(int number) const { return cells_[at(number)]; }
  [[nodiscard]] int digit(int number) const { return digits_[at(number)]; }

  // What a true candidate rules out, and what a false one makes true, in the order of the scale.
  [[nodiscard]] std::span<const Number> weak(int number, LinkKind links) const {
    const int skip = links == LinkKind::x ? weak_in_cell_[at(number)] : 0;
    const std::size_t first = first_weak_[at(number)];
    return {weak_.data() + first + skip, weak_.data() + first_weak_[at(number) + 1]};
  }
  [[nodiscard]] std::span<const Strong> strong(int number, LinkKind links) const {
    const Strong* const first = strong_.data() + 4 * at(number);
    const int in_cell = strong_in_cell_[at(number)];
    return {first + (links == LinkKind::x ? in_cell : 0),
            first + (links == LinkKind::y ? in_cell : strong_count_[at(number)])};
  }

  // Follows all links of all candidates: after that, which assumptions end in their opposite. False
  // if none does.
  bool close();
  [[nodiscard]] bool refutes_itself(int number) const { return refuted_[at(number)] != 0; }
  [[nodiscard]] bool proves_itself(int number) const { return proved_[at(number)] != 0; }

  // What a cycle eliminates refutes itself along its links, and makes all of the cycle false one
  // way round and true the other. So other candidates need not be examined, for cycles of up to
  // `most` nodes; after `close`.
  void mark_cycles(LinkKind links, int most);
  [[nodiscard]] bool may_lie_on_a_cycle(int number) const { return on_cycle_[at(number)] != 0; }

 private:
  static constexpr std::size_t most = 729;
  static constexpr std::size_t most_weak = 28;
  static constexpr std::size_t most_words = (most + 63) / 64;

  [[nodiscard]] std::uint64_t* reach(int number) { return reach_.data() + at(number) * words_; }
  static bool has(const std::uint64_t* set, int number) {
    return (set[number / 64] >> number % 64 & 1) != 0;
  }

  int count_ = 0;
  std::size_t words_ = 0;
  std::array<std::uint8_t, most> cells_;
  std::array<std::uint8_t, most> digits_;
  std::array<std::uint32_t, most + 1> first_weak_;
  std::array<std::uint8_t, most> weak_in_cell_;
  std::array<Number, most * most_weak> weak_;
  std::array<Strong, most * 4> strong_;
  std::array<std::uint8_t, most> strong_in_cell_;
  std::array<std::uint8_t, most> strong_count_;
  std::array<std::uint64_t, most * most_words> reach_;
  std::array<std::uint8_t, most> refuted_;
  std::array<std::uint8_t, most> proved_;
  std::array<std::uint8_t, most> on_cycle_;
};

}  // namespace nonet::rating
