#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "techniques/state.hpp"

namespace nonet::techniques {

// The least that some cells of a house can add to a sum, all with different digits; by themselves,
// and where one of them has a certain digit.
//
//     2 · r1c1 {1,2} + r1c2 {1,3}       5 at least, by 1 and 3 as well as by 2 and 1
class HouseCosts {
 public:
  static constexpr int largest_size = 9;
  static constexpr int impossible = 1'000'000;

  void clear() { count_ = 0; }
  void add(int cell, Mask digits, int factor) {
    terms_[at(count_)] = {cell, digits, factor};
    ++count_;
  }
  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] int cell(int i) const { return terms_[at(i)].cell; }
  [[nodiscard]] Mask digits(int i) const { return terms_[at(i)].digits; }
  [[nodiscard]] int least() const { return after_[0][0]; }
  // `impossible` or more where it cannot have the digit.
  [[nodiscard]] int least_with(int i, int digit) const {
    const int cost = terms_[at(i)].factor * (digit + 1);
    int best = impossible;
    for (const std::uint16_t used : of_count(i)) {
      if ((used >> digit & 1) != 0 || before_[at(i)][used] >= impossible) continue;
      best = std::min(best, before_[at(i)][used] + cost + after_[at(i) + 1][with(used, digit)]);
    }
    return best;
  }
  // After the last one was added.
  void solve() {
    before_[0][0] = 0;
    for (int i = 0; i < count_; ++i) {
      const Term& term = terms_[at(i)];
      for (const std::uint16_t used : of_count(i + 1)) before_[at(i) + 1][used] = impossible;
      for (const std::uint16_t used : of_count(i)) {
        if (before_[at(i)][used] >= impossible) continue;
        for (const int digit : digits_of(term.digits & ~Mask{used})) {
          int& next = before_[at(i) + 1][with(used, digit)];
          next = std::min(next, before_[at(i)][used] + term.factor * (digit + 1));
        }
      }
    }
    for (const std::uint16_t used : of_count(count_)) {
      after_[at(count_)][used] = before_[at(count_)][used] < impossible ? 0 : impossible;
    }
    for (int i = count_; i-- > 0;) {
      const Term& term = terms_[at(i)];
      for (const std::uint16_t used : of_count(i)) {
        int best = impossible;
        for (const int digit : digits_of(term.digits & ~Mask{used})) {
          best = std::min(best, term.factor * (digit + 1) + after_[at(i) + 1][with(used, digit)]);
        }
        after_[at(i)][used] = best;
      }
    }
  }

 private:
  static constexpr std::size_t sets = std::size_t{1} << largest_size;

  // All sets of digits, those with few digits first, and where those of each number begin.
  struct SetsByCount {
    std::array<std::uint16_t, sets> list{};
    std::array<std::size_t, largest_size + 2> starts{};

    constexpr SetsByCount() {
      std::size_t place = 0;
      for (std::size_t count = 0; count <= largest_size; ++count) {
        starts[count] = place;
        for (std::size_t set = 0; set < sets; ++set) {
          if (static_cast<std::size_t>(std::popcount(set)) != count) continue;
          list[place++] = static_cast<std::uint16_t>(set);
        }
      }
      starts[largest_size + 1] = place;
    }
  };
  static std::span<const std::uint16_t> of_count(int count) {
    static constexpr SetsByCount by_count;
    const std::size_t start = by_count.starts[at(count)];
    return std::span(by_count.list).subspan(start, by_count.starts[at(count) + 1] - start);
  }
  static std::size_t with(std::uint16_t used, int digit) {
    return std::size_t{used} | std::size_t{1} << digit;
  }

  struct Term {
    int cell;
    Mask digits;
    int factor;
  };

  int count_ = 0;
  std::array<Term, largest_size> terms_{};
  // For each set of digits that the earlier cells may have: the least total of these cells, and of
  // this cell and those to come.
  std::array<std::array<int, sets>, largest_size + 1> before_{};
  std::array<std::array<int, sets>, largest_size + 1> after_{};
};

}  // namespace nonet::techniques
