#pragma once

#include <algorithm>
#include <utility>

#include "solver/lockstep/deduce.hpp"
#include "solver/lockstep/guess.hpp"
#include "solver/lockstep/rows.hpp"

namespace nonet::lockstep {

template <class Isa>
void Engine<Isa>::serve(const Round& round) {
  const Bits bad = Isa::differ(round.houses, Isa::all(all_digits)) |
                   Isa::not_zero(round.empty & Isa::all(0x8000));
  const Bits open = Isa::differ(round.pairs, Isa::all(6 * 27));
  const Bits moved = fresh_ | Isa::differ(round.checksum, checksum_);
  checksum_ = round.checksum;
  fresh_ = 0;

  Bits freed = active_ & bad;
  const Bits solved = active_ & ~bad & ~open;
  Bits stalled = active_ & ~bad & open & ~moved;
  const Bits waiting = freed | solved | stalled;
  if (std::popcount(waiting) * patience <= std::popcount(active_)) return;
  if (solved != 0) {
    freed |= take_solutions(solved);
    stalled &= ~freed;
  }
  guess_count_ = 0;
  if (stalled != 0) freed |= choose_guesses(stalled);
  if (guess_count_ != 0) branch(freed);
  if (freed != 0) refill(freed);
}

// A lane without contradiction is solved when its chutes have 6 · 27 (minirow, digit) pairs:
// none can have less than 27, so each has exactly that, and every digit is in one minirow of each
// line and box. In a box, then, it is in one row and one column, one cell; and nine cells, none of
// them empty, have nine digits between them.
template <class Isa>
auto Engine<Isa>::take_solutions(Bits solved) -> Bits {
  Bits freed = 0;
  while (solved != 0) {
    const int lane = take_lane(solved);
    const std::uint16_t number = slot_of_[static_cast<std::size_t>(lane)];
    Slot& slot = slots_[number];
    freed |= bit_of<Bits>(lane);
    if (slot.found == slot.query.limit) continue;
    std::uint8_t* const out = slot.found == 0   ? slot.query.first
                              : slot.found == 1 ? slot.query.second
                                                : nullptr;
    if (out != nullptr) keep_solution(lane, out);
    if (++slot.found < slot.query.limit) continue;
    drop_frames(slot);
    freed |= lanes_of(number);
    solved &= ~freed;
    if (slot.shared && slot.query.first != nullptr) {
      start_alone(slot, lane);
      freed &= ~bit_of<Bits>(lane);
      fresh_ |= bit_of<Bits>(lane);
    }
  }
  collect_solutions();
  return freed;
}

// Which solutions lanes found first was random: once more, in order. And since sharing was wasted
// on this puzzle, it starts later for the next ones.
template <class Isa>
void Engine<Isa>::start_alone(Slot& slot, int lane) {
  slot.found = 0;
  slot.alone = true;
  slot.shared = false;
  share_after_ = std::min(share_after_ + 8, std::uint32_t{64});
  std::array<std::uint32_t, 41> pairs;
  read(slot.row, pairs.data(), 1);
  std::uint16_t* const cells = cells_.lane(lane);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    cells[cell * lanes] = static_cast<std::uint16_t>(pairs[cell / 2] >> (16 * (cell % 2)));
  }
}

template <class Isa>
void Engine<Isa>::refill(Bits freed) {
  if (feed_.interactive) freed |= Isa::every_lane & ~active_;
  fresh_ |= freed;
  Bits into = 0;
  LaneNumbers from{};
  while (freed != 0) {
    const int lane = take_lane(freed);
    std::uint16_t number = slot_of_[static_cast<std::size_t>(lane)];
    if (number != no_slot && slots_[number].frames == no_frame) {
      leave(lane);
      number = no_slot;
    }
    if (number == no_slot && orphans_.length != 0) {
      number = orphans_.pop();
      slot_of_[static_cast<std::size_t>(lane)] = number;
      ++slots_[number].workers;
    }
    if (number != no_slot) {
      resume(slots_[number], lane);
      active_ |= bit_of<Bits>(lane);
      continue;
    }
    if (ready_lanes_ == 0) {
      copy_lanes(cells_, into, ready_, from);
      into = 0;
      if (!read_more()) {
        active_ &= ~bit_of<Bits>(lane);
        continue;
      }
    }
    const int place = take_lane(ready_lanes_);
    from[static_cast<std::size_t>(lane)] = static_cast<std::uint16_t>(place);
    into |= bit_of<Bits>(lane);
    begin(ready_rows_[static_cast<std::size_t>(place)], lane);
    active_ |= bit_of<Bits>(lane);
  }
  copy_lanes(cells_, into, ready_, from);
}

// Assigns a slot to the row and the lane to the slot.
template <class Isa>
void Engine<Isa>::begin(std::size_t row, int lane) {
  const std::uint16_t number = free_slots_.pop();
  slots_[number] = {row, no_frame, 1, feed_.query(row), 0, 0, 0, {1, 0, 0}, false, false};
  slot_of_[static_cast<std::size_t>(lane)] = number;
}

// The lane continues with the latest pending branch; this counts as a failure.
template <class Isa>
void Engine<Isa>::resume(Slot& slot, int lane) {
  const std::uint32_t index = slot.frames;
  const Frame& frame = frames_[index];
  std::uint16_t* const cells = cells_.lane(lane);
  NONET_UNROLL(9)
  for (std::size_t cell = 0; cell < 81; ++cell) cells[cell * lanes] = frame.cells[cell];
  slot.frames = std::exchange(frames_[index].next, free_frame_);
  free_frame_ = index;
  --slot.length;
  ++slot.failures;
  ++slot.work.nodes;
}

template <class Isa>
void Engine<Isa>::drop_frames(Slot& slot) {
  while (slot.frames != no_frame) {
    const std::uint32_t index = slot.frames;
    slot.frames = std::exchange(frames_[index].next, free_frame_);
    free_frame_ = index;
  }
  slot.length = 0;
}

template <class Isa>
auto Engine<Isa>::lanes_of(std::uint16_t slot) const -> Bits {
  Bits bits = 0;
  for (int lane = 0; lane < lanes; ++lane) {
    if (slot_of_[static_cast<std::size_t>(lane)] == slot) bits |= bit_of<Bits>(lane);
  }
  return bits;
}

// The lane has no more to do with its puzzle: another lane will, or the puzzle is done.
template <class Isa>
void Engine<Isa>::leave(int lane) {
  const std::uint16_t number = std::exchange(slot_of_[static_cast<std::size_t>(lane)], no_slot);
  Slot& slot = slots_[number];
  if (--slot.workers != 0) return;
  if (slot.frames != no_frame) {
    orphans_.push(number);
  } else {
    if (slot.shared && share_after_ != 0) --share_after_;
    if (feed_.interactive && slot.query.first != nullptr) write_solutions();
    feed_.finish(slot.row, static_cast<std::int64_t>(slot.found), slot.work);
    free_slots_.push(number);
  }
}

}  // namespace nonet::lockstep
