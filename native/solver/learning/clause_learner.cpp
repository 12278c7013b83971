#include "solver/learning/clause_learner.hpp"

#include <algorithm>
#include <utility>

#include "core/luby.hpp"

namespace nonet {
namespace {

// Candidates and clauses visited between two reads of the clock: about a millisecond.
constexpr std::uint64_t visits_between_checks = 100'000;

constexpr double focused_decay = 0.95;
constexpr double stable_decay = 0.98;
// A focused search restarts when the LBD of its latest clauses exceeds the average by this
// factor.
constexpr double restart_margin = 1.1;
constexpr std::uint64_t stable_restart = 1'024;

// Initial activities favour the most constrained candidates, those of the smallest groups.
std::vector<double> constraints(const Groups& groups) {
  std::vector<double> activity;
  for (std::uint32_t candidate = 0; candidate < groups.candidate_count(); ++candidate) {
    activity.push_back(0);
    for (const std::uint32_t group : groups.groups_of(candidate)) {
      activity.back() += 1e-5 / static_cast<double>(groups.members(group).size());
    }
  }
  return activity;
}

}  // namespace

ClauseLearner::ClauseLearner(const Groups& groups, std::optional<std::uint64_t> seed,
                             Theory* theory)
    : groups_(groups),
      clauses_(groups.candidate_count()),
      queue_(constraints(groups)),
      random_(seed.value_or(0)),
      values_(2 * std::size_t{groups.candidate_count()}),
      reasons_(groups.candidate_count()),
      level_of_(groups.candidate_count()),
      place_of_(groups.candidate_count()),
      open_in_(groups.group_count()),
      open_xor_(groups.group_count()),
      theory_(theory),
      explanations_(theory != nullptr ? groups.candidate_count() : 0),
      is_explained_(explanations_.size()),
      marks_(groups.candidate_count()),
      level_marks_(std::size_t{groups.candidate_count()} + 1),
      is_learned_(groups.candidate_count()),
      is_shrinking_(groups.candidate_count()),
      saved_phases_(groups.candidate_count(), 1),
      target_(groups.candidate_count()),
      best_(groups.candidate_count()) {
  for (std::uint32_t group = 0; group < groups.group_count(); ++group) {
    for (const std::uint32_t member : groups.members(group)) {
      ++open_in_[group];
      open_xor_[group] ^= member;
    }
  }
  if (!seed) return;
  const auto count = static_cast<int>(groups.candidate_count());
  for (int i = 0; i < count; ++i) queue_.bump(static_cast<std::uint32_t>(random_.below(count)));
}

Outcome ClauseLearner::run(const Deadline& deadline, std::uint64_t conflicts, std::uint64_t ticks) {
  while (!is_refuted_) {
    if (!propagate()) {
      ++conflicts_;
      if (level() == 0) break;
      if (level() == first_level()) {
        analyze_final(conflict_);
        return Outcome::exhausted;
      }
      if (is_stable_) note_most_complete();
      learn();
    } else if (trail_.size() == groups_.candidate_count() && level() >= first_level()) {
      return Outcome::found;
    } else if (!decide()) {
      return Outcome::exhausted;
    }
    if (conflicts_ >= conflicts || ticks_ >= ticks) return Outcome::paused;
    if (ticks_ >= next_check_) {
      next_check_ = ticks_ + visits_between_checks;
      if (deadline.passed()) return Outcome::paused;
    }
  }
  is_refuted_ = true;
  core_.clear();
  return Outcome::exhausted;
}

void ClauseLearner::exclude(std::span<const std::uint32_t> candidates) {
  go_back(0);
  learned_.clear();
  for (const std::uint32_t candidate : candidates) {
    if (values_[is_false(candidate)] > 0) return;
    if (is_open(is_false(candidate))) learned_.push_back(is_false(candidate));
  }
  is_refuted_ |= learned_.empty();
  if (!is_refuted_) add_clause(learned_, 0);
}

void ClauseLearner::prefer(std::span<const std::uint32_t> candidates) {
  go_back(first_level());
  saved_phases_.assign(saved_phases_.size(), -1);
  for (const std::uint32_t candidate : candidates) saved_phases_[candidate] = 1;
  forget_target();
}

void ClauseLearner::assume(std::vector<std::uint32_t> candidates) {
  go_back(0);
  assumed_ = std::move(candidates);
}

// Assignments and decisions.

void ClauseLearner::assign(Literal literal, Reason reason) {
  const std::uint32_t candidate = candidate_of(literal);
  values_[literal] = 1;
  values_[opposite(literal)] = -1;
  reasons_[candidate] = reason;
  level_of_[candidate] = level();
  place_of_[candidate] = static_cast<std::uint32_t>(trail_.size());
  trail_.push_back(literal);
}

// False if an assumption fails.
bool ClauseLearner::decide() {
  if (level() < first_level()) return take_assumed();
  std::uint32_t candidate = queue_.take_first();
  while (!is_open(is_true(candidate))) candidate = queue_.take_first();
  const bool has_target = is_stable_ && target_[candidate] != 0;
  const std::int8_t preferred = has_target ? target_[candidate] : saved_phases_[candidate];
  ++decisions_;
  levels_.push_back(trail_.size());
  assign(preferred > 0 ? is_true(candidate) : is_false(candidate), {});
  return true;
}

bool ClauseLearner::take_assumed() {
  levels_.push_back(trail_.size());
  for (const std::uint32_t candidate : assumed_) {
    if (values_[is_true(candidate)] < 0) {
      core_.assign(1, candidate);
      return false;
    }
    if (is_open(is_true(candidate))) assign(is_true(candidate), {});
  }
  return true;
}

void ClauseLearner::go_back(std::size_t level) {
  if (levels_.size() <= level) return;
  const std::size_t length = levels_[level];
  while (trail_.size() > length) {
    const Literal literal = trail_.back();
    const std::uint32_t candidate = candidate_of(literal);
    if (trail_.size() <= followed_ && !says_true(literal)) {
      for (const std::uint32_t group : groups_.groups_of(candidate)) {
        ++open_in_[group];
        open_xor_[group] ^= candidate;
      }
      if (theory_ != nullptr) theory_->restore(candidate);
    }
    if (theory_ != nullptr) is_explained_[candidate] = 0;
    values_[literal] = values_[opposite(literal)] = 0;
    saved_phases_[candidate] = says_true(literal) ? 1 : -1;
    queue_.insert(candidate);
    trail_.pop_back();
  }
  followed_ = std::min(followed_, length);
  levels_.resize(level);
  if (theory_ == nullptr) return;
  theory_->forget_changes();
  while (!answers_.empty() && answers_.back().length >= length) answers_.pop_back();
}

// Propagation. Each of these returns false on a conflict, which is then in `conflict_`.

bool ClauseLearner::propagate() {
  for (bool has_answer = true; has_answer;) {
    if (!follow_groups_and_clauses() || !ask_theory(has_answer)) return false;
  }
  return true;
}

bool ClauseLearner::ask_theory(bool& has_answer) {
  has_answer = false;
  if (theory_ == nullptr) return true;
  const std::uint64_t before = theory_->ticks();
  const Theory::Answer answer = theory_->ask(erased_);
  ticks_ += theory_->ticks() - before;
  const auto length = static_cast<std::uint32_t>(trail_.size());
  if (!answer.holds) {
    theory_->explain(*answer.rule, {}, past(length), conflict_);
    return false;
  }
  if (!answer.rule) return true;
  has_answer = true;
  answers_.push_back({*answer.rule, length});
  for (const std::uint32_t candidate : erased_) {
    if (values_[is_true(candidate)] > 0) {
      theory_->explain(*answer.rule, candidate, past(length), conflict_);
      conflict_.push_back(is_false(candidate));
      return false;
    }
    assign(is_false(candidate), {Reason::rule, static_cast<std::uint32_t>(answers_.size() - 1)});
  }
  return true;
}

bool ClauseLearner::follow_groups_and_clauses() {
  while (followed_ < trail_.size()) {
    const Literal literal = trail_[followed_++];
    const std::uint32_t candidate = candidate_of(literal);
    if (!(says_true(literal) ? follow_true(candidate) : follow_false(candidate)) ||
        !follow_clauses(opposite(literal))) {
      return false;
    }
  }
  return true;
}

// All others of its groups are false.
bool ClauseLearner::follow_true(std::uint32_t candidate) {
  for (const std::uint32_t group : groups_.groups_of(candidate)) {
    if (open_in_[group] == 1) continue;
    const auto members = groups_.members(group);
    ticks_ += members.size();
    if (!exclude_rivals(candidate, members)) return false;
  }
  return theory_ == nullptr || exclude_rivals(candidate, theory_->rivals(candidate));
}

bool ClauseLearner::exclude_rivals(std::uint32_t candidate, std::span<const std::uint32_t> rivals) {
  for (const std::uint32_t other : rivals) {
    if (other == candidate || values_[is_true(other)] < 0) continue;
    if (values_[is_true(other)] > 0) {
      conflict_ = {is_false(other), is_false(candidate)};
      return false;
    }
    assign(is_false(other), {Reason::rival, candidate});
  }
  return true;
}

// The last of a group is true.
bool ClauseLearner::follow_false(std::uint32_t candidate) {
  if (theory_ != nullptr) theory_->erase(candidate);
  constexpr auto none = ~std::uint32_t{0};
  std::uint32_t empty = none;
  for (const std::uint32_t group : groups_.groups_of(candidate)) {
    open_xor_[group] ^= candidate;
    if (--open_in_[group] > 1 || empty != none) continue;
    const std::uint32_t last = open_xor_[group];
    if (open_in_[group] == 0 || values_[is_true(last)] < 0) {
      empty = group;
    } else if (is_open(is_true(last))) {
      assign(is_true(last), {Reason::group, group});
    }
  }
  if (empty == none) return true;
  conflict_.clear();
  for (const std::uint32_t member : groups_.members(empty)) conflict_.push_back(is_true(member));
  return false;
}

// The last literal of a clause holds.
bool ClauseLearner::follow_clauses(Literal failed) {
  std::vector<ClauseStore::Watch>& watches = clauses_.watches(failed);
  ticks_ += watches.size();
  std::size_t kept = 0;
  for (std::size_t i = 0; i < watches.size(); ++i) {
    const ClauseStore::Watch watch = watches[i];
    if (values_[watch.other] > 0) {
      watches[kept++] = watch;
      continue;
    }
    const auto literals = clauses_.literals(watch.clause);
    if (literals[0] == failed) std::swap(literals[0], literals[1]);
    const Literal first = literals[0];
    std::size_t next = 2;
    if (values_[first] <= 0) {
      while (next < literals.size() && values_[literals[next]] < 0) ++next;
      ticks_ += next / 8;
      if (next < literals.size()) {
        std::swap(literals[1], literals[next]);
        clauses_.watches(literals[1]).push_back({watch.clause, first});
        continue;
      }
    }
    watches[kept++] = {watch.clause, first};
    if (values_[first] > 0) continue;
    if (values_[first] < 0) {
      kept = static_cast<std::size_t>(
          std::copy(watches.begin() + static_cast<std::ptrdiff_t>(i) + 1, watches.end(),
                    watches.begin() + static_cast<std::ptrdiff_t>(kept)) -
          watches.begin());
      watches.resize(kept);
      conflict_.assign(literals.begin(), literals.end());
      clauses_.touch(watch.clause);
      return false;
    }
    assign(first, {Reason::clause, watch.clause});
  }
  watches.resize(kept);
  return true;
}

// Clauses.

// Adds a clause of which no literal but the first one can hold.
void ClauseLearner::add_clause(std::span<const Literal> literals, std::uint32_t levels) {
  if (literals.size() == 1) {
    assign(literals[0], {});
    return;
  }
  const std::uint32_t clause = clauses_.add(literals, levels);
  if (levels != 0) assign(literals[0], {Reason::clause, clause});
}

// Schedule: modes, restarts, phases, clause deletion.

void ClauseLearner::after_conflict(std::uint32_t levels) {
  queue_.decay(is_stable_ ? stable_decay : focused_decay);
  fast_levels_ += (levels - fast_levels_) / 32;
  slow_levels_ +=
      (levels - slow_levels_) / static_cast<double>(std::min<std::uint64_t>(conflicts_, 8'192));
  if (conflicts_ >= next_mode_) {
    is_stable_ = !is_stable_;
    mode_length_ += mode_length_ / 5 + 500;
    next_mode_ = conflicts_ + mode_length_;
    target_size_ = 0;
    next_restart_ = conflicts_ + (is_stable_ ? stable_restart : 0);
  }
  if (conflicts_ >= next_restart_ && (is_stable_ || fast_levels_ > restart_margin * slow_levels_)) {
    restart();
  }
  if (conflicts_ >= next_reduction_) reduce();
}

// Saves the longest trail without a conflict as phases.
void ClauseLearner::note_most_complete() {
  const std::size_t length = levels_.back();
  const auto note = [&](std::vector<std::int8_t>& kept, std::size_t& size) {
    if (length <= size) return;
    size = length;
    for (std::size_t i = 0; i < length; ++i) {
      kept[candidate_of(trail_[i])] = says_true(trail_[i]) ? 1 : -1;
    }
  };
  note(target_, target_size_);
  note(best_, best_size_);
}

void ClauseLearner::restart() {
  go_back(first_level_to_change());
  if (!is_stable_) {
    next_restart_ = conflicts_ + 2;
    return;
  }
  next_restart_ = conflicts_ + stable_restart * luby(++stable_restarts_);
  if (conflicts_ >= next_rephase_) rephase();
}

// Keeps the decisions that would be made again (van der Tak, Ramos and Heule, "Reusing the
// assignment trail in CDCL solvers", JSAT 7, 2011).
std::size_t ClauseLearner::first_level_to_change() {
  const double next = queue_.first_activity(
      [this](std::uint32_t candidate) { return is_open(is_true(candidate)); });
  std::size_t kept = first_level();
  while (kept < level() && queue_.activity(candidate_of(trail_[levels_[kept]])) > next) ++kept;
  return kept;
}

void ClauseLearner::forget_target() {
  target_.assign(target_.size(), 0);
  target_size_ = 0;
}

void ClauseLearner::rephase() {
  ++rephasings_;
  next_rephase_ = conflicts_ + 2'000 + rephasings_ * 1'000;
  if (rephasings_ % 2 == 1) {
    for (std::size_t i = 0; i < best_.size(); ++i) {
      if (best_[i] != 0) saved_phases_[i] = best_[i];
    }
    best_size_ = 0;
  } else if (rephasings_ % 6 == 2) {
    saved_phases_.assign(saved_phases_.size(), 1);
  } else if (rephasings_ % 6 == 4) {
    for (std::int8_t& value : saved_phases_) {
      if (random_.below(8) == 0) value = value > 0 ? -1 : 1;
    }
  }
  forget_target();
}

void ClauseLearner::reduce() {
  reduction_interval_ += 300;
  next_reduction_ = conflicts_ + reduction_interval_;
  const auto is_reason = [this](std::uint32_t clause, Literal literal) {
    const Reason reason = reasons_[candidate_of(literal)];
    return values_[literal] > 0 && reason.kind == Reason::clause && reason.index == clause;
  };
  clauses_.forget(
      [&](std::uint32_t clause) { return is_reason(clause, clauses_.literals(clause)[0]); },
      [&](std::uint32_t clause, std::uint32_t now) {
        const Literal first = clauses_.literals(now)[0];
        if (is_reason(clause, first)) reasons_[candidate_of(first)].index = now;
      });
}

}  // namespace nonet
