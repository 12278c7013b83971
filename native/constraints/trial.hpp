#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/cell_sets.hpp"
#include "constraints/fixpoint.hpp"
#include "constraints/primitives.hpp"
#include "constraints/program.hpp"
#include "core/layout.hpp"

namespace nonet {

// Rules that may hold or not, to be tried on a copy of the candidates: a program of their own, with
// no houses, which knows which of its cells differ.
template <class Word>
class TrialRules {
 public:
  // `different`: for each cell of the grid those that differ from it by the other rules.
  TrialRules(const Layout& layout, const HouseProgram<Word>& houses,
             const std::vector<CellSet>& different, const Primitives& rules)
      : cells_(cells_of(rules)), program_(layout, alone(houses, different, cells_), rules, false) {}

  [[nodiscard]] const std::vector<int>& cells() const { return cells_; }
  [[nodiscard]] const Program<Word>& program() const { return program_; }

 private:
  // The houses without their own work: that is done on the board itself.
  static HouseProgram<Word> alone(HouseProgram<Word> houses, const std::vector<CellSet>& different,
                                  const std::vector<int>& cells) {
    houses.hidden_singles.clear();
    houses.locked_candidates.clear();
    houses.classic = 0;
    const CellSet own(static_cast<int>(different.size()), cells);
    houses.different.assign(different.size(), CellSet(static_cast<int>(different.size())));
    for (const int cell : cells) {
      CellSet& others = houses.different[static_cast<std::size_t>(cell)];
      others = different[static_cast<std::size_t>(cell)];
      others &= own;
    }
    return houses;
  }

  std::vector<int> cells_;
  Program<Word> program_;
};

// A copy of the candidates on which rules are tried, one after the other.
template <class Word>
class Trial {
 public:
  explicit Trial(const Board<Word>& board) : real_(board) {}

  // Whether the rules leave all their cells a candidate; what they leave is then in `[]`.
  // `fixed` has `digit` alone, where it is a cell.
  bool run(const TrialRules<Word>& rules, int fixed = -1, Word digit = 0) {
    const Program<Word>& program = rules.program();
    if (program.is_impossible()) return false;
    masks_.resize(static_cast<std::size_t>(program.cell_count()));
    for (const int cell : rules.cells()) {
      const auto at = static_cast<std::size_t>(cell);
      masks_[at] = cell == fixed ? digit : real_[cell];
      masks_[at] &= program.start()[at];
      if (masks_[at] == 0) return false;
    }
    Fixpoint<Word> fixpoint(program);
    fixpoint.use(masks_.data());
    fixpoint.start_over(rules.cells());
    return fixpoint.run();
  }
  Word operator[](int cell) const { return masks_[static_cast<std::size_t>(cell)]; }

 private:
  const Board<Word>& real_;
  std::vector<Word> masks_;
};

}  // namespace nonet
