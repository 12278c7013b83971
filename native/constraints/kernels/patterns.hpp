#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "constraints/kernels/kernels.hpp"

// `Kernels::match_rows`: many rows of sets of digits at once, a lane for each, in loops that
// compilers turn into vectors.
namespace nonet {
// Each instruction set has its own.
namespace {  // NOLINT(misc-anonymous-namespace-in-header)

template <class Word>
using Lanes = std::array<Word, rows_at_once>;

// What rows leave of some cells, a lane for each row, 0 where a row is out; false where all are.
template <class Word>
bool match_block(const Word* cells, std::size_t count, const Word* block, Word all,
                 Lanes<Word>* here) {
  Lanes<Word> once{};
  Lanes<Word> twice{};
  Lanes<Word> valid;
  valid.fill(static_cast<Word>(~Word{0}));
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t lane = 0; lane < rows_at_once; ++lane) {
      const auto both = static_cast<Word>(block[i * rows_at_once + lane] & cells[i]);
      here[i][lane] = both;
      valid[lane] = both == 0 ? Word{0} : valid[lane];
      twice[lane] |= static_cast<Word>(once[lane] & both);
      once[lane] |= both;
    }
  }
  Word some = 0;
  for (const Word lane : valid) some |= lane;
  if (some == 0) return false;
  if (all != 0) {
    for (std::size_t lane = 0; lane < rows_at_once; ++lane) {
      valid[lane] = once[lane] == all ? valid[lane] : Word{0};
      once[lane] &= static_cast<Word>(~twice[lane]);
    }
    for (std::size_t i = 0; i < count; ++i) {
      for (std::size_t lane = 0; lane < rows_at_once; ++lane) {
        const auto only = static_cast<Word>(here[i][lane] & once[lane]);
        valid[lane] = (only & static_cast<Word>(only - 1)) == 0 ? valid[lane] : Word{0};
        here[i][lane] = only == 0 ? here[i][lane] : only;
      }
    }
  }
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t lane = 0; lane < rows_at_once; ++lane) here[i][lane] &= valid[lane];
  }
  return true;
}

template <class Word>
void match_rows(const Word* cells, std::size_t count, const Word* rows, std::size_t blocks,
                Word all, Word* kept) {
  std::array<Lanes<Word>, most_in_row> here;
  std::array<Lanes<Word>, most_in_row> any;
  for (std::size_t i = 0; i < count; ++i) {
    any[i].fill(0);
    kept[i] = 0;
  }
  for (std::size_t block = 0; block < blocks; ++block) {
    if (match_block(cells, count, rows + block * count * rows_at_once, all, here.data())) {
      for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t lane = 0; lane < rows_at_once; ++lane) any[i][lane] |= here[i][lane];
      }
    }
    // As soon as all candidates are supported, other rows say nothing more.
    if (block % 4 != 3 && block + 1 != blocks) continue;
    Word missing = 0;
    for (std::size_t i = 0; i < count; ++i) {
      for (const Word digits : any[i]) kept[i] |= digits;
      missing |= static_cast<Word>(cells[i] ^ kept[i]);
    }
    if (missing == 0) return;
  }
}

}  // namespace
}  // namespace nonet
