#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/trial.hpp"

namespace nonet {

// Several sets of rules, of which all rules of one hold (constructive disjunction): each is tried
// on a copy of the candidates, and a candidate stays that one of them leaves.
template <class Word>
class AlternativesRule final : public Propagator<Word> {
 public:
  using Choice = std::unique_ptr<const TrialRules<Word>>;

  explicit AlternativesRule(std::vector<Choice> choices) : choices_(std::move(choices)) {
    for (const Choice& choice : choices_) {
      cells_.insert(cells_.end(), choice->cells().begin(), choice->cells().end());
    }
    std::ranges::sort(cells_);
    cells_.erase(std::ranges::unique(cells_).begin(), cells_.end());
  }

  bool propagate(Board<Word>& board) const override {
    std::vector<Word> left(cells_.size());
    bool is_possible = false;
    for (const Choice& choice : choices_) {
      Trial<Word> trial(board);
      if (!trial.run(*choice)) continue;
      is_possible = true;
      bool loses_none = true;
      auto own = choice->cells().begin();
      for (std::size_t i = 0; i < cells_.size(); ++i) {
        const int cell = cells_[i];
        const bool is_own = own != choice->cells().end() && *own == cell;
        if (is_own) ++own;
        left[i] |= is_own ? trial[cell] : board[cell];
        loses_none &= left[i] == board[cell];
      }
      if (loses_none) return true;
    }
    if (!is_possible) return false;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (!board.restrict(cells_[i], left[i])) return false;
    }
    return true;
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }
  [[nodiscard]] bool is_idempotent() const override { return true; }

 private:
  std::vector<Choice> choices_;
  std::vector<int> cells_;
};

}  // namespace nonet
