#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/random.hpp"
#include "core/stop.hpp"
#include "solve/learning/activity_queue.hpp"
#include "solve/learning/clause_store.hpp"
#include "solve/learning/groups.hpp"

namespace nonet {

// A search that learns from each dead end a clause that keeps it from all dead ends of the same
// kind, and then begins anew (conflict-driven clause learning; Marques-Silva and Sakallah,
// "GRASP: a search algorithm for propositional satisfiability", IEEE Trans. Comput. 48, 1999).
// That exactly one candidate of a group is true is never written as clauses.
//
// Two moods take turns, as in solvers of our days (Biere and others, "CaDiCaL, Kissat …", SAT
// Competition 2020): one that restarts often, and one that restarts rarely and decides
// as in the most complete grids that it saw.
class ClauseLearner {
 public:
  // With a seed it begins to guess anywhere.
  explicit ClauseLearner(const Groups& groups, std::optional<std::uint64_t> seed = {});

  // Works until all candidates are decided, or until so many dead ends were met in all or so much
  // was looked at.
  Outcome run(const Deadline& deadline, std::uint64_t dead_ends,
              std::uint64_t effort = ~std::uint64_t{0});
  // From now on not all of these candidates are true.
  void exclude(std::span<const std::uint32_t> candidates);
  // From now on guesses are as in a grid where these candidates are true and all others false.
  void prefer(std::span<const std::uint32_t> candidates);
  // From now on these candidates are true, and no others that were assumed before.
  void assume(std::vector<std::uint32_t> candidates);
  // Those that are assumed and cannot all be true, after `Outcome::exhausted`.
  [[nodiscard]] std::span<const std::uint32_t> blamed() const { return blamed_; }

  // Whether the candidate is true, after `Outcome::found`.
  [[nodiscard]] bool holds(std::uint32_t candidate) const { return values_[2 * candidate] > 0; }
  [[nodiscard]] std::uint64_t dead_ends() const { return dead_ends_; }
  [[nodiscard]] std::uint64_t guesses() const { return guesses_; }
  // How often it went over to other preferences in its guesses.
  [[nodiscard]] std::uint64_t preference_changes() const { return preference_changes_; }
  [[nodiscard]] std::size_t depth() const { return levels_.size(); }
  // Candidates and clauses looked at so far.
  [[nodiscard]] std::uint64_t effort() const { return effort_; }

 private:
  // Why a candidate is decided.
  struct Reason {
    enum Kind : std::uint32_t { none, rival, group, clause };
    Kind kind = none;
    std::uint32_t index = 0;  // the true candidate of its group, the group, or the clause
  };

  [[nodiscard]] bool is_open(Literal literal) const { return values_[literal] == 0; }
  [[nodiscard]] std::uint32_t level() const { return static_cast<std::uint32_t>(levels_.size()); }

  // The level of what is assumed, below which nothing is guessed.
  [[nodiscard]] std::size_t first_level() const { return assumed_.empty() ? 0 : 1; }

  void decide(Literal literal, Reason reason);
  bool guess();
  bool take_assumed();
  void blame(std::span<const Literal> failed);
  void go_back(std::size_t level);

  bool propagate();
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

  void after_dead_end(std::uint32_t levels);
  void note_most_complete();
  void restart();
  std::size_t first_level_to_change();
  void forget_target();
  void change_preferences();
  void forget();

  const Groups& groups_;
  ClauseStore clauses_;
  ActivityQueue queue_;
  Random random_;

  // What is decided.
  std::vector<std::int8_t> values_;  // of each literal: 1 it holds, −1 it fails, 0 open
  std::vector<Reason> reasons_;
  std::vector<std::uint32_t> level_of_;
  std::vector<std::uint32_t> place_of_;  // on the trail
  std::vector<Literal> trail_;
  std::vector<std::size_t> levels_;        // length of the trail before each guess
  std::size_t followed_ = 0;               // literals of the trail that were followed up
  std::vector<std::uint32_t> open_in_;     // candidates of each group that may be true
  std::vector<std::uint32_t> open_mixed_;  // and all of their numbers under exclusive or

  std::vector<std::uint32_t> assumed_;  // guessed first, all in one level
  std::vector<std::uint32_t> blamed_;

  // Learning.
  std::vector<Literal> dead_end_;  // literals that all fail, of which one should hold
  std::vector<Literal> learned_;
  std::vector<Literal> shrunk_;
  enum Mark : std::uint8_t { unseen, seen, implied, needed, bumped };
  std::vector<Mark> marks_;
  std::vector<std::uint32_t> marked_;
  std::vector<std::uint32_t> level_marks_;  // of each level: the count of when it was marked
  std::uint32_t level_mark_ = 0;
  std::vector<std::uint8_t> is_learned_;
  std::vector<std::uint8_t> is_shrinking_;
  std::vector<std::uint32_t> shrinking_;

  // Preferences: whether a candidate is guessed to be true, 0 unknown.
  std::vector<std::int8_t> usual_;
  std::vector<std::int8_t> target_;
  std::vector<std::int8_t> best_;
  std::size_t target_size_ = 0;
  std::size_t best_size_ = 0;

  // When what happens next, in dead ends.
  bool is_steady_ = false;
  double recent_levels_ = 0;
  double usual_levels_ = 0;
  std::uint64_t next_mood_ = 1'000;
  std::uint64_t mood_length_ = 1'000;
  std::uint64_t next_restart_ = 0;
  std::uint64_t steady_restarts_ = 0;
  std::uint64_t next_preferences_ = 2'000;
  std::uint64_t preference_changes_ = 0;
  std::uint64_t next_forgetting_ = 2'000;
  std::uint64_t forgetting_interval_ = 300;

  std::uint64_t dead_ends_ = 0;
  std::uint64_t guesses_ = 0;
  std::uint64_t effort_ = 0;
  std::uint64_t next_look_ = 0;
  bool is_refuted_ = false;
};

}  // namespace nonet
