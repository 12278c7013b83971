#include "solver/learning/tabu_search.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace nonet {
namespace {

constexpr std::uint32_t nowhere = ~std::uint32_t{0};

// Steps with one tenure before the other one is used. Dense grids need the long one; others are
// solved with the short one only.
constexpr std::uint64_t steps_of_tenure = 100'000;

// Candidates examined between two reads of the clock: about a millisecond.
constexpr std::uint64_t candidates_between_checks = 100'000;

// Whether a candidate is in one of these groups; its own are those of its cell and its houses.
bool is_in_one(std::span<const std::uint32_t> own, std::span<const std::uint32_t> groups) {
  return std::ranges::any_of(
      groups, [&](std::uint32_t group) { return std::ranges::find(own, group) != own.end(); });
}

}  // namespace

TabuSearch::TabuSearch(const Groups& groups, std::uint64_t seed)
    : groups_(groups),
      random_(seed),
      chosen_(groups.open_cells()),
      conflicts_(groups.candidate_count()),
      free_at_(groups.candidate_count()),
      conflicting_at_(groups.open_cells(), nowhere) {
  for (std::uint32_t cell = 0; cell < groups.open_cells(); ++cell) {
    const auto members = groups.members(cell);
    chosen_[cell] =
        members[static_cast<std::size_t>(random_.below(static_cast<int>(members.size())))];
  }
  for (std::uint32_t cell = 0; cell < groups.open_cells(); ++cell) count(chosen_[cell], 1);
  for (std::uint32_t cell = 0; cell < groups.open_cells(); ++cell) {
    left_ += conflicts_[chosen_[cell]];
    note(cell);
  }
  fewest_ = left_;
}

void TabuSearch::run(std::uint64_t ticks, const Deadline& deadline, const std::atomic<bool>& stop) {
  while (left_ != 0 && ticks_ < ticks) {
    if (step_ == next_tenure_) change_tenure();
    ++step_;
    Move best{};
    if (best_move(best)) make(best);
    if (ticks_ >= next_check_) {
      next_check_ = ticks_ + candidates_between_checks;
      if (stop || deadline.passed()) return;
    }
  }
}

void TabuSearch::change_tenure() {
  const bool is_short = step_ / steps_of_tenure % 2 == 0;
  tenure_ = is_short ? Tenure{3, 15} : Tenure{6, 20};
  next_tenure_ += steps_of_tenure;
}

// The best change of a conflicting cell, a random one of equals. A tabu candidate counts only if it
// leaves fewer conflicts than ever before (aspiration).
bool TabuSearch::best_move(Move& best) {
  best.gain = std::numeric_limits<int>::min();
  int ties = 0;
  for (const std::uint32_t cell : conflicting_) {
    const std::uint32_t old = chosen_[cell];
    const auto members = groups_.members(cell);
    ticks_ += members.size();
    for (const std::uint32_t candidate : members) {
      const int gain = conflicts_[old] - conflicts_[candidate];
      if (candidate == old || gain < best.gain) continue;
      if (free_at_[candidate] > step_ && left_ - 2 * gain >= fewest_) continue;
      if (gain > best.gain) {
        best = {cell, candidate, gain};
        ties = 1;
      } else if (random_.below(++ties) == 0) {
        best = {cell, candidate, gain};
      }
    }
  }
  return ties != 0;
}

void TabuSearch::make(const Move& move) {
  const std::uint32_t old = chosen_[move.cell];
  count(old, -1);
  chosen_[move.cell] = move.candidate;
  count(move.candidate, 1);
  left_ -= 2 * move.gain;
  fewest_ = std::min(fewest_, left_);
  note(move.cell);
  free_at_[old] = step_ + 1 + tenure_.tenths * conflicting_.size() / 10 +
                  static_cast<std::uint64_t>(random_.below(tenure_.random));
}

// Adds a chosen candidate to the conflicts of all others of its houses, or removes it. Two cells
// that share two houses count once: counted twice, such conflicts would be repaired at the cost of
// others, and dense grids would not be solved.
void TabuSearch::count(std::uint32_t candidate, int by) {
  const auto own = groups_.groups_of(candidate);
  for (std::size_t house = 1; house < own.size(); ++house) {
    const auto members = groups_.members(own[house]);
    ticks_ += members.size();
    for (const std::uint32_t other : members) {
      const auto others = groups_.groups_of(other);
      if (other == candidate || is_in_one(others, own.subspan(1, house - 1))) continue;
      conflicts_[other] += by;
      if (chosen_[others.front()] == other) note(others.front());
    }
  }
}

// Updates the list of conflicting cells.
void TabuSearch::note(std::uint32_t cell) {
  const bool conflicts = conflicts_[chosen_[cell]] != 0;
  std::uint32_t& at = conflicting_at_[cell];
  if (conflicts == (at != nowhere)) return;
  if (conflicts) {
    at = static_cast<std::uint32_t>(conflicting_.size());
    conflicting_.push_back(cell);
  } else {
    conflicting_[at] = conflicting_.back();
    conflicting_at_[conflicting_.back()] = at;
    conflicting_.pop_back();
    at = nowhere;
  }
}

}  // namespace nonet
