#include "constraints/lanes/lane_machines.hpp"

#include <algorithm>

namespace nonet {
namespace {

std::size_t place(int state) { return static_cast<std::size_t>(state); }

// For each kind of digit the state that each state leads to; −1 for none.
std::vector<std::vector<int>> kinds_of(const Machine& machine, int size, LaneMachine& own) {
  std::vector<std::vector<int>> kinds;
  for (int digit = 0; digit < size; ++digit) {
    std::vector<int> targets;
    for (int state = 0; state < machine.states; ++state) {
      targets.push_back(machine.next[place(state * size + digit)]);
    }
    const auto known = std::ranges::find(kinds, targets);
    own.kinds[place(digit)] = static_cast<std::uint8_t>(known - kinds.begin());
    if (known == kinds.end()) kinds.push_back(std::move(targets));
  }
  own.kind_count = kinds.size();
  return kinds;
}

}  // namespace

std::optional<LaneMachine> lane_machine(const Machine& machine, int size, std::size_t length) {
  LaneMachine own;
  const std::vector<std::vector<int>> kinds = kinds_of(machine, size, own);
  const std::size_t count = place(machine.states);
  // Whether each state can be reached before each cell, and then whether the end can be as well.
  std::vector<std::vector<char>> alive(length + 1, std::vector<char>(count));
  for (const int state : machine.starts) alive[0][place(state)] = 1;
  for (std::size_t i = 0; i < length; ++i) {
    for (std::size_t state = 0; state < count; ++state) {
      if (alive[i][state] == 0) continue;
      for (const std::vector<int>& targets : kinds) {
        if (targets[state] >= 0) alive[i + 1][place(targets[state])] = 1;
      }
    }
  }
  std::vector<char> accepting(count);
  for (const int state : machine.accepting) accepting[place(state)] = 1;
  for (std::size_t state = 0; state < count; ++state) {
    if (accepting[state] == 0) alive[length][state] = 0;
  }
  for (std::size_t i = length; i-- > 0;) {
    for (std::size_t state = 0; state < count; ++state) {
      const auto leads_on = [&](const std::vector<int>& targets) {
        return targets[state] >= 0 && alive[i + 1][place(targets[state])] != 0;
      };
      if (std::ranges::none_of(kinds, leads_on)) alive[i][state] = 0;
    }
  }
  std::vector<int> before(count);
  std::vector<int> after(count);
  const auto number = [&](std::size_t layer, std::vector<int>& numbers) {
    for (std::size_t state = 0; state < count; ++state) {
      numbers[state] = alive[layer][state] != 0 ? static_cast<int>(own.states++) : -1;
    }
  };
  number(0, after);
  own.starts = own.states;
  for (std::size_t i = 0; i < length; ++i) {
    std::swap(before, after);
    own.first_last = own.states;
    number(i + 1, after);
    if (own.states > LaneMachine::most_states) return std::nullopt;
    for (std::size_t state = 0; state < count; ++state) {
      for (std::size_t kind = 0; before[state] >= 0 && kind < kinds.size(); ++kind) {
        const int target = kinds[kind][state];
        if (target < 0 || after[place(target)] < 0) continue;
        own.steps.push_back({static_cast<std::uint16_t>(before[state]),
                             static_cast<std::uint16_t>(after[place(target)]),
                             static_cast<std::uint32_t>(kind)});
      }
    }
    if (own.steps.size() > LaneMachine::most_steps) return std::nullopt;
    own.ends.push_back(own.steps.size());
  }
  if (own.starts == 0) return std::nullopt;
  return own;
}

}  // namespace nonet
