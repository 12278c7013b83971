#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/stop.hpp"
#include "solve/lockstep/feed.hpp"
#include "solve/lockstep/lanes.hpp"

// The lockstep engine: one 9 × 9 puzzle in each 16-bit lane, all lanes moved by the same
// instructions. docs/design/lockstep.md explains it with drawings and figures.
//
//     cells_[33]   r4c7 of puzzle 0 | of puzzle 1 | of puzzle 2 | …      one vector a cell
//                  000010010         100000000     000000110             nine candidate bits
//
// A *minirow* is three cells in one box and one row (or, for stacks, one column). A *chute* is a
// band or a stack: nine minirows, three in each of three lines and in each of three boxes.
//
//     band 1     box 1   box 2   box 3
//     row 1      m0      m1      m2
//     row 2      m3      m4      m5
//     row 3      m6      m7      m8
//
// In each round all six chutes make one step of deduction. Lanes that are contradictory, solved
// or stalled after it are then served: filled from the work that waits, written out, branched.
//
// No lane can loop for ever. In a round a lane either loses a candidate, so that its checksum
// (the sum of all 81 cells, at most 81 · 511 < 2¹⁶, so it cannot wrap) falls; or it ends; or it
// stalls, and then a guess is found: see `choose_guesses`. Each way of a guess takes at least one
// candidate away, and a lane starts with at most 729.
namespace nonet::lockstep {

enum class Chutes { bands, stacks };

// The cell at a place of a chute: line, box and position within the minirow, each from 0 to 2.
template <Chutes chutes>
constexpr std::size_t cell_of(int chute, int line, int box, int position) {
  const int across = 3 * chute + line;
  const int along = 3 * box + position;
  return static_cast<std::size_t>(chutes == Chutes::bands ? across * 9 + along
                                                          : along * 9 + across);
}

// A guess is "the digit is in this minirow" first, and "it is not" afterwards. So each minirow
// has twelve cells that lose the digit in the first case (the minirows that share its line or
// its box) and three that lose it in the second.
struct GuessCells {
  std::array<std::uint8_t, 12> yes;
  std::array<std::uint8_t, 3> no;
};

template <Chutes chutes>
constexpr GuessCells guess_cells(int chute, int line, int box) {
  GuessCells cells{};
  std::size_t yes = 0;
  for (int other = 0; other < 9; ++other) {
    const bool same_line = other / 3 == line;
    const bool same_box = other % 3 == box;
    for (int position = 0; position < 3; ++position) {
      const auto cell =
          static_cast<std::uint8_t>(cell_of<chutes>(chute, other / 3, other % 3, position));
      if (same_line && same_box) {
        cells.no[static_cast<std::size_t>(position)] = cell;
      } else if (same_line || same_box) {
        cells.yes[yes++] = cell;
      }
    }
  }
  return cells;
}

inline constexpr auto guess_table = [] {
  std::array<GuessCells, 54> table{};
  for (int chute = 0; chute < 3; ++chute) {
    for (int minirow = 0; minirow < 9; ++minirow) {
      const auto index = static_cast<std::size_t>(9 * chute + minirow);
      table[index] = guess_cells<Chutes::bands>(chute, minirow / 3, minirow % 3);
      table[27 + index] = guess_cells<Chutes::stacks>(chute, minirow / 3, minirow % 3);
    }
  }
  return table;
}();

template <class Isa>
class Engine final : public Worker {
 public:
  explicit Engine(Feed& feed) : feed_(feed) {
    cells_.fill(Isa::all(all_digits));
    slot_of_.fill(no_slot);
    for (std::uint16_t slot = 0; slot < lanes; ++slot) free_slots_.push(slot);
    frames_.reserve(16 * static_cast<std::size_t>(lanes));
  }

  Outcome run(const Deadline& deadline) override {
    if (!started_) {
      started_ = true;
      refill(Isa::every_lane);
    }
    for (int rounds = 1; active_ != 0; ++rounds) {
      const Round round = deduce();
      serve(round);
      if (rounds % 64 == 0 && deadline.passed()) return Outcome::paused;
    }
    return Outcome::exhausted;
  }

 private:
  using V = typename Isa::V;
  using Bits = typename Isa::Bits;
  static constexpr int lanes = Isa::lanes;
  static constexpr std::uint16_t all_digits = 0x1FF;

