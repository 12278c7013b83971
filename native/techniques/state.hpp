#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "techniques/houses.hpp"
#include "techniques/step.hpp"

namespace nonet::techniques {

// The placed digits and candidates of a grid, indexed by cell, by digit and by house; all views
// are always consistent.
//
//     candidates(cell)         candidates of an empty cell; none in a filled one
//     places(digit)            empty cells that have the digit as a candidate
//     positions(house, digit)  the same in one house, bit i for its i-th cell
//
// Digits are 0 … size − 1. A copy takes some 4 kB (9 × 9): searches that backtrack keep copies.
template <int W>
class State {
 public:
  static constexpr int words = W;
  using Cells = CellSet<W>;

  // Digits from 1, 0 where a cell is empty; givens likewise; for empty cells their candidates.
  State(const Houses<W>& houses, std::span<const std::uint8_t> digits,
        std::span<const std::uint8_t> givens, std::span<const Mask> candidates);

  [[nodiscard]] const Houses<W>& houses() const { return *houses_; }
  [[nodiscard]] int size() const { return houses_->size(); }

  // −1 where the cell is empty.
  [[nodiscard]] int digit(int cell) const { return digits_[at(cell)]; }
  [[nodiscard]] bool is_given(int cell) const { return givens_.contains(cell); }
  [[nodiscard]] Mask candidates(int cell) const { return candidates_[at(cell)]; }
  [[nodiscard]] bool may(int cell, int digit) const {
    return (candidates_[at(cell)] >> digit & 1) != 0;
  }
  [[nodiscard]] int count(int cell) const { return counts_[at(cell)]; }
  [[nodiscard]] const Cells& places(int digit) const { return places_[at(digit)]; }
  [[nodiscard]] Cells places(int digit, int house) const {
    return places_[at(digit)] & houses_->cells(house);
  }
  [[nodiscard]] Mask positions(int house, int digit) const {
    return positions_[at(house)][at(digit)];
  }
  // Digits placed in a house.
  [[nodiscard]] Mask placed(int house) const { return placed_[at(house)]; }
  // Houses in which all digits but one are placed.
  [[nodiscard]] const HouseSet& nearly_full() const { return nearly_full_; }

  [[nodiscard]] const Cells& empty() const { return empty_; }
  [[nodiscard]] Cells empty(int house) const { return empty_ & houses_->cells(house); }
  // Empty cells with exactly one or two candidates.
  [[nodiscard]] const Cells& univalue() const { return univalue_; }
  [[nodiscard]] const Cells& bivalue() const { return bivalue_; }
  [[nodiscard]] bool is_solved() const { return empty_.empty(); }

  // Nothing happens where the candidate is gone already.
  void erase(int cell, int digit);
  // Fills a cell, and erases the digit from its peers.
  void place(int cell, int digit);
  void apply(const Step& step);

 private:
  void note_placed(int cell);

  const Houses<W>* houses_;
  HouseSet nearly_full_;
  Cells empty_;
  Cells givens_;
  Cells univalue_;
  Cells bivalue_;
  std::array<Cells, at(largest_size<W>)> places_{};
  std::array<Mask, at(most_cells<W>)> candidates_{};
  std::array<std::array<Mask, at(largest_size<W>)>, at(most_houses<W>)> positions_{};
  std::array<Mask, at(most_houses<W>)> placed_{};
  std::array<std::int8_t, at(most_cells<W>)> digits_{};
  std::array<std::uint8_t, at(most_cells<W>)> counts_{};
};

// A puzzle with the candidates that its givens leave; they are as for a state.
template <int W>
State<W> state_of(const Houses<W>& houses, std::span<const std::uint8_t> givens);

// The digits of a mask in ascending order.
class DigitRange {
 public:
  explicit constexpr DigitRange(Mask mask) : mask_(mask) {}
  class Iterator {
   public:
    explicit constexpr Iterator(Mask left) : left_(left) {}
    constexpr int operator*() const { return std::countr_zero(left_); }
    constexpr Iterator& operator++() {
      left_ &= left_ - 1;
      return *this;
    }
    friend constexpr bool operator!=(const Iterator& a, const Iterator& b) {
      return a.left_ != b.left_;
    }

   private:
    Mask left_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(mask_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  Mask mask_;
};
constexpr DigitRange digits_of(Mask mask) { return DigitRange(mask); }
constexpr Mask bit(int digit) { return Mask{1} << digit; }
// Whether a mask has at most this many bits; quicker than to count them all.
constexpr bool at_most(Mask mask, int bits) {
  for (; bits > 0; --bits) mask &= mask - 1;
  return mask == 0;
}

extern template class State<2>;
extern template class State<10>;
extern template State<2> state_of(const Houses<2>&, std::span<const std::uint8_t>);
extern template State<10> state_of(const Houses<10>&, std::span<const std::uint8_t>);

}  // namespace nonet::techniques
