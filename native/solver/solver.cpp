#include "solver/solver.hpp"

#include <algorithm>
#include <stdexcept>

#include "core/bit_set.hpp"
#include "core/classic_houses.hpp"
#include "solver/lockstep/grid_search.hpp"
#include "solver/start.hpp"

namespace nonet {
namespace {

// Candidates up to which learning is set up within 0.1 s.
constexpr std::size_t most_learnable = 150'000;

// The largest size at which search alone mostly fills an empty grid. Beyond it, it only propagates
// before a grid is composed.
constexpr int largest_for_search = 64;

// Candidates up to which learning fills a nearly empty grid at once: all of 25 × 25.
constexpr std::size_t most_for_learning_alone = 20'000;

// One node for each empty cell, with which search fills a grid without a conflict, and some more:
// about 0.001 s.
std::uint64_t usual_patience(std::span<const std::uint8_t> digits) {
  return static_cast<std::uint64_t>(std::ranges::count(digits, 0)) +
         100'000 / std::max<std::size_t>(1, digits.size());
}

std::uint64_t sum(std::uint64_t a, std::uint64_t b) {
  return a > unlimited - b ? unlimited : a + b;
}

template <int Words>
std::vector<BitSet<Words>> start_cells(const Layout& layout, std::span<const std::uint8_t> digits,
                                       std::span<const std::uint8_t> masks) {
  return masks.empty() ? cells_from_digits<Words>(layout, digits)
                       : cells_from_masks<Words>(layout, masks);
}

// Whether each cell has one of its candidates, and each house every digit.
bool is_solution(const Layout& layout, const std::vector<BitSet<2>>& cells,
                 std::span<const std::uint8_t> digits) {
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    if (digits[cell] == 0 || !cells[cell].contains(digits[cell] - 1)) return false;
  }
  for (int house = 0; house < layout.house_count(); ++house) {
    BitSet<2> seen;
    for (int position = 0; position < layout.size(); ++position) {
      seen.insert(digits[static_cast<std::size_t>(layout.cell(house, position))] - 1);
    }
    if (seen.size() != layout.size()) return false;
  }
  return true;
}

}  // namespace

Solver::Solver(const Layout& layout, const Puzzle& puzzle, const SolverOptions& options)
    : layout_(layout),
      digits_(puzzle.digits.begin(), puzzle.digits.end()),
      masks_(puzzle.masks.begin(), puzzle.masks.end()),
      seed_(options.seed),
      patience_(options.patience.value_or(usual_patience(puzzle.digits))),
      hand_over_at_(patience_),
      is_lockstep_(!options.rules && !seed_ && options.most <= 2 && is_classic(layout)),
      has_rules_(options.rules != nullptr) {
  if (has_rules_) {
    first_ = options.rules->search(digits_, masks_, seed_, options.patience);
    hand_over_at_ = unlimited;
  } else if (is_lockstep_) {
    const auto set =
        options.instruction_set ? *options.instruction_set : lockstep::instruction_sets().front();
    first_ = lockstep::make_grid_search(digits_, masks_, set);
  } else if (masks_.empty()) {
    first_ = Search::from_digits(layout, digits_, seed_);
  } else {
    first_ = Search::from_masks(layout, masks_, seed_);
  }
  if (hand_over_at_ != unlimited && may_be_composed()) hand_over_at_ = patience_before_composing();
}

Outcome Solver::run(const Deadline& deadline, const SolverLimits& limits) {
  while (found_ < limits.solutions) {
    const Outcome outcome = next(deadline, limits);
    if (outcome != Outcome::found) return outcome;
    if (++found_ % 1024 == 0 && deadline.passed()) return Outcome::paused;
  }
  return Outcome::found;
}

Outcome Solver::next(const Deadline& deadline, const SolverLimits& limits) {
  if (core_) return core_->run(deadline, limits.conflicts);
  if (completion_ && compose(deadline) == Outcome::paused) return Outcome::paused;
  if (!learning_) {
    const Outcome outcome = first_->run(deadline, std::min(limits.nodes, hand_over_at_));
    if (outcome == Outcome::found && is_first_again()) return next(deadline, limits);
    if (outcome == Outcome::found && found_ < 2) note_found();
    const bool is_stuck = outcome == Outcome::paused && statistics().nodes >= hand_over_at_;
    if (!is_stuck || is_lockstep_) return outcome;
    if (may_be_composed()) {
      was_composed_ = true;
      completion_ = std::make_unique<Completion>(layout_, start_cells<2>(layout_, digits_, masks_),
                                                 seed_.value_or(0));
      return next(deadline, limits);
    }
    hand_over_at_ = unlimited;
    if (!can_learn()) return next(deadline, limits);
    start_learning();
  }
  const Outcome outcome = learning_->run(deadline, limits.conflicts);
  if (outcome == Outcome::found) {
    std::vector<std::uint8_t> solution(digits_.size());
    learning_->write_solution(solution);
    if (!is_solution(layout_, start_cells<2>(layout_, digits_, masks_), solution)) {
      throw std::logic_error("a wrong solution was found: please report this");
    }
  }
  return outcome;
}

