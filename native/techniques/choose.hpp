#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <utility>

#include "techniques/state.hpp"

namespace nonet::techniques {

// A cell, a digit or a line, and what it may hold: candidates of a cell, places of a digit.
struct Item {
  int number;
  Mask mask;
};

// The order of choices of two of four items: by their first one, or by their last one.
//
//     by_first   01 02 03 12 13 23
//     by_last    01 02 12 03 13 23
enum class ChoiceOrder : bool { by_first, by_last };

template <ChoiceOrder Order, int Bits, std::size_t Left, std::size_t Size, class Visit>
bool choose_rest(std::span<const Item> items, std::array<int, Size>& chosen, Mask together,
                 Visit& visit) {
  if constexpr (Left == 0) {
    return !at_most(together, Bits - 1) && visit(std::as_const(chosen), together);
  } else {
    constexpr bool by_first = Order == ChoiceOrder::by_first;
    for (std::size_t i = by_first ? 0 : Left - 1; i + (by_first ? Left : 1) <= items.size(); ++i) {
      const Mask more = together | items[i].mask;
      if (!at_most(more, Bits)) continue;
      chosen[by_first ? Size - Left : Left - 1] = items[i].number;
      const auto rest = by_first ? items.subspan(i + 1) : items.first(i);
      if (choose_rest<Order, Bits, Left - 1>(rest, chosen, more, visit)) return true;
    }
    return false;
  }
}

// Calls visit(numbers, union) for each choice of `Size` items whose masks, and those at the start,
// have exactly `Bits` bits together. True as soon as a visit is.
template <ChoiceOrder Order, std::size_t Size, int Bits = static_cast<int>(Size), class Visit>
bool choose(std::span<const Item> items, Visit visit, Mask start = 0) {
  std::array<int, Size> chosen{};
  return at_most(start, Bits) && choose_rest<Order, Bits, Size>(items, chosen, start, visit);
}

}  // namespace nonet::techniques
