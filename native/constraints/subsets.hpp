#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/kernels/kernels.hpp"

namespace nonet {

// Which sets of digits some cells can take that are all different, exactly: a bit for each of the
// 2^size sets (one word up to size 6, eight up to 9), and one shift of all of them for each digit
// that a cell can add.
//
//     cells {1,2} {2,3}      {} → {1} {2} → {1,2} {1,3} {2,3}
//
// For four cells of five digits that is about as much work as going through the combinations of a
// cage one by one, which leaves candidates that only a matching would take away.
template <class Word, int Words>
class Subsets {
 public:
  using Family = std::array<std::uint64_t, Words>;

  static void insert(Family& family, Word set) {
    family[set / 64U] |= std::uint64_t{1} << set % 64U;
  }

  // The digits that all sets of a family have.
  static Word common(const Family& family) {
    std::uint64_t any = 0;
    for (const std::uint64_t sets : family) any |= sets;
    Word digits = 0;
    for (std::size_t digit = 0; digit < with.size(); ++digit) {
      if ((any & ~with[digit]) == 0) digits |= static_cast<Word>(Word{1} << digit);
    }
    for (std::size_t step = 1; step < Words; step *= 2) {
      std::uint64_t without = 0;
      for (std::size_t i = 0; i < Words; ++i) without |= (i & step) == 0 ? family[i] : 0;
      if (without == 0) digits |= static_cast<Word>(step << with.size());
    }
    return digits;
  }

  // Words of scratch for this number of cells.
  static constexpr std::size_t scratch(std::size_t cells) { return (cells + 1) * Words; }

  // The sets after each cell, from the empty one; a pointer to those after all of them.
  static std::uint64_t* forward(const Board<Word>& board, const std::vector<int>& cells,
                                std::uint64_t* families) {
    if constexpr (has_kernel) {
      const Digits digits = digits_of(board, cells);
      kernels().add_cells(digits.data(), cells.size(), families);
      return families + Words * cells.size();
    }
    for (int i = 0; i < Words; ++i) families[i] = i == 0 ? 1 : 0;
    for (const int cell : cells) {
      std::uint64_t* const next = families + Words;
      for (int i = 0; i < Words; ++i) next[i] = 0;
      for (Word left = board[cell]; left != 0; left &= static_cast<Word>(left - 1)) {
        add(next, families, std::countr_zero(left));
      }
      families = next;
    }
    return families;
  }

  // Leaves in the cells what leads to one of the sets in `last`, a part of what `forward` found.
  static bool backward(Board<Word>& board, const std::vector<int>& cells, std::uint64_t* families,
                       Family last) {
    if constexpr (has_kernel) {
      Digits digits = digits_of(board, cells);
      if (!kernels().keep_sets(digits.data(), cells.size(), families, last.data())) return false;
      for (std::size_t i = 0; i < cells.size(); ++i) {
        if (!board.restrict(cells[i], digits[i])) return false;
      }
      return true;
    }
    std::uint64_t* before = families + Words * cells.size();
    for (std::size_t i = cells.size(); i-- > 0;) {
      before -= Words;
      Family earlier{};
      Word kept = 0;
      for (Word left = board[cells[i]]; left != 0; left &= static_cast<Word>(left - 1)) {
        if (remove(earlier, last, std::countr_zero(left), before)) kept |= lowest_digit(left);
      }
      if (kept == 0 || !board.restrict(cells[i], kept)) return false;
      last = earlier;
    }
    return true;
  }

 private:
  static constexpr bool has_kernel = sizeof(Word) == 2 && Words == 8;
  using Digits = std::array<std::uint16_t, 9>;
  static Digits digits_of(const Board<Word>& board, const std::vector<int>& cells) {
    Digits digits;
    for (std::size_t i = 0; i < cells.size(); ++i) digits[i] = board[cells[i]];
    return digits;
  }

  // The sets within a word that have the digit.
  static constexpr std::array<std::uint64_t, 6> with = {0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC,
                                                        0xF0F0F0F0F0F0F0F0, 0xFF00FF00FF00FF00,
                                                        0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};

  static void add(std::uint64_t* into, const std::uint64_t* family, int digit) {
    if (Words == 1 || digit < 6) {
      const std::uint64_t without = ~with[static_cast<std::size_t>(digit)];
      for (int i = 0; i < Words; ++i) into[i] |= (family[i] & without) << (1U << digit);
    } else {
      const int step = 1 << (digit - 6);
      for (int i = 0; i < Words; ++i) {
        if ((i & step) == 0) into[i + step] |= family[i];
      }
    }
  }
  // The sets of `family` without the digit, as far as they are in `before`; whether there are any.
  static bool remove(Family& into, const Family& family, int digit, const std::uint64_t* before) {
    std::uint64_t any = 0;
    if (Words == 1 || digit < 6) {
      const std::uint64_t has = with[static_cast<std::size_t>(digit)];
      for (std::size_t i = 0; i < Words; ++i) {
        const std::uint64_t found = (family[i] & has) >> (1U << digit) & before[i];
        any |= found;
        into[i] |= found;
      }
    } else {
      const std::size_t step = std::size_t{1} << (digit - 6);
      for (std::size_t i = 0; i < Words; ++i) {
        if ((i & step) != 0) continue;
        const std::uint64_t found = family[i + step] & before[i];
        any |= found;
        into[i] |= found;
      }
    }
    return any != 0;
  }
};

}  // namespace nonet
