#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "constraints/primitives.hpp"

namespace nonet {

// A machine that reads a line of some length, laid out by cells: the states before and after each
// of them that lead from the start to an end, all numbered in a row.
struct LaneMachine {
  // From a state before a cell, with digits of one kind, to one after it.
  struct Step {
    std::uint16_t from;
    std::uint16_t to;
    std::uint32_t kind;
  };
  static constexpr std::size_t most_states = 4'096;
  static constexpr std::size_t most_steps = 16'384;
  static constexpr std::size_t most_kinds = 16;

  std::size_t states = 0;
  std::size_t starts = 0;      // the first states
  std::size_t first_last = 0;  // the last states begin here
  // Digits that always lead to the same states are of one kind.
  std::array<std::uint8_t, most_kinds> kinds{};  // by digit, from 0
  std::size_t kind_count = 0;
  std::vector<Step> steps;
  std::vector<std::size_t> ends;  // of the steps of each cell
};

// None where it would be too large or accepts nothing of that length.
std::optional<LaneMachine> lane_machine(const Machine& machine, int size, std::size_t length);

}  // namespace nonet
