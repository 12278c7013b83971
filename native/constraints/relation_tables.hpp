#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace nonet {

// The relations of pairs of cells while a program is built: for each digit of the first cell the
// digits of the second. Equal tables have one number, so that thousands of pairs cost a number each
// and what follows from a table is worked out once.
template <class Word>
class RelationTables {
 public:
  using Table = std::vector<Word>;

  // The table of two different cells, the smaller first, by its number.
  struct Pair {
    int a;
    int b;
    std::uint32_t table;
    auto operator<=>(const Pair&) const = default;
  };
  // What a table says of cells that may be known to differ: which digits it leaves to each on its
  // own, and the table each way without what is known.
  struct Meaning {
    bool says_something = false;
    Word first = 0;
    Word second = 0;
    Table forward;
    Table backward;
  };

  explicit RelationTables(int size)
      : size_(static_cast<std::size_t>(size)),
        all_(static_cast<Word>(~std::uint64_t{0} >> (64 - size))) {}

  void add(const std::vector<std::pair<int, int>>& pairs, const Table& table) {
    const std::uint32_t forward = number_of(table);
    const std::uint32_t backward = number_of(transposed(table));
    for (const auto& [a, b] : pairs) {
      if (a != b) pairs_.push_back(a < b ? Pair{a, b, forward} : Pair{b, a, backward});
    }
  }
  // One table for each two cells, where several rules are about them.
  void merge() {
    std::ranges::sort(pairs_);
    std::vector<Pair> merged;
    for (const Pair& pair : pairs_) {
      if (merged.empty() || merged.back().a != pair.a || merged.back().b != pair.b) {
        merged.push_back(pair);
      } else if (merged.back().table != pair.table) {
        Table both = tables_[merged.back().table];
        for (std::size_t x = 0; x < size_; ++x) both[x] &= tables_[pair.table][x];
        merged.back().table = number_of(both);
      }
    }
    pairs_ = std::move(merged);
  }
  [[nodiscard]] const std::vector<Pair>& pairs() const { return pairs_; }
  [[nodiscard]] const Table& table(std::uint32_t number) const { return tables_[number]; }

  [[nodiscard]] Meaning meaning(std::uint32_t number, bool differ) const {
    Meaning found;
    found.says_something = !differ;
    found.forward = tables_[number];
    for (std::size_t x = 0; x < size_; ++x) {
      const auto others = static_cast<Word>(all_ & ~bit(x));
      if (differ) found.forward[x] &= others;
      found.says_something |= found.forward[x] != others;
    }
    found.backward = transposed(found.forward);
    for (std::size_t x = 0; x < size_; ++x) {
      if (found.forward[x] != 0) found.first |= bit(x);
      if (found.backward[x] != 0) found.second |= bit(x);
    }
    return found;
  }

 private:
  static Word bit(std::size_t x) { return static_cast<Word>(std::uint64_t{1} << x); }

  std::uint32_t number_of(const Table& table) {
    const auto [place, is_new] =
        numbers_.try_emplace(table, static_cast<std::uint32_t>(tables_.size()));
    if (is_new) tables_.push_back(table);
    return place->second;
  }
  [[nodiscard]] Table transposed(const Table& table) const {
    Table other(size_);
    for (std::size_t x = 0; x < size_; ++x) {
      for (std::size_t y = 0; y < size_; ++y) {
        if ((table[x] & bit(y)) != 0) other[y] |= bit(x);
      }
    }
    return other;
  }

  std::size_t size_;
  Word all_;
  std::vector<Pair> pairs_;
  std::vector<Table> tables_;
  std::map<Table, std::uint32_t> numbers_;
};

}  // namespace nonet
