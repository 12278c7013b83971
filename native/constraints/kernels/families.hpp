#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#if defined(__AVX2__)
#include <immintrin.h>
#endif

// `Kernels::add_cells` and `keep_sets`: families of sets of up to nine digits, a bit for each of
// the 512 sets. A set's six lowest digits are the number of its bit in a word, the others that of
// the word; a digit is added to all sets of a family by one shift, or by a move of words.
namespace nonet {
// Each instruction set has its own.
namespace {  // NOLINT(misc-anonymous-namespace-in-header)

#if defined(__AVX512F__)

struct Digit {
  std::array<std::uint64_t, 8> without;  // the sets without the digit
  std::array<std::uint64_t, 8> with;
  std::array<std::uint64_t, 8> shift;
  std::array<std::uint64_t, 8> other;  // the word that differs by the digit, or the same word
};

constexpr std::array<Digit, 9> digit_table = [] {
  constexpr std::array<std::uint64_t, 6> odd = {0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC,
                                                0xF0F0F0F0F0F0F0F0, 0xFF00FF00FF00FF00,
                                                0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};
  std::array<Digit, 9> made{};
  for (std::size_t d = 0; d < 9; ++d) {
    for (std::size_t word = 0; word < 8; ++word) {
      const std::size_t step = d < 6 ? 0 : std::size_t{1} << (d - 6);
      const bool has = (word & step) != 0;
      made[d].with[word] = d < 6 ? odd[d] : has ? ~std::uint64_t{0} : 0;
      made[d].without[word] = ~made[d].with[word];
      made[d].shift[word] = d < 6 ? std::uint64_t{1} << d : 0;
      made[d].other[word] = word ^ step;
    }
  }
  return made;
}();

class Family {
 public:
  static Family none() { return Family(_mm512_setzero_si512()); }
  static Family empty_set() { return Family(_mm512_maskz_set1_epi64(1, 1)); }
  static Family read(const std::uint64_t* words) { return Family(_mm512_loadu_si512(words)); }
  void write(std::uint64_t* words) const { _mm512_storeu_si512(words, sets_); }

  // Adds the sets of another family with the digit, which they do not have yet.
  void add(const Family& family, unsigned d) {
    const __m512i kept = _mm512_and_si512(family.sets_, load(digit_table[d].without));
    const __m512i moved =
        _mm512_maskz_permutexvar_epi64(every_word, load(digit_table[d].other), kept);
    sets_ = _mm512_or_si512(sets_,
                            _mm512_maskz_sllv_epi64(every_word, moved, load(digit_table[d].shift)));
  }
  // Adds the sets of another family that have the digit, without it, as far as they are in `among`;
  // whether there are any.
  bool remove(const Family& family, unsigned d, const Family& among) {
    const __m512i kept = _mm512_and_si512(family.sets_, load(digit_table[d].with));
    const __m512i moved =
        _mm512_maskz_permutexvar_epi64(every_word, load(digit_table[d].other), kept);
    const __m512i found = _mm512_maskz_srlv_epi64(every_word, moved, load(digit_table[d].shift));
    const __mmask8 any = _mm512_test_epi64_mask(found, among.sets_);
    sets_ = _mm512_or_si512(sets_, _mm512_and_si512(found, among.sets_));
    return any != 0;
  }

 private:
  // With a mask of all words, since g++ takes the plain forms to read what was never written.
  static constexpr __mmask8 every_word = 0xFF;

  explicit Family(__m512i sets) : sets_(sets) {}
  static __m512i load(const std::array<std::uint64_t, 8>& words) {
    return _mm512_loadu_si512(words.data());
  }
  __m512i sets_;
};

#else

constexpr std::array<std::uint64_t, 6> with = {0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC,
                                               0xF0F0F0F0F0F0F0F0, 0xFF00FF00FF00FF00,
                                               0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};

#if defined(__AVX2__)

class Family {
 public:
  static Family none() { return {_mm256_setzero_si256(), _mm256_setzero_si256()}; }
  static Family empty_set() { return {_mm256_set_epi64x(0, 0, 0, 1), _mm256_setzero_si256()}; }
  static Family read(const std::uint64_t* words) {
    return {_mm256_loadu_si256(reinterpret_cast<const __m256i*>(words)),
            _mm256_loadu_si256(reinterpret_cast<const __m256i*>(words + 4))};
  }
  void write(std::uint64_t* words) const {
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(words), low_);
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(words + 4), high_);
  }

