#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/stop.hpp"
#include "solver/lockstep/feed.hpp"
#include "solver/lockstep/lanes.hpp"

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
// Serving costs nearly as much for one lane as for many, so lanes wait for it until there are
// more than one in `patience` of those at work.
//
// No lane can loop forever. In a round a lane either loses a candidate, so that its checksum
// (the sum of all 81 cells, at most 81 · 511 < 2¹⁶, so it cannot wrap) falls; or it ends; or it
// stalls, and then a guess is found: see `choose_guesses`. Each branch of a guess removes at least
// one candidate, and a lane starts with at most 729. Lanes that wait stay as they are, and so they
// are served at last when all lanes at work wait.
//
// Lanes at work on one puzzle find its solutions in any order. What is reported does not depend
// on it: a puzzle that turned out to have two solutions so is solved once more by one lane alone.
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

// Takes the lowest lane out of a set.
template <class Bits>
int take_lane(Bits& bits) {
  const int lane = std::countr_zero(bits);
  bits &= bits - 1;
  return lane;
}

template <class Bits>
constexpr Bits bit_of(int lane) {
  return static_cast<Bits>(Bits{1} << lane);
}

template <class Isa>
class Engine final : public Worker {
 public:
  explicit Engine(Feed& feed) : feed_(feed) {
    cells_.cells.fill(Isa::all(all_digits));
    slot_of_.fill(no_slot);
    for (std::uint16_t slot = 0; slot < lanes; ++slot) free_slots_.push(slot);
  }

  Outcome run(const Deadline& deadline) override {
    if (active_ == 0) refill(Isa::every_lane);
    Outcome outcome = Outcome::exhausted;
    std::uint64_t rounds = 0;
    while (active_ != 0) {
      const Round round = deduce();
      serve(round);
      if (++rounds % 64 == 0 && deadline.passed()) {
        outcome = Outcome::paused;
        break;
      }
    }
    rounds_ += rounds;
    write_solutions();
    return outcome;
  }

  [[nodiscard]] std::uint64_t rounds() const override { return rounds_; }

 private:
  using V = typename Isa::V;
  using Bits = typename Isa::Bits;
  static constexpr int lanes = Isa::lanes;
  static constexpr std::uint16_t all_digits = 0x1FF;
  static constexpr int patience = 5;

  // What the steps of a round find out about the lanes.
  struct Round {
    V houses;    // AND over all houses of the digits that are still possible there
    V empty;     // bit 15 is set where a cell has no candidate
    V pairs;     // (minirow, digit) pairs left in all chutes
    V checksum;  // sum of all cells
  };

  // Bands first: the stacks use the singles that they see.
  NONET_INLINE Round deduce() {
    Round round{Isa::all(all_digits), V{}, V{}, V{}};
    step<Chutes::bands>(0, round);
    step<Chutes::bands>(1, round);
    step<Chutes::bands>(2, round);
    step<Chutes::stacks>(0, round);
    step<Chutes::stacks>(1, round);
    step<Chutes::stacks>(2, round);
    return round;
  }

  // One step of deduction in a chute: naked and hidden singles, locked candidates and triples in
  // a minirow, all at once.
  template <Chutes chutes>
  NONET_INLINE void step(int chute, Round& round);

  // The candidates of one puzzle in each lane.
  struct Block {
    std::array<V, 81> cells;

    // The first cell of a lane; the next one is `lanes` further.
    std::uint16_t* lane(int number) {
      return reinterpret_cast<std::uint16_t*>(cells.data()) + number;
    }
  };
  using LaneNumbers = std::array<std::uint16_t, static_cast<std::size_t>(lanes)>;

  // Serves the lanes that are solved, contradictory or stalled after a round.
  void serve(const Round& round);
  // Records solutions; returns the lanes that are finished.
  Bits take_solutions(Bits solved);
  // Finds a guess for each stalled lane; returns the lanes that turn out to be contradictory.
  Bits choose_guesses(Bits stalled);
  // Makes the guesses; the other branches wait in frames or go to lanes taken from `freed`.
  void branch(Bits& freed);
  // Gives each freed lane other work, or leaves it idle.
  void refill(Bits freed);

  // A pending branch: the cells of a lane before "it is not".
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
    Query query;
    std::uint64_t found;
    std::uint32_t failures;  // contradictions so far
    std::uint32_t length;    // of the list of frames
    Work work;
    bool alone;   // its work must not be handed to other lanes
    bool shared;  // some of it was
  };

  void begin(std::size_t row, int lane);
  void resume(Slot& slot, int lane);
  void drop_frames(Slot& slot);
  [[nodiscard]] Bits lanes_of(std::uint16_t slot) const;
  void leave(int lane);
  void start_alone(Slot& slot, int lane);

  [[nodiscard]] bool may_share(const Slot& slot) const;
  void wait(Slot& slot, const Guess& guess);

  void read(std::size_t row, std::uint32_t* pairs, std::size_t stride) const;
  bool read_more();
  void keep_solution(int lane, std::uint8_t* out);
  void collect_solutions();
  void write_solutions();
  static void copy_lanes(Block& target, Bits into, Block& source, const LaneNumbers& from);

  static constexpr std::uint32_t no_frame = ~std::uint32_t{0};
  static constexpr std::uint16_t no_slot = 0xFFFF;

  Block cells_;
  std::array<V, 81> singles_;  // the cells that had one candidate when their band was read, else 0
  std::array<std::array<V, 9>, 6> minirows_;  // the digits that may be in each
  std::array<V, 6> pairs_;                    // (minirow, digit) pairs left in each chute
  V checksum_{};
  Bits active_ = 0;
  Bits fresh_ = 0;  // filled since the last round: their checksum is another puzzle's
  std::array<std::uint16_t, static_cast<std::size_t>(lanes)> slot_of_{};

  // A row begins only when no work waits for a lane, so there is a slot for each lane at most.
  std::array<Slot, static_cast<std::size_t>(lanes)> slots_{};
  SlotList free_slots_;
  SlotList orphans_;           // with work that waits, and no lane
  std::vector<Frame> frames_;  // grows to what the deepest search needs, and stays
  std::uint32_t free_frame_ = no_frame;

  std::array<Guess, static_cast<std::size_t>(lanes)> guesses_{};
  int guess_count_ = 0;
  std::uint32_t share_after_ = 0;  // failures of a puzzle before other lanes may help

  // Rows that were read and are ready for a lane.
  Block ready_;
  std::array<std::size_t, static_cast<std::size_t>(lanes)> ready_rows_{};
  Bits ready_lanes_ = 0;

  // Solutions on their way out, and those lanes of `solved_` that are still to be filled.
  Block solved_;
  std::array<std::uint8_t*, static_cast<std::size_t>(lanes)> solved_out_{};
  LaneNumbers solved_lanes_{};
  int solved_count_ = 0;
  Bits to_collect_ = 0;

  Feed& feed_;
  Feed::Range range_;
  std::uint64_t rounds_ = 0;
};

}  // namespace nonet::lockstep
