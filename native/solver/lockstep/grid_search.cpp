#include "solver/lockstep/grid_search.hpp"

#include <algorithm>
#include <array>

namespace nonet::lockstep {
namespace {

class GridSearch final : public Search {
 public:
  GridSearch(std::span<const std::uint8_t> digits, std::span<const std::uint8_t> masks,
             const InstructionSet& set) {
    std::ranges::copy(masks.empty() ? digits : masks, puzzle_.begin());
    feed_.rows = puzzle_.data();
    feed_.table = masks.empty() ? &digit_table : nullptr;
    feed_.count = 1;
    feed_.limit = solutions_.size();
    feed_.first = solutions_[0].data();
    feed_.second = solutions_[1].data();
    feed_.counts = &found_;
    feed_.work = &work_;
    batch_.emplace(feed_, set, 1);
  }

  Outcome run(const Deadline& deadline, std::uint64_t /*node_limit*/) override {
    if (!is_finished_) {
      if (batch_->run(deadline) == Outcome::paused) return Outcome::paused;
      is_finished_ = true;
      statistics_.nodes = work_.nodes;
      statistics_.guesses = work_.guesses;
      statistics_.depth = statistics_.max_depth = static_cast<int>(work_.depth);
    }
    if (static_cast<std::int64_t>(statistics_.found) >= found_) return Outcome::exhausted;
    ++statistics_.found;
    return Outcome::found;
  }

  void write_solution(std::span<std::uint8_t> digits) const override {
    std::ranges::copy(solutions_[statistics_.found - 1], digits.begin());
  }
  [[nodiscard]] const SearchStatistics& statistics() const override { return statistics_; }
  [[nodiscard]] double fraction() const override { return is_finished_ ? 1 : 0; }

 private:
  std::array<std::uint8_t, 162> puzzle_{};
  std::array<std::array<std::uint8_t, 81>, 2> solutions_{};
  std::int64_t found_ = 0;
  Work work_;
  ArrayFeed feed_;
  std::optional<Batch> batch_;
  SearchStatistics statistics_;
  bool is_finished_ = false;
};

}  // namespace

std::unique_ptr<Search> make_grid_search(std::span<const std::uint8_t> digits,
                                         std::span<const std::uint8_t> masks,
                                         const InstructionSet& set) {
  return std::make_unique<GridSearch>(digits, masks, set);
}

}  // namespace nonet::lockstep
