#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/random.hpp"

namespace nonet {

// Fisher and Yates; std::shuffle may differ from library to library.
template <class Items>
void shuffle(Items&& items, Random& random) {
  for (std::size_t left = items.size(); left > 1; --left) {
    std::swap(items[left - 1],
              items[static_cast<std::size_t>(random.below(static_cast<int>(left)))]);
  }
}

// The numbers 0 … count − 1 in random order.
inline std::vector<std::uint8_t> shuffled(int count, Random& random) {
  std::vector<std::uint8_t> numbers(static_cast<std::size_t>(count));
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<std::uint8_t>(i);
  shuffle(numbers, random);
  return numbers;
}

}  // namespace nonet
