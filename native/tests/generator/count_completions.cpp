// Goes through every top band and left stack of a 9 × 9 grid and counts the ways to fill the other
// four boxes, as native/generator/classic_grids.hpp describes. Prints the numbers that its draw and
// docs/design/full-grids.md rely on. A program of its own, since it takes half a minute:
//
//     make build-native-tests && build/cp*/native/tests/nonet_count_completions

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "generator/chute_splits.hpp"

namespace {

using nonet::Split;
using nonet::split_count;
using nonet::splits;
__extension__ typedef unsigned __int128 Wide;  // no standard type holds the number of grids
// The digits of a box in three lines; sorted, since completions depend on no order within a chute.
using Lines = std::array<std::uint16_t, 3>;
using Pair = std::pair<std::size_t, std::size_t>;
using Table = std::array<std::uint8_t, split_count * split_count>;

std::vector<Lines> partitions;  // the 280 ways to lay nine digits in three lines
std::map<Lines, std::size_t> number_of;
std::array<std::size_t, split_count> other;  // the split that the third box then has
// Splits of a stack that go with a split of a band: [lines of the band's first box][lines of the
// stack's first box][split of the band].
std::vector<std::array<std::uint64_t, split_count>> fits;

std::string text(Wide number) {
  std::string digits;
  for (; number != 0; number /= 10)
    digits += static_cast<char>('0' + static_cast<int>(number % 10));
  return {digits.rbegin(), digits.rend()};
}

void make_partitions() {
  for (unsigned first = 0; first < 512; ++first) {
    for (unsigned second = first + 1; second < 512; ++second) {
      const unsigned third = 0777 & ~(first | second);
      if ((first & second) != 0 || second >= third || std::popcount(first) != 3 ||
          std::popcount(second) != 3) {
        continue;
      }
      number_of[{static_cast<std::uint16_t>(first), static_cast<std::uint16_t>(second),
                 static_cast<std::uint16_t>(third)}] = partitions.size();
      partitions.push_back({static_cast<std::uint16_t>(first), static_cast<std::uint16_t>(second),
                            static_cast<std::uint16_t>(third)});
    }
  }
}

// The lines of the second box when the first has these and splits so.
Lines second_box(const Lines& first, const Split& split) {
  std::array<unsigned, 9> digits{};
  std::size_t count = 0;
  for (const unsigned line : first) {
    for (unsigned rest = line; rest != 0; rest &= rest - 1) digits[count++] = rest & -rest;
  }
  Lines lines{};
  for (std::size_t line = 0; line < 3; ++line) {
    for (std::size_t cell = 0; cell < 9; ++cell) {
      if ((split[line] >> cell & 1) != 0) {
        lines[line] = static_cast<std::uint16_t>(lines[line] | digits[cell]);
      }
    }
  }
  return lines;
}

void make_fits() {
  for (std::size_t i = 0; i < split_count; ++i) {
    other[i] = static_cast<std::size_t>(std::ranges::find(splits, nonet::others(splits[i])) -
                                        splits.begin());
  }
  for (const Lines& left : partitions) {
    for (const Lines& top : partitions) {
      auto& table = fits.emplace_back();
      for (std::size_t a = 0; a < split_count; ++a) {
        const Lines rows = second_box(left, splits[a]);
        for (std::size_t c = 0; c < split_count; ++c) {
          const Lines columns = second_box(top, splits[c]);
          bool fit = true;
          for (const unsigned row : rows) {
            for (const unsigned column : columns) fit &= (row & column) != 0;
          }
          table[a] |= static_cast<std::uint64_t>(fit) << c;
        }
      }
    }
  }
}

// How often the columns of boxes 2 and 3 are each pair of partitions, for box 1 in order and any
// order of columns; and how often with the rows of box 2 those of box 1 as well.
void count_chutes(std::map<Pair, int>& all, std::map<Pair, int>& twin_rows) {
  const auto columns = [](const Split& rows) {
    std::map<std::size_t, int> found;
    std::array<std::vector<unsigned>, 3> digits;
    for (std::size_t row = 0; row < 3; ++row) {
      for (unsigned rest = rows[row]; rest != 0; rest &= rest - 1) {
        digits[row].push_back(rest & -rest);
      }
    }
    do {
      do {
        Lines lines{};
        for (std::size_t i = 0; i < 3; ++i) {
          lines[i] = static_cast<std::uint16_t>(digits[0][i] | digits[1][i] | digits[2][i]);
        }
        std::ranges::sort(lines);
        ++found[number_of.at(lines)];
      } while (std::ranges::next_permutation(digits[2]).found);
    } while (std::ranges::next_permutation(digits[1]).found);
    return found;
  };
  for (const Split& split : splits) {
    const bool twin = std::ranges::find(nonet::box_rows, split[0]) != nonet::box_rows.end() &&
                      std::ranges::find(nonet::box_rows, split[1]) != nonet::box_rows.end();
    for (const auto& [second, ways] : columns(split)) {
      for (const auto& [third, others] : columns(nonet::others(split))) {
        all[{second, third}] += ways * others;
        if (twin) twin_rows[{second, third}] += ways * others;
      }
    }
  }
}

std::size_t renamed(std::size_t partition, const std::array<unsigned, 9>& name) {
  Lines lines{};
  for (std::size_t line = 0; line < 3; ++line) {
    for (unsigned digit = 0; digit < 9; ++digit) {
      if ((partitions[partition][line] >> digit & 1) != 0) {
        lines[line] = static_cast<std::uint16_t>(lines[line] | 1u << name[digit]);
      }
    }
  }
  std::ranges::sort(lines);
  return number_of.at(lines);
}

// The same for stacks, rows and columns exchanged, with those added up that differ only in the
// order of the rows and columns of box 1.
std::map<Pair, int> stack_classes(const std::map<Pair, int>& bands) {
  std::vector<std::array<unsigned, 9>> names;
  std::array<unsigned, 3> row = {0, 1, 2};
  do {
    std::array<unsigned, 3> column = {0, 1, 2};
    do {
      auto& name = names.emplace_back();
      for (unsigned i = 0; i < 9; ++i) name[i] = 3 * column[i % 3] + row[i / 3];
    } while (std::ranges::next_permutation(column).found);
  } while (std::ranges::next_permutation(row).found);
  std::map<Pair, int> classes;
  for (const auto& [pair, ways] : bands) {
    Pair least = {partitions.size(), 0};
    for (const auto& name : names) {
      const auto [low, high] = std::minmax({renamed(pair.first, name), renamed(pair.second, name)});
      least = std::min(least, Pair(low, high));
    }
    classes[least] += ways;
  }
  return classes;
}

}  // namespace

