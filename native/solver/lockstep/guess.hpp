#pragma once

#include <algorithm>
#include <utility>

#include "solver/lockstep/engine.hpp"

namespace nonet::lockstep {

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

// The chute with the fewest (minirow, digit) pairs above 27 is taken; of its digits one that can
// be put there in two ways, else in three, else in more, the lowest; of its lines the first where
// it has two minirows, and there the first of these.
//
// A stalled lane always gets a guess or is contradictory: it is not solved, so a chute has more
// than 27 pairs (fewer would be a house without a digit, a contradiction), and so some digit is in
// more than three minirows. Since nothing can be deduced any more each of these takes part in some
// way to put the digit there, so there are at least two.
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
    fresh_ |= into;
    freed &= ~into;
    copy_lanes(cells_, into, cells_, from);
    for (Bits rest = into; rest != 0;) {
      const int taker = take_lane(rest);
      const Guess& guess = taken[static_cast<std::size_t>(taker)];
      for (const std::uint8_t cell : guess_table[guess.minirow].no) {
        cells_.lane(taker)[cell * lanes] &= static_cast<std::uint16_t>(~guess.digit);
      }
    }
  }
  for (int i = 0; i < guess_count_; ++i) {
    const Guess& guess = guesses_[static_cast<std::size_t>(i)];
    for (const std::uint8_t cell : guess_table[guess.minirow].yes) {
      cells_.lane(guess.lane)[cell * lanes] &= static_cast<std::uint16_t>(~guess.digit);
    }
  }
}

// Where the order of more than two solutions matters, it is kept by one lane.
template <class Isa>
bool Engine<Isa>::may_share(const Slot& slot) const {
  const bool order_matters = slot.query.first != nullptr && slot.query.limit != 2;
  return !order_matters && !slot.alone && slot.failures >= share_after_;
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
  const std::uint16_t* const cells = cells_.lane(guess.lane);
  NONET_UNROLL(9)
  for (std::size_t cell = 0; cell < 81; ++cell) frame.cells[cell] = cells[cell * lanes];
  for (const std::uint8_t cell : guess_table[guess.minirow].no) {
    frame.cells[cell] &= static_cast<std::uint16_t>(~guess.digit);
  }
  frame.next = std::exchange(slot.frames, index);
  slot.work.depth = std::max(slot.work.depth, ++slot.length);
}

}  // namespace nonet::lockstep
