#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/vector128.hpp"

// `Kernels::strike_houses` in vectors of 16-bit lanes, twelve for a row:
//
//     r1c1 r1c2 r1c3  –   r1c4 r1c5 r1c6  –   r1c7 r1c8 r1c9  –
//
// so that the cells of a row in one box are turned by a move within four lanes, and the boxes of a
// row by a move of four lanes at once. Lanes without a cell are 0 throughout.
namespace nonet {
// Each instruction set has its own.
namespace {  // NOLINT(misc-anonymous-namespace-in-header)

#if defined(__GNUC__)
#define NONET_ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define NONET_ALWAYS_INLINE inline
#endif

// Which lanes go where; those after the first vector's are lanes of the second.
#if defined(__clang__) || __GNUC__ >= 12
#define NONET_MOVED(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#elif defined(__GNUC__)
#define NONET_MOVED(a, b, ...) __builtin_shuffle(a, b, decltype(a){__VA_ARGS__})
#endif

using Words = std::array<std::uint64_t, 3>;  // a row as it lies in memory, four lanes a word

#if defined(__AVX2__)

typedef std::uint16_t Row __attribute__((vector_size(32)));

NONET_ALWAYS_INLINE Row row_of(const Words& words) {
  typedef std::uint64_t Wide __attribute__((vector_size(32)));
  return Row(Wide{words[0], words[1], words[2]});
}
NONET_ALWAYS_INLINE Words words_of(Row row) {
  Words words;
  std::memcpy(words.data(), &row, sizeof words);
  return words;
}
NONET_ALWAYS_INLINE Row if_none(Row row) { return Row(row == Row{}); }
// The next cell of the same row and box, and the one after that.
NONET_ALWAYS_INLINE Row next_cell(Row a) {
  return NONET_MOVED(a, a, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 12, 13, 14, 15);
}
NONET_ALWAYS_INLINE Row last_cell(Row a) {
  return NONET_MOVED(a, a, 2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 12, 13, 14, 15);
}
// The same for boxes of a row.
NONET_ALWAYS_INLINE Row next_box(Row a) {
  return NONET_MOVED(a, a, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15);
}
NONET_ALWAYS_INLINE Row last_box(Row a) {
  return NONET_MOVED(a, a, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15);
}

#else

using Half = Vector128;

#if defined(__GNUC__)

NONET_ALWAYS_INLINE Half half_of(std::uint64_t low, std::uint64_t high) {
  typedef std::uint64_t Wide __attribute__((vector_size(16)));
  return Half(Wide{low, high});
}
NONET_ALWAYS_INLINE Half next_cell(Half a) { return NONET_MOVED(a, a, 1, 2, 0, 3, 5, 6, 4, 7); }
NONET_ALWAYS_INLINE Half last_cell(Half a) { return NONET_MOVED(a, a, 2, 0, 1, 3, 6, 4, 5, 7); }
// The low four lanes of one before those of another; the high ones of both.
NONET_ALWAYS_INLINE Half low_of(Half a, Half b) {
  return NONET_MOVED(a, b, 0, 1, 2, 3, 8, 9, 10, 11);
}
NONET_ALWAYS_INLINE Half high_low_of(Half a, Half b) {
  return NONET_MOVED(a, b, 4, 5, 6, 7, 8, 9, 10, 11);
}
NONET_ALWAYS_INLINE Half high_of(Half a) {
  return NONET_MOVED(a, Half{}, 4, 5, 6, 7, 8, 9, 10, 11);
}

#else

inline Half moved(Half a, Half b, const std::array<std::size_t, 8>& from) {
  Half found;
  for (std::size_t lane = 0; lane < 8; ++lane) {
    found.each[lane] = from[lane] < 8 ? a.each[from[lane]] : b.each[from[lane] - 8];
  }
  return found;
}
inline Half half_of(std::uint64_t low, std::uint64_t high) {
  const std::array<std::uint64_t, 2> words{low, high};
  Half half;
  std::memcpy(&half, words.data(), sizeof half);
  return half;
}
inline Half next_cell(Half a) { return moved(a, a, {1, 2, 0, 3, 5, 6, 4, 7}); }
inline Half last_cell(Half a) { return moved(a, a, {2, 0, 1, 3, 6, 4, 5, 7}); }
inline Half low_of(Half a, Half b) { return moved(a, b, {0, 1, 2, 3, 8, 9, 10, 11}); }
inline Half high_low_of(Half a, Half b) { return moved(a, b, {4, 5, 6, 7, 8, 9, 10, 11}); }
inline Half high_of(Half a) { return moved(a, Half{}, {4, 5, 6, 7, 8, 9, 10, 11}); }

#endif

// Two boxes in the low half, one in the high half.
struct Row {
  Half low;
  Half high;

