#include "solver/learning/learning_search.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/domains.hpp"
#include "core/side_by_side.hpp"
#include "solver/learning/clause_learner.hpp"
#include "solver/learning/groups.hpp"
#include "solver/learning/probing.hpp"
#include "solver/learning/tabu_search.hpp"
#include "solver/search/matching.hpp"
#include "solver/search/propagation.hpp"
#include "solver/start.hpp"

namespace nonet {
namespace {

// Candidates and clauses that a learner visits in a turn: about 10 ms.
constexpr std::uint64_t turn = 250'000;

// Steps of local search in a turn, per candidate: as long as learning at first, and next to nothing
// later, when there are few solutions if any and a second learner runs instead.
constexpr std::uint64_t early_repairing = 400;
constexpr std::uint64_t late_repairing = 25;

// Decides the number of early turns: 36 for 1,800 candidates, as on a hard 25×25, and more on
// larger grids, where local search keeps improving for longer.
constexpr std::uint64_t candidates_of_an_early_turn = 300;

// Conflicts after which a grid is hard enough for probing, and candidates that are probed then:
// about 50 ms on 25×25.
constexpr std::uint64_t conflicts_before_probing = 1'000;
constexpr int most_probes = 6'000;

template <int Words>
std::vector<Groups::Candidate> open_candidates(const Domains<Words>& candidates) {
  std::vector<Groups::Candidate> open;
  for (int cell = 0; cell < candidates.layout().cell_count(); ++cell) {
    if (candidates.cell_sizes()[static_cast<std::size_t>(cell)] == 1) continue;
    for (const int digit : candidates.digits(cell)) open.push_back({cell, digit});
  }
  return open;
}

template <int Words>
class GroupSearch final : public LearningSearch {
 public:
  GroupSearch(const Layout& layout, std::vector<BitSet<Words>> cells,
              std::optional<std::uint64_t> seed)
      : candidates_(layout, std::move(cells)), probing_(candidates_), seed_(seed) {
    is_exhausted_ =
        !Propagation<Words>(layout).run(candidates_) || !houses_can_be_filled(candidates_);
    if (!is_exhausted_) work_.emplace(candidates_, seed_);
  }

  Outcome run(const Deadline& deadline, std::uint64_t node_limit) override {
    if (is_current_) exclude_solution();
    while (!is_exhausted_) {
      if (statistics_.nodes >= node_limit) return Outcome::paused;
      if (work_->is_turn_over() && !has_probed_ && statistics_.nodes >= conflicts_before_probing) {
        if (probing_.run(deadline, most_probes) == Outcome::paused) return Outcome::paused;
        restart_from_scratch();
      } else if (take_turn(deadline, node_limit)) {
        return Outcome::found;
      }
      if (!is_exhausted_ && deadline.passed()) return Outcome::paused;
    }
    return Outcome::exhausted;
  }

  void write_solution(std::span<std::uint8_t> digits) const override {
    std::ranges::copy(solution_, digits.begin());
  }

  void exclude(std::span<const std::uint8_t> digits) override {
    if (is_current_) exclude_solution();
    solution_.assign(digits.begin(), digits.end());
    exclude_solution();
  }

  [[nodiscard]] const SearchStatistics& statistics() const override { return statistics_; }
  [[nodiscard]] double fraction() const override { return is_exhausted_ ? 1 : 0; }

 private:
  // A clause learner and its share of the turn.
  struct Learner {
    Learner(const Groups& groups, std::optional<std::uint64_t> seed) : search(groups, seed) {}

    void run(const Deadline& deadline, std::uint64_t conflicts) {
      if (!is_ready()) outcome = search.run(deadline, conflicts, until);
    }
    [[nodiscard]] bool is_ready() const {
      return outcome != Outcome::paused || search.ticks() >= until;
    }

    ClauseLearner search;
    Outcome outcome = Outcome::paused;
    std::uint64_t until = 0;    // its limit of ticks in this turn
    std::uint64_t changes = 0;  // rephasings when it last took phases from local search
  };

