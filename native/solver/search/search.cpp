#include "solver/search/search.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/domains.hpp"
#include "core/random.hpp"
#include "solver/search/matching.hpp"
#include "solver/search/propagation.hpp"
#include "solver/start.hpp"

namespace nonet {
namespace {

template <int Words>
class TreeSearch final : public Search {
 public:
  TreeSearch(const Layout& layout, std::vector<BitSet<Words>> cells,
             std::optional<std::uint64_t> seed)
      : layout_(layout), candidates_(layout, std::move(cells)), propagation_(layout) {
    if (seed) random_.emplace(*seed);
  }

  void follow(std::span<const std::uint8_t> digits) override {
    if (!branches_.empty()) candidates_.undo_to(branches_.front().trail_length);
    branches_.clear();
    statistics_.depth = 0;
    must_go_back_ = false;
    preferred_.assign(digits.begin(), digits.end());
    followed_ = 0;
  }

  Outcome run(const Deadline& deadline, std::uint64_t node_limit) override {
    for (;;) {
      if (must_go_back_) {
        exhausted_ = !go_back();
        if (exhausted_) return Outcome::exhausted;
        must_go_back_ = false;
      }
      if (statistics_.nodes == node_limit) return Outcome::paused;
      if (--nodes_until_look_ == 0) {
        nodes_until_look_ = nodes_between_looks();
        if (deadline.passed()) return Outcome::paused;
      }
      ++statistics_.nodes;
      if (!propagation_.run(candidates_)) {
        must_go_back_ = true;
      } else if (candidates_.open_cells() == 0) {
        must_go_back_ = true;
        ++statistics_.found;
        return Outcome::found;
      } else if (statistics_.nodes == 1 && !houses_can_be_filled(candidates_)) {
        must_go_back_ = true;
      } else {
        guess();
      }
    }
  }

  void write_solution(std::span<std::uint8_t> digits) const override {
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
      digits[cell] =
          static_cast<std::uint8_t>(candidates_.digits(static_cast<int>(cell)).lowest() + 1);
    }
  }

  [[nodiscard]] const SearchStatistics& statistics() const override { return statistics_; }

  [[nodiscard]] double fraction() const override {
    if (exhausted_) return 1;
    double behind = 0;
    for (std::size_t level = 0; level < branches_.size(); ++level) {
      if (branches_[level].refuted) behind += std::ldexp(1.0, -static_cast<int>(level) - 1);
    }
    return behind;
  }

 private:
  // A decision; refuted once its subtree is exhausted and the candidate is erased.
  struct Branch {
    std::size_t trail_length;
    int cell;
    int digit;
    bool refuted;
  };

  // A node costs about a microsecond per hundred cells; the clock is read every 20 µs or so.
  [[nodiscard]] int nodes_between_looks() const { return std::max(1, 2000 / layout_.cell_count()); }

  // Backtracks to the latest decision that is not refuted and erases its candidate. False at the
  // end.
  bool go_back() {
    while (!branches_.empty()) {
      Branch& branch = branches_.back();
      followed_ = layout_.cell_count();
      if (branch.refuted) {
        branches_.pop_back();
        continue;
      }
      candidates_.undo_to(branch.trail_length);
      candidates_.erase(branch.cell, branch.digit);
      branch.refuted = true;
      --statistics_.depth;
      return true;
    }
    return false;
  }

  void guess() {
    if (is_following()) return guess(followed_, preferred_digit(followed_));
    const int cell = fewest(candidates_.cell_sizes(), max_size + 1);
    const int digits = candidates_.cell_sizes()[static_cast<std::size_t>(cell)];
    const int place = digits > 2 ? fewest(candidates_.place_sizes(), digits) : none;
    if (place == none) {
      const int digit = preferred_digit(cell);
      const bool is_open = digit != none && candidates_.digits(cell).contains(digit);
      guess(cell, is_open ? digit : pick(candidates_.digits(cell), digits));
    } else {
      const int house = place / layout_.size();
      const int digit = place % layout_.size();
      const int places = candidates_.place_sizes()[static_cast<std::size_t>(place)];
      const BitSet<Words>& positions = candidates_.places(static_cast<std::size_t>(place));
      const int position = preferred_position(house, digit, positions);
      guess(layout_.cell(house, position != none ? position : pick(positions, places)), digit);
    }
  }

