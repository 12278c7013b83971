#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/kernels/kernels.hpp"
#include "constraints/kernels/patterns.hpp"

namespace nonet {

// The rows of `PatternsRule`, which rules with one clue share: as `Kernels::match_rows` takes them.
template <class Word>
struct PatternTable {
  // `sets`: a set of digits for each of `count` cells, row after row.
  PatternTable(const std::vector<std::uint64_t>& sets, std::size_t count)
      : blocks((sets.size() / count + rows_at_once - 1) / rows_at_once),
        rows(blocks * count * rows_at_once) {
    auto set = sets.begin();
    for (std::size_t row = 0; row < sets.size() / count; ++row) {
      const std::size_t block = row / rows_at_once * count;
      for (std::size_t i = 0; i < count; ++i) {
        rows[(block + i) * rows_at_once + row % rows_at_once] = static_cast<Word>(*set++);
      }
    }
  }

  std::size_t blocks;
  std::vector<Word> rows;
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
    const std::size_t count = cells_.size();
    auto* const left = reinterpret_cast<Word*>(board.scratch());
    Word* const kept = left + count;
    for (std::size_t i = 0; i < count; ++i) left[i] = board[cells_[i]];
    const Word* const rows = table_->rows.data();
    if constexpr (sizeof(Word) == 2) {
      kernels().match_rows(left, count, rows, table_->blocks, all_, kept);
    } else {
      match_rows(left, count, rows, table_->blocks, all_, kept);
    }
    for (std::size_t i = 0; i < count; ++i) {
      if (!board.restrict(cells_[i], kept[i])) return false;
    }
    return true;
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }
  [[nodiscard]] std::size_t scratch() const override {
    return (2 * cells_.size() * sizeof(Word) + 7) / 8;
  }

 private:
  std::vector<int> cells_;
  std::shared_ptr<const PatternTable<Word>> table_;
  Word all_;
};

}  // namespace nonet
