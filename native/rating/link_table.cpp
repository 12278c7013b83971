#include "rating/link_table.hpp"

#include <algorithm>

namespace nonet::rating {
namespace {

// What each of some numbers leads to, in the end: sets of as many words, one after the other.
template <std::size_t Words>
void close_sets(std::uint64_t* sets, std::size_t count) {
  for (std::size_t by = 0; by < count; ++by) {
    const std::uint64_t* const more = sets + by * Words;
    const std::size_t word = by / 64;
    const std::size_t shift = by % 64;
    for (std::size_t number = 0; number < count; ++number) {
      std::uint64_t* const own = sets + number * Words;
      if ((own[word] >> shift & 1) == 0) continue;
      for (std::size_t i = 0; i < Words; ++i) own[i] |= more[i];
    }
  }
}

}  // namespace

LinkTable::LinkTable(const State& state) {  // NOLINT: arrays are filled as far as they are used
  const Houses& houses = state.houses();
  std::array<Number, most> numbers;
  for (const int cell : state.empty()) {
    for (const int digit : digits_of(state.candidates(cell))) {
      numbers[at(9 * cell + digit)] = static_cast<Number>(count_);
      cells_[at(count_)] = static_cast<std::uint8_t>(cell);
      digits_[at(count_)] = static_cast<std::uint8_t>(digit);
      ++count_;
    }
  }
  // Sets of 3 to 5 words are closed by code of their own.
  words_ = count_ > 5 * 64 ? most_words : std::max<std::size_t>(3, at(count_ + 63) / 64);
  std::uint32_t size = 0;
  for (int number = 0; number < count_; ++number) {
    const int own_cell = cell(number);
    const int own_digit = digit(number);
    const Mask others = state.candidates(own_cell) & ~bit(own_digit);
    first_weak_[at(number)] = size;
    for (const int other : digits_of(others)) weak_[size++] = numbers[at(9 * own_cell + other)];
    weak_in_cell_[at(number)] = static_cast<std::uint8_t>(state.count(own_cell) - 1);
    std::uint8_t strong_count = 0;
    Strong* const strong = strong_.data() + 4 * at(number);
    if (is_single_bit(others)) {
      strong[strong_count++] = {numbers[at(9 * own_cell + std::countr_zero(others))], -1};
    }
    strong_in_cell_[at(number)] = strong_count;
    // A place of the box that lies in the line as well comes once.
    const int box = houses.box_house(own_cell);
    int in_box = -1;
    for (const int kind : house_kinds) {
      const int house = house_of(houses, kind, own_cell);
      const Mask places = state.positions(house, own_digit);
      const Mask left = places & ~bit(houses.position(house, own_cell));
      for (const int position : digits_of(left)) {
        const int cell = houses.cell(house, position);
        if (kind != boxes && houses.box_house(cell) == box) continue;
        weak_[size++] = numbers[at(9 * cell + own_digit)];
      }
      if (!is_single_bit(left)) continue;
      const int cell = houses.cell(house, std::countr_zero(left));
      if (cell == in_box) continue;
      if (kind == boxes) in_box = cell;
      strong[strong_count++] = {numbers[at(9 * cell + own_digit)],
                                static_cast<std::int16_t>(house)};
    }
    strong_count_[at(number)] = strong_count;
  }
  first_weak_[at(count_)] = size;
}

bool LinkTable::close() {
  std::fill_n(reach_.data(), at(count_) * words_, 0);
  for (int number = 0; number < count_; ++number) {
    std::uint64_t* const own = reach(number);
    for (const Number off : weak(number, LinkKind::xy)) {
      for (const Strong& on : strong(off, LinkKind::xy)) {
        if (on.to != number) own[on.to / 64] |= std::uint64_t{1} << on.to % 64;
      }
    }
  }
  switch (words_) {
    case 3:
      close_sets<3>(reach_.data(), at(count_));
      break;
    case 4:
      close_sets<4>(reach_.data(), at(count_));
      break;
    case 5:
      close_sets<5>(reach_.data(), at(count_));
      break;
    default:
      close_sets<most_words>(reach_.data(), at(count_));
  }
  bool any = false;
  for (int number = 0; number < count_; ++number) {
    const std::uint64_t* const own = reach(number);
    const auto off = weak(number, LinkKind::xy);
    const auto on = strong(number, LinkKind::xy);
    const bool refuted = std::ranges::any_of(off, [&](Number other) { return has(own, other); });
    const bool proved =
        std::ranges::any_of(on, [&](const Strong& link) { return has(reach(link.to), number); });
    refuted_[at(number)] = refuted ? 1 : 0;
    proved_[at(number)] = proved ? 1 : 0;
    any |= refuted || proved;
  }
  return any;
}

void LinkTable::mark_cycles(LinkKind links, int most_nodes) {
  std::fill_n(on_cycle_.data(), at(count_), 0);
  std::array<std::uint8_t, most> on;
  std::array<std::uint8_t, most> off;
  std::array<Number, most> waiting;
  for (int start = 0; start < count_; ++start) {
    if (!refutes_itself(start)) continue;
    std::fill_n(on.data(), at(count_), 0);
    std::fill_n(off.data(), at(count_), 0);
    std::size_t count = 0;
    waiting[count++] = static_cast<Number>(start);
    on[at(start)] = 1;
    std::size_t end_of_round = 1;
    for (std::size_t next = 0, round = 0; next < count; ++next) {
      if (next == end_of_round) {
        end_of_round = count;
        if (2 * ++round > at(most_nodes)) break;
      }
      for (const Number to : weak(waiting[next], links)) {
        if (off[to] != 0) continue;
        off[to] = 1;
        for (const Strong& link : strong(to, links)) {
          if (on[link.to] != 0) continue;
          on[link.to] = 1;
          waiting[count++] = link.to;
        }
      }
    }
    if (off[at(start)] == 0) continue;
    for (int number = 0; number < count_; ++number) {
      if ((on[at(number)] & off[at(number)]) != 0) on_cycle_[at(number)] = 1;
    }
  }
}

}  // namespace nonet::rating
