#include "solve/learning/learning_search.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

#include "core/candidates.hpp"
#include "solve/hall.hpp"
#include "solve/learning/clause_learner.hpp"
#include "solve/learning/groups.hpp"
#include "solve/learning/probing.hpp"
#include "solve/learning/tabu_search.hpp"
#include "solve/propagation.hpp"
#include "solve/start.hpp"

namespace nonet {
namespace {

// Candidates and clauses that learning looks at in a turn: about a hundredth of a second.
constexpr std::uint64_t turn = 250'000;

// Times each candidate that repairing looks at one meanwhile: for as long at first, and for a
// quarter of that later, when there are few solutions if any.
constexpr std::uint64_t early_repairing = 400;
constexpr std::uint64_t late_repairing = 100;

// At first: 36 turns where there are 1,800 candidates, as on a hard 25×25, and the more the larger
// the grid is, since repairing gets better for longer there and nothing else does.
constexpr std::uint64_t candidates_of_an_early_turn = 300;

// Dead ends after which a grid is hard enough for probing, and candidates that are tried then: a
// twentieth of a second on 25×25.
constexpr std::uint64_t dead_ends_before_probing = 1'000;
constexpr int most_probes = 6'000;

template <int Words>
std::vector<Groups::Candidate> open_candidates(const Candidates<Words>& candidates) {
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
    if (stands_) exclude_solution();
    while (!is_exhausted_) {
      if (statistics_.nodes >= node_limit) return Outcome::paused;
      if (is_turn_over() && !has_probed_ && statistics_.nodes >= dead_ends_before_probing) {
        if (probing_.run(deadline, most_probes) == Outcome::paused) return Outcome::paused;
        begin_anew();
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
    if (stands_) exclude_solution();
    solution_.assign(digits.begin(), digits.end());
    exclude_solution();
  }

  [[nodiscard]] bool is_repairing() const override {
    if (is_exhausted_ || !excluded_.empty()) return false;
    const std::uint64_t share = work_->groups.candidate_count() / candidates_of_an_early_turn;
    return turns_ < share * share;
  }

  [[nodiscard]] const SearchStatistics& statistics() const override { return statistics_; }
  [[nodiscard]] double fraction() const override { return is_exhausted_ ? 1 : 0; }

 private:
  // The grid as groups, and those who work on it.
  struct Work {
    Work(const Candidates<Words>& candidates, std::optional<std::uint64_t> seed)
        : groups(candidates.layout(), open_candidates(candidates)),
          learner(groups, seed),
          tabu(groups, seed.value_or(0)) {}

    Groups groups;
    ClauseLearner learner;
    TabuSearch tabu;
  };

  Outcome learn(const Deadline& deadline, std::uint64_t dead_ends) {
    ClauseLearner& learner = work_->learner;
    const Outcome outcome = learner.run(deadline, dead_ends - before_.nodes, learned_until_);
    statistics_.nodes = before_.nodes + learner.dead_ends();
    statistics_.guesses = before_.guesses + learner.guesses();
    statistics_.depth = static_cast<int>(learner.depth());
    statistics_.max_depth = std::max(statistics_.max_depth, statistics_.depth);
    return outcome;
  }

  // Both work side by side, each until it has done its part, and look at each other only then: so
  // what comes out does not depend on the speed of threads. True where there is a solution.
  bool take_turn(const Deadline& deadline, std::uint64_t node_limit) {
    if (is_turn_over()) begin_turn();
    TabuSearch& tabu = work_->tabu;
    std::jthread repairing;
    if (!has_repaired()) {
      repairing = std::jthread(
          [&](const std::stop_token& stop) { tabu.run(repaired_until_, deadline, stop); });
    }
    Outcome outcome = Outcome::paused;
    if (!has_learned()) outcome = learn(deadline, node_limit);
    is_exhausted_ = outcome == Outcome::exhausted;
    if (outcome != Outcome::paused) repairing.request_stop();
    if (repairing.joinable()) repairing.join();
    if (outcome == Outcome::found) {
      std::vector<std::uint32_t> holding;
      for (std::uint32_t number = 0; number < work_->groups.candidate_count(); ++number) {
        if (work_->learner.holds(number)) holding.push_back(number);
      }
      take(holding);
      return true;
    }
    if (is_exhausted_ || !excluded_.empty() || !is_turn_over() || !tabu.is_done()) return false;
    take(tabu.chosen());
    return true;
  }

  [[nodiscard]] bool has_repaired() const {
    return work_->tabu.is_done() || work_->tabu.effort() >= repaired_until_;
  }
  [[nodiscard]] bool has_learned() const { return work_->learner.effort() >= learned_until_; }
  [[nodiscard]] bool is_turn_over() const { return has_learned() && has_repaired(); }

  void begin_turn() {
    learned_until_ = work_->learner.effort() + turn;
    // Repairing knows nothing of solutions that do not count.
    if (!excluded_.empty()) return;
    const std::uint64_t times = is_repairing() ? early_repairing : late_repairing;
    repaired_until_ = work_->tabu.effort() + times * work_->groups.candidate_count();
    ++turns_;
  }

  // After probing. What was learned before is little.
  void begin_anew() {
    has_probed_ = true;
    is_exhausted_ = candidates_.broken();
    if (is_exhausted_ || probing_.fallen() == 0) return;
    before_ = statistics_;
    learned_until_ = repaired_until_ = turns_ = 0;
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
    stands_ = true;
    ++statistics_.found;
  }

  void exclude_solution() {
    stands_ = false;
    if (is_exhausted_) return;
    excluded_.push_back(solution_);
    repaired_until_ = 0;
    exclude_from_work(solution_);
  }

  void exclude_from_work(const std::vector<std::uint8_t>& digits) {
    const Groups& groups = work_->groups;
    std::vector<std::uint32_t> holding;
    for (std::uint32_t number = 0; number < groups.candidate_count(); ++number) {
      const auto [cell, digit] = groups.candidate(number);
      if (digits[static_cast<std::size_t>(cell)] == digit + 1) holding.push_back(number);
    }
    work_->learner.exclude(holding);
  }

  Candidates<Words> candidates_;
  Probing<Words> probing_;
  std::optional<std::uint64_t> seed_;
  std::optional<Work> work_;
  std::vector<std::uint8_t> solution_;
  std::vector<std::vector<std::uint8_t>> excluded_;
  SearchStatistics statistics_;
  SearchStatistics before_;  // what was done before the work began anew
  std::uint64_t turns_ = 0;
  std::uint64_t learned_until_ = 0;   // the effort that learning comes to in this turn,
  std::uint64_t repaired_until_ = 0;  // and repairing
  bool stands_ = false;               // the solution; the next call looks for another one
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
