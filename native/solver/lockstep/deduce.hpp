#pragma once

#include "solver/lockstep/engine.hpp"

namespace nonet::lockstep {

template <class Isa>
template <Chutes chutes>
NONET_INLINE void Engine<Isa>::step(int chute, Round& round) {
  constexpr std::size_t next[3] = {1, 2, 0};
  constexpr std::size_t after[3] = {2, 0, 1};
  const auto index = static_cast<std::size_t>(chute) + (chutes == Chutes::bands ? 0 : 3);
  const auto cell_at = [chute](std::size_t line, std::size_t box, int position) {
    return cell_of<chutes>(chute, static_cast<int>(line), static_cast<int>(box), position);
  };

  // 1. Read the minirows.
  V digits[3][3];
  V twice[3][3];
  V here[3][3];
  NONET_UNROLL(3)
  for (std::size_t line = 0; line < 3; ++line) {
    NONET_UNROLL(3)
    for (std::size_t box = 0; box < 3; ++box) {
      const std::size_t x = cell_at(line, box, 0);
      const std::size_t y = cell_at(line, box, 1);
      const std::size_t z = cell_at(line, box, 2);
      const std::array<V, 81>& cells = cells_.cells;
      digits[line][box] = Isa::or3(cells[x], cells[y], cells[z]);
      twice[line][box] = Isa::majority(cells[x], cells[y], cells[z]);
      if constexpr (chutes == Chutes::bands) {
        NONET_UNROLL(3)
        for (const std::size_t cell : {x, y, z}) {
          const V less = Isa::one_less(cells[cell]);
          round.empty |= less;
          singles_[cell] = Isa::if_single(cells[cell], less);
        }
      }
      here[line][box] = Isa::or3(singles_[x], singles_[y], singles_[z]);
    }
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
  round.pairs += pairs;

  // 3. The digits that may be in each minirow: where three must be there, no others; and none
  // that must be in another minirow of its line or its box. 4. A digit that must be there and
  // has one cell left hides the other candidates of that cell.
  std::array<V, 9>& may = minirows_[index];
  NONET_UNROLL(3)
  for (std::size_t line = 0; line < 3; ++line) {
    NONET_UNROLL(3)
    for (std::size_t box = 0; box < 3; ++box) {
      V allowed = Isa::if_three(Isa::count(here[line][box]), here[line][box], digits[line][box]);
      allowed = Isa::without(allowed, here[line][next[box]], here[line][after[box]]);
      allowed = Isa::without(allowed, here[next[line]][box], here[after[line]][box]);
      may[3 * line + box] = allowed;
      const V hidden = here[line][box] & ~twice[line][box];
      NONET_UNROLL(3)
      for (int position = 0; position < 3; ++position) {
        V& candidates = cells_.cells[cell_at(line, box, position)];
        candidates = Isa::hidden_or(candidates, hidden, allowed);
        if constexpr (chutes == Chutes::stacks) round.checksum += candidates;
      }
    }
  }

  // What is in no minirow of a line or a box is in no cell of it. (Boxes are in bands enough.)
  NONET_UNROLL(3)
  for (std::size_t i = 0; i < 3; ++i) {
    round.houses &= Isa::or3(may[3 * i], may[3 * i + 1], may[3 * i + 2]);
    if constexpr (chutes == Chutes::bands) round.houses &= Isa::or3(may[i], may[i + 3], may[i + 6]);
  }
}

}  // namespace nonet::lockstep
