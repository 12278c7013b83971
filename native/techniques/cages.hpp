#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/digit_choices.hpp"
#include "constraints/subsets.hpp"
#include "techniques/state.hpp"

namespace nonet::techniques {

// Cages are looked at up to this size; larger ones have too many combinations.
inline constexpr int largest_with_cages = 9;

// The cells of a cage, real or hidden, that are still to be filled, and the combinations that their
// candidates allow: sets of digits that can be put into the cells.
//
//     cage of 8     r1c1 {1,2} r1c2 {1,5} r1c3 {2,3,4}     {1,2,5} and {1,3,4} make 8,
//                                                           but {1,3,4} has no place for 3 or 4
template <int W>
class Cage {
 public:
  Cage(const State<W>& state, const Total<W>& of)
      : rule_(of.rule), total_(of.total), all_(of.cells) {
    fill(state);
  }
  Cage(const State<W>& state, const HiddenCage<W>& of)
      : hidden_(&of), total_(of.total), all_(of.cells) {
    fill(state);
  }

  // Its rule, or what it follows from: −1 or null where it is the other kind.
  [[nodiscard]] int rule() const { return rule_; }
  [[nodiscard]] const HiddenCage<W>* hidden() const { return hidden_; }
  [[nodiscard]] const CellSet<W>& cells() const { return cells_; }
  // With those that are filled, and their digits.
  [[nodiscard]] const CellSet<W>& all() const { return all_; }
  [[nodiscard]] Mask placed() const { return placed_; }
  [[nodiscard]] const std::vector<int>& list() const { return list_; }
  // Candidates of each cell.
  [[nodiscard]] const std::vector<Mask>& masks() const { return masks_; }
  [[nodiscard]] const std::vector<Mask>& sets() const { return sets_; }
  // Digits of all combinations, and least number of these digits in any of them.
  [[nodiscard]] Mask required() const {
    return std::accumulate(sets_.begin(), sets_.end(), sets_.empty() ? 0 : ~Mask{0},
                           [](Mask all, Mask set) { return all & set; });
  }
  [[nodiscard]] int least_of(Mask digits) const {
    int least = static_cast<int>(list_.size());
    for (const Mask set : sets_) least = std::min(least, std::popcount(set & digits));
    return sets_.empty() ? 0 : least;
  }
  // Cells with the digit as a candidate.
  [[nodiscard]] CellSet<W> places(int digit) const {
    CellSet<W> found;
    for (std::size_t i = 0; i < list_.size(); ++i) {
      if ((masks_[i] >> digit & 1) != 0) found.insert(list_[i]);
    }
    return found;
  }
  // What these candidates leave to each cell that has one of these combinations; nothing where no
  // filling is left.
  [[nodiscard]] std::vector<Mask> left(const std::vector<Mask>& masks,
                                       const std::vector<Mask>& sets) const {
    Fillings fillings(masks);
    Family kept{};
    for (const Mask set : sets) Sets::insert(kept, static_cast<Word>(set));
    return fillings.left(kept);
  }

 private:
  using Word = std::uint16_t;
  using Sets = Subsets<Word, 8>;
  using Family = Sets::Family;

  // The cells on a board of their own.
  class Fillings {
   public:
    explicit Fillings(const std::vector<Mask>& masks)
        : board_(largest_with_cages, Sets::scratch(largest_with_cages)), cells_(masks.size()) {
      std::iota(cells_.begin(), cells_.end(), 0);
      for (std::size_t i = 0; i < masks.size(); ++i) words_[i] = static_cast<Word>(masks[i]);
      board_.use(words_.data());
      const std::uint64_t* last = Sets::forward(board_, cells_, board_.scratch());
      std::copy_n(last, found_.size(), found_.begin());
    }
    [[nodiscard]] bool has(Mask set) const { return (found_[set / 64] >> set % 64 & 1) != 0; }
    std::vector<Mask> left(Family kept) {
      std::uint64_t any = 0;
      for (std::size_t i = 0; i < kept.size(); ++i) any |= kept[i] &= found_[i];
      if (any == 0 || !Sets::backward(board_, cells_, board_.scratch(), kept)) return {};
      return {words_.begin(), words_.begin() + static_cast<std::ptrdiff_t>(cells_.size())};
    }

   private:
    Board<Word> board_;
    std::vector<int> cells_;
    std::array<Word, largest_with_cages> words_{};
    Family found_{};
  };

  void fill(const State<W>& state) {
    for (const int cell : all_) {
      const int digit = state.digit(cell);
      if (digit >= 0) {
        placed_ |= bit(digit);
        total_ -= digit + 1;
        continue;
      }
      cells_.insert(cell);
      list_.push_back(cell);
      masks_.push_back(state.candidates(cell));
    }
    if (!list_.empty()) find_sets(state.size());
  }

  void find_sets(int size) {
    const Fillings fillings(masks_);
    for_each_choice<Mask>(size, static_cast<int>(list_.size()), total_, total_, [&](Mask set, int) {
      if ((set & placed_) == 0 && fillings.has(set)) sets_.push_back(set);
      return true;
    });
  }

  int rule_ = -1;
  const HiddenCage<W>* hidden_ = nullptr;
  int total_;
  CellSet<W> all_;
  Mask placed_ = 0;
  CellSet<W> cells_;
  std::vector<int> list_;
  std::vector<Mask> masks_;
  std::vector<Mask> sets_;
};

// The cages of a state that are not full, hidden ones last.
template <int W>
std::vector<Cage<W>> open_cages(const State<W>& state) {
  std::vector<Cage<W>> found;
  if (state.size() > largest_with_cages) return found;
  for (const Total<W>& total : state.houses().rules().totals()) {
    if (!total.is_cage || !total.cells.intersects(state.empty())) continue;
    Cage<W> cage(state, total);
    if (!cage.sets().empty()) found.push_back(std::move(cage));
  }
  for (const HiddenCage<W>& hidden : state.houses().hidden_cages()) {
    if ((hidden.cells & state.empty()).size() < 2) continue;
    Cage<W> cage(state, hidden);
    if (!cage.sets().empty()) found.push_back(std::move(cage));
  }
  return found;
}

// Names a cage and all its cells in a step; of a hidden cage the houses and rules behind it.
template <int W>
void add_cage(Step& step, const State<W>& state, const Cage<W>& cage) {
  if (const HiddenCage<W>* hidden = cage.hidden()) {
    for (const int house : hidden->houses) step.add_house(Role::spanned, house);
    for (const int rule : hidden->rules) step.add_rule(Role::spanned, rule);
  } else {
    step.add_rule(Role::rule, cage.rule());
  }
  for (const int cell : cage.all()) {
    const int digit = state.digit(cell);
    step.add_cell(Role::rule_cell, digit >= 0 ? bit(digit) : state.candidates(cell), cell);
  }
}

}  // namespace nonet::techniques
