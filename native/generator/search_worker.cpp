#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "core/random.hpp"
#include "generator/full_grids.hpp"
#include "generator/generator.hpp"
#include "solver/search/search.hpp"

namespace nonet::generator {
namespace {

class SearchWorker final : public Worker {
 public:
  SearchWorker(const Request& request, Attempts& attempts)
      : request_(request), attempts_(attempts), solution_(request.start.size()) {}

  Outcome run(const Deadline& deadline) override {
    for (;;) {
      if (!attempt_) {
        const auto number = attempts_.start();
        if (!number) return Outcome::exhausted;
        number_ = *number;
        attempt_.emplace(attempts_.make(number_));
      }
      while (!attempt_->ended()) {
        if (!attempts_.matters(number_)) {
          attempt_.reset();
          search_.reset();
          grids_.reset();
          return Outcome::exhausted;
        }
        if (!answer(deadline)) return Outcome::paused;
      }
      attempts_.finish(number_, *attempt_);
      attempt_.reset();
      if (deadline.passed()) return Outcome::paused;
    }
  }

 private:
  // Nodes after which a question counts as too hard: those that matter take far fewer.
  static constexpr std::uint64_t patience = 1000;
  // From here on a search may find no first grid in any reasonable time.
  static constexpr int large = 26;

  // False where the deadline came first.
  bool answer(const Deadline& deadline) {
    const Question& question = attempt_->question();
    const bool empty = std::ranges::all_of(question.digits, [](int digit) { return digit == 0; });
    if (question.at_random && empty && request_.box_shape && request_.layout->size() >= large) {
      return answer_by_full_grid(deadline);
    }
    if (!search_) {
      seed_ = question.seed;
      fill_patience_ = patience;
      search_ = search_for(question);
    }
    std::uint64_t found = search_->statistics().found;
    while (found < question.limit) {
      const std::uint64_t most_nodes = question.at_random         ? fill_patience_
                                       : question.may_be_given_up ? patience
                                                                  : ~std::uint64_t{0};
      const Outcome outcome = search_->run(deadline, most_nodes);
      if (outcome == Outcome::exhausted) break;
      if (outcome == Outcome::paused) {
        if (search_->statistics().nodes < most_nodes) return false;
        if (question.at_random) {
          // Search times are heavy-tailed: a restart may be quick.
          seed_ = Random(seed_).next();
          fill_patience_ += fill_patience_ / 2;
          search_ = search_for(question);
        } else {
          found = question.limit;  // too hard
        }
      } else if (++found == 1) {
        search_->write_solution(solution_);
      }
    }
    search_.reset();
    attempt_->answer(found, solution_);
    return true;
  }

  bool answer_by_full_grid(const Deadline& deadline) {
    if (!grids_) {
      grids_ = FullGrids::boxes(*request_.layout, *request_.box_shape);
      grids_->begin(attempt_->question().seed);
    }
    if (grids_->run(deadline) == Outcome::paused) return false;
    attempt_->answer(1, grids_->digits());
    grids_.reset();
    return true;
  }

  [[nodiscard]] std::unique_ptr<Search> search_for(const Question& question) const {
    const auto seed = question.at_random ? std::optional(seed_) : std::nullopt;
    if (question.cell < 0) return Search::from_digits(*request_.layout, question.digits, seed);
    const int size = request_.layout->size();
    const auto width = static_cast<std::size_t>((size + 7) / 8);
    std::vector<std::uint8_t> masks(question.digits.size() * width);
    for (std::size_t cell = 0; cell < question.digits.size(); ++cell) {
      const int given = question.digits[cell];
      const int excluded = static_cast<int>(cell) == question.cell ? question.not_digit : 0;
      for (int digit = 1; digit <= size; ++digit) {
        if (given == 0 ? digit == excluded : digit != given) continue;
        masks[cell * width + static_cast<std::size_t>((digit - 1) / 8)] |=
            static_cast<std::uint8_t>(1u << ((digit - 1) % 8));
      }
    }
    return Search::from_masks(*request_.layout, masks, seed);
  }

  const Request& request_;
  Attempts& attempts_;
  std::optional<Attempt> attempt_;
  std::uint64_t number_ = 0;
  std::unique_ptr<Search> search_;
  std::uint64_t seed_ = 0;
  std::uint64_t fill_patience_ = 0;
  std::unique_ptr<FullGrids> grids_;
  std::vector<std::uint8_t> solution_;
};

}  // namespace

std::unique_ptr<Worker> make_search_worker(const Request& request, Attempts& attempts) {
  return std::make_unique<SearchWorker>(request, attempts);
}

}  // namespace nonet::generator
