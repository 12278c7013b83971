#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "core/stop.hpp"

namespace nonet::lockstep {

// Candidates of each byte of input: bits 0 … 8, or `not_allowed`.
using ByteTable = std::array<std::uint16_t, 256>;
inline constexpr std::uint16_t not_allowed = 0x8000;

// What the search for the solutions of one puzzle took.
struct Work {
  std::uint32_t nodes = 0;  // positions that were followed up: the first, and each way of a guess
  std::uint32_t guesses = 0;
  std::uint32_t depth = 0;  // most guesses whose other way waited at once
};

// The puzzles of one call and where their results go; shared by the engines of all threads.
//
// Nothing here is inline, since the engines are compiled for other instruction sets than the rest
// and a linker may take any one copy of an inline function for all.
struct Feed {
  struct Range {
    std::size_t next = 0;
    std::size_t end = 0;
  };

  // Input: 81 bytes a row, `stride` bytes from row to row, looked up in `table`; or, where `table`
  // is null, 81 masks of 16 bits a row.
  const std::uint8_t* rows = nullptr;
  std::size_t stride = 81;
  const ByteTable* table = nullptr;
  std::size_t count = 0;

  // What to find: solutions up to `limit`.
  std::uint64_t limit = 2;

  // Output: the first and the second solution of each row, 81 bytes each, `out_stride` bytes from
  // row to row, digit 1 as `one`, zeros where there is none; null where not wanted. The number of
  // solutions, at most the limit; `malformed` for a row that could not be read.
  std::uint8_t* first = nullptr;
  std::uint8_t* second = nullptr;
  std::size_t out_stride = 81;
  std::uint8_t one = 1;
  std::int64_t* counts = nullptr;
  Work* work = nullptr;  // one for each row; null where not wanted
  static constexpr std::int64_t malformed = -1;

  // The next row of a range, which is renewed when it is used up. False when no row is left.
  bool next(Range& range, std::size_t& row);
  // Where the solution of that number (from 0) goes; null where it is not wanted.
  [[nodiscard]] std::uint8_t* solution(std::size_t row, std::uint64_t number) const;
  void finish(std::size_t row, std::int64_t found, const Work& spent);
  // Rows that were taken up so far.
  [[nodiscard]] std::size_t taken() const;

 private:
  std::atomic<std::size_t> taken_{0};
};

// An engine at work for one thread.
class Worker {
 public:
  virtual ~Worker() = default;
  // Works until no puzzle is left (exhausted) or the deadline passes (paused).
  virtual Outcome run(const Deadline& deadline) = 0;
};

}  // namespace nonet::lockstep
