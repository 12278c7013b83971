#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/bit_set.hpp"
#include "techniques/technique.hpp"

namespace nonet::techniques {

// Digits of a cell; digit 0 … size − 1 is bit `digit`.
using Mask = std::uint32_t;

struct Candidate {
  std::uint16_t cell;
  std::uint8_t digit;  // from 0

  friend constexpr auto operator<=>(const Candidate&, const Candidate&) = default;
};

// What a group of candidates is in the argument of a step; the list is in roles.def.
enum class Role : std::uint8_t {
#define NONET_ROLE(name) name,
#include "techniques/roles.def"
#undef NONET_ROLE
};

inline constexpr auto role_names = std::to_array<std::string_view>({
#define NONET_ROLE(name) #name,
#include "techniques/roles.def"
#undef NONET_ROLE
});

// Candidates that play one part: these digits in these cells, a whole house, or a rule.
struct Group {
  Role role;
  Mask digits;
  std::int16_t house;         // −1 where it is not a house
  std::int16_t rule;          // among those beyond houses; −1 where it is none
  std::uint16_t first, last;  // its cells, among the step's
};

// From one group of the step to another one: if the first is false the second is true (strong),
// or if the first is true the second is false (weak).
struct Link {
  std::uint16_t from, to;  // groups
  bool strong;
};

// A conclusion and the argument for it, from which sentences and drawings can be made.
struct Step {
  Technique technique;
  std::vector<Candidate> placements;
  std::vector<Candidate> eliminations;
  std::vector<Group> groups;
  std::vector<Link> links;
  std::vector<std::uint16_t> cells;  // of all groups

  void clear(Technique new_technique) {
    technique = new_technique;
    placements.clear();
    eliminations.clear();
    groups.clear();
    links.clear();
    cells.clear();
  }

  void place(int cell, int digit) { placements.push_back(candidate(cell, digit)); }
  void eliminate(int cell, int digit) { eliminations.push_back(candidate(cell, digit)); }
  void eliminate_all(int cell, Mask digits) {
    for (; digits != 0; digits &= digits - 1) eliminate(cell, std::countr_zero(digits));
  }
  template <int W>
  void eliminate(const BitSet<W>& from, int digit) {
    for (const int cell : from) eliminate(cell, digit);
  }

  // Adds a group; its number, for links.
  template <class Cells>
  int add(Role role, Mask digits, const Cells& of, int house = -1, int rule = -1) {
    const auto first = static_cast<std::uint16_t>(cells.size());
    for (const int cell : of) cells.push_back(static_cast<std::uint16_t>(cell));
    groups.push_back({role, digits, static_cast<std::int16_t>(house),
                      static_cast<std::int16_t>(rule), first,
                      static_cast<std::uint16_t>(cells.size())});
    return static_cast<int>(groups.size()) - 1;
  }
  int add_cell(Role role, Mask digits, int cell) { return add(role, digits, std::array{cell}); }
  int add_house(Role role, int house, Mask digits = 0) {
    return add(role, digits, std::array<int, 0>{}, house);
  }
  // The number of a rule in the layout.
  int add_rule(Role role, int rule, Mask digits = 0) {
    return add(role, digits, std::array<int, 0>{}, -1, rule);
  }
  void link(int from, int to, bool strong) {
    links.push_back({static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(to), strong});
  }
  // Brings the conclusion into ascending order, without doubles.
  void sort();
  [[nodiscard]] std::span<const std::uint16_t> cells_of(const Group& group) const {
    return {cells.data() + group.first, cells.data() + group.last};
  }

 private:
  static constexpr Candidate candidate(int cell, int digit) {
    return {static_cast<std::uint16_t>(cell), static_cast<std::uint8_t>(digit)};
  }
};

}  // namespace nonet::techniques
