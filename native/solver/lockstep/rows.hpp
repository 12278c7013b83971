#pragma once

#include "solver/lockstep/engine.hpp"

namespace nonet::lockstep {

// How rows come into lanes and solutions out of them. Both go by way of a block that is filled
// and emptied for all lanes at once, in pairs of cells, so that a lane needs half as many moves.
static_assert(std::endian::native == std::endian::little,
              "the first of a pair lies in the low half");

// Reads a row's cells in pairs: the second of each in the high half.
template <class Isa>
void Engine<Isa>::read(std::size_t row, std::uint32_t* pairs, std::size_t stride) const {
  const std::uint8_t* const bytes = feed_.rows + row * feed_.stride;
  if (feed_.table != nullptr) {
    const ByteTable& table = *feed_.table;
    NONET_UNROLL(10)
    for (std::size_t i = 0; i < 40; ++i) {
      pairs[i * stride] = table[bytes[2 * i]] | static_cast<std::uint32_t>(table[bytes[2 * i + 1]])
                                                    << 16;
    }
    pairs[40 * stride] = table[bytes[80]];
  } else {
    for (std::size_t i = 0; i < 40; ++i) std::memcpy(&pairs[i * stride], bytes + 4 * i, 4);
    pairs[40 * stride] = 0;
    std::memcpy(&pairs[40 * stride], bytes + 160, 2);
  }
}

// Makes the next rows ready. False where none is left.
template <class Isa>
bool Engine<Isa>::read_more() {
  alignas(64) std::array<std::uint32_t, 41 * static_cast<std::size_t>(lanes)> pairs;
  while (ready_lanes_ == 0) {
    std::size_t count = 0;
    while (count < lanes && feed_.next(range_, ready_rows_[count])) {
      read(ready_rows_[count], pairs.data() + count, lanes);
      ++count;
    }
    if (count == 0) return false;
    V seen{};
    for (std::size_t pair = 0; pair < 41; ++pair) {
      V halves[2];
      std::memcpy(halves, pairs.data() + pair * lanes, sizeof halves);
      const V first = Isa::low_halves(halves[0], halves[1]);
      const V second = Isa::high_halves(halves[0], halves[1]);
      seen = Isa::or3(seen, first, second);
      ready_.cells[2 * pair] = first;
      if (pair < 40) ready_.cells[2 * pair + 1] = second;
    }
    const Bits filled = static_cast<Bits>((std::uint64_t{1} << count) - 1);
    Bits malformed = filled & Isa::not_zero(seen & Isa::all(~all_digits));
    ready_lanes_ = filled & ~malformed;
    while (malformed != 0) {
      const auto lane = static_cast<std::size_t>(take_lane(malformed));
      feed_.finish(ready_rows_[lane], Feed::malformed, {});
    }
  }
  return true;
}

template <class Isa>
void Engine<Isa>::keep_solution(int lane, std::uint8_t* out) {
  if (solved_count_ == lanes) write_solutions();
  solved_out_[static_cast<std::size_t>(solved_count_)] = out;
  solved_lanes_[static_cast<std::size_t>(solved_count_)] = static_cast<std::uint16_t>(lane);
  to_collect_ |= bit_of<Bits>(solved_count_++);
}

template <class Isa>
void Engine<Isa>::collect_solutions() {
  copy_lanes(solved_, to_collect_, cells_, solved_lanes_);
  to_collect_ = 0;
}

template <class Isa>
void Engine<Isa>::write_solutions() {
  collect_solutions();
  const auto digit = [this](std::size_t cell) {
    return Isa::count(Isa::one_less(solved_.cells[cell])) + Isa::all(feed_.one);
  };
  std::array<V, 41> pairs;
  for (std::size_t i = 0; i < 40; ++i) pairs[i] = digit(2 * i) | (digit(2 * i + 1) << 8);
  pairs[40] = digit(80);
  for (int i = 0; i < solved_count_; ++i) {
    const std::uint16_t* const pair = reinterpret_cast<const std::uint16_t*>(pairs.data()) + i;
    std::uint8_t* const out = solved_out_[static_cast<std::size_t>(i)];
    NONET_UNROLL(8)
    for (std::size_t j = 0; j < 40; ++j) std::memcpy(out + 2 * j, pair + j * lanes, 2);
    out[80] = static_cast<std::uint8_t>(pair[40 * lanes]);
  }
  solved_count_ = 0;
}

// Fills the lanes `into` of a block from the lanes of another that `from` names for each.
template <class Isa>
void Engine<Isa>::copy_lanes(Block& target, Bits into, Block& source, const LaneNumbers& from) {
  if (into == 0) return;
  if constexpr (Isa::moves_lanes) {
    V numbers;
    std::memcpy(&numbers, from.data(), sizeof numbers);
    const auto moves = Isa::lane_moves(into, numbers);
    NONET_UNROLL(9)
    for (std::size_t cell = 0; cell < 81; ++cell) {
      target.cells[cell] = Isa::move_lanes(target.cells[cell], source.cells[cell], moves);
    }
  } else {
    while (into != 0) {
      const int taker = take_lane(into);
      const std::uint16_t* const giver = source.lane(from[static_cast<std::size_t>(taker)]);
      std::uint16_t* const cells = target.lane(taker);
      NONET_UNROLL(9)
      for (int cell = 0; cell < 81; ++cell) cells[cell * lanes] = giver[cell * lanes];
    }
  }
}

}  // namespace nonet::lockstep
