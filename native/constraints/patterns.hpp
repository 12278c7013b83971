#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "constraints/board.hpp"

namespace nonet {

// The rows of `PatternsRule`, which rules with one clue share.
template <class Word>
struct PatternTable {
  std::vector<Word> rows;  // a set of digits for each cell, row after row
};

// Cells whose digits are all in the sets of one of some rows. Each row that is still possible
// supports what it shares with the cells.
//
// Where the cells are all those of a house, a row has to reach every digit, and a digit that it
// reaches in one cell only is there.
template <class Word>
class PatternsRule final : public Propagator<Word> {
 public:
  // `all` has the digits where the cells are those of a house, and is 0 elsewhere.
  PatternsRule(std::vector<int> cells, std::shared_ptr<const PatternTable<Word>> table, Word all)
      : cells_(std::move(cells)), table_(std::move(table)), all_(all) {}

  bool propagate(Board<Word>& board) const override {
    const std::size_t width = cells_.size();
    auto* const left = reinterpret_cast<Word*>(board.scratch());
    Word* const kept = left + width;
    Word* const here = kept + width;
    for (std::size_t i = 0; i < width; ++i) {
      left[i] = board[cells_[i]];
      kept[i] = 0;
    }
    for (const Word* row = table_->rows.data(); row != table_->rows.data() + table_->rows.size();
         row += width) {
      if (supports(row, left, here) && add(here, left, kept)) return true;
    }
    for (std::size_t i = 0; i < width; ++i) {
      if (!board.restrict(cells_[i], kept[i])) return false;
    }
    return true;
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }
  [[nodiscard]] std::size_t scratch() const override {
    return (3 * cells_.size() * sizeof(Word) + 7) / 8;
  }

 private:
  // Writes what a row leaves of the cells; false where it leaves nothing of one of them.
  bool supports(const Word* row, const Word* left, Word* here) const {
    Word once = 0;
    Word twice = 0;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      const auto both = static_cast<Word>(left[i] & row[i]);
      if (both == 0) return false;
      twice |= static_cast<Word>(once & both);
      once |= both;
      here[i] = both;
    }
    if (all_ == 0) return true;
    if (once != all_) return false;
    const auto hidden = static_cast<Word>(once & ~twice);
    if (hidden == 0) return true;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      const auto only = static_cast<Word>(here[i] & hidden);
      if (only == 0) continue;
      if (!is_single(only)) return false;
      here[i] = only;
    }
    return true;
  }
  // Whether all candidates are supported now.
  bool add(const Word* here, const Word* left, Word* kept) const {
    Word missing = 0;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      kept[i] |= here[i];
      missing |= static_cast<Word>(left[i] ^ kept[i]);
    }
    return missing == 0;
  }

  std::vector<int> cells_;
  std::shared_ptr<const PatternTable<Word>> table_;
  Word all_;
};

}  // namespace nonet