  // The grid as groups, and the engines that work on it.
  struct Work {
    Work(const Domains<Words>& candidates, std::optional<std::uint64_t> seed)
        : groups(candidates.layout(), open_candidates(candidates)),
          first(std::make_unique<Learner>(groups, seed)),
          tabu(groups, seed.value_or(0)) {}

    // Whether all have finished their part of the turn.
    [[nodiscard]] bool is_turn_over() const {
      return first->is_ready() && (!second || second->is_ready()) && is_repaired();
    }
    [[nodiscard]] bool is_repaired() const {
      return tabu.is_done() || tabu.ticks() >= repaired_until;
    }

    Groups groups;
    std::unique_ptr<Learner> first;
    std::unique_ptr<Learner> second;
    TabuSearch tabu;
    std::uint64_t repaired_until = 0;  // the limit of ticks of local search in this turn
    std::uint64_t turns = 0;
    std::uint64_t conflicts_beside = 0;  // of the second learner in finished turns
    std::uint64_t decisions_beside = 0;
  };

  // All run in parallel and exchange results only when each has finished its part, so the result
  // does not depend on the speed of threads. True if there is a solution.
  bool take_turn(const Deadline& deadline, std::uint64_t node_limit) {
    if (work_->is_turn_over()) begin_turn();
    Work& work = *work_;
    bool is_decided = false;
    const auto learn = [&] {
      work.first->run(deadline, work.first->search.conflicts() + node_limit - statistics_.nodes);
      is_decided = !work.second && work.first->outcome != Outcome::paused;
      return is_decided;
    };
    if (work.is_repaired() && (!work.second || work.second->is_ready())) {
      learn();
    } else {
      run_beside(learn, [&](const std::atomic<bool>& stop) {
        work.tabu.run(work.repaired_until, deadline, stop);
        if (work.second) work.second->run(deadline, ~std::uint64_t{0});
      });
    }
    note_statistics();
    return (is_decided || work.is_turn_over()) && take_outcome();
  }

  bool take_outcome() {
    Work& work = *work_;
    const auto has_outcome = [&](Outcome outcome) {
      return work.first->outcome == outcome || (work.second && work.second->outcome == outcome);
    };
    is_exhausted_ = has_outcome(Outcome::exhausted);
    if (is_exhausted_) return false;
    if (has_outcome(Outcome::found)) {
      if (work.first->outcome != Outcome::found) {
        std::swap(work.first, work.second);
        note_statistics();
      }
      take(holding(work.first->search));
      return true;
    }
    if (!excluded_.empty() || !work.tabu.is_done()) return false;
    take(work.tabu.chosen());
    return true;
  }

  // With excluded solutions a single learner runs: local search does not know what is excluded, and
  // a second learner would take just as long to prove that there are no more.
  void begin_turn() {
    Work& work = *work_;
    prepare(*work.first);
    if (!excluded_.empty()) return;
    const std::uint64_t share = work.groups.candidate_count() / candidates_of_an_early_turn;
    const bool is_early = work.turns < share * share;
    if (!is_early && !work.second) {
      work.second = std::make_unique<Learner>(work.groups, seed_.value_or(0) + 1);
    }
    if (work.second) prepare(*work.second);
    const std::uint64_t times = is_early ? early_repairing : late_repairing;
    work.repaired_until = work.tabu.ticks() + times * work.groups.candidate_count();
    ++work.turns;
  }

  // Gives a learner its part of the turn. After a rephasing it takes its phases from local search
  // (Cai and Zhang, "Deep cooperation of CDCL and local search for SAT", SAT 2021).
  void prepare(Learner& learner) {
    learner.until = learner.search.ticks() + turn;
    if (!excluded_.empty() || learner.changes == learner.search.rephasings()) return;
    learner.changes = learner.search.rephasings();
    learner.search.prefer(work_->tabu.chosen());
  }

