#include "generator/full_grids.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "core/random.hpp"
#include "core/shuffle.hpp"
#include "generator/classic_grids.hpp"
#include "generator/latin_chain.hpp"
#include "generator/moves.hpp"
#include "generator/switches.hpp"
#include "generator/uniform.hpp"
#include "solver/completion/completion.hpp"

namespace nonet {
namespace {

using Draw = void (*)(Random&, std::span<std::uint8_t, ClassicGrids::cell_count>);

class DrawnGrids final : public FullGrids {
 public:
  explicit DrawnGrids(Draw draw) : draw_(draw) {}

  void begin(std::uint64_t seed) override {
    Random random(seed);
    draw_(random, digits_);
  }
  Outcome run(const Deadline&) override { return Outcome::found; }
  [[nodiscard]] std::span<const std::uint8_t> digits() const override { return digits_; }
  [[nodiscard]] double fraction() const override { return 1; }

 private:
  Draw draw_;
  std::array<std::uint8_t, ClassicGrids::cell_count> digits_{};
};

class LatinGrids final : public FullGrids {
 public:
  explicit LatinGrids(int size)
      : size_(size), digits_(static_cast<std::size_t>(size) * static_cast<std::size_t>(size)) {}

  void begin(std::uint64_t seed) override {
    random_ = Random(seed);
    chain_.emplace(size_, random_);
    steps_ = 0;
  }
  Outcome run(const Deadline& deadline) override {
    while (steps_ < all_steps()) {
      chain_->step(random_);
      if (++steps_ % steps_between_checks == 0 && deadline.passed()) return Outcome::paused;
    }
    chain_->write(digits_);
    return Outcome::found;
  }
  [[nodiscard]] std::span<const std::uint8_t> digits() const override { return digits_; }
  [[nodiscard]] double fraction() const override {
    return static_cast<double>(steps_) / all_steps();
  }

 private:
  static constexpr int steps_between_checks = 64;

  // Four times as many squares as there are cells, some 4 · size³ moves.
  [[nodiscard]] int all_steps() const { return 4 * size_ * size_; }

  int size_;
  Random random_{0};
  std::optional<LatinChain> chain_;
  int steps_ = 0;
  std::vector<std::uint8_t> digits_;
};

// Digits in a table of `rows` by `columns` like a box: down it by the row in the band and the
// stack, along it by the band and the column in the stack. With boxes of 2 × 2:
//
//     1 2 3 4        Every row, column, box and disjoint group leaves one of the two free in
//     3 4 1 2        each direction, so it has each digit once.
//     2 1 4 3
//     4 3 2 1
void lay_pattern(BoxShape shape, std::span<std::uint8_t> digits) {
  const int size = shape.rows * shape.columns;
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      const int down = (row % shape.rows + column / shape.columns) % shape.rows;
      const int along = (row / shape.rows + column % shape.columns) % shape.columns;
      digits[static_cast<std::size_t>(row * size + column)] =
          static_cast<std::uint8_t>(down * shape.columns + along + 1);
    }
  }
}

// A first grid, many moves, and a relabelling of the digits at the end.
class MovedGrids final : public FullGrids {
 public:
  MovedGrids(const Layout& layout, std::optional<BoxShape> shape)
      : layout_(layout),
        shape_(shape),
        moves_(layout),
        digits_(static_cast<std::size_t>(layout.cell_count())) {}

  void begin(std::uint64_t seed) override {
    random_ = Random(seed);
    stage_ = Stage::starting;
    node_limit_ = first_node_limit;
    steps_ = 0;
    search_again();
  }

  Outcome run(const Deadline& deadline) override {
    while (stage_ == Stage::starting) {
      const Outcome outcome = start(deadline);
      if (outcome != Outcome::found) return outcome;
    }
    while (steps_ < all_steps()) {
      moves_.step(digits_, random_);
      ++steps_;
      if (deadline.passed()) return Outcome::paused;
    }
    if (stage_ == Stage::moving) rename_digits();
    stage_ = Stage::done;
    return Outcome::found;
  }
  [[nodiscard]] std::span<const std::uint8_t> digits() const override { return digits_; }
  [[nodiscard]] double fraction() const override {
    return static_cast<double>(steps_) / all_steps();
  }

 private:
  enum class Stage : std::uint8_t { starting, moving, done };

  // Enough to see all grids of a layout that has few of them (but for the names of the digits).
  static constexpr std::uint64_t first_node_limit = 500;

  // Twice what statistics of a grid take to forget the pattern it came from, up to 40 × 40; beyond
  // that, what time allows (docs/design/full-grids.md).
  [[nodiscard]] int all_steps() const { return std::min(2 * layout_.size(), 80) * layout_.size(); }

  // Looks for a first grid and restarts with ever higher node limits, because search times are
  // heavy-tailed. `found` when the stage is over or the search restarts.
  Outcome start(const Deadline& deadline) {
    const Outcome outcome = search_->run(deadline, node_limit_, random_);
    if (outcome == Outcome::exhausted) {
      if (search_->found() == 0) return Outcome::exhausted;
      std::ranges::copy(search_->digits(), digits_.begin());
      steps_ = all_steps();  // one of all grids: moves would change nothing
      stage_ = Stage::moving;
    } else if (search_->nodes() < node_limit_) {
      return Outcome::paused;
    } else if (search_->found() > 0) {
      std::ranges::copy(search_->digits(), digits_.begin());
      stage_ = Stage::moving;
    } else if (shape_) {
      lay_pattern(*shape_, digits_);
      stage_ = Stage::moving;
    } else {
      node_limit_ += node_limit_ / 2;
      search_again();
    }
    return Outcome::found;
  }

