#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <iterator>

namespace nonet {

// Number of bits set. std::popcount is a call of a library function where no instruction for it may
// be assumed, and slower than this.
constexpr int count_bits(std::uint64_t word) {
  word -= word >> 1 & 0x5555555555555555;
  word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
  word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F;
  return static_cast<int>(word * 0x0101010101010101 >> 56);
}
// Whether just one bit is set.
constexpr bool is_single_bit(std::uint64_t word) { return word != 0 && (word & (word - 1)) == 0; }

// A set of up to 64 · Words small numbers: the digits of a cell (bit digit − 1) or the places of
// a digit in a house (bit i for the i-th cell of the house, cells in ascending order).
//
//     cell with candidates 1, 4, 9           bits   0 0 … 1 0 0 0 0 1 0 0 1
//                                                         9         4     1
//
// One word serves sizes up to 64 and compiles to plain integer operations; two serve up to 100.
// Sizes of sets are counted where they are kept (candidates.hpp), because population count is a
// library call on the oldest processors that nonet runs on.
template <int Words>
class BitSet {
 public:
  constexpr BitSet() = default;

  // The same set in fewer words; what does not fit must not be there.
  template <int Wider>
    requires(Wider > Words)
  explicit constexpr BitSet(const BitSet<Wider>& other) {
    for (int word = 0; word < Words; ++word) words_[index(word)] = other.words_[index(word)];
  }

  // The numbers 0 … count − 1.
  static constexpr BitSet first(int count) {
    BitSet set;
    for (int word = 0; word < Words; ++word) {
      const int bits = count - 64 * word;
      if (bits >= 64) {
        set.words_[index(word)] = ~std::uint64_t{0};
      } else if (bits > 0) {
        set.words_[index(word)] = (std::uint64_t{1} << bits) - 1;
      }
    }
    return set;
  }

  [[nodiscard]] constexpr bool contains(int number) const {
    return (words_[word_of(number)] >> bit_of(number) & 1) != 0;
  }
  constexpr void insert(int number) {
    words_[word_of(number)] |= std::uint64_t{1} << bit_of(number);
  }
  constexpr void remove(int number) {
    words_[word_of(number)] &= ~(std::uint64_t{1} << bit_of(number));
  }

  [[nodiscard]] constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words_) any |= word;
    return any == 0;
  }

  // Smallest number of a set that is not empty.
  [[nodiscard]] constexpr int lowest() const {
    int word = 0;
    while (word + 1 < Words && words_[index(word)] == 0) ++word;
    return 64 * word + std::countr_zero(words_[index(word)]);
  }

  // Smallest number of a set that is not empty; it leaves the set.
  constexpr int take_lowest() {
    int word = 0;
    while (word + 1 < Words && words_[index(word)] == 0) ++word;
    const int number = 64 * word + std::countr_zero(words_[index(word)]);
    words_[index(word)] &= words_[index(word)] - 1;
    return number;
  }

  [[nodiscard]] constexpr bool within(const BitSet& other) const { return (*this - other).empty(); }

  [[nodiscard]] constexpr bool intersects(const BitSet& other) const {
    std::uint64_t any = 0;
    for (int word = 0; word < Words; ++word) {
      any |= words_[index(word)] & other.words_[index(word)];
    }
    return any != 0;
  }
  [[nodiscard]] constexpr int size() const {
    int count = 0;
    for (const std::uint64_t word : words_) count += count_bits(word);
    return count;
  }

  // The numbers in ascending order; the set must not change meanwhile.
  class Iterator {
   public:
    explicit constexpr Iterator(const BitSet& left) : left_(left) {}
    constexpr int operator*() const { return left_.lowest(); }
    constexpr Iterator& operator++() {
      left_.take_lowest();
      return *this;
    }
    friend constexpr bool operator!=(const Iterator& a, std::default_sentinel_t) {
      return !a.left_.empty();
    }

   private:
    BitSet left_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(*this); }
  [[nodiscard]] constexpr std::default_sentinel_t end() const { return {}; }

  friend constexpr BitSet operator|(BitSet a, const BitSet& b) {
    for (int word = 0; word < Words; ++word) a.words_[index(word)] |= b.words_[index(word)];
    return a;
  }
  friend constexpr BitSet operator-(BitSet a, const BitSet& b) {
    for (int word = 0; word < Words; ++word) a.words_[index(word)] &= ~b.words_[index(word)];
    return a;
  }
  friend constexpr BitSet operator&(BitSet a, const BitSet& b) {
    for (int word = 0; word < Words; ++word) a.words_[index(word)] &= b.words_[index(word)];
    return a;
  }
  constexpr BitSet& operator|=(const BitSet& other) { return *this = *this | other; }
  constexpr BitSet& operator&=(const BitSet& other) { return *this = *this & other; }
  constexpr BitSet& operator-=(const BitSet& other) { return *this = *this - other; }
  friend constexpr bool operator==(const BitSet&, const BitSet&) = default;

 private:
  template <int Other>
  friend class BitSet;

  static constexpr std::size_t index(int word) {
    return Words == 1 ? 0 : static_cast<std::size_t>(word);
  }
  static constexpr std::size_t word_of(int number) {
    return Words == 1 ? 0 : static_cast<unsigned>(number) / 64;
  }
  static constexpr unsigned bit_of(int number) { return static_cast<unsigned>(number) % 64; }

  std::array<std::uint64_t, static_cast<std::size_t>(Words)> words_{};
};

}  // namespace nonet
