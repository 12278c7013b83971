#include "solver/lockstep/feed.hpp"

#include <algorithm>
#include <cstring>

namespace nonet::lockstep {
namespace {

// Few enough that threads end together, many enough that they seldom meet.
constexpr std::size_t rows_at_once = 256;

// Digits 1 … 9 from `zero` on.
constexpr ByteTable make_table(unsigned zero) {
  ByteTable table{};
  table.fill(not_allowed);
  for (unsigned digit = 1; digit <= 9; ++digit) {
    table[zero + digit] = static_cast<std::uint16_t>(1u << (digit - 1));
  }
  return table;
}

}  // namespace

constexpr ByteTable digit_table = [] {
  ByteTable table = make_table(0);
  table[0] = 0x1FF;
  return table;
}();

constexpr ByteTable text_table = [] {
  ByteTable table = make_table('0');
  for (const auto blank : {u8'.', u8'0', u8'*', u8'_'}) table[blank] = 0x1FF;
  return table;
}();

Feed::~Feed() = default;
Worker::~Worker() = default;

bool ArrayFeed::next(Range& range, std::size_t& row) {
  if (range.next == range.end) {
    if (taken_.load(std::memory_order_relaxed) >= count) return false;
    range.next = taken_.fetch_add(rows_at_once, std::memory_order_relaxed);
    if (range.next >= count) {
      range.end = range.next;
      return false;
    }
    range.end = std::min(range.next + rows_at_once, count);
  }
  row = range.next++;
  return true;
}

Query ArrayFeed::query(std::size_t row) {
  return {limit, first == nullptr ? nullptr : first + row * out_stride,
          second == nullptr ? nullptr : second + row * out_stride};
}

void ArrayFeed::finish(std::size_t row, std::int64_t found, const Work& spent) {
  counts[row] = found;
  if (first != nullptr && found < 1) std::memset(first + row * out_stride, 0, 81);
  if (second != nullptr && found < 2) std::memset(second + row * out_stride, 0, 81);
  if (work != nullptr) work[row] = spent;
}

std::size_t ArrayFeed::taken() const {
  return std::min(taken_.load(std::memory_order_relaxed), count);
}

}  // namespace nonet::lockstep
