#pragma once

#include <array>
#include <cstddef>

#include "techniques/state.hpp"

namespace nonet::techniques {

// Aligned exclusion: of two or three cells some combinations of candidates cannot be, and a
// candidate that is left without any goes. What rules combinations out is the caller's `Rules`:
//
//     partners(cell, digit, others)            what the other cells can hold beside a candidate
//     leave_any(cell, digit, a, digit_a, b)    whether partner b keeps a candidate if partner a
//                                              has this one

// A cell, and what it can hold beside a candidate of another one.
struct Partner {
  int cell;
  Mask left;
};

template <class Rules>
bool excludes(const Rules&, int, int, const std::array<Partner, 1>& partners) {
  return partners[0].left == 0;
}
template <class Rules>
bool excludes(const Rules& rules, int cell, int digit, const std::array<Partner, 2>& partners) {
  const auto& [a, b] = partners;
  for (const int digit_a : digits_of(a.left)) {
    if (rules.leave_any(cell, digit, a, digit_a, b)) return false;
  }
  return true;
}

// The candidates of the cells that go: visit(cell, digit, partners).
template <int W, std::size_t Size, class Rules, class Visit>
void visit_excluded(const State<W>& state, const std::array<int, Size>& cells, const Rules& rules,
                    const Visit& visit) {
  for (std::size_t i = 0; i < Size; ++i) {
    std::array<int, Size - 1> others{};
    for (std::size_t j = 1; j < Size; ++j) others[j - 1] = cells[(i + j) % Size];
    for (const int digit : digits_of(state.candidates(cells[i]))) {
      const auto partners = rules.partners(cells[i], digit, others);
      if (excludes(rules, cells[i], digit, partners)) visit(cells[i], digit, partners);
    }
  }
}

}  // namespace nonet::techniques
