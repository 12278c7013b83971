#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace nonet {

// For each digit of a cell (from 0) the digits that go with it in another one.
template <class Word>
using PairTable = std::array<Word, 8 * sizeof(Word)>;

// Tables of pairs, each kept once and known by its number.
template <class Word>
class NumberedTables {
 public:
  std::uint32_t number_of(const PairTable<Word>& table) {
    if (2 * tables_.size() >= slots_.size()) grow();
    std::uint32_t& slot = slots_[slot_of(table)];
    if (slot == none) {
      slot = static_cast<std::uint32_t>(tables_.size());
      tables_.push_back(table);
    }
    return slot;
  }
  [[nodiscard]] std::size_t size() const { return tables_.size(); }
  const PairTable<Word>& operator[](std::uint32_t number) const { return tables_[number]; }

 private:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  // Where its number is, or is to be.
  [[nodiscard]] std::size_t slot_of(const PairTable<Word>& table) const {
    const std::size_t last = slots_.size() - 1;
    std::size_t slot = hash_of(table) & last;
    while (slots_[slot] != none && tables_[slots_[slot]] != table) slot = (slot + 1) & last;
    return slot;
  }
  static std::size_t hash_of(const PairTable<Word>& table) {
    std::uint64_t hash = 0;
    for (const std::uint64_t part :
         std::bit_cast<std::array<std::uint64_t, sizeof table / 8>>(table)) {
      hash = (hash ^ part) * 0x9E37'79B9'7F4A'7C15;
      hash ^= hash >> 32;
    }
    return static_cast<std::size_t>(hash);
  }
  void grow() {
    slots_.assign(slots_.empty() ? 64 : 2 * slots_.size(), none);
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      slots_[slot_of(tables_[i])] = static_cast<std::uint32_t>(i);
    }
  }

  std::vector<PairTable<Word>> tables_;
  std::vector<std::uint32_t> slots_;  // a power of two of them, half of them free
};

}  // namespace nonet
