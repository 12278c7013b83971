#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "constraints/fixpoint.hpp"
#include "constraints/program.hpp"
#include "core/bit_set.hpp"
#include "core/layout.hpp"
#include "core/side_by_side.hpp"
#include "solver/learning/clause_learner.hpp"
#include "solver/learning/groups.hpp"
#include "solver/propagation/propagation_search.hpp"
#include "solver/propagation/rule_theory.hpp"

namespace nonet {

// Search alone at first. Where that does not end, clause learning takes turns with it, in a thread
// of its own: each of them is quick on puzzles on which the other one is not. Results are exchanged
// when both have finished their part of a turn, so that they do not depend on the speed of threads.
template <class Word>
class TwofoldSearch final : public Search {
 public:
  // `patience`: nodes of search before learning begins, or fewer where search has stalled.
  TwofoldSearch(const Program<Word>& program, std::vector<Word> start,
                std::optional<std::uint64_t> seed, std::uint64_t patience)
      : program_(program),
        search_(program, std::move(start), seed),
        seed_(seed),
        patience_(patience),
        looks_every_(std::max<std::uint64_t>(1, patience / looks)),
        look_at_(std::min(patience, looks_every_)) {}

  Outcome run(const Deadline& deadline, std::uint64_t node_limit) override {
    while (!is_exhausted_) {
      if (statistics_.nodes >= node_limit) return Outcome::paused;
      const std::uint64_t left = node_limit - statistics_.nodes;
      const Outcome outcome = learning_ ? take_turn(deadline, left) : search_alone(deadline, left);
      note_statistics();
      if (outcome == Outcome::found) return outcome;
      if (outcome == Outcome::exhausted) is_exhausted_ = true;
      if (!is_exhausted_ && deadline.passed()) return Outcome::paused;
    }
    return Outcome::exhausted;
  }
  void write_solution(std::span<std::uint8_t> digits) const override {
    if (solution_.empty()) {
      search_.write_solution(digits);
    } else {
      std::ranges::copy(solution_, digits.begin());
    }
  }
  [[nodiscard]] const SearchStatistics& statistics() const override { return statistics_; }
  [[nodiscard]] double fraction() const override { return is_exhausted_ ? 1 : search_.fraction(); }

 private:
  // Nodes of search in a turn, about 10 ms, and half of that for learning.
  static constexpr std::uint64_t turn_on_one_board = 1'000;
  static constexpr std::uint64_t turn_on_many_boards = 6'000;
  static constexpr std::uint64_t turn_of_learning = 500'000;
  // Solutions from which on search is alone: where there are two there are many, and to exclude
  // them one by one is slow.
  static constexpr std::uint64_t few = 2;
  // Looks at how far search has come until its patience ends, and the share of what was left that
  // still is where it has stalled.
  static constexpr std::uint64_t looks = 6;
  static constexpr double little_done = 0.8;
  static constexpr std::uint32_t most_candidates = 20'000;

  // The puzzle as groups and rules, and the learner that works on them.
  struct Learning {
    Learning(const Program<Word>& program, const std::vector<Word>& start,
             std::optional<std::uint64_t> seed)
        : groups(houses_of(program), open_candidates(start)),
          theory(program, groups, start),
          learner(groups, seed, &theory) {
      for (const Word digits : start) {
        others.push_back(static_cast<std::uint8_t>(std::countr_zero(digits) + 1));
      }
    }

    [[nodiscard]] bool is_ready() const {
      return outcome != Outcome::paused || learner.ticks() >= until;
    }
    void run(const Deadline& deadline) {
      if (!is_ready()) outcome = learner.run(deadline, ~std::uint64_t{0}, until);
    }

    Groups groups;
    RuleTheory<Word> theory;
    ClauseLearner learner;
    Outcome outcome = Outcome::paused;
    std::uint64_t until = 0;           // ticks at the end of the turn
    std::vector<std::uint8_t> others;  // a digit for each cell that is not open
  };
  static Layout houses_of(const Program<Word>& program) {
    std::vector<std::vector<int>> houses;
    for (std::size_t i = 0; i < program.house_count(); ++i) houses.push_back(program.house(i));
    return Layout(program.size(), program.cell_count(), houses);
  }
  static std::vector<Groups::Candidate> open_candidates(const std::vector<Word>& cells) {
    std::vector<Groups::Candidate> open;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      if (is_single(cells[cell])) continue;
      for (Word left = cells[cell]; left != 0; left &= static_cast<Word>(left - 1)) {
        open.push_back({static_cast<int>(cell), std::countr_zero(left)});
      }
    }
    return open;
  }

  Outcome search_alone(const Deadline& deadline, std::uint64_t node_limit) {
    const std::uint64_t before = search_.statistics().nodes;
    const Outcome outcome = search_.run(deadline, std::min(before + node_limit, look_at_));
    if (outcome == Outcome::found) return found_by_search();
    if (outcome == Outcome::paused && search_.statistics().nodes >= look_at_) look();
    return outcome;
  }

  // Begins to learn where search has taken long enough, or has done little of what was left at the
  // last look. Rules that keep sets or totals take long to ask for reasons.
  void look() {
    const double left = 1 - search_.fraction();
    const bool has_stalled = left > little_done * std::exchange(left_, left);
    const std::uint64_t nodes = search_.statistics().nodes;
    if (nodes >= patience_ || (has_stalled && program_.scratch() == 0)) return start_learning();
    look_at_ = nodes + std::min(looks_every_, patience_ - nodes);
  }

