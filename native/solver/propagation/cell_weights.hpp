#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "constraints/kernels/heaviest.hpp"
#include "constraints/kernels/kernels.hpp"
#include "constraints/program.hpp"
#include "core/bit_set.hpp"
#include "core/random.hpp"

namespace nonet {

// How much each cell has had to do with conflicts, which says where search decides: a decision
// there comes to the next conflict soon. So has each digit: where one of them is in far more
// conflicts than the others, cells that can have it are decided first.
template <class Word>
class CellWeights {
 public:
  // A little is added at random where there is a source.
  CellWeights(const Program<Word>& program, Random* random)
      : program_(program), weights_(static_cast<std::size_t>(program.cell_count()), first_weight) {
    for (int cell = 0; cell < program.cell_count(); ++cell) {
      add(cell, related_weight * static_cast<float>(program.arcs(cell).size()));
    }
    for (std::size_t i = 0; i < program.propagator_count(); ++i) {
      for (const int cell : program.propagator(i).cells()) add(cell, rule_weight);
    }
    if (random != nullptr) {
      for (float& weight : weights_) weight += 0.001F * static_cast<float>(random->below(1000));
    }
  }

  [[nodiscard]] float of(int cell) const { return weights_[static_cast<std::size_t>(cell)]; }
  // The cell of the greatest weight for each of its candidates, of those with several; −1 where
  // none has a weight. `most` becomes that weight.
  [[nodiscard]] int heaviest(const Word* now, float& most) const {
    if constexpr (sizeof(Word) == 2) {
      return kernels().heaviest(now, weights_.data(), weights_.size(), favoured_, favour_, &most);
    } else {
      return nonet::heaviest(now, weights_.data(), weights_.size(), favoured_, favour_, &most);
    }
  }

  // What saw a conflict: a rule about some cells, or the houses, or neither; and the cell that has
  // most to do with it, −1 where none is known.
  struct Conflict {
    std::span<const int> rule;
    bool is_of_houses;
    int blamed;
  };
  // A conflict in these candidates after a decision, before which they were `before`; at the top
  // there was none, and `decided` is −1.
  void add_conflict(const Conflict& conflict, const Word* now, const Word* before, int decided) {
    if (!conflict.rule.empty()) {
      const float share = rule_share / static_cast<float>(conflict.rule.size());
      for (const int cell : conflict.rule) add(cell, share);
    }
    if (decided >= 0) add(decided, decided_weight);
    if (conflict.is_of_houses) {
      add_houses(now, before);
    } else if (conflict.blamed >= 0) {
      add(conflict.blamed, blamed_weight);
      add_digit(now[conflict.blamed], 1);
    } else if (decided >= 0) {
      add_digit(now[decided], 1);
    }
    if (++conflicts_ % conflicts_of_half_life == 0) weaken();
    favour_digit();
  }
  [[nodiscard]] std::uint64_t conflicts() const { return conflicts_; }

  // Whether enough is known for decisions on a digit with two places in a house, of which the
  // greater of their weights, by this factor, counts against that of a cell for each of its digits.
  [[nodiscard]] bool knows_places() const { return conflicts_ >= first_place; }
  static constexpr float place_share = 0.4F;

 private:
  static constexpr std::uint64_t first_place = 10;

  // The weight of a cell before the first conflict: what all have, and for each rule and each
  // related cell. With less the first conflicts decide too much.
  static constexpr float first_weight = 10;
  static constexpr float rule_weight = 1;
  static constexpr float related_weight = 2;
  // What a conflict adds to the cell that was decided last, to the one that got its digit last or
  // ran empty, to all cells together of the rule that saw it, and to all cells together that got
  // their digit in houses that cannot be filled.
  static constexpr float decided_weight = 0.5F;
  static constexpr float blamed_weight = 1;
  static constexpr float rule_share = 3;
  static constexpr float new_weight = 4;
  // After this many conflicts the weights of cells are halved, and those of digits quartered, so
  // that they speak of where search is now.
  static constexpr std::uint64_t conflicts_of_half_life = 16'384;
  static constexpr float kept_of_cells = 0.5F;
  static constexpr float kept_of_digits = 0.25F;
  // A digit is favoured where its weight is more than that of the least by this factor; this share
  // of it is added to the weights of its cells.
  static constexpr float spread = 1.5F;
  static constexpr float favour_share = 0.2F;

