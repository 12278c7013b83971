#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/bit_set.hpp"

namespace nonet {

// A set of cells of a grid; up to 16 × 16 without a call of the allocator, which took more time
// than all work on the sets.
class CellSet {
 public:
  explicit CellSet(int cell_count) : count_((static_cast<std::size_t>(cell_count) + 63) / 64) {
    if (count_ > few_.size()) many_.resize(count_);
  }
  CellSet(int cell_count, const std::vector<int>& cells) : CellSet(cell_count) {
    for (const int cell : cells) insert(cell);
  }

  void insert(int cell) { words()[word_of(cell)] |= bit(cell); }
  void remove(int cell) { words()[word_of(cell)] &= ~bit(cell); }
  [[nodiscard]] bool contains(int cell) const { return (words()[word_of(cell)] & bit(cell)) != 0; }
  [[nodiscard]] bool within(const CellSet& other) const {
    for (std::size_t i = 0; i < count_; ++i) {
      if ((words()[i] & ~other.words()[i]) != 0) return false;
    }
    return true;
  }
  [[nodiscard]] bool meets(const CellSet& other) const {
    for (std::size_t i = 0; i < count_; ++i) {
      if ((words()[i] & other.words()[i]) != 0) return true;
    }
    return false;
  }
  // How many cells both have.
  [[nodiscard]] int common(const CellSet& other) const {
    int count = 0;
    for (std::size_t i = 0; i < count_; ++i) count += count_bits(words()[i] & other.words()[i]);
    return count;
  }
  // The cells of `more` that are not in `region`.
  void insert_beyond(const CellSet& region, const CellSet& more) {
    for (std::size_t i = 0; i < count_; ++i) words()[i] |= more.words()[i] & ~region.words()[i];
  }
  CellSet& operator|=(const CellSet& other) {
    for (std::size_t i = 0; i < count_; ++i) words()[i] |= other.words()[i];
    return *this;
  }
  CellSet& operator&=(const CellSet& other) {
    for (std::size_t i = 0; i < count_; ++i) words()[i] &= other.words()[i];
    return *this;
  }
  CellSet& operator-=(const CellSet& other) {
    for (std::size_t i = 0; i < count_; ++i) words()[i] &= ~other.words()[i];
    return *this;
  }
  friend bool operator==(const CellSet&, const CellSet&) = default;

  [[nodiscard]] int size() const {
    int count = 0;
    for (std::size_t i = 0; i < count_; ++i) count += count_bits(words()[i]);
    return count;
  }
  // Its words, of which bit i of word w is cell 64 · w + i.
  [[nodiscard]] std::size_t word_count() const { return count_; }
  [[nodiscard]] std::uint64_t word(std::size_t i) const { return words()[i]; }

  // Calls `does` with each cell, in ascending order.
  template <class Does>
  void for_each(Does does) const {
    for (std::size_t i = 0; i < count_; ++i) {
      for (std::uint64_t left = words()[i]; left != 0; left &= left - 1) {
        does(static_cast<int>(64 * i) + std::countr_zero(left));
      }
    }
  }
  [[nodiscard]] std::vector<int> cells() const {
    std::vector<int> found;
    found.reserve(static_cast<std::size_t>(size()));
    for_each([&](int cell) { found.push_back(cell); });
    return found;
  }

 private:
  static std::size_t word_of(int cell) { return static_cast<std::size_t>(cell) / 64; }
  static std::uint64_t bit(int cell) {
    return std::uint64_t{1} << static_cast<unsigned>(cell) % 64;
  }

  [[nodiscard]] std::uint64_t* words() { return count_ > few_.size() ? many_.data() : few_.data(); }
  [[nodiscard]] const std::uint64_t* words() const {
    return count_ > few_.size() ? many_.data() : few_.data();
  }

  std::size_t count_;
  std::array<std::uint64_t, 4> few_{};
  std::vector<std::uint64_t> many_;
};

}  // namespace nonet
