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

// 0 … 9, and the characters of a puzzle in text.
extern const ByteTable digit_table;
extern const ByteTable text_table;

// Work of the search for the solutions of one puzzle.
struct Work {
  std::uint32_t nodes = 0;  // positions propagated: the first, and each branch of a guess
  std::uint32_t guesses = 0;
  std::uint32_t depth = 0;  // most guesses with a pending branch at once
};

// What is wanted of a row: solutions up to a limit, the first and the second of them written as 81
// bytes where there is a place for it.
struct Query {
  std::uint64_t limit;
  std::uint8_t* first;
  std::uint8_t* second;
};

// Where engines take puzzles from and bring results to.
//
// Nothing here is inline, since the engines are compiled for other instruction sets than the rest
// and a linker may take any one copy of an inline function for all.
class Feed {
 public:
  struct Range {
    std::size_t next = 0;
    std::size_t end = 0;
  };
  static constexpr std::int64_t malformed = -1;

  virtual ~Feed();

  // The next row that is to be solved; `range` is the caller's to keep. False when none is left.
  virtual bool next(Range& range, std::size_t& row) = 0;
  [[nodiscard]] virtual Query query(std::size_t row) = 0;
  // The number of solutions, at most the limit, or `malformed`. Solutions are written when the
  // engine's run ends at the latest.
  virtual void finish(std::size_t row, std::int64_t found, const Work& spent) = 0;

  // Input: 81 bytes a row, `stride` bytes from row to row, looked up in `table`; or, where `table`
  // is null, 81 masks of 16 bits a row.
  const std::uint8_t* rows = nullptr;
  std::size_t stride = 81;
  const ByteTable* table = nullptr;
  std::uint8_t one = 1;  // digit 1 in solutions
  // Whether `finish` makes up new rows: then solutions are written before it, and lanes that found
  // no row ask again.
  bool interactive = false;
};

// The rows of an array, shared by the engines of all threads.
class ArrayFeed final : public Feed {
 public:
  bool next(Range& range, std::size_t& row) override;
  [[nodiscard]] Query query(std::size_t row) override;
  void finish(std::size_t row, std::int64_t found, const Work& spent) override;
  // Rows that were taken up so far.
  [[nodiscard]] std::size_t taken() const;

  std::size_t count = 0;
  std::uint64_t limit = 2;
  // Output: solutions, `out_stride` bytes from row to row, zeros where there is none; null where
  // not wanted. The number of solutions of each row.
  std::uint8_t* first = nullptr;
  std::uint8_t* second = nullptr;
  std::size_t out_stride = 81;
  std::int64_t* counts = nullptr;
  Work* work = nullptr;  // one for each row; null where not wanted

 private:
  std::atomic<std::size_t> taken_{0};
};

// An engine at work for one thread.
class Worker {
 public:
  virtual ~Worker();
  // Works until no puzzle is left (exhausted) or the deadline passes (paused).
  virtual Outcome run(const Deadline& deadline) = 0;
  // Rounds of deduction so far, each in all lanes at once.
  [[nodiscard]] virtual std::uint64_t rounds() const = 0;
};

}  // namespace nonet::lockstep