  void add(const Family& family, unsigned d) {
    if (d < 6) {
      const __m256i has = _mm256_set1_epi64x(static_cast<long long>(with[d]));
      const __m128i by = _mm_cvtsi32_si128(1 << d);
      low_ |= _mm256_sll_epi64(_mm256_andnot_si256(has, family.low_), by);
      high_ |= _mm256_sll_epi64(_mm256_andnot_si256(has, family.high_), by);
    } else if (d == 6) {
      low_ |= _mm256_slli_si256(family.low_, 8);
      high_ |= _mm256_slli_si256(family.high_, 8);
    } else if (d == 7) {
      low_ |= _mm256_permute2x128_si256(family.low_, family.low_, 0x08);
      high_ |= _mm256_permute2x128_si256(family.high_, family.high_, 0x08);
    } else {
      high_ |= family.low_;
    }
  }
  bool remove(const Family& family, unsigned d, const Family& among) {
    Family found = none();
    if (d < 6) {
      const __m256i has = _mm256_set1_epi64x(static_cast<long long>(with[d]));
      const __m128i by = _mm_cvtsi32_si128(1 << d);
      found.low_ = _mm256_srl_epi64(_mm256_and_si256(has, family.low_), by);
      found.high_ = _mm256_srl_epi64(_mm256_and_si256(has, family.high_), by);
    } else if (d == 6) {
      found.low_ = _mm256_srli_si256(family.low_, 8);
      found.high_ = _mm256_srli_si256(family.high_, 8);
    } else if (d == 7) {
      found.low_ = _mm256_permute2x128_si256(family.low_, family.low_, 0x81);
      found.high_ = _mm256_permute2x128_si256(family.high_, family.high_, 0x81);
    } else {
      found.low_ = family.high_;
    }
    found.low_ &= among.low_;
    found.high_ &= among.high_;
    low_ |= found.low_;
    high_ |= found.high_;
    const __m256i any = found.low_ | found.high_;
    return _mm256_testz_si256(any, any) == 0;
  }

 private:
  Family(__m256i low, __m256i high) : low_(low), high_(high) {}
  __m256i low_;
  __m256i high_;
};

#else

class Family {
 public:
  static Family none() { return {}; }
  static Family empty_set() {
    Family family;
    family.words_[0] = 1;
    return family;
  }
  static Family read(const std::uint64_t* words) {
    Family family;
    std::memcpy(family.words_.data(), words, sizeof family.words_);
    return family;
  }
  void write(std::uint64_t* words) const { std::memcpy(words, words_.data(), sizeof words_); }

  // Adds the sets of another family with the digit, which they do not have yet.
  void add(const Family& family, unsigned d) {
    if (d < 6) {
      for (std::size_t i = 0; i < 8; ++i) words_[i] |= (family.words_[i] & ~with[d]) << (1U << d);
      return;
    }
    const std::size_t step = std::size_t{1} << (d - 6);
    for (std::size_t i = 0; i < 8; ++i) {
      if ((i & step) == 0) words_[i + step] |= family.words_[i];
    }
  }
  // Adds the sets of another family that have the digit, without it, as far as they are in `among`;
  // whether there are any.
  bool remove(const Family& family, unsigned d, const Family& among) {
    std::uint64_t any = 0;
    if (d < 6) {
      for (std::size_t i = 0; i < 8; ++i) {
        const std::uint64_t found = (family.words_[i] & with[d]) >> (1U << d) & among.words_[i];
        any |= found;
        words_[i] |= found;
      }
      return any != 0;
    }
    const std::size_t step = std::size_t{1} << (d - 6);
    for (std::size_t i = 0; i < 8; ++i) {
      if ((i & step) != 0) continue;
      const std::uint64_t found = family.words_[i + step] & among.words_[i];
      any |= found;
      words_[i] |= found;
    }
    return any != 0;
  }

 private:
  std::array<std::uint64_t, 8> words_{};
};

#endif
#endif

constexpr std::size_t family_words = 8;

void add_cells(const std::uint16_t* cells, std::size_t count, std::uint64_t* families) {
  Family family = Family::empty_set();
  family.write(families);
  for (std::size_t i = 0; i < count; ++i) {
    Family next = Family::none();
    for (unsigned left = cells[i]; left != 0; left &= left - 1) {
      next.add(family, static_cast<unsigned>(std::countr_zero(left)));
    }
    next.write(families + family_words * (i + 1));
    family = next;
  }
}

bool keep_sets(std::uint16_t* cells, std::size_t count, const std::uint64_t* families,
               const std::uint64_t* last) {
  Family family = Family::read(last);
  for (std::size_t i = count; i-- > 0;) {
    const Family before = Family::read(families + family_words * i);
    Family earlier = Family::none();
    unsigned kept = 0;
    for (unsigned left = cells[i]; left != 0; left &= left - 1) {
      const unsigned lowest = left & (0U - left);
      if (earlier.remove(family, static_cast<unsigned>(std::countr_zero(left)), before)) {
        kept |= lowest;
      }
    }
    if (kept == 0) return false;
    cells[i] = static_cast<std::uint16_t>(kept);
    family = earlier;
  }
  return true;
}

}  // namespace
}  // namespace nonet
