#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "constraints/fixpoint.hpp"
#include "constraints/program.hpp"
#include "core/bit_set.hpp"
#include "core/luby.hpp"
#include "core/random.hpp"
#include "solver/propagation/cell_weights.hpp"
#include "solver/propagation/decisions.hpp"
#include "solver/propagation/lane_search.hpp"
#include "solver/search/search.hpp"

namespace nonet {

// Depth-first search for the grids that obey a program: each decision gives a cell a digit and then
// takes it away, and each conflict adds weight to the cells that had to do with it. It goes on with
// many boards at once when that pays for their set-up.
template <class Word>
class PropagationSearch final : public Search {
 public:
  PropagationSearch(const Program<Word>& program, std::vector<Word> start,
                    std::optional<std::uint64_t> seed)
      : program_(program),
        cells_(start.size()),
        masks_(std::move(start)),
        fixpoint_(program),
        random_(seed ? std::optional<Random>(*seed) : std::nullopt),
        weights_(program, random_ ? &*random_ : nullptr),
        hand_over_at_(nodes_alone(program)) {
    is_exhausted_ = program.is_impossible() || std::ranges::count(masks_, Word{0}) > 0;
    frames_.push_back({});
    fixpoint_.use(masks_.data());
    if (!is_exhausted_) fixpoint_.start_over();
  }

  Outcome run(const Deadline& deadline, std::uint64_t node_limit) override {
    if (is_exhausted_) return Outcome::exhausted;
    if (lanes_) return run_lanes(deadline, node_limit);
    if (is_at_solution_) {
      is_at_solution_ = false;
      if (!go_back()) return finish();
    }
    for (;;) {
      if (statistics_.nodes >= node_limit || (++looks_ % 32 == 0 && deadline.passed())) {
        return Outcome::paused;
      }
      if (statistics_.nodes >= hand_over_at_ && tried_ < 0 && hand_over()) {
        return run_lanes(deadline, node_limit);
      }
      const bool holds = propagate(deadline);
      if (fixpoint_.is_interrupted()) return Outcome::paused;  // in the middle of a node
      ++statistics_.nodes;
      if (tried_ >= 0) {
        if (!holds && !go_back()) return finish();
        if (holds) try_next();
        continue;
      }
      if (!holds) {
        if (!go_back()) return finish();
        maybe_restart();
        continue;
      }
      if (!guess()) {
        ++statistics_.found;
        is_at_solution_ = true;
        return Outcome::found;
      }
    }
  }

  void write_solution(std::span<std::uint8_t> digits) const override {
    const auto write = [&](const auto* own) {
      for (std::size_t cell = 0; cell < cells_; ++cell) {
        digits[cell] = static_cast<std::uint8_t>(std::countr_zero(own[cell]) + 1);
      }
    };
    if (lanes_) return write(lanes_->solution().data());
    write(masks());
  }
  // The candidates before any decision, without those that were refuted.
  [[nodiscard]] std::vector<Word> top() const {
    return {masks_.begin(), masks_.begin() + static_cast<std::ptrdiff_t>(cells_)};
  }
  [[nodiscard]] const SearchStatistics& statistics() const override { return statistics_; }
  [[nodiscard]] bool is_on_many_boards() const { return lanes_.has_value(); }
  [[nodiscard]] double fraction() const override {
    if (is_exhausted_) return 1;
    if (lanes_) return lanes_->fraction();
    double behind = 0;
    double share = 1;
    for (const Frame& frame : frames_) {
      const double left = std::ldexp(share, -frame.refuted);
      behind += share - left;
      share = left / 2;
    }
    return behind;
  }

 private:
  // Conflicts until the first restart, when each candidate is tried at the top, and the unit of
  // Luby's sequence, which later ones follow. Fewer than these lost time on most puzzles.
  static constexpr std::uint64_t first_restart = 200;
  static constexpr std::uint64_t restart_unit = 100'000;
  // Nodes times rules before many boards are made ready, which takes some hundred calls of rules;
  // and nodes where all rules are relations.
  static constexpr std::uint64_t calls_alone = 700;
  static constexpr std::uint64_t related_alone = 400;
  static constexpr std::uint64_t never = ~std::uint64_t{0};
  static std::uint64_t nodes_alone(const Program<Word>& program) {
    if (program.scratch() == 0 && !program.has_relations()) return never;
    const std::size_t rules = program.propagator_count();
    return rules == 0 ? related_alone : std::max<std::uint64_t>(8, calls_alone / rules);
  }

  // A node of the path: the decision made from it, and how many were refuted before.
  struct Frame {
    int cell = -1;
    Word digit = 0;
    int refuted = 0;
  };

  [[nodiscard]] Word* masks() { return masks_.data() + (frames_.size() - 1) * cells_; }
  [[nodiscard]] const Word* masks() const { return masks_.data() + (frames_.size() - 1) * cells_; }

