#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/trial.hpp"

namespace nonet {

// Rules that do not all hold: once all cells but one have their digit, each candidate of that cell
// goes with which they would.
template <class Word>
class NegationRule final : public Propagator<Word> {
 public:
  explicit NegationRule(std::unique_ptr<const TrialRules<Word>> rules) : rules_(std::move(rules)) {}

  bool propagate(Board<Word>& board) const override {
    int open = -1;
    for (const int cell : rules_->cells()) {
      if (is_single(board[cell])) continue;
      if (open >= 0) return true;
      open = cell;
    }
    Trial<Word> trial(board);
    if (open < 0) return !trial.run(*rules_);
    Word kept = 0;
    for (Word left = board[open]; left != 0; left &= static_cast<Word>(left - 1)) {
      if (!trial.run(*rules_, open, lowest_digit(left))) kept |= lowest_digit(left);
    }
    return board.restrict(open, kept);
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return rules_->cells(); }

 private:
  std::unique_ptr<const TrialRules<Word>> rules_;
};

}  // namespace nonet
