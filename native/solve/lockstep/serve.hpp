#pragma once

#include <algorithm>
#include <utility>

#include "solve/lockstep/deduce.hpp"

namespace nonet::lockstep {

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
void Engine<Isa>::serve(const Round& round) {
  const Bits bad = Isa::differ(round.houses, Isa::all(all_digits)) |
                   Isa::not_zero(round.empty & Isa::all(0x8000));
  const Bits open = Isa::not_zero(round.open);
  const Bits moved = Isa::differ(round.checksum, checksum_);
  checksum_ = round.checksum;

  Bits freed = active_ & bad;
  const Bits solved = active_ & ~bad & ~open;
  Bits stalled = active_ & ~bad & open & ~moved;
  if ((freed | solved | stalled) == 0) return;
  if (solved != 0) {
    freed |= take_solutions(solved);
    stalled &= ~freed;
  }
  guess_count_ = 0;
  if (stalled != 0) freed |= choose_guesses(stalled);
  if (guess_count_ != 0) branch(freed);
  if (freed != 0) refill(freed);
}

// That a lane without contradiction is solved when each chute has 27 (minirow, digit) pairs:
// every digit then is in just one minirow of each line and box, so in a box it is in one row and
// one column, one cell; nine cells, none empty, have nine digits between them.
template <class Isa>
auto Engine<Isa>::take_solutions(Bits solved) -> Bits {
  Bits freed = 0;
  while (solved != 0) {
    const int lane = take_lane(solved);
    const std::uint16_t number = slot_of_[static_cast<std::size_t>(lane)];
    Slot& slot = slots_[number];
    freed |= bit_of<Bits>(lane);
    if (slot.found == feed_.limit) continue;
    if (std::uint8_t* out = feed_.solution(slot.row, slot.found); out != nullptr) {
      const std::uint16_t* const cells = this->lane(lane);
      NONET_UNROLL(9)
      for (int cell = 0; cell < 81; ++cell) {
        out[cell] = static_cast<std::uint8_t>(feed_.one + std::countr_zero(cells[cell * lanes]));
      }
    }
    if (++slot.found < feed_.limit) continue;
    drop_frames(slot);
    freed |= lanes_of(number);
    solved &= ~freed;
    if (slot.shared && feed_.first != nullptr) {
      // Which solutions came first was a matter of chance: once more, in order.
      slot.found = 0;
      slot.alone = true;
      slot.shared = false;
      read(slot.row, lane);
      freed &= ~bit_of<Bits>(lane);
    }
  }
  return freed;
}

// The chute with the fewest (minirow, digit) pairs above 27 is taken; of its digits one that can
// be put there in two ways, else in three, else in more, the lowest; of its lines the first where
// it has two minirows, and there the first of these.
//
// A stalled lane always gets a guess or is contradictory: it is not solved, so a chute has more
// than 27 pairs (fewer would be a house without a digit, a contradiction), and so some digit is in
// more than three minirows. Since nothing can be deduced any more each of these takes part in some
// way to put the digit there, so there are at least two. (A lane that was filled in this round and
// has the old checksum by chance may be at no such standstill: then no digit is found, it makes
// no guess, and goes on.)
template <class Isa>
auto Engine<Isa>::choose_guesses(Bits stalled) -> Bits {
  V fewest = Isa::all(0x7FFF);
  V code{};
  V m[9] = {};
  NONET_UNROLL(6)
  for (std::size_t chute = 0; chute < 6; ++chute) {
    const V above = pairs_[chute] - Isa::all(28);  // 27 and less wrap to the top
    const auto fewer = Isa::less(above, fewest);
    fewest = Isa::choose(fewer, above, fewest);
    code = Isa::choose(fewer, Isa::all(static_cast<int>(9 * chute)), code);
    NONET_UNROLL(9)
    for (std::size_t i = 0; i < 9; ++i) m[i] = Isa::choose(fewer, minirows_[chute][i], m[i]);
  }

  // The six ways: one minirow in each line, each in another box. How many has each digit?
  const V ways[6] = {Isa::and3(m[0], m[4], m[8]), Isa::and3(m[1], m[5], m[6]),
                     Isa::and3(m[2], m[3], m[7]), Isa::and3(m[0], m[5], m[7]),
                     Isa::and3(m[2], m[4], m[6]), Isa::and3(m[1], m[3], m[8])};
  V one{};
  V two{};
  V three{};
  V four{};
  NONET_UNROLL(6)
  for (const V& way : ways) {
    four = Isa::or_and(four, three, way);
    three = Isa::or_and(three, two, way);
    two = Isa::or_and(two, one, way);
    one |= way;
  }
  const V just_two = two & ~three;
  const V just_three = three & ~four;
  V digit = Isa::choose(Isa::is_zero(just_three), four, just_three);
  digit = Isa::choose(Isa::is_zero(just_two), digit, just_two);
  digit &= V{} - digit;

  const auto first_line_fixed = Isa::is_zero(Isa::majority(m[0], m[1], m[2]) & digit);
  code = Isa::choose(first_line_fixed, code + Isa::all(3), code);
  const V first_box = Isa::choose(first_line_fixed, m[3], m[0]);
  code = Isa::choose(Isa::is_zero(first_box & digit), code + Isa::all(1), code);

  const Bits contradictory = stalled & Isa::differ(one, Isa::all(all_digits));
  alignas(64) std::array<std::uint16_t, static_cast<std::size_t>(lanes)> codes;
  alignas(64) std::array<std::uint16_t, static_cast<std::size_t>(lanes)> digits;
  std::memcpy(codes.data(), &code, sizeof code);
  std::memcpy(digits.data(), &digit, sizeof digit);
  for (Bits guessing = stalled & ~contradictory & Isa::not_zero(digit); guessing != 0;) {
    const int lane = take_lane(guessing);
    const auto i = static_cast<std::size_t>(lane);
    guesses_[static_cast<std::size_t>(guess_count_++)] = {
        static_cast<std::uint8_t>(lane), static_cast<std::uint8_t>(codes[i]), digits[i]};
  }
  return contradictory;
}

template <class Isa>
void Engine<Isa>::branch(Bits& freed) {
  Bits takers = freed | (Isa::every_lane & ~active_);
  Bits into = 0;
  LaneNumbers from{};
  std::array<Guess, static_cast<std::size_t>(lanes)> taken;
  for (int i = 0; i < guess_count_; ++i) {
    const Guess& guess = guesses_[static_cast<std::size_t>(i)];
    const std::uint16_t number = slot_of_[guess.lane];
    Slot& slot = slots_[number];
    ++slot.work.guesses;
    ++slot.work.nodes;
    if (takers == 0 || !may_share(slot)) {
      wait(slot, guess);
      continue;
    }
    const int taker = take_lane(takers);
    if ((active_ & bit_of<Bits>(taker)) != 0) leave(taker);
    slot.shared = true;
    ++slot.work.nodes;
    ++slot.workers;
    slot_of_[static_cast<std::size_t>(taker)] = number;
    from[static_cast<std::size_t>(taker)] = guess.lane;
    taken[static_cast<std::size_t>(taker)] = guess;
    into |= bit_of<Bits>(taker);
  }
  if (into != 0) {
    active_ |= into;
    freed &= ~into;
    copy_lanes(into, from);
    for (Bits rest = into; rest != 0;) {
      const int taker = take_lane(rest);
      const Guess& guess = taken[static_cast<std::size_t>(taker)];
      for (const std::uint8_t cell : guess_table[guess.minirow].no) {
        lane(taker)[cell * lanes] &= static_cast<std::uint16_t>(~guess.digit);
      }
    }
  }
  for (int i = 0; i < guess_count_; ++i) {
    const Guess& guess = guesses_[static_cast<std::size_t>(i)];
    for (const std::uint8_t cell : guess_table[guess.minirow].yes) {
      lane(guess.lane)[cell * lanes] &= static_cast<std::uint16_t>(~guess.digit);
    }
  }
}

template <class Isa>
void Engine<Isa>::refill(Bits freed) {
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
    } else if (read_next(lane)) {
      active_ |= bit_of<Bits>(lane);
    } else {
      active_ &= ~bit_of<Bits>(lane);
    }
  }
}