  // Where the preferred digits have this one in a house, if it may be there.
  [[nodiscard]] int preferred_position(int house, int digit, const BitSet<Words>& positions) const {
    if (preferred_.empty()) return none;
    for (const int position : positions) {
      if (preferred_digit(layout_.cell(house, position)) == digit) return position;
    }
    return none;
  }

  [[nodiscard]] int preferred_digit(int cell) const {
    return preferred_.empty() ? none : preferred_[static_cast<std::size_t>(cell)] - 1;
  }

  // Goes to the next open cell, one after the other as long as there was no conflict: with what
  // is preferred no order is better than another, and none is found sooner.
  bool is_following() {
    if (preferred_.empty()) return false;
    while (followed_ < layout_.cell_count()) {
      const auto cell = static_cast<std::size_t>(followed_);
      if (candidates_.cell_sizes()[cell] > 1 &&
          candidates_.digits(followed_).contains(preferred_digit(followed_))) {
        return true;
      }
      ++followed_;
    }
    return false;
  }

  void guess(int cell, int digit) {
    branches_.push_back({candidates_.trail_length(), cell, digit, false});
    candidates_.place(cell, digit);
    ++statistics_.guesses;
    statistics_.max_depth = std::max(statistics_.max_depth, ++statistics_.depth);
  }

  // Index of the least size that is above 1 and below `bound`: the first, or a random one of
  // equals; `none` if no size is.
  int fewest(const std::vector<std::uint16_t>& sizes, int bound) {
    int best = none;
    int ties = 1;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
      const int size = sizes[i];
      if (size < 2 || size > bound) continue;
      if (size < bound) {
        bound = size;
        best = static_cast<int>(i);
        ties = 1;
        if (bound == 2 && !random_) break;
      } else if (random_ && best != none && random_->below(++ties) == 0) {
        best = static_cast<int>(i);
      }
    }
    return best;
  }

  // A member of a set of this many: the lowest, or a random one.
  int pick(BitSet<Words> set, int count) {
    for (int skip = random_ ? random_->below(count) : 0; skip > 0; --skip) set.take_lowest();
    return set.lowest();
  }

  static constexpr int none = -1;

  const Layout& layout_;
  Domains<Words> candidates_;
  Propagation<Words> propagation_;
  std::optional<Random> random_;
  std::vector<Branch> branches_;
  SearchStatistics statistics_;
  std::vector<std::uint8_t> preferred_;
  int followed_ = 0;  // the cell up to which they were followed
  int nodes_until_look_ = nodes_between_looks();
  bool must_go_back_ = false;
  bool exhausted_ = false;
};

}  // namespace

std::unique_ptr<Search> Search::from_digits(const Layout& layout,
                                            std::span<const std::uint8_t> digits,
                                            std::optional<std::uint64_t> seed) {
  if (layout.size() <= 64) {
    return std::make_unique<TreeSearch<1>>(layout, cells_from_digits<1>(layout, digits), seed);
  }
  return std::make_unique<TreeSearch<2>>(layout, cells_from_digits<2>(layout, digits), seed);
}

std::unique_ptr<Search> Search::from_masks(const Layout& layout,
                                           std::span<const std::uint8_t> masks,
                                           std::optional<std::uint64_t> seed) {
  if (layout.size() <= 64) {
    return std::make_unique<TreeSearch<1>>(layout, cells_from_masks<1>(layout, masks), seed);
  }
  return std::make_unique<TreeSearch<2>>(layout, cells_from_masks<2>(layout, masks), seed);
}

Outcome Search::count(std::uint64_t limit, const Deadline& deadline, std::uint64_t node_limit) {
  while (statistics().found < limit) {
    const Outcome outcome = run(deadline, node_limit);
    if (outcome != Outcome::found) return outcome;
    if (statistics().found % 1024 == 0 && deadline.passed()) return Outcome::paused;
  }
  return Outcome::found;
}

}  // namespace nonet
