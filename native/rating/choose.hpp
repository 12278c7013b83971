#pragma once

#include <array>
#include <span>

#include "rating/rated_step.hpp"

namespace nonet::rating {

struct Item {
  int number;
  Mask mask;
};

// Calls visit(numbers, union) for every choice of `Size` items whose masks have at most `Size` bits
// together, in the order of the choices as numbers in which bit i is item i. True as soon as a
// visit is.
template <std::size_t Size, std::size_t Left = Size, class Visit>
bool choose(std::span<const Item> items, std::array<int, Size>& chosen, Mask together,
            Visit& visit) {
  if constexpr (Left == 0) {
    return visit(chosen, together);
  } else {
    for (std::size_t i = Left - 1; i < items.size(); ++i) {
      const Mask more = together | items[i].mask;
      if (count_bits(more) > static_cast<int>(Size)) continue;
      chosen[Left - 1] = items[i].number;
      if (choose<Size, Left - 1>(items.first(i), chosen, more, visit)) return true;
    }
    return false;
  }
}

template <std::size_t Size, class Visit>
bool choose(std::span<const Item> items, Visit visit) {
  if (items.size() < Size) return false;
  std::array<int, Size> chosen{};
  return choose<Size>(items, chosen, Mask{0}, visit);
}

// Calls visit(numbers, common) for every choice of `count` items whose masks have a bit in common,
// in the same order.
template <std::size_t Size, std::size_t Left = Size, class Visit>
bool choose_common(std::span<const Item> items, std::array<int, Size>& chosen, Mask common,
                   Visit& visit) {
  if constexpr (Left == 0) {
    return visit(chosen, common);
  } else {
    for (std::size_t i = Left - 1; i < items.size(); ++i) {
      const Mask rest = common & items[i].mask;
      if (rest == 0) continue;
      chosen[Left - 1] = items[i].number;
      if (choose_common<Size, Left - 1>(items.first(i), chosen, rest, visit)) return true;
    }
    return false;
  }
}

}  // namespace nonet::rating
