#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "logic/techniques.hpp"

namespace nonet::logic {

// Two cells, in ascending order, that alone may hold a digit in a house: a strong link.
struct Conjugates {
  std::uint16_t house;
  std::array<std::uint16_t, 2> cells;
};

constexpr bool has_two(Mask mask) {
  const Mask rest = mask & (mask - 1);
  return rest != 0 && (rest & (rest - 1)) == 0;
}

// All of one digit, houses in ascending order: rows, columns, others. Two houses may share a pair.
template <int W>
class ConjugatePairs {
 public:
  ConjugatePairs(const State<W>& state, int digit) {
    const Houses<W>& houses = state.houses();
    for (int house = 0; house < houses.count(); ++house) {
      const Mask positions = state.positions(house, digit);
      if (has_two(positions)) {
        const int last = std::countr_zero(positions & (positions - 1));
        pairs_[count_++] = {
            static_cast<std::uint16_t>(house),
            {cell(houses, house, std::countr_zero(positions)), cell(houses, house, last)}};
      }
      if (house < houses.size()) rows_ = count_;
      if (house < 2 * houses.size()) lines_ = count_;
    }
  }

  [[nodiscard]] std::span<const Conjugates> all() const { return {pairs_.data(), count_}; }
  [[nodiscard]] std::span<const Conjugates> rows() const { return {pairs_.data(), rows_}; }
  [[nodiscard]] std::span<const Conjugates> columns() const {
    return {pairs_.data() + rows_, pairs_.data() + lines_};
  }

 private:
  static std::uint16_t cell(const Houses<W>& houses, int house, int position) {
    return static_cast<std::uint16_t>(houses.cell(house, position));
  }

  std::array<Conjugates, at(most_houses<W>)> pairs_;
  std::size_t count_ = 0;
  std::size_t rows_ = 0;
  std::size_t lines_ = 0;
};

// Adds the nodes of a chain of one digit, off and on by turns, and its links, strong and weak.
template <class Nodes>
void add_chain(Step& step, int digit, const Nodes& nodes) {
  int last = -1;
  bool on = false;
  for (const auto& cells : nodes) {
    const int node = step.add(on ? Role::on : Role::off, bit(digit), cells);
    if (last >= 0) step.link(last, node, on);
    last = node;
    on = !on;
  }
}

}  // namespace nonet::logic
