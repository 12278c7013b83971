#include "generator/classic_grids.hpp"

#include <bit>
#include <cstddef>

#include "core/shuffle.hpp"
#include "generator/chute_splits.hpp"

namespace nonet {
namespace {

// Most completions that a top band and a left stack have, and most where they are not both twins
// (one pair in 63,000 is); found by going through all pairs,
// native/tests/generator/count_completions.cpp.
constexpr int most_completions = 11664;
constexpr int most_without_twins = 5644;

// Digits of a box, line by line: its rows or its columns, whichever its chute runs along.
using Lines = std::array<std::uint8_t, 9>;
// Sets of splits, a bit each.
using SplitSet = std::uint64_t;
// Sets of digits in the three lines of a box.
using LineSets = std::array<std::uint16_t, 3>;

enum class Neighbour : std::uint8_t { second, third };

constexpr Split lines_of(std::size_t split, Neighbour box) {
  return box == Neighbour::second ? splits[split] : others(splits[split]);
}

// For each cell of the first box, the splits that put its digit into this line of a neighbour.
constexpr std::array<SplitSet, 9> splits_with_cell_in(std::size_t line, Neighbour box) {
  std::array<SplitSet, 9> sets{};
  for (std::size_t split = 0; split < split_count; ++split) {
    for (std::size_t cell = 0; cell < 9; ++cell) {
      const auto in_line = static_cast<SplitSet>(lines_of(split, box)[line] >> cell & 1);
      sets[cell] |= in_line << split;
    }
  }
  return sets;
}

constexpr std::array<std::array<std::array<SplitSet, 9>, 2>, 2> cell_in_line = {{
    {splits_with_cell_in(0, Neighbour::second), splits_with_cell_in(1, Neighbour::second)},
    {splits_with_cell_in(0, Neighbour::third), splits_with_cell_in(1, Neighbour::third)},
}};

Lines transposed(const Lines& box) {
  return {box[0], box[3], box[6], box[1], box[4], box[7], box[2], box[5], box[8]};
}

// The two boxes beside `first` under this split, each line in random order.
std::array<Lines, 2> fill_chute(const Lines& first, std::size_t split, Random& random) {
  std::array<Lines, 2> boxes{};
  for (const Neighbour box : {Neighbour::second, Neighbour::third}) {
    Lines& lines = boxes[static_cast<std::size_t>(box)];
    std::size_t place = 0;
    for (std::uint16_t cells : lines_of(split, box)) {
      for (unsigned rest = cells; rest != 0; rest &= rest - 1) {
        lines[place++] = first[static_cast<std::size_t>(std::countr_zero(rest))];
      }
      shuffle(std::span(lines).subspan(place - 3, 3), random);
    }
  }
  return boxes;
}

LineSets digits_in_lines(const Lines& first, std::size_t split, Neighbour box) {
  LineSets sets{};
  for (std::size_t line = 0; line < 3; ++line) {
    for (unsigned rest = lines_of(split, box)[line]; rest != 0; rest &= rest - 1) {
      const auto cell = static_cast<std::size_t>(std::countr_zero(rest));
      sets[line] = static_cast<std::uint16_t>(sets[line] | 1u << first[cell]);
    }
  }
  return sets;
}

// For each split of a band the splits of a stack that go with it in the box where they cross:
// every row has one digit in common with every column there. `left` and `top` are the first boxes
// of the band and the stack; the crossing is their second or third box.
std::array<SplitSet, split_count> fitting(const Lines& left, Neighbour along_band, const Lines& top,
                                          Neighbour along_stack) {
  // For each digit the splits of the stack that put it into the first and into the second column.
  std::array<std::array<SplitSet, 9>, 2> in_column{};
  for (std::size_t column = 0; column < 2; ++column) {
    for (std::size_t cell = 0; cell < 9; ++cell) {
      in_column[column][top[cell]] =
          cell_in_line[static_cast<std::size_t>(along_stack)][column][cell];
    }
  }
  // Two rows and two columns are enough: the third takes what is left.
  std::array<SplitSet, split_count> fit{};
  for (std::size_t split = 0; split < split_count; ++split) {
    SplitSet all = ~SplitSet{0};
    const Split& rows = lines_of(split, along_band);
    for (std::size_t row = 0; row < 2; ++row) {
      const unsigned cells = rows[row];
      const auto x = left[static_cast<std::size_t>(std::countr_zero(cells))];
      const auto y = left[static_cast<std::size_t>(std::countr_zero(cells & (cells - 1)))];
      const auto z = left[static_cast<std::size_t>(std::bit_width(cells) - 1)];
      for (const auto& in : in_column) {
        all &= (in[x] ^ in[y] ^ in[z]) & ~(in[x] & in[y] & in[z]);
      }
    }
    fit[split] = all;
  }
  return fit;
}

// Number of members; by hand, because the plain instruction set has no such instruction.
int size_of(SplitSet set) {
  set -= set >> 1 & 0x5555555555555555u;
  set = (set & 0x3333333333333333u) + (set >> 2 & 0x3333333333333333u);
  set = (set + (set >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
  return static_cast<int>(set * 0x0101010101010101u >> 56);
}

std::size_t member(SplitSet set, int number) {
  for (; number > 0; --number) set &= set - 1;
  return static_cast<std::size_t>(std::countr_zero(set));
}

// Whether two boxes have the same digits in their lines, in whatever order.
bool are_twins(const Lines& one, const Lines& other) {
  const auto sets = [](const Lines& box) {
    std::array<unsigned, 3> lines{};
    for (std::size_t cell = 0; cell < 9; ++cell) lines[cell / 3] |= 1u << box[cell];
    return lines;
  };
  const auto here = sets(one);
  const auto there = sets(other);
  return (here[0] == there[0] || here[0] == there[1] || here[0] == there[2]) &&
         (here[1] == there[0] || here[1] == there[1] || here[1] == there[2]);
}

// A grid in the making: the top band and the left stack, row by row.
class Frame {
 public:
  explicit Frame(Random& random) {
    for (std::size_t i = 0; i < 9; ++i) corner_[i] = static_cast<std::uint8_t>(i);
    shuffle(corner_, random);
    const auto draw_split = [&random] {
      return static_cast<std::size_t>(random.below(static_cast<int>(split_count)));
    };
    const auto beside = fill_chute(corner_, draw_split(), random);
    const auto below = fill_chute(transposed(corner_), draw_split(), random);
    for (std::size_t i = 0; i < 2; ++i) {
      top_[i] = beside[i];
      left_[i] = transposed(below[i]);
      top_columns_[i] = transposed(top_[i]);
    }
  }

  // No more than `most_without_twins` completions, as is known without counting them.
  [[nodiscard]] bool is_ordinary() const {
    return !are_twins(top_columns_[0], top_columns_[1]) || !are_twins(left_[0], left_[1]);
  }

  // Counts the completions; needed before `write`.
  int count() {
    for (std::size_t i = 0; i < 2; ++i) {
      for (std::size_t j = 0; j < 2; ++j) {
        fits_[i][j] = fitting(left_[i], static_cast<Neighbour>(j), top_columns_[j],
                              static_cast<Neighbour>(i));
      }
    }
    int all = 0;
    for (std::size_t a = 0; a < split_count; ++a) {
      with_split_[a] = 0;
      if (fits_[0][0][a] == 0 || fits_[0][1][a] == 0) continue;
      for (std::size_t b = 0; b < split_count; ++b) {
        const SplitSet c = fits_[0][0][a] & fits_[1][0][b];
        const SplitSet d = fits_[0][1][a] & fits_[1][1][b];
        if (c != 0 && d != 0) with_split_[a] += size_of(c) * size_of(d);
      }
      all += with_split_[a];
    }
    return all;
  }

  // Writes the whole grid with the completion of this number, from 0 to below their count.
  void write(int number, std::span<std::uint8_t, 81> digits) const {
    std::size_t a = 0;
    while (number >= with_split_[a]) number -= with_split_[a++];
    for (std::size_t b = 0; b < split_count; ++b) {
      const SplitSet c = fits_[0][0][a] & fits_[1][0][b];
      const SplitSet d = fits_[0][1][a] & fits_[1][1][b];
      const int here = size_of(c) * size_of(d);
      if (number < here) {
        const int ways = size_of(d);
        return write({a, b}, {member(c, number / ways), member(d, number % ways)}, digits);
      }
      number -= here;
    }
  }

 private:
  void write(const std::array<std::size_t, 2>& bands, const std::array<std::size_t, 2>& stacks,
             std::span<std::uint8_t, 81> digits) const {
    put(corner_, 0, digits);
    for (std::size_t i = 0; i < 2; ++i) {
      put(top_[i], 3 * (i + 1), digits);
      put(left_[i], 27 * (i + 1), digits);
      for (std::size_t j = 0; j < 2; ++j) {
        const LineSets rows = digits_in_lines(left_[i], bands[i], static_cast<Neighbour>(j));
        const LineSets columns =
            digits_in_lines(top_columns_[j], stacks[j], static_cast<Neighbour>(i));
        Lines box{};
        for (std::size_t cell = 0; cell < 9; ++cell) {
          const auto both = static_cast<unsigned>(rows[cell / 3] & columns[cell % 3]);
          box[cell] = static_cast<std::uint8_t>(std::countr_zero(both));
        }
        put(box, 27 * (i + 1) + 3 * (j + 1), digits);
      }
    }
  }

  static void put(const Lines& box, std::size_t first, std::span<std::uint8_t, 81> digits) {
    for (std::size_t cell = 0; cell < 9; ++cell) {
      digits[first + cell / 3 * 9 + cell % 3] = static_cast<std::uint8_t>(box[cell] + 1);
    }
  }

  Lines corner_{};
  std::array<Lines, 2> top_{};          // boxes 2 and 3
  std::array<Lines, 2> left_{};         // boxes 4 and 7
  std::array<Lines, 2> top_columns_{};  // boxes 2 and 3, column by column
  // Where band 2 + i crosses stack 2 + j.
  std::array<std::array<std::array<SplitSet, split_count>, 2>, 2> fits_;
  // Completions with each split of band 2.
  std::array<int, split_count> with_split_;
};

}  // namespace

void ClassicGrids::draw(Random& random, std::span<std::uint8_t, cell_count> digits) {
  for (;;) {
    // One number both chooses a completion and decides whether to keep the draw.
    const int number = random.below(most_completions);
    Frame frame(random);
    if (number >= most_without_twins && frame.is_ordinary()) continue;
    if (number < frame.count()) return frame.write(number, digits);
  }
}

void ClassicGrids::draw_biased(Random& random, std::span<std::uint8_t, cell_count> digits) {
  Frame frame(random);
  frame.write(random.below(frame.count()), digits);
}

}  // namespace nonet
