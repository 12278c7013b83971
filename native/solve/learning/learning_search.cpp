#include "solve/learning/learning_search.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/candidates.hpp"
#include "solve/hall.hpp"
#include "solve/learning/clause_learner.hpp"
#include "solve/learning/groups.hpp"
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

class GroupSearch final : public LearningSearch {
 public:
  // `digits` are those of cells that are not open, 0 elsewhere. Without candidates there is no
  // solution.
  GroupSearch(const Layout& layout, std::vector<std::uint8_t> digits,
              std::optional<std::vector<Groups::Candidate>> candidates)
      : digits_(std::move(digits)),
        is_exhausted_(!candidates),
        groups_(layout, std::move(candidates).value_or(std::vector<Groups::Candidate>())),
        learner_(groups_),
        tabu_(groups_, 0) {}

  Outcome run(const Deadline& deadline, std::uint64_t node_limit) override {
    if (stands_) exclude_candidates();
    while (!is_exhausted_) {
      if (statistics_.nodes >= next_turn_) {
        if (!is_repairing_behind()) {
          next_turn_ += turn;
        } else if (tabu_.run(effort_of_repairing)) {
          solution_.assign(tabu_.chosen().begin(), tabu_.chosen().end());
          return found();
        } else if (deadline.passed()) {
          return Outcome::paused;
        }
        continue;
      }
      const Outcome outcome = learner_.run(deadline, std::min(node_limit, next_turn_));
      take_statistics();
      if (outcome == Outcome::found) {
        for (std::uint32_t number = 0; number < groups_.candidate_count(); ++number) {
          if (learner_.holds(number)) solution_.push_back(number);
        }
        return found();
      }
      is_exhausted_ = outcome == Outcome::exhausted;
      if (!is_exhausted_ && (statistics_.nodes >= node_limit || deadline.passed())) {
        return Outcome::paused;
      }
    }
    return Outcome::exhausted;
  }

  void write_solution(std::span<std::uint8_t> digits) const override {
    std::ranges::copy(digits_, digits.begin());
    for (const std::uint32_t number : solution_) {
      const auto [cell, digit] = groups_.candidate(number);
      digits[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(digit + 1);
    }
  }

  void exclude(std::span<const std::uint8_t> digits) override {
    if (stands_) exclude_candidates();
    for (std::uint32_t number = 0; number < groups_.candidate_count(); ++number) {
      const auto [cell, digit] = groups_.candidate(number);
      if (digits[static_cast<std::size_t>(cell)] == digit + 1) solution_.push_back(number);
    }
    exclude_candidates();
  }

  [[nodiscard]] const SearchStatistics& statistics() const override { return statistics_; }
  [[nodiscard]] double fraction() const override { return is_exhausted_ ? 1 : 0; }

 private:
  // Repairing knows nothing of solutions that do not count.
  [[nodiscard]] bool is_repairing_behind() const {
    const auto share = tabu_.effort() < effort_of_first_share ? first_share : later_share;
    return !has_excluded_ && tabu_.effort() < share * learner_.effort();
  }

  Outcome found() {
    stands_ = true;
    ++statistics_.found;
    return Outcome::found;
  }

  void exclude_candidates() {
    is_exhausted_ |= solution_.empty();
    learner_.exclude(solution_);
    solution_.clear();
    stands_ = false;
    has_excluded_ = true;
  }

  void take_statistics() {
    statistics_.nodes = learner_.dead_ends();
    statistics_.guesses = learner_.guesses();
    statistics_.depth = static_cast<int>(learner_.depth());
    statistics_.max_depth = std::max(statistics_.max_depth, statistics_.depth);
  }

  std::vector<std::uint8_t> digits_;
  std::vector<std::uint32_t> solution_;  // candidates of open cells that are true in the latest
  bool stands_ = false;                  // the next call looks for another one
  bool has_excluded_ = false;
  bool is_exhausted_;
  Groups groups_;
  ClauseLearner learner_;
  TabuSearch tabu_;
  SearchStatistics statistics_;
  std::uint64_t next_turn_ = turn;
};

template <int Words>
std::unique_ptr<LearningSearch> from_cells(const Layout& layout, std::vector<BitSet<Words>> cells) {
  Candidates<Words> candidates(layout, std::move(cells));
  std::vector<std::uint8_t> digits(static_cast<std::size_t>(layout.cell_count()));
  if (!Propagation<Words>(layout).run(candidates) || !houses_can_be_filled(candidates)) {
    return std::make_unique<GroupSearch>(layout, std::move(digits), std::nullopt);
  }
  std::vector<Groups::Candidate> open;
  for (int cell = 0; cell < layout.cell_count(); ++cell) {
    const BitSet<Words>& left = candidates.digits(cell);
    if (candidates.cell_sizes()[static_cast<std::size_t>(cell)] == 1) {
      digits[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(left.lowest() + 1);
    } else {
      for (const int digit : left) open.push_back({cell, digit});
    }
  }
  return std::make_unique<GroupSearch>(layout, std::move(digits), std::move(open));
}

}  // namespace

std::unique_ptr<LearningSearch> LearningSearch::from_digits(const Layout& layout,
                                                            std::span<const std::uint8_t> digits) {
  if (layout.size() <= 64) return from_cells<1>(layout, cells_from_digits<1>(layout, digits));
  return from_cells<2>(layout, cells_from_digits<2>(layout, digits));
}

std::unique_ptr<LearningSearch> LearningSearch::from_masks(const Layout& layout,
                                                           std::span<const std::uint8_t> masks) {
  if (layout.size() <= 64) return from_cells<1>(layout, cells_from_masks<1>(layout, masks));
  return from_cells<2>(layout, cells_from_masks<2>(layout, masks));
}

}  // namespace nonet
