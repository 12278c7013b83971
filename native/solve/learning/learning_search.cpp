#include "solve/learning/learning_search.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
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

// Dead ends after which repairing has its turn, if it has done less than its share.
constexpr std::uint64_t turn = 200;
constexpr std::uint64_t effort_of_repairing = 100'000;

// What repairing may do for what learning did: half of the time at first, some seconds later, when
// there are few solutions if any, an eighth.
constexpr std::uint64_t first_share = 4;
constexpr std::uint64_t later_share = 1;
constexpr std::uint64_t effort_of_first_share = 400'000'000;

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
  GroupSearch(const Layout& layout, std::vector<BitSet<Words>> cells)
      : candidates_(layout, std::move(cells)), probing_(candidates_) {
    is_exhausted_ =
        !Propagation<Words>(layout).run(candidates_) || !houses_can_be_filled(candidates_);
    if (!is_exhausted_) work_.emplace(candidates_);
  }

  Outcome run(const Deadline& deadline, std::uint64_t node_limit) override {
    if (stands_) exclude_solution();
    while (!is_exhausted_) {
      if (statistics_.nodes >= node_limit) return Outcome::paused;
      if (!has_probed_ && statistics_.nodes >= dead_ends_before_probing) {
        if (probing_.run(deadline, most_probes) == Outcome::paused) return Outcome::paused;
        begin_anew();
      } else if (statistics_.nodes >= next_turn_) {
        if (!is_repairing_behind()) {
          next_turn_ = statistics_.nodes + turn;
        } else if (work_->tabu.run(effort_of_repairing)) {
          const auto chosen = work_->tabu.chosen();
          return found({chosen.begin(), chosen.end()});
        }
      } else if (const Outcome outcome = learn(deadline, std::min(node_limit, next_turn_));
                 outcome == Outcome::found) {
        std::vector<std::uint32_t> holding;
        for (std::uint32_t number = 0; number < work_->groups.candidate_count(); ++number) {
          if (work_->learner.holds(number)) holding.push_back(number);
        }
        return found(holding);
      } else {
        is_exhausted_ = outcome == Outcome::exhausted;
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

  [[nodiscard]] const SearchStatistics& statistics() const override { return statistics_; }
  [[nodiscard]] double fraction() const override { return is_exhausted_ ? 1 : 0; }

 private:
  // The grid as groups, and those who work on it.
  struct Work {
    explicit Work(const Candidates<Words>& candidates)
        : groups(candidates.layout(), open_candidates(candidates)),
          learner(groups),
          tabu(groups, 0) {}

    Groups groups;
    ClauseLearner learner;
    TabuSearch tabu;
  };

  Outcome learn(const Deadline& deadline, std::uint64_t dead_ends) {
    ClauseLearner& learner = work_->learner;
    const Outcome outcome = learner.run(deadline, dead_ends - before_.nodes);
    statistics_.nodes = before_.nodes + learner.dead_ends();
    statistics_.guesses = before_.guesses + learner.guesses();
    statistics_.depth = static_cast<int>(learner.depth());
    statistics_.max_depth = std::max(statistics_.max_depth, statistics_.depth);
    return outcome;
  }

  // Repairing knows nothing of solutions that do not count.
  [[nodiscard]] bool is_repairing_behind() const {
    const auto share = work_->tabu.effort() < effort_of_first_share ? first_share : later_share;
    return excluded_.empty() && work_->tabu.effort() < share * work_->learner.effort();
  }

  // After probing. What was learned before is little.
  void begin_anew() {
    has_probed_ = true;
    is_exhausted_ = candidates_.broken();
    if (is_exhausted_ || probing_.fallen() == 0) return;
    before_ = statistics_;
    work_.emplace(candidates_);
    for (const std::vector<std::uint8_t>& digits : excluded_) exclude_from_work(digits);
  }

  Outcome found(const std::vector<std::uint32_t>& holding) {
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
    return Outcome::found;
  }

  void exclude_solution() {
    stands_ = false;
    if (is_exhausted_) return;
    excluded_.push_back(solution_);
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
  std::optional<Work> work_;
  std::vector<std::uint8_t> solution_;
  std::vector<std::vector<std::uint8_t>> excluded_;
  SearchStatistics statistics_;
  SearchStatistics before_;  // what was done before the work began anew
  std::uint64_t next_turn_ = turn;
  bool stands_ = false;  // the solution; the next call looks for another one
  bool has_probed_ = false;
  bool is_exhausted_ = false;
};

}  // namespace

std::unique_ptr<LearningSearch> LearningSearch::from_digits(const Layout& layout,
                                                            std::span<const std::uint8_t> digits) {
  if (layout.size() <= 64) {
    return std::make_unique<GroupSearch<1>>(layout, cells_from_digits<1>(layout, digits));
  }
  return std::make_unique<GroupSearch<2>>(layout, cells_from_digits<2>(layout, digits));
}

std::unique_ptr<LearningSearch> LearningSearch::from_masks(const Layout& layout,
                                                           std::span<const std::uint8_t> masks) {
  if (layout.size() <= 64) {
    return std::make_unique<GroupSearch<1>>(layout, cells_from_masks<1>(layout, masks));
  }
  return std::make_unique<GroupSearch<2>>(layout, cells_from_masks<2>(layout, masks));
}

}  // namespace nonet