// Puts a row into a lane. False where a byte of it is not allowed.
template <class Isa>
bool Engine<Isa>::read(std::size_t row, int lane) {
  std::uint16_t* const cells = this->lane(lane);
  const std::uint8_t* const bytes = feed_.rows + row * feed_.stride;
  std::uint16_t seen = 0;
  if (feed_.table != nullptr) {
    NONET_UNROLL(9)
    for (std::size_t cell = 0; cell < 81; ++cell) {
      const std::uint16_t mask = (*feed_.table)[bytes[cell]];
      cells[cell * lanes] = mask;
      seen |= mask;
    }
  } else {
    for (std::size_t cell = 0; cell < 81; ++cell) {
      const auto mask = static_cast<std::uint16_t>(bytes[2 * cell] | bytes[2 * cell + 1] << 8);
      cells[cell * lanes] = mask & all_digits;
      seen |= mask > all_digits ? not_allowed : 0;
    }
  }
  return (seen & not_allowed) == 0;
}

template <class Isa>
bool Engine<Isa>::read_next(int lane) {
  std::size_t row = 0;
  while (feed_.next(range_, row)) {
    if (!read(row, lane)) {
      feed_.finish(row, Feed::malformed, {});
      continue;
    }
    const std::uint16_t number = free_slots_.pop();
    slots_[number] = {row, no_frame, 1, 0, 0, 0, {1, 0, 0}, false, false};
    slot_of_[static_cast<std::size_t>(lane)] = number;
    return true;
  }
  return false;
}

