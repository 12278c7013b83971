#pragma once

#include <bit>
#include <cstddef>
#include <utility>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/program.hpp"
#include "core/bit_set.hpp"
#include "core/random.hpp"
#include "solver/propagation/cell_weights.hpp"

namespace nonet {

// That a cell has a digit; cell −1 where there is nothing to decide.
template <class Word>
struct Decision {
  int cell = -1;
  Word digit = 0;
};

// The digits that have two places in a house.
template <class Word>
Word with_two_places(const std::vector<int>& house, const Word* now) {
  Word once = 0;
  Word twice = 0;
  Word often = 0;
  for (const int cell : house) {
    often |= static_cast<Word>(twice & now[cell]);
    twice |= static_cast<Word>(once & now[cell]);
    once |= now[cell];
  }
  return static_cast<Word>(twice & ~often);
}

// A digit with two places in a house, of which one has at least this weight; of equal ones that of
// the last house, and there the highest digit.
template <class Word>
Decision<Word> decide_place(const Program<Word>& program, const CellWeights<Word>& weights,
                            const Word* now, float most) {
  Decision<Word> best;
  int best_house = -1;
  for (int cell = 0; cell < program.cell_count(); ++cell) {
    const float value = CellWeights<Word>::place_share * weights.of(cell);
    if (value < most || is_single(now[cell])) continue;
    for (const int house : program.houses_of_cells()[static_cast<std::size_t>(cell)]) {
      const std::vector<int>& cells = program.house(static_cast<std::size_t>(house));
      const auto digits = static_cast<Word>(with_two_places(cells, now) & now[cell]);
      if (digits == 0) continue;
      const Word digit = std::bit_floor(digits);
      if (value == most && std::pair(house, digit) < std::pair(best_house, best.digit)) continue;
      most = value;
      best_house = house;
      best = {cell, digit};
    }
  }
  return best;
}

// The cell of the greatest weight for its number of candidates, with its lowest digit, or with any
// of them where there is a source; or a digit with two places in a house.
template <class Word>
Decision<Word> decide(const Program<Word>& program, const CellWeights<Word>& weights,
                      const Word* now, Random* random) {
  Decision<Word> best;
  float most = 0;
  best.cell = weights.heaviest(now, most);
  for (int cell = 0; best.cell < 0 && cell < program.cell_count(); ++cell) {
    if (!is_single(now[cell])) best.cell = cell;  // all weights have become 0
  }
  if (best.cell < 0) return best;
  if (weights.knows_places() && count_bits(now[best.cell]) > 2) {
    const Decision<Word> place = decide_place(program, weights, now, most);
    if (place.cell >= 0) return place;
  }
  Word digits = now[best.cell];
  if (random != nullptr) {
    for (int skip = random->below(count_bits(digits)); skip > 0; --skip) {
      digits &= static_cast<Word>(digits - 1);
    }
  }
  best.digit = lowest_digit(digits);
  return best;
}

}  // namespace nonet