int main() {
  make_partitions();
  make_fits();
  std::map<Pair, int> bands;
  std::map<Pair, int> twin_rows;
  count_chutes(bands, twin_rows);

  std::map<unsigned, Wide> pairs_with;  // number of completions → bands and stacks
  Wide twin_completions = 0;
  unsigned most_without_twins = 0;
  std::vector<Table> second(partitions.size());
  std::vector<Table> third(partitions.size());
  for (const auto& [stack, stack_ways] : stack_classes(bands)) {
    const auto* upper = &fits[stack.first * partitions.size()];
    const auto* lower = &fits[stack.second * partitions.size()];
    for (std::size_t columns = 0; columns < partitions.size(); ++columns) {
      for (std::size_t a = 0; a < split_count; ++a) {
        for (std::size_t b = 0; b < split_count; ++b) {
          std::uint64_t mirrored = 0;
          for (std::uint64_t rest = lower[columns][b]; rest != 0; rest &= rest - 1) {
            mirrored |= std::uint64_t{1} << other[static_cast<std::size_t>(std::countr_zero(rest))];
          }
          const auto ways = static_cast<std::uint8_t>(std::popcount(upper[columns][a] & mirrored));
          second[columns][a * split_count + b] = ways;
          third[columns][other[a] * split_count + other[b]] = ways;
        }
      }
    }
    for (const auto& [band, band_ways] : bands) {
      unsigned completions = 0;
      for (std::size_t i = 0; i < second[0].size(); ++i) {
        completions += static_cast<unsigned>(second[band.first][i] * third[band.second][i]);
      }
      pairs_with[completions] += static_cast<Wide>(stack_ways) * static_cast<Wide>(band_ways);
      if (const auto twin = twin_rows.find(band); twin != twin_rows.end()) {
        twin_completions +=
            static_cast<Wide>(stack_ways) * static_cast<Wide>(twin->second) * completions;
      }
      if (band.first != band.second || stack.first != stack.second) {
        most_without_twins = std::max(most_without_twins, completions);
      }
    }
  }

  Wide pairs = 0;
  Wide completions = 0;
  for (const auto& [number, ways] : pairs_with) {
    pairs += ways;
    completions += ways * number;
  }
  const double mean = static_cast<double>(completions) / static_cast<double>(pairs);
  double distance = 0;
  double variance = 0;
  for (const auto& [number, ways] : pairs_with) {
    const double share = static_cast<double>(ways) / static_cast<double>(pairs);
    distance += share * std::abs(1 - number / mean) / 2;
    variance += share * (number - mean) * (number - mean);
  }
  // Each pair counts for all orders of the columns of boxes 2, 3 and the rows of boxes 4, 7, and
  // for all names of the digits.
  constexpr Wide orders = 36 * 36 * 362'880;
  std::printf("grids                          %s\n", text(completions * orders).c_str());
  std::printf("with the rows of box 1 in 2    %s\n", text(twin_completions * orders).c_str());
  std::printf("completions, least and most    %u %u\n", pairs_with.begin()->first,
              pairs_with.rbegin()->first);
  std::printf("most without twins             %u\n", most_without_twins);
  std::printf("mean, standard deviation       %.1f %.1f\n", mean, std::sqrt(variance));
  std::printf("total variation distance       %.4f\n", distance);
}
