#pragma once

#include <algorithm>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <stdexcept>
#include <utility>
#include <vector>

#include "constraints/cell_sets.hpp"
#include "core/bit_set.hpp"

namespace nonet {

// A cell whose candidates depend on those of another one: a table says which ones are supported.
struct Arc {
  std::uint16_t other;
  std::uint32_t table;
};

// What is made of all relations of two cells: several of one pair are one table, and each table is
// kept once.
template <class Word>
struct Arcs {
  std::vector<std::uint32_t> first;  // for each cell where its arcs begin, and the end
  std::vector<Arc> arcs;
  std::vector<std::uint8_t> most_digits;  // for each cell: with more, its arcs say nothing
  std::vector<Word> supports;
};

// Digits are looked up five at a time up to this size, and eight at a time beyond. One table for
// all sets of digits takes no less time to use, ten times as long to make, and more cache.
inline constexpr int most_in_two = 10;

// Collects relations of two cells: for each digit of the first those that the second may have.
template <class Word>
class PairTables {
 public:
  using Table = std::vector<Word>;
  using Cells = std::vector<std::pair<int, int>>;

  PairTables(int size, int cells, Word all) : size_(size), cells_(cells), all_(all) {}

  // The cells of each pair differ.
  void add(const Cells& pairs, const Table& table) {
    const std::uint32_t forward = number_of(table);
    const std::uint32_t backward = number_of(transposed(table));
    for (const auto& [a, b] : pairs) {
      pairs_.push_back(a < b ? Pair{a, b, forward} : Pair{b, a, backward});
    }
  }

  // Calls `does(a, b, digit)` where two cells that need not differ are not both the digit (from 0).
  template <class Does>
  void for_each_exclusion(const std::vector<CellSet>& different, const Does& does) const {
    for (const Pair& pair : pairs_) {
      if (different[at(pair.a)].contains(pair.b)) continue;
      const Table& table = tables_[pair.table];
      for (std::size_t digit = 0; digit < table.size(); ++digit) {
        if ((table[digit] >> digit & 1) == 0) does(pair.a, pair.b, digit);
      }
    }
  }

  // All arcs; calls `restrict(cell, digits)` with what a relation leaves to a cell on its own.
  // `different`: for each cell those that differ from it.
  // Throws std::invalid_argument where there are too many tables.
  template <class Restrict>
  Arcs<Word> arcs(const std::vector<CellSet>& different, const Restrict& restrict) {
    struct Related {
      int a;
      int b;
      std::uint32_t forward;
      std::uint32_t backward;
    };
    result_.most_digits.assign(at(cells_), 0);
    std::vector<Related> found;
    std::map<std::pair<std::uint32_t, bool>, Ways> made;
    std::ranges::sort(pairs_);
    std::size_t next = 0;
    while (next < pairs_.size()) {
      const auto [a, b, first] = pairs_[next];
      std::uint32_t number = first;
      for (; next < pairs_.size() && pairs_[next].a == a && pairs_[next].b == b; ++next) {
        number = both_of(number, pairs_[next].table);
      }
      const bool differ = different[at(a)].contains(b);
      const auto [place, is_new] = made.try_emplace({number, differ});
      if (is_new) place->second = ways_of(tables_[number], differ);
      const Ways& both = place->second;
      if (!both.says_something) continue;  // that they differ is seen without it
      restrict(a, both.first);
      restrict(b, both.second);
      found.push_back({a, b, both.forward, both.backward});
      result_.most_digits[at(a)] = std::max(result_.most_digits[at(a)], both.most_first);
      result_.most_digits[at(b)] = std::max(result_.most_digits[at(b)], both.most_second);
    }
    result_.first.assign(at(cells_) + 1, 0);
    for (const Related& pair : found) {
      ++result_.first[at(pair.a) + 1];
      ++result_.first[at(pair.b) + 1];
    }
    std::partial_sum(result_.first.begin(), result_.first.end(), result_.first.begin());
    // The pairs are in ascending order, so that those of each cell are: first the smaller ones.
    result_.arcs.resize(2 * found.size());
    std::vector<std::uint32_t> free(result_.first.begin(), result_.first.end() - 1);
    for (const Related& pair : found) {
      result_.arcs[free[at(pair.b)]++] = {static_cast<std::uint16_t>(pair.a), pair.backward};
    }
    for (const Related& pair : found) {
      result_.arcs[free[at(pair.a)]++] = {static_cast<std::uint16_t>(pair.b), pair.forward};
    }
    return std::move(result_);
  }

