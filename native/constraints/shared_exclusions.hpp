#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/cell_sets.hpp"
#include "constraints/lanes/lane_rules.hpp"
#include "constraints/primitives.hpp"

namespace nonet {

// Takes a digit that one of these cells has from all that may not have it together with any of
// those which can: pointing, for a house, a cage or any other rule that needs the digit.
template <class Word>
bool take_from_all(Board<Word>& board, const std::vector<int>& cells, Word digit,
                   const std::vector<CellSet>& excluded) {
  std::array<const CellSet*, max_constrained_size> sets;
  std::size_t count = 0;
  for (const int cell : cells) {  // without branches, which would be hard to foresee
    sets[count] = &excluded[static_cast<std::size_t>(cell)];
    count += (board[cell] & digit) != 0 ? 1 : 0;
  }
  if (count == 0) return false;
  std::array<std::uint64_t, most_cell_words> shared;
  std::uint64_t any = 0;
  for (std::size_t word = 0; word < sets[0]->word_count(); ++word) {
    shared[word] = sets[0]->word(word);
    for (std::size_t i = 1; i < count; ++i) shared[word] &= sets[i]->word(word);
    any |= shared[word];
  }
  return any == 0 || board.exclude(shared.data(), digit);
}

// A digit with two or three places in a house is in none of the cells that may not have it together
// with any of them, wherever these cells are: what pointing and claiming are for houses, for cells
// that differ by other rules.
template <class Word>
class SharedExclusions final : public Propagator<Word> {
 public:
  // `excluded[d]`: for each cell those that are not the digit d (from 0) if it is; one list where
  // it is the same for all digits.
  using Excluded = std::vector<std::vector<CellSet>>;

  SharedExclusions(std::vector<int> cells, std::shared_ptr<const Excluded> excluded)
      : cells_(std::move(cells)), excluded_(std::move(excluded)) {}

  bool propagate(Board<Word>& board) const override {
    Word once = 0;
    Word twice = 0;
    Word thrice = 0;
    Word often = 0;
    for (const int cell : cells_) {
      const Word digits = board[cell];
      often |= static_cast<Word>(thrice & digits);
      thrice |= static_cast<Word>(twice & digits);
      twice |= static_cast<Word>(once & digits);
      once |= digits;
    }
    for (auto left = static_cast<Word>(twice & ~often); left != 0;
         left &= static_cast<Word>(left - 1)) {
      const Word digit = lowest_digit(left);
      const auto number = static_cast<std::size_t>(std::countr_zero(digit));
      const auto& excluded = (*excluded_)[std::min(number, excluded_->size() - 1)];
      if (!take_from_all(board, cells_, digit, excluded)) return false;
    }
    return true;
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }
  [[nodiscard]] bool follows_from_houses() const override { return true; }
  bool describe(LaneRules& rules) const override {
    // Those of single digits are too many: on one board they are called for few places alone.
    if (excluded_->size() > 1) return false;
    rules.pointing_houses.push_back(cells_);
    return true;
  }

 private:
  std::vector<int> cells_;
  std::shared_ptr<const Excluded> excluded_;
};

}  // namespace nonet