// Search found the first or the second solution.
void Solver::note_found() {
  if (found_ == 1 || is_lockstep_ || has_rules_) {
    hand_over_at_ = unlimited;
    return;
  }
  hand_over_at_ = sum(statistics().nodes, patience_);
  first_solution_.resize(digits_.size());
  first_->write_solution(first_solution_);
}

// A large grid that is mostly open; with more givens a way to fill it is hardly ever found.
bool Solver::may_be_composed() const {
  return found_ < 2 && !was_composed_ && !has_rules_ && !is_lockstep_ &&
         2 * std::ranges::count(digits_, 0) > layout_.cell_count() &&
         has_more_candidates_than(most_for_learning_alone);
}

// Nodes that search takes before that. Where learning cannot take over it is given more time.
std::uint64_t Solver::patience_before_composing() const {
  if (can_learn()) return patience_;
  if (layout_.size() > largest_for_search) return 1;
  return std::max(patience_, 3 * static_cast<std::uint64_t>(layout_.cell_count()));
}

// Search follows the solution that was composed, for which it takes at most a node for each cell.
Outcome Solver::compose(const Deadline& deadline) {
  const Outcome outcome = completion_->run(deadline);
  if (outcome == Outcome::paused) return outcome;
  if (outcome == Outcome::found) first_->follow(completion_->digits());
  const auto cells = static_cast<std::uint64_t>(layout_.cell_count());
  hand_over_at_ = sum(statistics().nodes, std::max(patience_, cells));
  completion_.reset();
  return outcome;
}

// Search that has begun again comes to the first solution once more.
bool Solver::is_first_again() const {
  if (!was_composed_ || first_solution_.empty()) return false;
  std::vector<std::uint8_t> solution(digits_.size());
  first_->write_solution(solution);
  return std::ranges::equal(solution, first_solution_);
}

void Solver::start_learning() {
  learning_ = masks_.empty() ? LearningSearch::from_digits(layout_, digits_, seed_)
                             : LearningSearch::from_masks(layout_, masks_, seed_);
  if (found_ > 0) learning_->exclude(first_solution_);
}

bool Solver::can_learn() const { return !has_rules_ && !has_more_candidates_than(most_learnable); }

bool Solver::has_more_candidates_than(std::size_t most) const {
  const auto size = static_cast<std::size_t>(layout_.size());
  if (size * size * size <= most) return false;
  std::size_t candidates = 0;
  for (const auto& cell : start_cells<2>(layout_, digits_, masks_)) {
    candidates += static_cast<std::size_t>(cell.size());
  }
  return candidates > most;
}

void Solver::write_solution(std::span<std::uint8_t> digits) const {
  (learning_ ? *learning_ : *first_).write_solution(digits);
}

void Solver::exclude(std::span<const std::uint8_t> digits) {
  if (!learning_) start_learning();
  learning_->exclude(digits);
  ++found_;
}

void Solver::assume(std::span<const std::uint8_t> digits) {
  if (!core_) core_ = std::make_unique<CoreSearch>(layout_);
  core_->ask(digits);
  found_ = 0;
}

std::vector<int> Solver::core() const { return core_ ? core_->core() : std::vector<int>(); }

std::string_view Solver::engine() const {
  if (learning_ || core_) return "learning";
  if (has_rules_) return "propagation";
  return is_lockstep_ ? "lockstep" : "search";
}

std::uint64_t Solver::conflicts() const {
  if (core_) return core_->conflicts();
  return learning_ ? learning_->statistics().nodes : 0;
}

int Solver::depth() const { return (learning_ ? *learning_ : *first_).statistics().depth; }

std::optional<double> Solver::fraction() const {
  if (learning_ || core_ || is_lockstep_) return std::nullopt;
  return first_->fraction();
}

RowSolver::RowSolver(const RowRequest& request, const lockstep::InstructionSet& set, int threads) {
  feed_.rows = request.rows;
  feed_.stride = request.stride;
  feed_.table = request.form == RowRequest::Form::text     ? &lockstep::text_table
                : request.form == RowRequest::Form::digits ? &lockstep::digit_table
                                                           : nullptr;
  feed_.count = request.count;
  feed_.limit = request.limit;
  feed_.first = request.first;
  feed_.second = request.second;
  feed_.out_stride = request.out_stride;
  feed_.one = request.text_out ? '1' : 1;
  feed_.counts = request.counts;
  batch_ = std::make_unique<lockstep::Batch>(feed_, set, threads);
}

}  // namespace nonet