  // Search and learning, each for its part of the turn.
  Outcome take_turn(const Deadline& deadline, std::uint64_t node_limit) {
    Learning& learning = *learning_;
    if (search_.statistics().nodes >= search_until_ && learning.is_ready()) begin_turn();
    const std::uint64_t nodes = search_.statistics().nodes;
    const std::uint64_t until = std::min(nodes + node_limit, search_until_);
    const auto search = [&] {
      if (has_found_ || nodes >= until) return false;
      const Outcome outcome = search_.run(deadline, until);
      has_found_ = outcome == Outcome::found;
      is_exhausted_ = outcome == Outcome::exhausted;
      return is_exhausted_;
    };
    if (learning.is_ready()) {
      search();
    } else {
      run_beside(search, [&](const std::atomic<bool>&) { learning.run(deadline); });
    }
    if (is_exhausted_) return Outcome::exhausted;
    const bool is_search_ready = has_found_ || search_.statistics().nodes >= search_until_;
    if (!is_search_ready || !learning.is_ready()) return Outcome::paused;
    return end_turn();
  }
  void begin_turn() {
    search_until_ = search_.statistics().nodes +
                    (search_.is_on_many_boards() ? turn_on_many_boards : turn_on_one_board);
    learning_->until = learning_->learner.ticks() + turn_of_learning;
  }
  Outcome end_turn() {
    search_until_ = search_.statistics().nodes;
    learning_->until = learning_->learner.ticks();
    conflicts_ = learning_->learner.conflicts();
    decisions_ = learning_->learner.decisions();
    if (learning_->outcome == Outcome::exhausted) return Outcome::exhausted;
    if (std::exchange(has_found_, false)) return found_by_search();
    return learning_->outcome == Outcome::found ? found_by_learning() : Outcome::paused;
  }

  void start_learning() {
    look_at_ = never;
    std::vector<Word> start = search_.top();
    Fixpoint<Word> fixpoint(program_);
    fixpoint.use(start.data());
    fixpoint.start_over();
    if (!fixpoint.run()) return;  // search is about to see it
    std::size_t candidates = 0;
    for (const Word digits : start) candidates += static_cast<std::size_t>(count_bits(digits));
    if (candidates == start.size() || candidates > most_candidates) return;
    learning_.emplace(program_, start, seed_);
    for (const auto& digits : known_) exclude(digits);
    search_until_ = search_.statistics().nodes;
  }
  Outcome found_by_search() {
    solution_.resize(static_cast<std::size_t>(program_.cell_count()));
    search_.write_solution(solution_);
    if (std::ranges::find(known_, solution_) != known_.end()) return Outcome::paused;
    return report();
  }
  Outcome found_by_learning() {
    Learning& learning = *learning_;
    solution_ = learning.others;
    for (std::uint32_t i = 0; i < learning.groups.candidate_count(); ++i) {
      const auto [cell, digit] = learning.groups.candidate(i);
      if (!learning.learner.holds(i)) continue;
      solution_[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(digit + 1);
    }
    return report();
  }
  Outcome report() {
    ++statistics_.found;
    if (statistics_.found >= few) {
      learning_.reset();
      look_at_ = never;
    }
    // What comes after is found by search alone, which may find again what learning found.
    if (statistics_.found <= few) known_.push_back(solution_);
    if (learning_) exclude(solution_);
    return Outcome::found;
  }
  // From now on learning looks for other solutions.
  void exclude(const std::vector<std::uint8_t>& digits) {
    const Groups& groups = learning_->groups;
    std::vector<std::uint32_t> all;
    for (std::uint32_t i = 0; i < groups.candidate_count(); ++i) {
      const auto [cell, digit] = groups.candidate(i);
      if (digits[static_cast<std::size_t>(cell)] == digit + 1) all.push_back(i);
    }
    // With fewer candidates search has left that part of the grids.
    if (all.size() == groups.open_cells()) learning_->learner.exclude(all);
    learning_->outcome = Outcome::paused;
  }
  void note_statistics() {
    const std::uint64_t found = statistics_.found;
    statistics_ = search_.statistics();
    statistics_.found = found;
    statistics_.nodes += conflicts_;
    statistics_.guesses += decisions_;
  }

  static constexpr std::uint64_t never = ~std::uint64_t{0};

  const Program<Word>& program_;
  PropagationSearch<Word> search_;
  std::optional<std::uint64_t> seed_;
  std::uint64_t patience_;
  std::uint64_t looks_every_;
  std::uint64_t look_at_;                                  // nodes of search at the next look
  double left_ = std::numeric_limits<double>::infinity();  // of the tree, at the last look
  std::optional<Learning> learning_;
  std::uint64_t search_until_ = 0;                // nodes of search at the end of the turn
  bool has_found_ = false;                        // search has found a solution in this turn
  std::vector<std::vector<std::uint8_t>> known_;  // solutions that learning must not find again
  std::vector<std::uint8_t> solution_;
  SearchStatistics statistics_;
  std::uint64_t conflicts_ = 0;  // of learning, in finished turns
  std::uint64_t decisions_ = 0;
  bool is_exhausted_ = false;
};

}  // namespace nonet
