#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "techniques/state.hpp"

namespace nonet::techniques {

// Which candidates a few cells can have whose digits, some of them counted as negative, make up
// one total, or two for two parts of them; cells that must differ do. Factors may be larger than 1.
//
//     r1c9 + r2c9 − r3c1 = 5        {1,2} {7,8} {4,5}      leaves 1 or 2, 7 or 8, and 4 or 5:
//                                                           1 + 8 − 4, 2 + 7 − 4, 2 + 8 − 5
//
// Each candidate is tried until some filling has it; a filling speaks for all of its candidates,
// so that few are needed. Bounds on what the cells to come can add keep them short.
template <int W>
class TotalFillings {
 public:
  static constexpr int most_terms = 12;

  explicit TotalFillings(const Houses<W>& houses) : houses_(&houses) {}

  void clear(int first_total, int second_total = 0) {
    count_ = 0;
    totals_ = {first_total, second_total};
  }
  // All terms of the first part come before those of the second. False where there are too many.
  bool add(int cell, Mask digits, int factor = 1, int part = 0) {
    if (count_ == most_terms) return false;
    Term& term = terms_[at(count_)];
    term = {cell, factor, part, digits, 0, 0};
    for (int i = 0; i < count_; ++i) {
      if (houses_->see(cell, terms_[at(i)].cell)) term.differs |= 1U << i;
    }
    ++count_;
    return true;
  }
  // False where no filling exists, or it takes too long to find out.
  bool find() {
    for (int i = 0; i < count_; ++i) terms_[at(i)].left = 0;
    effort_ = most_effort;
    for (int i = 0; i < count_; ++i) {
      Term& term = terms_[at(i)];
      const Mask all = term.digits;
      for (const int digit : digits_of(all)) {
        if ((term.left >> digit & 1) != 0) continue;
        term.digits = bit(digit);
        const bool is_found = search();
        term.digits = all;
        if (is_found) {
          for (int j = 0; j < count_; ++j) terms_[at(j)].left |= bit(digits_[at(j)]);
        } else if (effort_ <= 0) {
          return false;
        }
      }
      if (term.left == 0) return false;
    }
    return count_ > 0;
  }
  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] int cell(int term) const { return terms_[at(term)].cell; }
  [[nodiscard]] Mask left(int term) const { return terms_[at(term)].left; }

 private:
  static constexpr int most_effort = 20'000;

  struct Term {
    int cell;
    int factor;
    int part;
    Mask digits;
    Mask left;
    std::uint32_t differs;  // earlier terms
  };

  bool search() {
    // What the terms of a part from each on can add.
    std::array<int, 2> least{};
    std::array<int, 2> most{};
    for (int i = count_; i-- > 0;) {
      const Term& term = terms_[at(i)];
      const int low = std::countr_zero(term.digits) + 1;
      const int high = static_cast<int>(std::bit_width(term.digits));
      least[at(term.part)] += term.factor * (term.factor > 0 ? low : high);
      most[at(term.part)] += term.factor * (term.factor > 0 ? high : low);
      least_[at(i)] = least[at(term.part)];
      most_[at(i)] = most[at(term.part)];
    }
    for (int part = 0; part < 2; ++part) {
      if (totals_[at(part)] < least[at(part)] || totals_[at(part)] > most[at(part)]) return false;
    }
    return search(0, totals_[0]);
  }
  // `total`: what is left for the terms of the part from this one on.
  bool search(int i, int total) {
    if (--effort_ <= 0) return false;
    const Term& term = terms_[at(i)];
    Mask digits = term.digits;
    for (std::uint32_t others = term.differs; others != 0; others &= others - 1) {
      digits &= ~bit(digits_[at(std::countr_zero(others))]);
    }
    const bool is_last = i + 1 == count_;
    const bool ends_part = is_last || terms_[at(i + 1)].part != term.part;
    for (const int digit : digits_of(digits)) {
      const int rest = total - term.factor * (digit + 1);
      if (ends_part ? rest != 0 : rest < least_[at(i + 1)] || rest > most_[at(i + 1)]) continue;
      digits_[at(i)] = digit;
      if (is_last || search(i + 1, ends_part ? totals_[1] : rest)) return true;
    }
    return false;
  }

  const Houses<W>* houses_;
  int count_ = 0;
  int effort_ = 0;
  std::array<int, 2> totals_{};
  std::array<Term, most_terms> terms_{};
  std::array<int, most_terms> digits_{};
  std::array<int, most_terms> least_{};
  std::array<int, most_terms> most_{};
};

}  // namespace nonet::techniques
