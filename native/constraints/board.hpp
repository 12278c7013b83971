#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "constraints/kernels/kernels.hpp"

namespace nonet {

template <class Word>
bool is_single(Word digits) {
  return (digits & static_cast<Word>(digits - 1)) == 0;
}
template <class Word>
Word lowest_digit(Word digits) {
  return static_cast<Word>(digits & -digits);
}

// A small set of numbers from 0, taken out in ascending order.
class NumberQueue {
 public:
  explicit NumberQueue(std::size_t count) : words_((count + 63) / 64) {}

  void insert(std::size_t number) { words_[number / 64] |= std::uint64_t{1} << number % 64; }
  void insert(const std::uint64_t* words) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= words[i];
  }
  // Those of the first words.
  void insert(std::span<const std::uint64_t> words) {
    for (std::size_t i = 0; i < words.size(); ++i) words_[i] |= words[i];
  }
  // The smallest number, which leaves the set; −1 where it is empty.
  int take() {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if (words_[i] == 0) continue;
      const int bit = std::countr_zero(words_[i]);
      words_[i] &= words_[i] - 1;
      return static_cast<int>(64 * i) + bit;
    }
    return -1;
  }
  void remove(std::size_t number) { words_[number / 64] &= ~(std::uint64_t{1} << number % 64); }
  void clear() { words_.assign(words_.size(), 0); }
  [[nodiscard]] bool empty() const {
    return std::ranges::all_of(words_, [](std::uint64_t word) { return word == 0; });
  }
  [[nodiscard]] std::size_t words() const { return words_.size(); }

 private:
  std::vector<std::uint64_t> words_;
};

// Where a rule may take candidates away: in its own cells, or wherever it follows.
enum class Reach : bool { own_cells, all_cells };

// The candidates of a grid while propagators work on it: a word a cell in one block that search
// copies before each decision (162 bytes for 9 × 9, less than a trail would write), and the cells
// that have changed.
template <class Word>
class Board {
 public:
  Board(int cell_count, std::size_t scratch, Reach reach = Reach::all_cells)
      : reach_(reach), changed_(static_cast<std::size_t>(cell_count)), scratch_(scratch) {
    singles_.reserve(static_cast<std::size_t>(cell_count));
  }

  // Work on these candidates from now on; nothing has changed in them.
  void use(Word* cells) {
    cells_ = cells;
    changed_.clear();
    singles_.clear();
    is_settled_ = true;
  }

  [[nodiscard]] Word operator[](int cell) const { return cells_[cell]; }
  [[nodiscard]] const Word* cells() const { return cells_; }
  [[nodiscard]] Reach reach() const { return reach_; }

  // Leave only `allowed` in a cell; false where nothing would be left, and then the board must not
  // be used until search has gone back.
  bool restrict(int cell, Word allowed) {
    const Word before = cells_[cell];
    const auto left = static_cast<Word>(before & allowed);
    if (left == before) return true;
    cells_[cell] = left;
    if (left == 0) return false;
    if (is_single(left)) singles_.push_back(cell);
    changed_.insert(static_cast<std::size_t>(cell));
    is_settled_ = false;
    return true;
  }
  // Take digits away from several cells.
  bool exclude(const std::uint64_t* others, Word digits) {
    if constexpr (sizeof(Word) == 2) {
      if (changed_.words() == 2) return exclude_at_once(others, digits);
    }
    for (std::size_t word = 0; word < changed_.words(); ++word) {
      for (std::uint64_t left = others[word]; left != 0; left &= left - 1) {
        const int other = static_cast<int>(64 * word) + std::countr_zero(left);
        if ((cells_[other] & digits) != 0 && !restrict(other, static_cast<Word>(~digits))) {
          return false;
        }
      }
    }
    return true;
  }
  // Rows, columns and boxes of 9 × 9 at once: see kernels.hpp. Calls `on_single` with each cell
  // that came down to one digit, which the houses have taken away from others already.
  template <class OnSingle>
  bool strike_houses(const OnSingle& on_single) {
    is_settled_ = true;
    std::array<std::uint64_t, 2> changed{};
    if constexpr (sizeof(Word) == 2) {
      if (!kernels().strike_houses(cells_, changed.data())) return false;
    }
    changed_.insert(changed);
    for (std::size_t i = 0; i < changed.size(); ++i) {
      for (; changed[i] != 0; changed[i] &= changed[i] - 1) {
        const int cell = static_cast<int>(64 * i) + std::countr_zero(changed[i]);
        if (is_single(cells_[cell]) && !on_single(cell)) return false;
      }
    }
    return true;
  }
  // Whether no cell has changed since the houses were at work.
  [[nodiscard]] bool is_settled() const { return is_settled_; }

  // Cells that came down to one digit, the last one first; −1 where there is none.
  int take_single() {
    if (singles_.empty()) return -1;
    const int cell = singles_.back();
    singles_.pop_back();
    return cell;
  }
  int take_changed() { return changed_.take(); }
  // Whether any cell has changed since the last time; all changes are forgotten.
  bool settle() {
    const bool any = !changed_.empty();
    changed_.clear();
    singles_.clear();
    return any;
  }
  void touch(int cell) {
    if (is_single(cells_[cell])) singles_.push_back(cell);
    changed_.insert(static_cast<std::size_t>(cell));
    is_settled_ = false;
  }

  // Room for a propagator, undefined at the start of each call.
  [[nodiscard]] std::uint64_t* scratch() { return scratch_.data(); }

 private:
  bool exclude_at_once(const std::uint64_t* others, Word digits) {
    std::array<std::uint64_t, 2> changed;
    std::array<std::uint64_t, 2> singles;
    if (!kernels().exclude(cells_, others, digits, changed.data(), singles.data())) return false;
    if ((changed[0] | changed[1]) == 0) return true;
    is_settled_ = false;
    changed_.insert(changed);
    for (std::size_t word = 0; word < 2; ++word) {
      for (; singles[word] != 0; singles[word] &= singles[word] - 1) {
        singles_.push_back(static_cast<int>(64 * word) + std::countr_zero(singles[word]));
      }
    }
    return true;
  }

  Word* cells_ = nullptr;
  Reach reach_;
  bool is_settled_ = true;  // for the houses
  NumberQueue changed_;
  std::vector<int> singles_;
  std::vector<std::uint64_t> scratch_;
};

struct LaneRules;

// A rule at work: it takes candidates away that no grid obeying the rule can have.
template <class Word>
class Propagator {
 public:
  virtual ~Propagator() = default;
  // False where no grid is left. Once all cells have one digit, the answer is exact.
  virtual bool propagate(Board<Word>& board) const = 0;
  // The cells whose changes call it.
  [[nodiscard]] virtual const std::vector<int>& cells() const = 0;
  // Whether it says nothing that does not follow from houses and cells that differ.
  [[nodiscard]] virtual bool follows_from_houses() const { return false; }
  // Whether it finds nothing more after its own changes alone, where no cell is in it twice.
  [[nodiscard]] virtual bool is_idempotent() const { return false; }
  // 64-bit words of scratch that it needs.
  [[nodiscard]] virtual std::size_t scratch() const { return 0; }
  // Adds what it says to the rules for many boards at once; false where that has no form there.
  virtual bool describe(LaneRules& /*rules*/) const { return follows_from_houses(); }
};

}  // namespace nonet
