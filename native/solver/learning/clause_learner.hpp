#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/random.hpp"
#include "core/stop.hpp"
#include "solver/learning/activity_queue.hpp"
#include "solver/learning/clause_store.hpp"
#include "solver/learning/groups.hpp"
#include "solver/learning/theory.hpp"

namespace nonet {

// Conflict-driven clause learning with restarts (Marques-Silva and Sakallah, "GRASP: a search
// algorithm for propositional satisfiability", IEEE Trans. Comput. 48, 1999). That exactly one
// candidate of a group is true is propagated natively, never written as clauses.
//
// Two modes alternate, as in modern solvers (Biere and others, "CaDiCaL, Kissat …", SAT Competition
// 2020): the focused one restarts often; the stable one restarts rarely and
// takes its phases from the longest trails so far.
class ClauseLearner {
 public:
  // A seed randomizes the initial order of decisions. With a theory its rules hold too.
  explicit ClauseLearner(const Groups& groups, std::optional<std::uint64_t> seed = {},
                         Theory* theory = nullptr);

  // Works until all candidates are assigned, or until `conflicts` conflicts or `ticks` in all.
  Outcome run(const Deadline& deadline, std::uint64_t conflicts,
              std::uint64_t ticks = ~std::uint64_t{0});
  // From now on not all of these candidates are true.
  void exclude(std::span<const std::uint32_t> candidates);
  // Sets the saved phases: these candidates true, all others false.
  void prefer(std::span<const std::uint32_t> candidates);
  // Replaces all assumptions: these candidates are true.
  void assume(std::vector<std::uint32_t> candidates);
  // Assumptions that cannot all be true (a core), after `Outcome::exhausted`.
  [[nodiscard]] std::span<const std::uint32_t> core() const { return core_; }

  // Whether the candidate is true, after `Outcome::found`.
  [[nodiscard]] bool holds(std::uint32_t candidate) const { return values_[2 * candidate] > 0; }
  [[nodiscard]] std::uint64_t conflicts() const { return conflicts_; }
  [[nodiscard]] std::uint64_t decisions() const { return decisions_; }
  // Number of rephasings.
  [[nodiscard]] std::uint64_t rephasings() const { return rephasings_; }
  [[nodiscard]] std::size_t depth() const { return levels_.size(); }
  // Candidates and clauses visited so far.
  [[nodiscard]] std::uint64_t ticks() const { return ticks_; }

 private:
  // Why a candidate is assigned.
  struct Reason {
    enum Kind : std::uint32_t { none, rival, group, clause, rule };
    Kind kind = none;
    std::uint32_t index = 0;  // the true rival, the group, the clause, or the answer of the rule
  };
  // A rule of the theory took something away when the trail had this length.
  struct RuleAnswer {
    std::size_t rule;
    std::uint32_t length;
  };

  [[nodiscard]] bool is_open(Literal literal) const { return values_[literal] == 0; }
  [[nodiscard]] std::uint32_t level() const { return static_cast<std::uint32_t>(levels_.size()); }

  // The level of the assumptions, below which nothing is decided.
  [[nodiscard]] std::size_t first_level() const { return assumed_.empty() ? 0 : 1; }

  void assign(Literal literal, Reason reason);
  bool decide();
  bool take_assumed();
  void analyze_final(std::span<const Literal> failed);
  void go_back(std::size_t level);

  bool propagate();
  bool follow_groups_and_clauses();
  bool exclude_rivals(std::uint32_t candidate, std::span<const std::uint32_t> rivals);
  bool ask_theory(bool& has_answer);
  const std::vector<Literal>& explanation(std::uint32_t candidate);
  [[nodiscard]] Past past(std::uint32_t length) const {
    return {values_, place_of_, level_of_, length};
  }
  bool follow_true(std::uint32_t candidate);
  bool follow_false(std::uint32_t candidate);
  bool follow_clauses(Literal failed);

  template <class Each>
  void each_cause(std::uint32_t candidate, Each each);
  void learn();
  void find_first_cause();
  void drop_implied();
  void bump_causes();
  bool is_implied(std::uint32_t candidate, int depth);
  void shrink();
  bool shrink_level(std::size_t begin, std::size_t end);
  std::uint32_t count_levels();
  void add_clause(std::span<const Literal> literals, std::uint32_t levels);

  void after_conflict(std::uint32_t levels);
  void note_most_complete();
  void restart();
  std::size_t first_level_to_change();
  void forget_target();
  void rephase();
  void reduce();

  const Groups& groups_;
  ClauseStore clauses_;
  ActivityQueue queue_;
  Random random_;

  // Assignment.
  std::vector<std::int8_t> values_;  // of each literal: 1 true, −1 false, 0 open
  std::vector<Reason> reasons_;
  std::vector<std::uint32_t> level_of_;
  std::vector<std::uint32_t> place_of_;  // on the trail
  std::vector<Literal> trail_;
  std::vector<std::size_t> levels_;      // length of the trail before each decision
  std::size_t followed_ = 0;             // propagated literals of the trail
  std::vector<std::uint32_t> open_in_;   // candidates of each group that may be true
  std::vector<std::uint32_t> open_xor_;  // XOR of their numbers

  // Rules beyond the groups.
  Theory* theory_;
  std::vector<RuleAnswer> answers_;
  std::vector<std::uint32_t> erased_;
  std::vector<std::vector<Literal>> explanations_;  // of each candidate, where it is known
  std::vector<std::uint8_t> is_explained_;

  std::vector<std::uint32_t> assumed_;  // decided first, all in one level
  std::vector<std::uint32_t> core_;

  // Learning.
  std::vector<Literal> conflict_;  // the conflict: a clause of false literals
  std::vector<Literal> learned_;
  std::vector<Literal> shrunk_;
  enum Mark : std::uint8_t { unseen, seen, implied, needed, bumped };
  std::vector<Mark> marks_;
  std::vector<std::uint32_t> marked_;
  std::vector<std::uint32_t> level_marks_;  // of each level: the `level_mark_` that marked it
  std::uint32_t level_mark_ = 0;
  std::vector<std::uint8_t> is_learned_;
  std::vector<std::uint8_t> is_shrinking_;
  std::vector<std::uint32_t> shrinking_;

  // Phases: 1 true, −1 false, 0 unknown.
  std::vector<std::int8_t> saved_phases_;
  std::vector<std::int8_t> target_;
  std::vector<std::int8_t> best_;
  std::size_t target_size_ = 0;
  std::size_t best_size_ = 0;

  // Schedule, in conflicts.
  bool is_stable_ = false;
  double fast_levels_ = 0;
  double slow_levels_ = 0;
  std::uint64_t next_mode_ = 1'000;
  std::uint64_t mode_length_ = 1'000;
  std::uint64_t next_restart_ = 0;
  std::uint64_t stable_restarts_ = 0;
  std::uint64_t next_rephase_ = 2'000;
  std::uint64_t rephasings_ = 0;
  std::uint64_t next_reduction_ = 2'000;
  std::uint64_t reduction_interval_ = 300;

  std::uint64_t conflicts_ = 0;
  std::uint64_t decisions_ = 0;
  std::uint64_t ticks_ = 0;
  std::uint64_t next_check_ = 0;
  bool is_refuted_ = false;
};

}  // namespace nonet
