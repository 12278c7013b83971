#pragma once

#include "solve/lockstep/engine.hpp"

namespace nonet::lockstep {

template <class Isa>
template <Chutes chutes>
NONET_INLINE void Engine<Isa>::step(int chute, Round& round) {
  constexpr std::size_t next[3] = {1, 2, 0};
  constexpr std::size_t after[3] = {2, 0, 1};
  const auto index = static_cast<std::size_t>(chute) + (chutes == Chutes::bands ? 0 : 3);
  const auto cell = [&](std::size_t line, std::size_t box, int position) -> V& {
    return cells_[cell_of<chutes>(chute, static_cast<int>(line), static_cast<int>(box), position)];
  };

  // 1. Read the minirows.
  V digits[3][3];
  V twice[3][3];
  V here[3][3];
  NONET_UNROLL(3)
  for (std::size_t line = 0; line < 3; ++line) {
    NONET_UNROLL(3)
    for (std::size_t box = 0; box < 3; ++box) {
      const V x = cell(line, box, 0);
      const V y = cell(line, box, 1);
      const V z = cell(line, box, 2);
      const V x_less = Isa::one_less(x);
      const V y_less = Isa::one_less(y);
      const V z_less = Isa::one_less(z);
      if constexpr (chutes == Chutes::stacks) {
        round.empty = Isa::or3(round.empty, x_less, y_less) | z_less;
      }
      digits[line][box] = Isa::or3(x, y, z);
      twice[line][box] = Isa::majority(x, y, z);
      here[line][box] =
          Isa::or_if_single(Isa::or_if_single(Isa::if_single(x, x_less), y, y_less), z, z_less);
    }
  }
  NONET_UNROLL(3)
  for (std::size_t i = 0; i < 3; ++i) {
    round.houses = Isa::and3(round.houses, Isa::or3(digits[i][0], digits[i][1], digits[i][2]),
                             Isa::or3(digits[0][i], digits[1][i], digits[2][i]));
  }

  // 2. The digits that must be in each minirow: single in one of its cells, or missing from the
  // two other minirows of its line or of its box, or one of just three digits for three cells.
  V pairs{};
  NONET_UNROLL(3)
  for (std::size_t line = 0; line < 3; ++line) {
    NONET_UNROLL(3)
    for (std::size_t box = 0; box < 3; ++box) {
      const V all = digits[line][box];
      const V by_line = Isa::without(all, digits[line][next[box]], digits[line][after[box]]);
      const V by_box = Isa::without(all, digits[next[line]][box], digits[after[line]][box]);
      const V count = Isa::count(all);
      pairs += count;
      here[line][box] = Isa::if_three(count, all, Isa::or3(here[line][box], by_line, by_box));
    }
  }
  pairs_[index] = pairs;
  round.open |= pairs ^ Isa::all(27);

  // 3. The digits that may be in each minirow: where three must be there, no others; and none
  // that must be in another minirow of its line or its box. 4. A digit that must be there and
  // has one cell left hides the other candidates of that cell.
  NONET_UNROLL(3)
  for (std::size_t line = 0; line < 3; ++line) {
    NONET_UNROLL(3)
    for (std::size_t box = 0; box < 3; ++box) {
      V may = Isa::if_three(Isa::count(here[line][box]), here[line][box], digits[line][box]);
      may = Isa::without(may, here[line][next[box]], here[line][after[box]]);
      may = Isa::without(may, here[next[line]][box], here[after[line]][box]);
      minirows_[index][3 * line + box] = may;
      const V hidden = here[line][box] & ~twice[line][box];
      NONET_UNROLL(3)
      for (int position = 0; position < 3; ++position) {
        V& candidates = cell(line, box, position);
        candidates = Isa::hidden_or(candidates, hidden, may);
        if constexpr (chutes == Chutes::stacks) round.checksum += candidates;
      }
    }
  }
}

}  // namespace nonet::lockstep