  void add(int cell, float weight) { weights_[static_cast<std::size_t>(cell)] += weight; }
  void add_digit(Word digit, float weight) {
    if (digit != 0) digits_[static_cast<std::size_t>(std::countr_zero(digit))] += weight;
  }
  // Cells of houses that cannot be filled: those without a candidate, those with the same digit,
  // and together those that came down to one digit since the last decision.
  void add_houses(const Word* now, const Word* before) {
    const std::size_t count = weights_.size();
    singles_.resize(count);
    news_.resize(count);
    Word* const singles = singles_.data();
    int* const news = news_.data();
    Word is_empty = 0;
    for (std::size_t cell = 0; cell < count; ++cell) {
      singles[cell] = is_single(now[cell]) ? now[cell] : Word{0};
      is_empty |= static_cast<Word>(now[cell] == 0);
    }
    if (is_empty != 0) {
      for (std::size_t cell = 0; cell < count; ++cell) {
        if (now[cell] == 0) weights_[cell] += blamed_weight;
      }
    } else {
      add_equal_digits();
    }
    if (before == nullptr) return;
    // Without branches, which would be hard to foresee.
    std::size_t found = 0;
    for (std::size_t cell = 0; cell < count; ++cell) {
      news[found] = static_cast<int>(cell);
      found += static_cast<std::size_t>(singles[cell] != 0) &
               static_cast<std::size_t>(!is_single(before[cell]));
    }
    const float share = 1.0F / static_cast<float>(std::max<std::size_t>(1, found));
    for (std::size_t i = 0; i < found; ++i) {
      add(news[i], new_weight * share);
      add_digit(now[news[i]], share);
    }
  }
  void add_equal_digits() {
    for (std::size_t i = 0; i < program_.house_count(); ++i) {
      Word once = 0;
      Word twice = 0;
      for (const int cell : program_.house(i)) {
        const Word digit = singles_[static_cast<std::size_t>(cell)];
        twice |= static_cast<Word>(once & digit);
        once |= digit;
      }
      if (twice == 0) continue;
      for (const int cell : program_.house(i)) {
        if ((singles_[static_cast<std::size_t>(cell)] & twice) != 0) add(cell, blamed_weight / 2);
      }
    }
  }
  void weaken() {
    for (float& weight : weights_) weight *= kept_of_cells;
    for (float& weight : digits_) weight *= kept_of_digits;
  }
  void favour_digit() {
    const auto size = static_cast<std::size_t>(program_.size());
    float least = 0;
    std::size_t most = 0;
    for (std::size_t digit = 0; digit < size; ++digit) {
      const float weight = digits_[digit];
      if (weight > digits_[most]) most = digit;
      if (weight > 0 && (least == 0 || weight < least)) least = weight;
    }
    favoured_ = 0;
    const float weight = digits_[most];
    if (weight < static_cast<float>(size) || weight <= spread * least) return;
    favoured_ = static_cast<Word>(std::uint64_t{1} << most);
    favour_ = favour_share * weight;
  }

  const Program<Word>& program_;
  std::vector<float> weights_;
  std::array<float, max_constrained_size> digits_{};
  Word favoured_ = 0;
  float favour_ = 0;
  std::uint64_t conflicts_ = 0;
  // Of the conflict at hand: each cell's digit where that is alone, and the cells that came down to
  // one since the last decision.
  std::vector<Word> singles_;
  std::vector<int> news_;
};

}  // namespace nonet
