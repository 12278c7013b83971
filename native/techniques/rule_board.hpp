#pragma once

#include <cstddef>
#include <vector>

#include "techniques/rule_fixpoint.hpp"
#include "techniques/state.hpp"

namespace nonet::techniques {

// The candidates of a state as rules work on them: a filled cell has its digit alone.
template <int W>
class RuleBoard {
 public:
  using Word = RuleWord<W>;

  explicit RuleBoard(const State<W>& state, Reach reach = Reach::own_cells)
      : state_(&state),
        words_(at(state.houses().cell_count())),
        board_(state.houses().cell_count(), state.houses().rules().scratch(), reach) {
    restore(state.houses().all());
  }

  [[nodiscard]] Word operator[](int cell) const { return words_[at(cell)]; }
  // Candidates of the state.
  [[nodiscard]] Word before(int cell) const {
    const int digit = state_->digit(cell);
    return static_cast<Word>(digit >= 0 ? bit(digit) : state_->candidates(cell));
  }
  void set(int cell, Word digits) { words_[at(cell)] = digits; }
  // As they are in the state.
  void restore(const CellSet<W>& cells) {
    for (const int cell : cells) words_[at(cell)] = before(cell);
  }
  // Takes what a rule says away from its cells, or wherever it follows; false where no digits are
  // left.
  bool apply(const Rule<W>& rule) {
    board_.use(words_.data());
    return rule.apply(board_);
  }
  // The same for a rule that is asked again and again; where only one cell has changed since it
  // said no more, by what has to do with that cell.
  bool apply(RuleFixpoint<W>& rule) {
    board_.use(words_.data());
    return rule.run(board_);
  }
  bool follow(RuleFixpoint<W>& rule, int cell) {
    board_.use(words_.data());
    return rule.follow(board_, cell);
  }

 private:
  const State<W>* state_;
  std::vector<Word> words_;
  Board<Word> board_;
};

}  // namespace nonet::techniques