  friend NONET_ALWAYS_INLINE Row operator&(Row a, Row b) {
    return {a.low & b.low, a.high & b.high};
  }
  friend NONET_ALWAYS_INLINE Row operator|(Row a, Row b) {
    return {a.low | b.low, a.high | b.high};
  }
  friend NONET_ALWAYS_INLINE Row operator^(Row a, Row b) {
    return {a.low ^ b.low, a.high ^ b.high};
  }
  friend NONET_ALWAYS_INLINE Row operator-(Row a, Row b) {
    return {a.low - b.low, a.high - b.high};
  }
  friend NONET_ALWAYS_INLINE Row operator~(Row a) { return {~a.low, ~a.high}; }
  NONET_ALWAYS_INLINE Row& operator&=(Row b) { return *this = *this & b; }
  NONET_ALWAYS_INLINE Row& operator|=(Row b) { return *this = *this | b; }
};

NONET_ALWAYS_INLINE Row row_of(const Words& words) {
  return {half_of(words[0], words[1]), half_of(words[2], 0)};
}
NONET_ALWAYS_INLINE Words words_of(Row row) {
  Words words;
  std::memcpy(words.data(), &row.low, sizeof row.low);
  std::memcpy(&words[2], &row.high, sizeof words[2]);
  return words;
}
NONET_ALWAYS_INLINE Row if_none(Row row) {
  return {Half(row.low == Half{}), Half(row.high == Half{})};
}
NONET_ALWAYS_INLINE Row next_cell(Row a) { return {next_cell(a.low), next_cell(a.high)}; }
NONET_ALWAYS_INLINE Row last_cell(Row a) { return {last_cell(a.low), last_cell(a.high)}; }
NONET_ALWAYS_INLINE Row next_box(Row a) {
  return {high_low_of(a.low, a.high), low_of(a.low, Half{})};
}
NONET_ALWAYS_INLINE Row last_box(Row a) { return {low_of(a.high, a.low), high_of(a.low)}; }

#endif

using Rows = std::array<Row, 9>;

constexpr std::size_t classic_cell_count = 81;
constexpr std::size_t padded = 84;  // for the lane after the last three cells

// Three cells of each box; the fourth lane is not theirs.
constexpr std::uint64_t three_cells = 0xFFFFFFFFFFFF;

NONET_ALWAYS_INLINE Row read(const std::uint16_t* cells) {
  Words words;
  for (std::size_t box = 0; box < 3; ++box) {
    std::memcpy(&words[box], cells + 3 * box, sizeof words[box]);
    words[box] &= three_cells;
  }
  return row_of(words);
}
// The lane after each three cells is written, too, where the next ones follow.
NONET_ALWAYS_INLINE void write(Row row, std::uint16_t* cells) {
  const Words words = words_of(row);
  for (std::size_t box = 0; box < 3; ++box) {
    std::memcpy(cells + 3 * box, &words[box], sizeof words[box]);
  }
}
NONET_ALWAYS_INLINE bool any(Row row) {
  const Words words = words_of(row);
  return (words[0] | words[1] | words[2]) != 0;
}
NONET_ALWAYS_INLINE Row in_all_cells(std::uint64_t digits) {
  const std::uint64_t word = digits * 0x100010001;
  return row_of({word, word, word});
}
// What two of three have, at least.
NONET_ALWAYS_INLINE Row two_of(Row a, Row b, Row c) { return (a & b) | (c & (a | b)); }

// Single digits, taken away from the other cells of their houses until there is no other one.
NONET_ALWAYS_INLINE bool strike_singles(Rows& cells, Rows& known) {
  const Row one = in_all_cells(1);
  for (;;) {
    Rows singles;
    Row news{};
    for (std::size_t r = 0; r < 9; ++r) {
      const Row lower = cells[r] & (cells[r] - one);
      singles[r] = cells[r] & if_none(lower);
      news |= singles[r] ^ known[r];
      known[r] = singles[r];
    }
    if (!any(news)) return true;
    Rows seen;
    Row twice{};
    Row columns{};
    for (std::size_t band = 0; band < 9; band += 3) {
      Row box{};
      Row triples{};  // three cells of each column
      for (std::size_t r = band; r < band + 3; ++r) {
        const Row next = next_cell(singles[r]);
        const Row own = singles[r] | next | last_cell(singles[r]);
        const Row beside = next_box(own);
        twice |= (singles[r] & next) | (own & beside) | (box & own) | (triples & singles[r]);
        box |= own;
        triples |= singles[r];
        seen[r] = own | beside | last_box(own);
      }
      twice |= columns & triples;
      columns |= triples;
      for (std::size_t r = band; r < band + 3; ++r) seen[r] |= box;
    }
    if (any(twice)) return false;
    for (std::size_t r = 0; r < 9; ++r) {
      cells[r] = (cells[r] & ~(seen[r] | columns)) | singles[r];
    }
  }
}

// Hidden singles, pointing and claiming, once. False where something has no place; `changes` are
// the digits that went.
NONET_ALWAYS_INLINE bool strike_places(Rows& cells, Row& changes) {
  const Row all = in_all_cells(0x1FF);
  const Row one = in_all_cells(1);
  Rows lost;                   // what pointing and claiming take away
  Rows often;                  // digits with two places or more in row, column and box
  std::array<Row, 3> triples;  // the digits of three cells of each column, by band
  std::array<Row, 3> triples_often;
  Row everywhere = all;
  Row empty{};
  for (std::size_t band = 0; band < 3; ++band) {
    std::array<Row, 3> own;  // the digits of the three cells of a row in a box
    std::array<Row, 3> own_often;
    std::array<Row, 3> rest;  // those of the row in the other boxes
    for (std::size_t i = 0; i < 3; ++i) {
      const Row row = cells[3 * band + i];
      const Row next = next_cell(row);
      const Row last = last_cell(row);
      own[i] = row | next | last;
      own_often[i] = two_of(row, next, last);
      const Row next_own = next_box(own[i]);
      const Row last_own = last_box(own[i]);
      rest[i] = next_own | last_own;
      everywhere &= own[i] | rest[i];
      empty |= if_none(row);
      often[3 * band + i] = own_often[i] | next_box(own_often[i]) | last_box(own_often[i]) |
                            two_of(own[i], next_own, last_own);
    }
    const Row box_often =
        own_often[0] | own_often[1] | own_often[2] | two_of(own[0], own[1], own[2]);
    everywhere &= own[0] | own[1] | own[2];
    for (std::size_t i = 0; i < 3; ++i) {
      const Row others = own[(i + 1) % 3] | own[(i + 2) % 3];
      const Row pointing = own[i] & ~others;
      lost[3 * band + i] = next_box(pointing) | last_box(pointing);
      often[3 * band + i] &= box_often;
    }
    std::array<Row, 3> claiming;
    for (std::size_t i = 0; i < 3; ++i) claiming[i] = own[i] & ~rest[i];
    for (std::size_t i = 0; i < 3; ++i) {
      lost[3 * band + i] |= claiming[(i + 1) % 3] | claiming[(i + 2) % 3];
    }
    const Row* const rows = &cells[3 * band];
    triples[band] = rows[0] | rows[1] | rows[2];
    triples_often[band] = two_of(rows[0], rows[1], rows[2]);
  }
  const Row columns_often = triples_often[0] | triples_often[1] | triples_often[2] |
                            two_of(triples[0], triples[1], triples[2]);
  everywhere &= triples[0] | triples[1] | triples[2];
  if (any((everywhere ^ all) | (empty & all))) return false;
  std::array<Row, 3> pointing;  // of columns
  for (std::size_t band = 0; band < 3; ++band) {
    pointing[band] = triples[band] & ~(next_cell(triples[band]) | last_cell(triples[band]));
  }
  Row crowded{};
  for (std::size_t band = 0; band < 3; ++band) {
    const std::size_t next = (band + 1) % 3;
    const std::size_t last = (band + 2) % 3;
    const Row claiming = triples[band] & ~(triples[next] | triples[last]);
    const Row gone = pointing[next] | pointing[last] | next_cell(claiming) | last_cell(claiming);
    for (std::size_t r = 3 * band; r < 3 * band + 3; ++r) {
      const Row before = cells[r];
      const Row hidden = before & ~(often[r] & columns_often);
      crowded |= hidden & (hidden - one);
      const Row has_none = if_none(hidden);
      cells[r] = before & (hidden | has_none) & ~(lost[r] | gone);
      changes |= before ^ cells[r];
    }
  }
  return !any(crowded);
}

bool strike_houses(std::uint16_t* cells, std::uint64_t* changed) {
  std::array<std::uint16_t, padded> all{};
  std::memcpy(all.data(), cells, classic_cell_count * sizeof *cells);
  Rows rows;
  for (std::size_t r = 0; r < 9; ++r) rows[r] = read(&all[9 * r]);
  Rows known{};
  Row changes;
  do {
    changes = Row{};
    if (!strike_singles(rows, known) || !strike_places(rows, changes)) {
      for (std::size_t r = 0; r < 9; ++r) write(rows[r], &all[9 * r]);
      std::memcpy(cells, all.data(), classic_cell_count * sizeof *cells);
      return false;
    }
  } while (any(changes));
  for (std::size_t r = 0; r < 9; ++r) write(rows[r], &all[9 * r]);
  for (std::size_t first = 0; first < classic_cell_count; first += 4) {
    const std::size_t count = first + 4 <= classic_cell_count ? 4 : classic_cell_count - first;
    std::uint64_t before = 0;
    std::uint64_t after = 0;
    std::memcpy(&before, cells + first, count * sizeof *cells);
    std::memcpy(&after, &all[first], count * sizeof *cells);
    if (before == after) continue;
    for (std::size_t cell = first; cell < first + count; ++cell) {
      if (cells[cell] != all[cell]) changed[cell / 64] |= std::uint64_t{1} << cell % 64;
    }
    std::memcpy(cells + first, &after, count * sizeof *cells);
  }
  return true;
}

}  // namespace
}  // namespace nonet