  // The digits of the first row are in order; they are renamed at random at the end.
  void search_again() {
    std::vector<std::uint8_t> puzzle(digits_.size());
    for (int position = 0; position < layout_.size(); ++position) {
      puzzle[static_cast<std::size_t>(layout_.cell(0, position))] =
          static_cast<std::uint8_t>(position + 1);
    }
    search_.emplace(layout_, puzzle, random_.next());
  }

  void rename_digits() {
    const auto name = shuffled(layout_.size(), random_);
    for (std::uint8_t& digit : digits_) digit = static_cast<std::uint8_t>(name[digit - 1u] + 1);
  }

  const Layout& layout_;
  std::optional<BoxShape> shape_;
  Moves moves_;
  Random random_{0};
  Stage stage_ = Stage::starting;
  std::optional<UniformSolution> search_;
  std::uint64_t node_limit_ = first_node_limit;
  int steps_ = 0;
  std::vector<std::uint8_t> digits_;
};

// A grid that is composed without search, or the pattern, and many switches: for sizes at which
// moves take too long. Where neither is possible, moves after all.
class SwitchedGrids final : public FullGrids {
 public:
  SwitchedGrids(const Layout& layout, std::optional<BoxShape> shape)
      : layout_(layout),
        shape_(shape),
        switches_(layout),
        pattern_(static_cast<std::size_t>(layout.cell_count())) {}

  void begin(std::uint64_t seed) override {
    seed_ = seed;
    random_ = Random(seed);
    stage_ = Stage::starting;
    steps_ = 0;
    const auto all = BitSet<2>::first(layout_.size());
    completion_.emplace(layout_, std::vector<BitSet<2>>(pattern_.size(), all), random_.next());
  }

  Outcome run(const Deadline& deadline) override {
    if (stage_ == Stage::starting && start(deadline) == Outcome::paused) return Outcome::paused;
    if (stage_ == Stage::moving) return moved_->run(deadline);
    while (steps_ < all_steps()) {
      switches_.step(random_);
      if (++steps_ % steps_between_checks == 0 && deadline.passed()) return Outcome::paused;
    }
    return Outcome::found;
  }
  [[nodiscard]] std::span<const std::uint8_t> digits() const override {
    return stage_ == Stage::moving ? moved_->digits() : switches_.digits();
  }
  [[nodiscard]] double fraction() const override {
    if (stage_ == Stage::moving) return moved_->fraction();
    return static_cast<double>(steps_) / all_steps();
  }

 private:
  enum class Stage : std::uint8_t { starting, switching, moving };

  static constexpr int steps_between_checks = 256;

  // Four times what statistics of a grid take to forget the pattern.
  [[nodiscard]] int all_steps() const { return 2 * layout_.cell_count(); }

  Outcome start(const Deadline& deadline) {
    const Outcome outcome = completion_->run(deadline);
    if (outcome == Outcome::found) {
      switches_.begin(completion_->digits());
      stage_ = Stage::switching;
    } else if (outcome == Outcome::exhausted && shape_) {
      lay_pattern(*shape_, pattern_);
      switches_.begin(pattern_);
      stage_ = Stage::switching;
    } else if (outcome == Outcome::exhausted) {
      moved_.emplace(layout_, shape_);
      moved_->begin(seed_);
      stage_ = Stage::moving;
    }
    return outcome;
  }

  const Layout& layout_;
  std::optional<BoxShape> shape_;
  Switches switches_;
  std::vector<std::uint8_t> pattern_;
  std::optional<Completion> completion_;
  std::optional<MovedGrids> moved_;
  Stage stage_ = Stage::starting;
  std::uint64_t seed_ = 0;
  Random random_{0};
  int steps_ = 0;
};

// The largest sizes for moves: of rows, columns and boxes, and with houses beyond these, for which
// there are fewer kinds of switches.
constexpr int largest_for_moves = 25;
constexpr int largest_for_moves_with_further_houses = 64;

std::unique_ptr<FullGrids> boxes_or_any(const Layout& layout, std::optional<BoxShape> shape) {
  const bool is_plain = shape && layout.house_count() == 3 * layout.size();
  const int largest = is_plain ? largest_for_moves : largest_for_moves_with_further_houses;
  if (layout.size() > largest) return std::make_unique<SwitchedGrids>(layout, shape);
  return std::make_unique<MovedGrids>(layout, shape);
}

}  // namespace

std::unique_ptr<FullGrids> FullGrids::classic() {
  return std::make_unique<DrawnGrids>(&ClassicGrids::draw);
}
std::unique_ptr<FullGrids> FullGrids::classic_biased() {
  return std::make_unique<DrawnGrids>(&ClassicGrids::draw_biased);
}
std::unique_ptr<FullGrids> FullGrids::latin(int size) { return std::make_unique<LatinGrids>(size); }
std::unique_ptr<FullGrids> FullGrids::boxes(const Layout& layout, BoxShape shape) {
  return boxes_or_any(layout, shape);
}
std::unique_ptr<FullGrids> FullGrids::any(const Layout& layout) {
  return boxes_or_any(layout, std::nullopt);
}

}  // namespace nonet