 private:
  // The table of two cells, the smaller first, by its number.
  struct Pair {
    int a;
    int b;
    std::uint32_t table;
    auto operator<=>(const Pair&) const = default;
  };
  // What a table leaves to each of two cells on its own, and where its supports are, each way.
  struct Ways {
    bool says_something = false;
    Word first = 0;
    Word second = 0;
    std::uint32_t forward = 0;
    std::uint32_t backward = 0;
    // The most digits of one that exclude a digit of the other.
    std::uint8_t most_first = 0;
    std::uint8_t most_second = 0;
  };

  // Words of supports: 8,000 different tables on a grid of size 64.
  static constexpr std::size_t most_supports = std::size_t{1} << 24;

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  // How many digits exclude one that these support; one that none supports is gone at once.
  [[nodiscard]] std::uint8_t missing_from(Word supports) const {
    const auto missing = static_cast<Word>(all_ & ~supports);
    return supports == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(count_bits(missing));
  }
  static Word bit(int digit) { return static_cast<Word>(std::uint64_t{1} << (digit - 1)); }

  // Tables that are equal have one number.
  std::uint32_t number_of(const Table& table) {
    const auto [place, is_new] =
        numbers_.try_emplace(table, static_cast<std::uint32_t>(tables_.size()));
    if (is_new) tables_.push_back(table);
    return place->second;
  }
  // The number of the table that says what both say.
  std::uint32_t both_of(std::uint32_t one, std::uint32_t other) {
    if (one == other) return one;
    Table both = tables_[one];
    for (std::size_t x = 0; x < both.size(); ++x) both[x] &= tables_[other][x];
    return number_of(both);
  }
  [[nodiscard]] Table transposed(const Table& table) const {
    Table other(table.size());
    for (int x = 1; x <= size_; ++x) {
      for (int y = 1; y <= size_; ++y) {
        if ((table[at(x - 1)] & bit(y)) != 0) other[at(y - 1)] |= bit(x);
      }
    }
    return other;
  }
  Ways ways_of(Table table, bool differ) {
    Ways ways{.says_something = !differ};
    for (int digit = 1; digit <= size_; ++digit) {
      const auto others = static_cast<Word>(all_ & ~bit(digit));
      if (differ) table[at(digit - 1)] &= others;
      ways.says_something |= table[at(digit - 1)] != others;
    }
    if (!ways.says_something) return ways;
    const Table back = transposed(table);
    for (int digit = 1; digit <= size_; ++digit) {
      if (table[at(digit - 1)] != 0) ways.first |= bit(digit);
      if (back[at(digit - 1)] != 0) ways.second |= bit(digit);
      ways.most_first = std::max(ways.most_first, missing_from(back[at(digit - 1)]));
      ways.most_second = std::max(ways.most_second, missing_from(table[at(digit - 1)]));
    }
    ways.forward = place_of(table);
    ways.backward = place_of(back);
    return ways;
  }
  std::uint32_t place_of(const Table& table) {
    const auto [place, is_new] = places_.try_emplace(table, 0);
    if (is_new) place->second = add_support(table);
    return place->second;
  }
  std::uint32_t add_support(const Table& table) {
    std::vector<Word>& supports = result_.supports;
    if (supports.size() > most_supports) {
      throw std::invalid_argument("expected fewer different relations of two cells");
    }
    const auto start = static_cast<std::uint32_t>(supports.size());
    const bool in_two = size_ <= most_in_two;
    const int chunk = in_two ? 5 : 8;
    for (int first = 0; first < (in_two ? 2 * chunk : size_); first += chunk) {
      const std::size_t base = supports.size();
      supports.resize(base + (std::size_t{1} << chunk));
      for (std::size_t digits = 1; digits < std::size_t{1} << chunk; ++digits) {
        const int low = first + std::countr_zero(digits);
        supports[base + digits] = static_cast<Word>(supports[base + (digits & (digits - 1))] |
                                                    (low < size_ ? table[at(low)] : Word{0}));
      }
    }
    return start;
  }

  int size_;
  int cells_;
  Word all_;
  std::vector<Pair> pairs_;
  std::vector<Table> tables_;
  std::map<Table, std::uint32_t> numbers_;
  std::map<Table, std::uint32_t> places_;
  Arcs<Word> result_;
};

}  // namespace nonet
