#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace nonet {

// Sets of digits that a rule goes through at each call; with more, cells are taken in smaller
// parts.
inline constexpr std::size_t most_choices = 700;

// Calls `does(set, total)` with each set of `count` digits whose total is from `least` to `most`,
// until it says false; whether it never did.
template <class Word, class Does>
bool for_each_choice(int size, int count, int least, int most, const Does& does, Word set = 0,
                     int total = 0, int first = 1) {
  if (count == 0) return total < least || does(set, total);
  for (int digit = first; digit + count - 1 <= size; ++digit) {
    const int low = total + count * digit + count * (count - 1) / 2;
    const int high = total + digit + (count - 1) * size - (count - 1) * (count - 2) / 2;
    if (low > most) break;
    if (high < least) continue;
    const auto larger = static_cast<Word>(set | static_cast<Word>(std::uint64_t{1} << (digit - 1)));
    if (!for_each_choice<Word>(size, count - 1, least, most, does, larger, total + digit,
                               digit + 1)) {
      return false;
    }
  }
  return true;
}

// All sets of one number of digits, in the order of their totals.
template <class Word>
struct DigitChoices {
  // A bit for each set of digits, as in subsets.hpp.
  using Family = std::array<std::uint64_t, 8>;
  static constexpr int largest_exact = 9;

  std::vector<std::pair<int, Word>> sets;
  // The same by total, for sizes up to 9.
  std::vector<std::pair<int, Family>> families;

  void add(Word set, int total, int size) {
    sets.emplace_back(total, set);
    if (size > largest_exact) return;
    auto place = std::ranges::find(families, total, &std::pair<int, Family>::first);
    if (place == families.end()) place = families.insert(place, {total, Family{}});
    place->second[set / 64U] |= std::uint64_t{1} << set % 64U;
  }
  void sort() {
    std::ranges::sort(sets);
    std::ranges::sort(families);
  }
};

}  // namespace nonet