  // Work of the second learner counts only after a turn, so that limits are reached at the same
  // point in every run.
  void note_statistics() {
    const ClauseLearner& first = work_->first->search;
    if (work_->second && work_->is_turn_over()) {
      work_->conflicts_beside = work_->second->search.conflicts();
      work_->decisions_beside = work_->second->search.decisions();
    }
    statistics_.nodes = before_.nodes + first.conflicts() + work_->conflicts_beside;
    statistics_.guesses = before_.guesses + first.decisions() + work_->decisions_beside;
    statistics_.depth = static_cast<int>(first.depth());
    statistics_.max_depth = std::max(statistics_.max_depth, statistics_.depth);
  }

  [[nodiscard]] std::vector<std::uint32_t> holding(const ClauseLearner& search) const {
    std::vector<std::uint32_t> holding;
    for (std::uint32_t number = 0; number < work_->groups.candidate_count(); ++number) {
      if (search.holds(number)) holding.push_back(number);
    }
    return holding;
  }

  // Restarts from scratch after probing; little was learned before.
  void restart_from_scratch() {
    has_probed_ = true;
    is_exhausted_ = candidates_.broken();
    if (is_exhausted_ || probing_.fallen() == 0) return;
    before_ = statistics_;
    work_.emplace(candidates_, seed_);
    for (const std::vector<std::uint8_t>& digits : excluded_) exclude_from_work(digits);
  }

  void take(std::span<const std::uint32_t> holding) {
    solution_.clear();
    for (int cell = 0; cell < candidates_.layout().cell_count(); ++cell) {
      solution_.push_back(static_cast<std::uint8_t>(candidates_.digits(cell).lowest() + 1));
    }
    for (const std::uint32_t number : holding) {
      const auto [cell, digit] = work_->groups.candidate(number);
      solution_[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(digit + 1);
    }
    is_current_ = true;
    ++statistics_.found;
  }

  void exclude_solution() {
    is_current_ = false;
    if (is_exhausted_) return;
    excluded_.push_back(solution_);
    work_->repaired_until = 0;
    exclude_from_work(solution_);
  }

  void exclude_from_work(const std::vector<std::uint8_t>& digits) {
    const Groups& groups = work_->groups;
    std::vector<std::uint32_t> holding;
    for (std::uint32_t number = 0; number < groups.candidate_count(); ++number) {
      const auto [cell, digit] = groups.candidate(number);
      if (digits[static_cast<std::size_t>(cell)] == digit + 1) holding.push_back(number);
    }
    work_->first->search.exclude(holding);
    work_->first->outcome = Outcome::paused;
    work_->second.reset();
  }

  Domains<Words> candidates_;
  Probing<Words> probing_;
  std::optional<std::uint64_t> seed_;
  std::optional<Work> work_;
  std::vector<std::uint8_t> solution_;
  std::vector<std::vector<std::uint8_t>> excluded_;
  SearchStatistics statistics_;
  SearchStatistics before_;  // work done before the last restart from scratch
  bool is_current_ = false;  // the solution is still current; the next call looks for another one
  bool has_probed_ = false;
  bool is_exhausted_ = false;
};

}  // namespace

std::unique_ptr<LearningSearch> LearningSearch::from_digits(const Layout& layout,
                                                            std::span<const std::uint8_t> digits,
                                                            std::optional<std::uint64_t> seed) {
  if (layout.size() <= 64) {
    return std::make_unique<GroupSearch<1>>(layout, cells_from_digits<1>(layout, digits), seed);
  }
  return std::make_unique<GroupSearch<2>>(layout, cells_from_digits<2>(layout, digits), seed);
}

std::unique_ptr<LearningSearch> LearningSearch::from_masks(const Layout& layout,
                                                           std::span<const std::uint8_t> masks,
                                                           std::optional<std::uint64_t> seed) {
  if (layout.size() <= 64) {
    return std::make_unique<GroupSearch<1>>(layout, cells_from_masks<1>(layout, masks), seed);
  }
  return std::make_unique<GroupSearch<2>>(layout, cells_from_masks<2>(layout, masks), seed);
}

}  // namespace nonet
