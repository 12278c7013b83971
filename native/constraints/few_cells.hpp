#pragma once

#include <bit>
#include <cstdint>

#include "constraints/board.hpp"

namespace nonet {

// Two or three cells that all differ, up to size 16: their totals fit into a word, and to go
// through their digits is less work than to go through sets of them.

// Bit t for each total t + 2 of two cells, and t + 3 of three.
template <class Word>
std::uint64_t totals_of(Word first, Word second) {
  std::uint64_t totals = 0;
  for (Word left = first; left != 0; left &= static_cast<Word>(left - 1)) {
    totals |= std::uint64_t{static_cast<Word>(second & ~lowest_digit(left))}
              << std::countr_zero(left);
  }
  return totals;
}
template <class Word>
std::uint64_t totals_of(Word first, Word second, Word third) {
  std::uint64_t totals = 0;
  for (Word left = first; left != 0; left &= static_cast<Word>(left - 1)) {
    const auto others = static_cast<Word>(~lowest_digit(left));
    totals |= totals_of(static_cast<Word>(second & others), static_cast<Word>(third & others))
              << std::countr_zero(left);
  }
  return totals;
}

// Leaves in the cells what has one of these totals; false where that is nothing. Nothing in the
// last cell means nothing in the others.
template <class Word>
bool keep_totals(Word& first, Word& second, std::uint64_t totals) {
  Word kept_first = 0;
  Word kept_second = 0;
  for (Word left = first; left != 0; left &= static_cast<Word>(left - 1)) {
    const Word digit = lowest_digit(left);
    const auto met =
        static_cast<Word>(second & ~digit & static_cast<Word>(totals >> std::countr_zero(digit)));
    if (met != 0) kept_first |= digit;
    kept_second |= met;
  }
  first = kept_first;
  second = kept_second;
  return kept_second != 0;
}
template <class Word>
bool keep_totals(Word& first, Word& second, Word& third, std::uint64_t totals) {
  Word kept_first = 0;
  Word kept_second = 0;
  Word kept_third = 0;
  for (Word left = first; left != 0; left &= static_cast<Word>(left - 1)) {
    const Word digit = lowest_digit(left);
    auto one_left = static_cast<Word>(second & ~digit);
    auto other_left = static_cast<Word>(third & ~digit);
    if (!keep_totals(one_left, other_left, totals >> std::countr_zero(digit))) continue;
    kept_first |= digit;
    kept_second |= one_left;
    kept_third |= other_left;
  }
  first = kept_first;
  second = kept_second;
  third = kept_third;
  return kept_third != 0;
}

}  // namespace nonet