// Lanes that share a puzzle find its solutions in any order. That does not matter where they are
// only counted; and of a puzzle that turns out to have two, `take_solutions` finds them again.
template <class Isa>
bool Engine<Isa>::may_share(const Slot& slot) const {
  const bool order_matters = feed_.first != nullptr && feed_.limit != 2;
  return !order_matters && !slot.alone && slot.failures >= feed_.share_after;
}

// The lane's cells with "it is not" go first in the list of what waits.
template <class Isa>
void Engine<Isa>::wait(Slot& slot, const Guess& guess) {
  std::uint32_t index = free_frame_;
  if (index == no_frame) {
    index = static_cast<std::uint32_t>(frames_.size());
    frames_.emplace_back();
  } else {
    free_frame_ = frames_[index].next;
  }
  Frame& frame = frames_[index];
  const std::uint16_t* const cells = lane(guess.lane);
  NONET_UNROLL(9)
  for (std::size_t cell = 0; cell < 81; ++cell) frame.cells[cell] = cells[cell * lanes];
  for (const std::uint8_t cell : guess_table[guess.minirow].no) {
    frame.cells[cell] &= static_cast<std::uint16_t>(~guess.digit);
  }
  frame.next = std::exchange(slot.frames, index);
  slot.work.depth = std::max(slot.work.depth, ++slot.length);
}

// The lane goes on with what waited last; getting there means that something failed.
template <class Isa>
void Engine<Isa>::resume(Slot& slot, int lane) {
  const std::uint32_t index = slot.frames;
  const Frame& frame = frames_[index];
  std::uint16_t* const cells = this->lane(lane);
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
    feed_.finish(slot.row, static_cast<std::int64_t>(slot.found), slot.work);
    free_slots_.push(number);
  }
}

template <class Isa>
void Engine<Isa>::copy_lanes(Bits into, const LaneNumbers& from) {
  if constexpr (Isa::moves_lanes) {
    if (std::popcount(into) > 2) {
      V numbers;
      std::memcpy(&numbers, from.data(), sizeof numbers);
      NONET_UNROLL(9)
      for (V& cell : cells_) cell = Isa::move_lanes(cell, into, numbers);
      return;
    }
  }
  while (into != 0) {
    const int taker = take_lane(into);
    const std::uint16_t* const source = lane(from[static_cast<std::size_t>(taker)]);
    std::uint16_t* const target = lane(taker);
    NONET_UNROLL(9)
    for (int cell = 0; cell < 81; ++cell) target[cell * lanes] = source[cell * lanes];
  }
}

}  // namespace nonet::lockstep