  // What the steps of a round find out about the lanes.
  struct Round {
    V houses;    // AND over all houses of the digits that are still possible there
    V empty;     // bit 15 is set where a cell has no candidate
    V open;      // 0 where each chute has 27 (minirow, digit) pairs left: solved, or contradictory
    V checksum;  // sum of all cells
  };

  // The three cells of a minirow, read.
  struct Minirow {
    V digits;  // in any cell
    V twice;   // in two or three cells
    V single;  // of its cells with one candidate
  };

  NONET_INLINE Round deduce() {
    Round round{Isa::all(all_digits), V{}, V{}, V{}};
    step<Chutes::bands>(0, round);
    step<Chutes::stacks>(0, round);
    step<Chutes::bands>(1, round);
    step<Chutes::stacks>(1, round);
    step<Chutes::bands>(2, round);
    step<Chutes::stacks>(2, round);
    return round;
  }

  // One step of deduction in a chute: naked and hidden singles, locked candidates and triples in
  // a minirow, all at once.
  template <Chutes chutes>
  NONET_INLINE void step(int chute, Round& round);

  // Serves the lanes that a round has brought to an end or a standstill.
  void serve(const Round& round);
  // Writes out what is solved; the lanes that have nothing more to do.
  Bits take_solutions(Bits solved);
  // Finds a guess for each stalled lane; the lanes that turn out to be contradictory.
  Bits choose_guesses(Bits stalled);
  // Makes the guesses; the other ways wait in frames or go to lanes of `freed`, which leave it.
  void branch(Bits& freed);
  // Gives each freed lane other work, or lets it rest.
  void refill(Bits freed);

  // Work that waits: the cells of a lane before "it is not".
  struct alignas(32) Frame {
    std::array<std::uint16_t, 81> cells;
    std::uint32_t next;
  };
  struct SlotList {
    std::array<std::uint16_t, static_cast<std::size_t>(lanes)> slots;
    std::size_t length = 0;

    void push(std::uint16_t slot) { slots[length++] = slot; }
    std::uint16_t pop() { return slots[--length]; }
  };
  using LaneNumbers = std::array<std::uint16_t, static_cast<std::size_t>(lanes)>;
  struct Guess {
    std::uint8_t lane;
    std::uint8_t minirow;  // index in guess_table
    std::uint16_t digit;   // its bit
  };
  // A puzzle in work: by `workers` lanes, with a list of frames that wait, the latest first.
  struct Slot {
    std::size_t row;
    std::uint32_t frames;  // index of the first, or no_frame
    std::uint32_t workers;
    std::uint64_t found;
    std::uint32_t failures;  // contradictions so far
    std::uint32_t length;    // of the list of frames
    Work work;
    bool alone;   // its work must not be handed to other lanes
    bool shared;  // some of it was
  };

  std::uint16_t* lane(int lane) { return reinterpret_cast<std::uint16_t*>(cells_.data()) + lane; }
  bool read(std::size_t row, int lane);
  bool read_next(int lane);
  [[nodiscard]] bool may_share(const Slot& slot) const;
  void wait(Slot& slot, const Guess& guess);
  void resume(Slot& slot, int lane);
  void drop_frames(Slot& slot);
  [[nodiscard]] Bits lanes_of(std::uint16_t slot) const;
  void leave(int lane);
  void copy_lanes(Bits into, const LaneNumbers& from);

  static constexpr std::uint32_t no_frame = ~std::uint32_t{0};
  static constexpr std::uint16_t no_slot = 0xFFFF;

  std::array<V, 81> cells_;
  std::array<std::array<V, 9>, 6> minirows_;
  std::array<V, 6> pairs_;  // (minirow, digit) pairs left in each chute
  V checksum_{};
  Bits active_ = 0;
  std::array<std::uint16_t, static_cast<std::size_t>(lanes)> slot_of_{};
  // A puzzle is read only when no work waits for a lane, so there is a slot for each lane at most.
  std::array<Slot, static_cast<std::size_t>(lanes)> slots_{};
  SlotList free_slots_;
  SlotList orphans_;  // with work that waits, and no lane
  std::array<Guess, static_cast<std::size_t>(lanes)> guesses_{};
  int guess_count_ = 0;
  std::vector<Frame> frames_;  // grows to what the deepest search needs, and stays
  std::uint32_t free_frame_ = no_frame;
  Feed& feed_;
  Feed::Range range_;
  bool started_ = false;
};

}  // namespace nonet::lockstep
