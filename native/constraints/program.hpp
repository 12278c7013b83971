#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/house_program.hpp"
#include "constraints/lanes/lane_houses.hpp"
#include "constraints/number_lists.hpp"
#include "constraints/pair_tables.hpp"
#include "constraints/primitives.hpp"
#include "core/layout.hpp"

namespace nonet {

// The rules of a layout made ready for propagation; nothing in it changes while it is at work, so
// that many searches can share it.
template <class Word>
class Program {
 public:
  // Throws std::invalid_argument where a limit is passed. `with_derived`: with the sums that follow
  // from others.
  Program(const Layout& layout, const HouseProgram<Word>& houses, const Primitives& rules,
          bool with_derived = true);

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] int cell_count() const { return cell_count_; }
  [[nodiscard]] Word all() const { return all_; }
  // The candidates that the rules leave to each cell on its own.
  [[nodiscard]] const std::vector<Word>& start() const { return start_; }
  // Whether no grid obeys the rules, as was seen at once.
  [[nodiscard]] bool is_impossible() const { return is_impossible_; }

  [[nodiscard]] std::size_t house_count() const { return houses_.size(); }
  [[nodiscard]] const std::vector<int>& house(std::size_t i) const { return houses_[i]->cells(); }
  // For each cell the numbers of its houses.
  [[nodiscard]] const NumberLists& houses_of_cells() const { return *houses_of_cells_; }
  // Cells that differ from a cell, as bits.
  [[nodiscard]] const std::uint64_t* different(int cell) const {
    return different_.data() + static_cast<std::size_t>(cell) * cell_words();
  }
  // Whether the layout has the rows, columns and boxes of 9 × 9, which have no propagators: a
  // kernel works on all of them at once.
  [[nodiscard]] bool is_classic() const { return is_classic_; }
  // Cells that differ from a cell and share none of these with it.
  [[nodiscard]] const std::uint64_t* different_beyond(int cell) const {
    return beyond_.data() + static_cast<std::size_t>(cell) * cell_words();
  }
  // Calls `does` with each cell that differs from a cell, in ascending order.
  template <class Does>
  void for_each_different(int cell, const Does& does) const {
    for (std::size_t i = 0; i < cell_words(); ++i) {
      for (std::uint64_t left = different(cell)[i]; left != 0; left &= left - 1) {
        does(static_cast<int>(64 * i) + std::countr_zero(left));
      }
    }
  }
  // Words of a set of cells.
  [[nodiscard]] std::size_t cell_words() const {
    return (static_cast<std::size_t>(cell_count()) + 63) / 64;
  }
  [[nodiscard]] bool has_relations() const { return !arcs_.arcs.empty(); }
  [[nodiscard]] std::span<const Arc> arcs(int cell) const {
    return slice(arcs_.arcs, arcs_.first, cell);
  }
  // With more candidates than these the arcs of a cell say nothing.
  [[nodiscard]] int most_digits_of_arcs(int cell) const {
    return arcs_.most_digits[static_cast<std::size_t>(cell)];
  }
  // The candidates that an arc leaves to its cell while the first one has these.
  [[nodiscard]] Word supported(std::uint32_t table, Word digits) const {
    if (size_ <= most_in_two) {
      const auto low = static_cast<std::uint32_t>(digits % 32);
      const auto high = static_cast<std::uint32_t>(digits / 32);
      return arcs_.supports[table + low] | arcs_.supports[table + 32 + high];
    }
    Word found = 0;
    for (std::uint32_t part = table; digits != 0; part += 256) {
      found |= arcs_.supports[part + static_cast<std::uint32_t>(digits & 0xFF)];
      digits = static_cast<Word>(static_cast<std::uint64_t>(digits) >> 8);
    }
    return found;
  }

  [[nodiscard]] std::size_t propagator_count() const { return propagators_.size(); }
  // In the order in which they are called, the cheapest first.
  [[nodiscard]] const Propagator<Word>& propagator(std::size_t i) const { return *propagators_[i]; }
  [[nodiscard]] const std::shared_ptr<const Propagator<Word>>& shared_propagator(
      std::size_t i) const {
    return propagators_[i];
  }
  // A measure of the time that it takes.
  [[nodiscard]] std::size_t work(std::size_t i) const { return work_[i]; }
  // Whether it finds nothing more after its own changes alone.
  [[nodiscard]] bool is_idempotent(std::size_t i) const { return is_idempotent_[i] != 0; }
  // Those that a cell's change calls, as bits.
  [[nodiscard]] const std::uint64_t* watchers(int cell) const {
    return watchers_.data() + static_cast<std::size_t>(cell) * watcher_words_;
  }
  [[nodiscard]] std::size_t scratch() const { return scratch_; }
  // The houses for many boards at once.
  [[nodiscard]] const LaneHouses& lane_houses() const { return lane_houses_->get(); }

 private:
  template <class Kind>
  friend class ProgramBuilder;

  template <class Item>
  static std::span<const Item> slice(const std::vector<Item>& items,
                                     const std::vector<std::uint32_t>& first, int cell) {
    const auto at = static_cast<std::size_t>(cell);
    return {items.data() + first[at], items.data() + first[at + 1]};
  }

  int size_;
  int cell_count_;
  Word all_;
  bool is_impossible_ = false;
  std::vector<Word> start_;
  std::vector<std::shared_ptr<const Propagator<Word>>> houses_;
  std::shared_ptr<const NumberLists> houses_of_cells_;
  std::vector<std::uint64_t> different_;
  bool is_classic_ = false;
  std::vector<std::uint64_t> beyond_;
  Arcs<Word> arcs_;
  std::vector<std::shared_ptr<const Propagator<Word>>> propagators_;
  std::vector<std::size_t> work_;
  std::vector<std::uint8_t> is_idempotent_;
  std::vector<std::uint64_t> watchers_;
  std::size_t watcher_words_ = 0;
  std::size_t scratch_ = 0;
  std::shared_ptr<const LazyLaneHouses> lane_houses_;
};

}  // namespace nonet
