#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/lanes/lane_rules.hpp"
#include "constraints/primitives.hpp"

namespace nonet {

// A machine of up to ten states with a table of the states that follow each set of states, and of
// those before it. Digits that always lead to the same states are one kind.
template <class Word>
struct SmallMachine {
  static constexpr int most_states = 10;
  static constexpr std::size_t half = 32;  // sets of five states, of which there are twice as many

  struct Kind {
    Word digits = 0;
    std::array<std::uint16_t, 2 * half> after{};
    std::array<std::uint16_t, 2 * half> before{};
  };

  SmallMachine(std::shared_ptr<const Machine> source, int size) : made_of(std::move(source)) {
    const Machine& machine = *made_of;
    for (const int state : machine.starts) starts |= bit(state);
    for (const int state : machine.accepting) accepting |= bit(state);
    std::vector<std::vector<std::int32_t>> known;  // where each kind leads to from each state
    for (int digit = 0; digit < size; ++digit) {
      std::vector<std::int32_t> targets;
      for (int state = 0; state < machine.states; ++state) {
        targets.push_back(machine.next[static_cast<std::size_t>(state * size + digit)]);
      }
      const auto place = std::ranges::find(known, targets);
      const auto number = static_cast<std::size_t>(place - known.begin());
      if (place == known.end()) {
        kinds.push_back(kind_of(targets));
        known.push_back(std::move(targets));
      }
      kinds[number].digits |= static_cast<Word>(std::uint64_t{1} << digit);
    }
  }

  static std::uint16_t follow(const std::array<std::uint16_t, 2 * half>& table, unsigned states) {
    return table[states % half] | table[half + states / half];
  }

  std::shared_ptr<const Machine> made_of;
  std::uint16_t starts = 0;
  std::uint16_t accepting = 0;
  std::vector<Kind> kinds;

 private:
  static std::uint16_t bit(int state) { return static_cast<std::uint16_t>(1U << state); }

  static Kind kind_of(const std::vector<std::int32_t>& targets) {
    std::array<std::uint16_t, most_states> after{};
    std::array<std::uint16_t, most_states> before{};
    for (std::size_t state = 0; state < targets.size(); ++state) {
      if (targets[state] < 0) continue;
      after[state] |= bit(targets[state]);
      before[static_cast<std::size_t>(targets[state])] |= bit(static_cast<int>(state));
    }
    Kind kind;
    for (std::size_t set = 0; set < 2 * half; ++set) {
      const std::size_t first = set < half ? 0 : most_states / 2;
      for (std::size_t i = 0; i < most_states / 2; ++i) {
        if ((set % half >> i & 1) == 0) continue;
        kind.after[set] |= after[first + i];
        kind.before[set] |= before[first + i];
      }
    }
    return kind;
  }
};

// What `AutomatonRule` does, with such a machine: global entropy, sum lines.
template <class Word>
class SmallAutomatonRule final : public Propagator<Word> {
 public:
  SmallAutomatonRule(std::vector<int> cells, std::shared_ptr<const SmallMachine<Word>> machine)
      : cells_(std::move(cells)), machine_(std::move(machine)) {}

  bool propagate(Board<Word>& board) const override {
    const SmallMachine<Word>& machine = *machine_;
    std::uint64_t* const layers = board.scratch();
    unsigned states = machine.starts;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      layers[i] = states;
      const Word digits = board[cells_[i]];
      unsigned next = 0;
      for (const auto& kind : machine.kinds) {
        if ((digits & kind.digits) != 0) next |= machine.follow(kind.after, states);
      }
      states = next;
    }
    states &= machine.accepting;
    if (states == 0) return false;
    for (std::size_t i = cells_.size(); i-- > 0;) {
      const auto here = static_cast<unsigned>(layers[i]);
      const Word digits = board[cells_[i]];
      Word kept = 0;
      unsigned alive = 0;
      for (const auto& kind : machine.kinds) {
        if ((digits & kind.digits) == 0) continue;
        const unsigned from = here & machine.follow(kind.before, states);
        if (from != 0) kept |= kind.digits;
        alive |= from;
      }
      if (!board.restrict(cells_[i], kept)) return false;
      states = alive;
    }
    return true;
  }
  [[nodiscard]] const std::vector<int>& cells() const override { return cells_; }
  [[nodiscard]] bool is_idempotent() const override { return true; }
  [[nodiscard]] std::size_t scratch() const override { return cells_.size(); }
  bool describe(LaneRules& rules) const override {
    return rules.add_line(cells_, *machine_->made_of);
  }

 private:
  std::vector<int> cells_;
  std::shared_ptr<const SmallMachine<Word>> machine_;
};

}  // namespace nonet
