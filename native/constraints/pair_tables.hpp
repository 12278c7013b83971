#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include "constraints/cell_sets.hpp"
#include "constraints/numbered_tables.hpp"
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
  using Table = PairTable<Word>;
  using Cells = std::span<const std::pair<int, int>>;

  PairTables(int size, int cells, Word all) : size_(at(size)), cells_(at(cells)), all_(all) {
    for (std::size_t digit = 0; digit < size_; ++digit) {
      others_[digit] = static_cast<Word>(all_ & ~bit(digit));
    }
  }

  void add(Cells pairs, const Table& table) {
    const std::uint32_t forward = tables_.number_of(table);
    const std::uint32_t backward = tables_.number_of(transposed(table));
    for (const auto& [a, b] : pairs) {
      pairs_.push_back(a < b ? Pair{a, b, forward} : Pair{b, a, backward});
    }
  }

  // Calls `does(a, b, digit)` where two cells that need not differ are not both the digit (from 0).
  template <class Does>
  void for_each_exclusion(const std::vector<CellSet>& different, const Does& does) const {
    for (const Pair& pair : pairs_) {
      if (pair.a == pair.b || different[at(pair.a)].contains(pair.b)) continue;
      const Table& table = tables_[pair.table];
      for (std::size_t digit = 0; digit < size_; ++digit) {
        if ((table[digit] & bit(digit)) == 0) does(pair.a, pair.b, digit);
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
    result_.most_digits.assign(cells_, 0);
    std::vector<Related> found;
    found.reserve(pairs_.size());
    std::ranges::sort(pairs_);
    std::size_t next = 0;
    while (next < pairs_.size()) {
      const auto [a, b, first] = pairs_[next];
      std::uint32_t number = first;
      for (; next < pairs_.size() && pairs_[next].a == a && pairs_[next].b == b; ++next) {
        number = both_of(number, pairs_[next].table);
      }
      if (a == b) {
        restrict(a, alone(tables_[number]));
        continue;
      }
      const Ways both = ways_of(number, different[at(a)].contains(b));
      if (!both.says_something) continue;  // that they differ is seen without it
      restrict(a, both.first);
      restrict(b, both.second);
      found.push_back({a, b, both.forward, both.backward});
      result_.most_digits[at(a)] = std::max(result_.most_digits[at(a)], both.most_first);
      result_.most_digits[at(b)] = std::max(result_.most_digits[at(b)], both.most_second);
    }
    result_.first.assign(cells_ + 1, 0);
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
    bool is_known = false;
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
  static constexpr std::uint32_t nowhere = ~std::uint32_t{0};

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static Word bit(std::size_t digit) { return static_cast<Word>(std::uint64_t{1} << digit); }

  // How many digits exclude one that these support; one that none supports is gone at once.
  [[nodiscard]] std::uint8_t missing_from(Word supports) const {
    const auto missing = static_cast<Word>(all_ & ~supports);
    return supports == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(count_bits(missing));
  }
  // The number of the table that says what both say.
  std::uint32_t both_of(std::uint32_t one, std::uint32_t other) {
    if (one == other) return one;
    Table both = tables_[one];
    for (std::size_t x = 0; x < both.size(); ++x) both[x] &= tables_[other][x];
    return tables_.number_of(both);
  }
  // What a table leaves to a cell that is both of a pair.
  [[nodiscard]] Word alone(const Table& table) const {
    Word left = 0;
    for (std::size_t digit = 0; digit < size_; ++digit) {
      left |= static_cast<Word>(table[digit] & bit(digit));
    }
    return left;
  }
  [[nodiscard]] Table transposed(const Table& table) const {
    Table other{};
    for (std::size_t x = 0; x < size_; ++x) {
      for (std::size_t y = 0; y < other.size(); ++y) {
        other[y] |= (table[x] & bit(y)) != 0 ? bit(x) : Word{0};
      }
    }
    return other;
  }
  // `differ`: whether the two cells do for other reasons.
  Ways ways_of(std::uint32_t number, bool differ) {
    std::vector<Ways>& known = ways_[differ ? 1 : 0];
    if (known.size() <= number) known.resize(tables_.size());
    if (!known[number].is_known) known[number] = found_ways(tables_[number], differ);
    return known[number];
  }
  Ways found_ways(Table table, bool differ) {
    Ways ways{.is_known = true, .says_something = !differ};
    if (differ) {
      for (std::size_t digit = 0; digit < table.size(); ++digit) table[digit] &= others_[digit];
    }
    ways.says_something |= table != others_;
    if (!ways.says_something) return ways;
    const Table back = transposed(table);
    for (std::size_t digit = 0; digit < size_; ++digit) {
      ways.first |= back[digit];
      ways.second |= table[digit];
      ways.most_first = std::max(ways.most_first, missing_from(back[digit]));
      ways.most_second = std::max(ways.most_second, missing_from(table[digit]));
    }
    ways.forward = place_of(table);
    ways.backward = place_of(back);
    return ways;
  }
  std::uint32_t place_of(const Table& table) {
    const std::uint32_t number = tables_.number_of(table);
    if (places_.size() <= number) places_.resize(tables_.size(), nowhere);
    if (places_[number] == nowhere) places_[number] = add_support(table);
    return places_[number];
  }
  std::uint32_t add_support(const Table& table) {
    std::vector<Word>& supports = result_.supports;
    if (supports.size() > most_supports) {
      throw std::invalid_argument("expected fewer different relations of two cells");
    }
    const std::size_t start = supports.size();
    const bool in_two = size_ <= most_in_two;
    const std::size_t chunk = in_two ? 5 : 8;
    const std::size_t chunks = in_two ? 2 : (size_ + chunk - 1) / chunk;
    supports.resize(start + (chunks << chunk));
    for (std::size_t part = 0; part < chunks; ++part) {
      Word* const sets = supports.data() + start + (part << chunk);
      for (std::size_t i = 0; i < chunk; ++i) {
        const std::size_t digit = part * chunk + i;
        const Word own = digit < size_ ? table[digit] : Word{0};
        const std::size_t half = std::size_t{1} << i;
        for (std::size_t set = 0; set < half; ++set) {
          sets[half + set] = static_cast<Word>(sets[set] | own);
        }
      }
    }
    return static_cast<std::uint32_t>(start);
  }

  std::size_t size_;
  std::size_t cells_;
  Word all_;
  Table others_{};  // for each digit all others
  std::vector<Pair> pairs_;
  NumberedTables<Word> tables_;
  std::array<std::vector<Ways>, 2> ways_;  // by table, of cells that may be equal and that differ
  std::vector<std::uint32_t> places_;      // of the supports of each table
  Arcs<Word> result_;
};

}  // namespace nonet
