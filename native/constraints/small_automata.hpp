#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/kernels/kernels.hpp"
#include "constraints/kernels/line_steps.hpp"
#include "constraints/lanes/lane_rules.hpp"
#include "constraints/primitives.hpp"

namespace nonet {

// A machine of up to ten states with a table of the steps from each set of states, and back.
template <class Word>
struct SmallMachine {
  static constexpr int most_states = static_cast<int>(most_small_states);

  SmallMachine(std::shared_ptr<const Machine> source, int size) : made_of(std::move(source)) {
    const Machine& machine = *made_of;
    for (const int state : machine.starts) steps.starts |= bit(state);
    for (const int state : machine.accepting) steps.accepting |= bit(state);
    Table forward{};  // the digits from each state to each
    Table backward{};
    for (std::size_t state = 0; state < static_cast<std::size_t>(machine.states); ++state) {
      for (std::size_t digit = 0; digit < static_cast<std::size_t>(size); ++digit) {
        const std::int32_t next = machine.next[state * static_cast<std::size_t>(size) + digit];
        if (next < 0) continue;
        const auto own = static_cast<Word>(std::uint64_t{1} << digit);
        forward[state][static_cast<std::size_t>(next)] |= own;
        backward[static_cast<std::size_t>(next)][state] |= own;
      }
    }
    fill(steps.forward, forward);
    fill(steps.backward, backward);
  }

  std::shared_ptr<const Machine> made_of;
  SmallSteps<Word> steps;

 private:
  using Steps = MachineSteps<Word>;
  using Table = std::array<typename Steps::Row, most_small_states>;

  static std::uint16_t bit(int state) { return static_cast<std::uint16_t>(1U << state); }

  static void fill(Steps& into, const Table& table) {
    static constexpr std::size_t half = most_small_states / 2;
    for (std::size_t set = 1; set < Steps::sets; ++set) {
      // Those of the set without its first state, and those of that state.
      const auto first = static_cast<std::size_t>(std::countr_zero(set));
      const std::size_t rest = set & (set - 1);
      for (const std::size_t part : {std::size_t{0}, std::size_t{1}}) {
        auto& row = into.rows[part * Steps::sets + set];
        row = into.rows[part * Steps::sets + rest];
        for (std::size_t i = 0; i < row.size(); ++i) row[i] |= table[part * half + first][i];
      }
    }
  }
};

// What `AutomatonRule` does, with such a machine, on a line without a cell twice: global entropy,
// sum lines.
template <class Word>
class SmallAutomatonRule final : public Propagator<Word> {
 public:
  SmallAutomatonRule(std::vector<int> cells, std::shared_ptr<const SmallMachine<Word>> machine)
      : cells_(std::move(cells)), machine_(std::move(machine)) {}

  bool propagate(Board<Word>& board) const override {
    std::uint64_t* const kept = board.scratch();
    if (!read(board.cells(), kept)) return false;
    for (std::size_t i = cells_.size(); i-- > 0;) {
      if (!board.restrict(cells_[i], static_cast<Word>(kept[i]))) return false;
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
  bool read(const Word* board, std::uint64_t* kept) const {
    if constexpr (sizeof(Word) == 2) {
      return kernels().read_line(machine_->steps, board, cells_.data(), cells_.size(), kept);
    } else {
      return read_line(machine_->steps, board, cells_.data(), cells_.size(), kept);
    }
  }

  std::vector<int> cells_;
  std::shared_ptr<const SmallMachine<Word>> machine_;
};

}  // namespace nonet