  // Goes on with many boards at once, where the rules have a form for them. Random choices are made
  // here alone.
  bool hand_over() {
    hand_over_at_ = never;
    if constexpr (sizeof(Word) == 2) {
      if (random_) return false;
      std::optional<LaneRules> rules = lane_rules(program_);
      if (!rules) return false;
      // What is tried at the first restart is worth more than many boards where machines read
      // lines.
      if (!rules->lines.empty() && restarts_ == 0) return false;
      std::vector<LaneSearch::Step> steps;
      double share = 1;
      for (std::size_t i = 0; i + 1 < frames_.size(); ++i) {
        share = std::ldexp(share, -frames_[i].refuted) / 2;
        steps.push_back({frames_[i].cell, frames_[i].digit, share});
      }
      lanes_.emplace(program_, std::move(*rules), weights_, masks_.data());
      lanes_->go_on_from(masks_.data(), steps, share);
    }
    return lanes_.has_value();
  }
  Outcome run_lanes(const Deadline& deadline, std::uint64_t node_limit) {
    if (std::exchange(is_at_solution_, false)) lanes_->drop_solution();
    const Outcome outcome = lanes_->run(deadline, node_limit, statistics_);
    is_at_solution_ = outcome == Outcome::found;
    return outcome == Outcome::exhausted ? finish() : outcome;
  }

  Outcome finish() {
    is_exhausted_ = true;
    return Outcome::exhausted;
  }

  // False where no grid is left, or it is interrupted; the next call goes on with what is pending.
  bool propagate(const Deadline& deadline) {
    if (fixpoint_.run(&deadline) || fixpoint_.is_interrupted()) return !fixpoint_.is_interrupted();
    const bool is_top = frames_.size() == 1;
    const Word* const now = masks();
    const Propagator<Word>* const rule = fixpoint_.failed();
    weights_.add_conflict({.rule = rule == nullptr ? std::span<const int>() : rule->cells(),
                           .is_of_houses = fixpoint_.is_of_houses(),
                           .blamed = fixpoint_.blamed()},
                          now, is_top ? nullptr : now - cells_,
                          is_top ? -1 : frames_[frames_.size() - 2].cell);
    return false;
  }

  // Takes the digit of the last decision away from its cell; false where there is none.
  bool go_back() {
    if (frames_.size() == 1) return false;
    frames_.pop_back();
    --statistics_.depth;
    Frame& frame = frames_.back();
    ++frame.refuted;
    fixpoint_.use(masks());
    return fixpoint_.restrict(frame.cell, static_cast<Word>(~frame.digit));
  }

  // False where all cells have their digit.
  bool guess() {
    const Decision<Word> decision =
        nonet::decide(program_, weights_, masks(), random_ ? &*random_ : nullptr);
    if (decision.cell >= 0) decide(decision.cell, decision.digit);
    return decision.cell >= 0;
  }
  void decide(int cell, Word digit) {
    frames_.back().cell = cell;
    frames_.back().digit = digit;
    if (masks_.size() < (frames_.size() + 1) * cells_) masks_.resize(2 * masks_.size() + cells_);
    const Word* const from = masks();
    std::copy_n(from, cells_, masks_.data() + frames_.size() * cells_);
    frames_.push_back({});
    ++statistics_.guesses;
    statistics_.max_depth = std::max(statistics_.max_depth, ++statistics_.depth);
    fixpoint_.use(masks());
    fixpoint_.restrict(cell, digit);
  }

  void maybe_restart() {
    if (statistics_.found > 0 || weights_.conflicts() < restart_at_ || frames_.size() == 1) return;
    if (restarts_ == 0) {
      tried_ = 0;
      hand_over_at_ = nodes_alone(program_);
    }
    restart_at_ = weights_.conflicts() + restart_unit * luby(++restarts_);
    frames_.resize(1);
    statistics_.depth = 0;
    // What was refuted last at the top is already propagated or will be with the next decision.
    fixpoint_.use(masks());
    fixpoint_.start_over();
  }

  // At the top: takes back the candidate that was tried, which may be right, and tries the next.
  // Those that fail are gone from the top for good (singleton consistency: Debruyne and Bessière,
  // "Some practicable filtering techniques for the constraint satisfaction problem", 1997).
  void try_next() {
    if (frames_.size() > 1) {
      frames_.pop_back();
      --statistics_.depth;
      fixpoint_.use(masks());
    }
    const int size = program_.size();
    for (; tried_ < program_.cell_count() * size; ++tried_) {
      const int cell = tried_ / size;
      const auto digit = static_cast<Word>(std::uint64_t{1} << tried_ % size);
      if ((masks()[cell] & digit) == 0 || is_single(masks()[cell])) continue;
      ++tried_;
      decide(cell, digit);
      return;
    }
    tried_ = -1;
  }

  const Program<Word>& program_;
  std::size_t cells_;
  std::vector<Word> masks_;
  Fixpoint<Word> fixpoint_;
  std::optional<Random> random_;
  CellWeights<Word> weights_;
  std::vector<Frame> frames_;
  std::uint64_t hand_over_at_;
  std::optional<LaneSearch> lanes_;
  SearchStatistics statistics_;
  std::uint64_t restarts_ = 0;
  std::uint64_t restart_at_ = first_restart;
  int tried_ = -1;  // the candidate to be tried next at the top; −1: none is
  std::uint64_t looks_ = 0;
  bool is_at_solution_ = false;
  bool is_exhausted_ = false;
};

}  // namespace nonet
