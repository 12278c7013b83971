#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/lanes/lane_rules.hpp"
#include "constraints/primitives.hpp"

namespace nonet {

// A machine, with the digits together that lead from one state to the same next one.
template <class Word>
class GroupedMachine {
 public:
  struct Step {
    Word digits;
    std::uint32_t state;
  };

  GroupedMachine(std::shared_ptr<const Machine> machine, int size)
      : machine_(std::move(machine)),
        words_((static_cast<std::size_t>(machine_->states) + 63) / 64),
        starts_(words_),
        accepting_(words_) {
    const auto digits = static_cast<std::size_t>(size);
    first_.reserve(static_cast<std::size_t>(machine_->states) + 1);
    for (std::size_t i = 0; i < machine_->next.size(); ++i) {
      if (i % digits == 0) first_.push_back(steps_.size());
      if (machine_->next[i] < 0) continue;
      const auto digit = static_cast<Word>(std::uint64_t{1} << i % digits);
      const auto next = static_cast<std::uint32_t>(machine_->next[i]);
      const auto own = std::span(steps_).subspan(first_.back());
      const auto same = std::ranges::find(own, next, &Step::state);
      if (same == own.end()) {
        steps_.push_back({digit, next});
      } else {
        same->digits |= digit;
      }
    }
    first_.push_back(steps_.size());
    for (const int state : machine_->starts)
      insert(starts_.data(), static_cast<std::size_t>(state));
    for (const int state : machine_->accepting) {
      insert(accepting_.data(), static_cast<std::size_t>(state));
    }
  }

  [[nodiscard]] const Machine& machine() const { return *machine_; }
  [[nodiscard]] std::size_t words() const { return words_; }  // of a set of states
  [[nodiscard]] const std::vector<std::uint64_t>& starts() const { return starts_; }
  [[nodiscard]] const std::vector<std::uint64_t>& accepting() const { return accepting_; }
  [[nodiscard]] std::span<const Step> steps(std::size_t state) const {
    return {steps_.data() + first_[state], steps_.data() + first_[state + 1]};
  }

  static void insert(std::uint64_t* set, std::size_t state, bool is_in = true) {
    set[state / 64] |= std::uint64_t{is_in} << state % 64;
  }
  static bool contains(const std::uint64_t* set, std::size_t state) {
    return (set[state / 64] >> state % 64 & 1) != 0;
  }

 private:
  std::shared_ptr<const Machine> machine_;
  std::size_t words_;
  std::vector<std::uint64_t> starts_;
  std::vector<std::uint64_t> accepting_;
  std::vector<Step> steps_;
  std::vector<std::size_t> first_;  // of the steps from each state, and the end
};

// A line of cells whose digits a machine accepts. The states that can be reached before each cell
// are found forward, and backward those of them from which the end can be reached.
template <class Word>
class AutomatonRule final : public Propagator<Word> {
 public:
  AutomatonRule(std::vector<int> cells, std::shared_ptr<const GroupedMachine<Word>> machine)
      : cells_(std::move(cells)), machine_(std::move(machine)) {}

  bool propagate(Board<Word>& board) const override {
    using States = GroupedMachine<Word>;
    const std::size_t words = machine_->words();
    std::uint64_t* const sets = board.scratch();
    std::ranges::copy(machine_->starts(), sets);
    for (std::size_t layer = 0; layer < cells_.size(); ++layer) {
      std::uint64_t* const here = sets + layer * words;
      std::uint64_t* const next = here + words;
      std::fill_n(next, words, 0);
      const Word digits = board[cells_[layer]];
      for_each(here, [&](std::size_t state) {
        for (const auto& step : machine_->steps(state)) {
          States::insert(next, step.state, (digits & step.digits) != 0);
        }
      });
    }
    std::uint64_t any = 0;
    std::uint64_t* const last = sets + cells_.size() * words;
    for (std::size_t i = 0; i < words; ++i) any |= last[i] &= machine_->accepting()[i];
    if (any == 0) return false;
    for (std::size_t layer = cells_.size(); layer-- > 0;) {
      std::uint64_t* const here = sets + layer * words;
      const std::uint64_t* const next = here + words;
      const Word digits = board[cells_[layer]];
      Word kept = 0;
      for_each(here, [&](std::size_t state) {
        Word leading = 0;  // to states from which the end can be reached
        for (const auto& step : machine_->steps(state)) {
          leading |= States::contains(next, step.state) ? step.digits : Word{0};
        }
        leading &= digits;
        kept |= leading;
        if (leading == 0) here[state / 64] &= ~(std::uint64_t{1} << state % 64);
      });
      if (!board.restrict(cells_[layer], kept)) return false;
    }
    return true;
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }
  [[nodiscard]] bool is_idempotent() const override { return true; }
  [[nodiscard]] std::size_t scratch() const override {
    return (cells_.size() + 1) * machine_->words();
  }
  bool describe(LaneRules& rules) const override {
    return rules.add_line(cells_, machine_->machine());
  }

 private:
  template <class Does>
  void for_each(const std::uint64_t* set, Does does) const {
    for (std::size_t i = 0; i < machine_->words(); ++i) {
      for (std::uint64_t left = set[i]; left != 0; left &= left - 1) {
        does(64 * i + static_cast<std::size_t>(std::countr_zero(left)));
      }
    }
  }

  std::vector<int> cells_;
  std::shared_ptr<const GroupedMachine<Word>> machine_;
};

}  // namespace nonet
