#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "constraints/kernels/kernels.hpp"

#if defined(__AVX512VL__) && defined(__AVX512BW__)
#include <immintrin.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

// `Kernels::read_line`.
namespace nonet {
// Each instruction set has its own.
namespace {  // NOLINT(misc-anonymous-namespace-in-header)

// The states that some digits lead to from a set of states, or from which they lead there.
template <class Word>
unsigned states_after(const MachineSteps<Word>& steps, unsigned states, Word digits) {
  const auto [low, high] = steps.of(states);
  unsigned found = 0;
  for (std::size_t i = 0; i < most_small_states; ++i) {
    const bool is_there = ((low[i] | high[i]) & digits) != 0;
    found |= static_cast<unsigned>(is_there) << i;
  }
  return found;
}

// The digits between some states and others, to which `steps` lead back.
template <class Word>
Word digits_between(const MachineSteps<Word>& steps, unsigned from, unsigned to) {
  const auto [low, high] = steps.of(to);
  Word digits = 0;
  for (; from != 0; from &= from - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(from));
    digits |= static_cast<Word>(low[i] | high[i]);
  }
  return digits;
}

#if defined(__AVX512VL__) && defined(__AVX512BW__)

inline __m256i steps_of(const MachineSteps<std::uint16_t>& steps, unsigned states) {
  const auto load = [](const auto& row) {
    return _mm256_load_si256(reinterpret_cast<const __m256i*>(row.data()));
  };
  const auto [low, high] = steps.of(states);
  return _mm256_or_si256(load(low), load(high));
}
template <>
inline unsigned states_after(const MachineSteps<std::uint16_t>& steps, unsigned states,
                             std::uint16_t digits) {
  return _mm256_test_epi16_mask(steps_of(steps, states),
                                _mm256_set1_epi16(static_cast<short>(digits)));
}
template <>
inline std::uint16_t digits_between(const MachineSteps<std::uint16_t>& steps, unsigned from,
                                    unsigned to) {
  const __m256i all = _mm256_maskz_mov_epi16(static_cast<__mmask16>(from), steps_of(steps, to));
  __m128i half = _mm_or_si128(_mm256_castsi256_si128(all), _mm256_extracti128_si256(all, 1));
  half = _mm_or_si128(half, _mm_srli_si128(half, 8));
  half = _mm_or_si128(half, _mm_srli_si128(half, 4));
  half = _mm_or_si128(half, _mm_srli_si128(half, 2));
  return static_cast<std::uint16_t>(_mm_cvtsi128_si32(half));
}

#elif defined(__SSE2__)

template <>
inline unsigned states_after(const MachineSteps<std::uint16_t>& steps, unsigned states,
                             std::uint16_t digits) {
  const auto [low, high] = steps.of(states);
  const __m128i own = _mm_set1_epi16(static_cast<short>(digits));
  // All bits of each state that is out.
  const auto out = [&](std::size_t first) {
    const auto load = [&](const auto& row) {
      return _mm_load_si128(reinterpret_cast<const __m128i*>(row.data() + first));
    };
    const __m128i found = _mm_and_si128(_mm_or_si128(load(low), load(high)), own);
    return _mm_cmpeq_epi16(found, _mm_setzero_si128());
  };
  return ~static_cast<unsigned>(_mm_movemask_epi8(_mm_packs_epi16(out(0), out(8)))) & 0xFFFFU;
}

#endif

template <class Word>
bool read_line(const SmallSteps<Word>& machine, const Word* board, const int* cells,
               std::size_t count, std::uint64_t* kept) {
  // From both ends at once: each step waits for the one before it.
  for (std::size_t i = 0; i < count; ++i) kept[i] = 0;
  unsigned ahead = machine.starts;
  unsigned behind = machine.accepting;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t j = count - 1 - i;
    kept[i] |= ahead;
    kept[j] |= std::uint64_t{behind} << 32;
    ahead = states_after(machine.forward, ahead, board[cells[i]]);
    behind = states_after(machine.backward, behind, board[cells[j]]);
  }
  if ((ahead & machine.accepting) == 0) return false;
  for (std::size_t i = 0; i < count; ++i) {
    const auto from = static_cast<unsigned>(kept[i]);
    const auto to = static_cast<unsigned>(kept[i] >> 32);
    kept[i] = digits_between(machine.backward, from, to);
  }
  return true;
}

}  // namespace
}  // namespace nonet
