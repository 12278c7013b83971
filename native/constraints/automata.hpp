#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/lanes/lane_rules.hpp"
#include "constraints/primitives.hpp"

namespace nonet {

// A line of cells whose digits a machine accepts. The states that can be reached before each cell
// are found forward, and backward those of them from which the end can be reached.
template <class Word>
class AutomatonRule final : public Propagator<Word> {
 public:
  AutomatonRule(std::vector<int> cells, std::shared_ptr<const Machine> machine, int size)
      : cells_(std::move(cells)),
        machine_(std::move(machine)),
        size_(static_cast<std::size_t>(size)),
        words_((static_cast<std::size_t>(machine_->states) + 63) / 64),
        starts_(words_),
        accepting_(words_) {
    leads_on_.resize(static_cast<std::size_t>(machine_->states));
    for (std::size_t i = 0; i < machine_->next.size(); ++i) {
      if (machine_->next[i] < 0) continue;
      leads_on_[i / size_] |= static_cast<Word>(std::uint64_t{1} << i % size_);
    }
    for (const int state : machine_->starts) insert(starts_.data(), state);
    for (const int state : machine_->accepting) insert(accepting_.data(), state);
  }

  bool propagate(Board<Word>& board) const override {
    std::uint64_t* const sets = board.scratch();
    std::ranges::copy(starts_, sets);
    for (std::size_t layer = 0; layer < cells_.size(); ++layer) {
      std::uint64_t* const here = sets + layer * words_;
      std::uint64_t* const next = here + words_;
      std::fill_n(next, words_, 0);
      const Word digits = board[cells_[layer]];
      for_each(here, [&](std::size_t state) {
        for (auto left = static_cast<Word>(digits & leads_on_[state]); left != 0;
             left &= static_cast<Word>(left - 1)) {
          insert(next, step(state, left));
        }
      });
    }
    std::uint64_t any = 0;
    std::uint64_t* const last = sets + cells_.size() * words_;
    for (std::size_t i = 0; i < words_; ++i) any |= last[i] &= accepting_[i];
    if (any == 0) return false;
    for (std::size_t layer = cells_.size(); layer-- > 0;) {
      std::uint64_t* const here = sets + layer * words_;
      const std::uint64_t* const next = here + words_;
      const Word digits = board[cells_[layer]];
      Word kept = 0;
      for_each(here, [&](std::size_t state) {
        const auto open = static_cast<Word>(digits & leads_on_[state]);
        bool is_alive = false;
        for (auto left = static_cast<Word>(open & ~kept); left != 0;
             left &= static_cast<Word>(left - 1)) {
          if (!contains(next, step(state, left))) continue;
          kept |= lowest_digit(left);
          is_alive = true;
        }
        for (auto left = static_cast<Word>(open & kept); left != 0 && !is_alive;
             left &= static_cast<Word>(left - 1)) {
          is_alive = contains(next, step(state, left));
        }
        if (!is_alive) here[state / 64] &= ~(std::uint64_t{1} << state % 64);
      });
      if (!board.restrict(cells_[layer], kept)) return false;
    }
    return true;
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }
  [[nodiscard]] bool is_idempotent() const override { return true; }
  [[nodiscard]] std::size_t scratch() const override { return (cells_.size() + 1) * words_; }
  bool describe(LaneRules& rules) const override { return rules.add_line(cells_, *machine_); }

 private:
  static void insert(std::uint64_t* set, int state) {
    set[state / 64] |= std::uint64_t{1} << state % 64;
  }
  static bool contains(const std::uint64_t* set, int state) {
    return (set[state / 64] >> state % 64 & 1) != 0;
  }
  template <class Does>
  void for_each(const std::uint64_t* set, Does does) const {
    for (std::size_t i = 0; i < words_; ++i) {
      for (std::uint64_t left = set[i]; left != 0; left &= left - 1) {
        does(64 * i + static_cast<std::size_t>(std::countr_zero(left)));
      }
    }
  }
  [[nodiscard]] std::int32_t step(std::size_t state, Word digit) const {
    return machine_->next[state * size_ + static_cast<std::size_t>(std::countr_zero(digit))];
  }

  std::vector<int> cells_;
  std::shared_ptr<const Machine> machine_;
  std::size_t size_;
  std::size_t words_;
  std::vector<Word> leads_on_;  // digits with which a state leads to another
  std::vector<std::uint64_t> starts_;
  std::vector<std::uint64_t> accepting_;
};

}  // namespace nonet
