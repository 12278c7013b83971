#include <doctest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "core/random.hpp"
#include "techniques/deadly_patterns.hpp"

using nonet::Layout;
using nonet::Random;
using nonet::techniques::alternates;
using nonet::techniques::exchanges;
using nonet::techniques::HouseKind;
using nonet::techniques::Houses;

namespace {

using Cells = std::vector<int>;
using Digits = std::vector<int>;  // of some cells, in the same order

constexpr int size = 6;

// Rows, columns, boxes of 2 × 3 or regions anywhere or none, and up to two houses of any cells.
Houses<2> random_houses(Random& random) {
  std::vector<std::vector<int>> cells;
  std::vector<HouseKind> kinds;
  for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
    for (int line = 0; line < size; ++line) {
      auto& house = cells.emplace_back();
      kinds.push_back(kind);
      for (int i = 0; i < size; ++i) {
        house.push_back(kind == HouseKind::row ? line * size + i : i * size + line);
      }
    }
  }
  std::vector<int> shuffled(size * size);
  const auto shuffle = [&] {
    std::iota(shuffled.begin(), shuffled.end(), 0);
    for (std::size_t i = shuffled.size(); i > 1; --i) {
      std::swap(shuffled[i - 1],
                shuffled[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
    }
  };
  const auto take = [&](HouseKind kind, std::size_t first) {
    auto& house = cells.emplace_back(shuffled.begin() + static_cast<std::ptrdiff_t>(first),
                                     shuffled.begin() + static_cast<std::ptrdiff_t>(first) + size);
    std::ranges::sort(house);
    kinds.push_back(kind);
  };
  const auto boxes = random.below(3);
  shuffle();
  if (boxes == 1) {
    std::ranges::sort(shuffled, {}, [](int cell) {
      return std::pair{cell / size / 2 * 2 + cell % size / 3, cell};
    });
  }
  for (std::size_t box = 0; boxes > 0 && box < size; ++box) take(HouseKind::box, box * size);
  for (auto more = random.below(3); more > 0; --more) {
    shuffle();
    take(HouseKind::other, 0);
  }
  return {Layout(size, cells), kinds};
}

// Digits of the cells that lie in the house, ascending.
Digits within(const Houses<2>& houses, int house, const Cells& cells, const Digits& digits) {
  Digits found;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (houses.cells(house).contains(cells[i])) found.push_back(digits[i]);
  }
  std::ranges::sort(found);
  return found;
}

bool is_valid(const Houses<2>& houses, const Cells& cells, const Digits& digits) {
  for (int house = 0; house < houses.count(); ++house) {
    const Digits here = within(houses, house, cells, digits);
    if (std::ranges::adjacent_find(here) != here.end()) return false;
  }
  return true;
}

bool every_house_is_the_same(const Houses<2>& houses, const Cells& cells, const Digits& a,
                             const Digits& b) {
  for (int house = 0; house < houses.count(); ++house) {
    if (within(houses, house, cells, a) != within(houses, house, cells, b)) return false;
  }
  return true;
}

// All ways to fill the cells with `count` digits without a repeated digit in a house.
std::vector<Digits> fillings(const Houses<2>& houses, const Cells& cells, int count) {
  std::vector<Digits> found;
  Digits digits(cells.size(), 0);
  for (;;) {
    if (is_valid(houses, cells, digits)) found.push_back(digits);
    std::size_t i = 0;
    while (i < digits.size() && ++digits[i] == count) digits[i++] = 0;
    if (i == digits.size()) return found;
  }
}

// Two lines and as many lines across them as there are pairs.
struct Lines {
  Cells half, other;
};
Lines random_lines(Random& random, std::size_t pairs) {
  std::vector<int> numbers(size);
  std::iota(numbers.begin(), numbers.end(), 0);
  const auto pick = [&](std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      std::swap(numbers[i],
                numbers[i + static_cast<std::size_t>(random.below(static_cast<int>(size - i)))]);
    }
    return Cells(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(count));
  };
  const auto rows = pick(2);
  const auto columns = pick(pairs);
  const bool turned = random.below(2) == 1;
  Lines lines;
  for (const int column : columns) {
    lines.half.push_back(turned ? column * size + rows[0] : rows[0] * size + column);
    lines.other.push_back(turned ? column * size + rows[1] : rows[1] * size + column);
  }
  return lines;
}

}  // namespace

TEST_CASE("a rectangle is deadly where two digits in it can be exchanged, and nowhere else") {
  Random random(1);
  int deadly = 0;
  for (int i = 0; i < 5000; ++i) {
    const auto houses = random_houses(random);
    const auto [half, other] = random_lines(random, 2);
    const Cells cells{half[0], other[1], half[1], other[0]};
    const auto filled = fillings(houses, cells, 2);
    bool can_exchange = false;
    for (const auto& a : filled) {
      for (const auto& b : filled) {
        can_exchange = can_exchange || (a != b && every_house_is_the_same(houses, cells, a, b));
      }
    }
    const bool found = alternates(houses, std::array{half[0], half[1], other[1], other[0]});
    CHECK(found == can_exchange);
    CHECK(exchanges(houses, std::span<const int>(half), std::span<const int>(other)) ==
          can_exchange);
    deadly += can_exchange ? 1 : 0;
  }
  CHECK(deadly > 500);
  CHECK(deadly < 4500);
}

TEST_CASE("three pairs that pass can be exchanged however they are filled") {
  Random random(2);
  int deadly = 0;
  for (int i = 0; i < 3000; ++i) {
    const auto houses = random_houses(random);
    const auto [half, other] = random_lines(random, 3);
    if (!exchanges(houses, std::span<const int>(half), std::span<const int>(other))) continue;
    ++deadly;
    Cells cells = half;
    cells.insert(cells.end(), other.begin(), other.end());
    for (const auto& digits : fillings(houses, cells, 3)) {
      Digits exchanged(digits.begin() + 3, digits.end());
      exchanged.insert(exchanged.end(), digits.begin(), digits.begin() + 3);
      CHECK(exchanged != digits);
      CHECK(every_house_is_the_same(houses, cells, digits, exchanged));
    }
  }
  CHECK(deadly > 200);
}
