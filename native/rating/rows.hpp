#pragma once

#include <atomic>
#include <cstdint>
#include <span>

#include "rating/rating.hpp"

namespace nonet::rating {

// Rates many puzzles of 81 givens, a byte a cell, one after the other: ER, EP and ED of each in
// tenths. Those whose ER is not 0 are left out, and unrated ones stay 0; for puzzles that are not
// wanted the numbers say no more than that.
void rate_rows(const Houses& houses, std::span<const std::uint8_t> givens,
               std::span<std::uint8_t> ratings, const Wanted& wanted, int threads,
               const std::atomic<bool>& stop);

}  // namespace nonet::rating
