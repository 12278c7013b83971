#include "equivalence/canonical.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace nonet {
namespace {

constexpr int cell_bits = 4;

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

constexpr std::uint32_t bit(int index) { return std::uint32_t{1} << index; }

constexpr std::uint64_t lines_below(int count) { return (std::uint64_t{1} << count) - 1; }

template <typename Set>
bool has(Set set, int index) {
  return (set >> index & 1u) != 0;
}

}  // namespace

template <int Side>
std::int64_t Canonicaliser<Side>::run(Grid grid, Form form) {
  read(grid);
  Arrangement start{};
  std::iota(start.columns.begin(), start.columns.end(), std::uint8_t{0});
  for (int place = 0; place < size; ++place) {
    if (place % Side + 1 < Side) start.columns_alike |= static_cast<std::uint16_t>(bit(place));
  }
  start.stacks_alike = static_cast<std::uint8_t>(lines_below(Side - 1));
  start.rows_left = static_cast<std::uint16_t>(lines_below(size));
  arrangements_.assign(2, start);
  arrangements_[1].turned = 1;

  const auto write = [form](int number, RowText text) {
    for (int place = size - 1; place >= 0; --place) {
      form[at(number * size + place)] = static_cast<std::uint8_t>(text & lines_below(cell_bits));
      text >>= cell_bits;
    }
  };
  int number = 0;
  if constexpr (Side == 3) {
    if (is_solution()) {
      write(0, 0x123456789);
      write(1, place_first_two_rows());
      number = 2;
    }
  }
  for (; number < size; ++number) write(number, place_row(number));
  return static_cast<std::int64_t>(arrangements_.size()) * views_[0].symmetries *
         views_[1].symmetries;
}

template <int Side>
void Canonicaliser<Side>::read(Grid grid) {
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      const std::uint8_t digit = grid[at(row * size + column)];
      views_[0].rows[at(row)][at(column)] = digit;
      views_[1].rows[at(column)][at(row)] = digit;
    }
  }
  for (View& view : views_) find_twins(view);
}

template <int Side>
void Canonicaliser<Side>::find_twins(View& view) {
  view.symmetries = 1;
  const auto find = [&view](int count, auto equal, auto note) {
    for (int later = 0; later < count; ++later) {
      int alike = 1;
      for (int earlier = later - later % Side; earlier < later; ++earlier) {
        if (!equal(earlier, later)) continue;
        note(earlier, later);
        ++alike;
      }
      view.symmetries *= alike;
    }
  };
  view.twins_before.fill(0);
  view.twin_bands_before.fill(0);
  find(
      size, [&](int a, int b) { return view.rows[at(a)] == view.rows[at(b)]; },
      [&](int a, int b) { view.twins_before[at(b)] |= static_cast<std::uint16_t>(bit(a)); });
  const auto first_row = [&view](int band) { return view.rows.begin() + band * Side; };
  find(
      Side,
      [&](int a, int b) {
        return std::is_permutation(first_row(a), first_row(a) + Side, first_row(b));
      },
      [&](int a, int b) {
        for (int row = b * Side; row < (b + 1) * Side; ++row) {
          view.twin_bands_before[at(row)] |=
              static_cast<std::uint16_t>(lines_below(Side) << (a * Side));
        }
      });
}

template <int Side>
bool Canonicaliser<Side>::is_solution() const {
  constexpr auto all = static_cast<std::uint32_t>(lines_below(size) << 1);
  PerLine<std::uint32_t> columns{};
  PerLine<std::uint32_t> boxes{};
  for (int row = 0; row < size; ++row) {
    std::uint32_t seen = 0;
    for (int column = 0; column < size; ++column) {
      const std::uint32_t digit = bit(views_[0].rows[at(row)][at(column)]);
      seen |= digit;
      columns[at(column)] |= digit;
      boxes[at(row / Side * Side + column / Side)] |= digit;
    }
    if (seen != all) return false;
  }
  const auto complete = [](std::uint32_t digits) { return digits == all; };
  return std::ranges::all_of(columns, complete) && std::ranges::all_of(boxes, complete);
}

// The first row of a solution's form is 123456789 whatever the arrangement: 18 · 6⁴ of them, far
// too many to keep. But the second row leaves little choice. It begins 456 where the digits of a
// minirow stay together in both rows ("pure"), and otherwise 457: two digits come from the stack
// which is thereby the second, one from the third. Once the order of the first stack's columns is
// chosen, each digit of the second row that needs a label gets the least that its stack has left.
template <int Side>
auto Canonicaliser<Side>::place_first_two_rows() -> RowText {
  least_ = lines_below(cell_bits * size);
  next_.clear();
  for (int turned = 0; turned < 2; ++turned) {
    for (int first = 0; first < size; ++first) {
      const int band = first / Side * Side;
      for (int second = band; second < band + Side; ++second) {
        if (second != first) place_first_two_rows(turned, first, second);
      }
    }
  }
  arrangements_.swap(next_);
  return least_;
}

template <int Side>
void Canonicaliser<Side>::place_first_two_rows(int turned, int first, int second) {
  const View& view = views_[at(turned)];
  const PerLine<std::uint8_t>& upper = view.rows[at(first)];
  const PerLine<std::uint8_t>& lower = view.rows[at(second)];
  std::array<std::uint8_t, at(size) + 1> column_of{};  // of a digit in the upper row
  for (int column = 0; column < size; ++column) {
    column_of[upper[at(column)]] = static_cast<std::uint8_t>(column);
  }
  const auto source = [&](int column) { return column_of[lower[at(column)]] / Side; };

  Arrangement made{};
  made.turned = static_cast<std::uint8_t>(turned);
  made.band = static_cast<std::uint8_t>(first / Side);
  made.rows_left = static_cast<std::uint16_t>(lines_below(size) & ~bit(first) & ~bit(second));
  made.used = size;
  for (int stack = 0; stack < Side; ++stack) {
    // The stack that two or three of the digits come from.
    const int left = stack * Side;
    const int second_stack = source(left) == source(left + 1) ? source(left) : source(left + 2);
    const bool pure = source(left) == source(left + 1) && source(left) == source(left + 2);
    if (!pure && least_ >> (cell_bits * (size - Side)) == 0x456) return;
    const std::array<int, 3> stacks{stack, second_stack, 3 - stack - second_stack};
    std::array<int, 3> order{left, left + 1, left + 2};
    do {
      if (source(order[0]) != second_stack || source(order[1]) != second_stack) continue;
      // Columns are placed as the digits that they hold in the upper row get labels.
      made.labels.fill(0);
      std::array<int, 3> filled{0, Side, 2 * Side};
      const auto place_column = [&](int which, int column) {
        const int place = filled[at(which)]++;
        made.columns[at(place)] = static_cast<std::uint8_t>(column);
        made.labels[upper[at(column)]] = static_cast<std::uint8_t>(place + 1);
      };
      for (const int column : order) place_column(0, column);
      RowText text = 0;
      for (int place = 0; place < size; ++place) {
        if (place % Side == 0) {  // what is left of the stack has no label to wait for
          const int which = place / Side;
          for (int column = stacks[at(which)] * Side; column < (stacks[at(which)] + 1) * Side;
               ++column) {
            if (made.labels[upper[at(column)]] == 0) place_column(which, column);
          }
        }
        const int digit = lower[at(made.columns[at(place)])];
        if (made.labels[at(digit)] == 0) {
          const int column = column_of[at(digit)];
          place_column(column / Side == stacks[1] ? 1 : 2, column);
        }
        text = text << cell_bits | made.labels[at(digit)];
      }
      keep(made, text);
    } while (std::ranges::next_permutation(order).found);
  }
}

template <int Side>
auto Canonicaliser<Side>::place_row(int number) -> RowText {
  least_ = lines_below(cell_bits * size);
  next_.clear();
  for (const Arrangement& before : arrangements_) {
    const View& view = views_[before.turned];
    const bool new_band = number % Side == 0;
    const int from = new_band ? 0 : before.band * Side;
    const int to = new_band ? size : from + Side;
    for (int row = from; row < to; ++row) {
      if (!has(before.rows_left, row)) continue;
      if ((view.twins_before[at(row)] & before.rows_left) != 0) continue;
      if (new_band && (view.twin_bands_before[at(row)] & before.rows_left) != 0) continue;
      try_row(before, row);
    }
  }
  arrangements_.swap(next_);
  return least_;
}

template <int Side>
void Canonicaliser<Side>::try_row(const Arrangement& before, int row) {
  row_ = views_[before.turned].rows[at(row)].data();
  Arrangement made = before;
  made.rows_left &= static_cast<std::uint16_t>(~bit(row));
  made.band = static_cast<std::uint8_t>(row / Side);
  fill_stack(made, 0, 0);
}

// Tries the stacks that may come here: of equal ones the first only, and all that differ in this
// row.
template <int Side>
void Canonicaliser<Side>::fill_stack(Arrangement& made, int stack, RowText text) {
  const int place = stack * Side;
  if (stack == Side) return keep(made, text);
  if (!has(made.stacks_alike, stack)) return fill_columns(made, place, place + Side, text);
  std::array<std::uint32_t, at(Side)> tried{};
  int count = 0;
  for (int other = stack; other == stack || has(made.stacks_alike, other - 1); ++other) {
    const std::uint32_t digits = content(made, other);
    const auto end = tried.begin() + count;
    if (std::find(tried.begin(), end, digits) != end) continue;
    tried[at(count++)] = digits;
    Arrangement branch = made;
    std::swap_ranges(branch.columns.begin() + place, branch.columns.begin() + place + Side,
                     branch.columns.begin() + other * Side);
    fill_columns(branch, place, place + Side, text);
  }
}

// Each place gets the least digit of the columns that may come there. Digits without a label are
// equivalent: each of them may get the next label.
template <int Side>
void Canonicaliser<Side>::fill_columns(Arrangement& made, int place, int end, RowText text) {
  for (; place < end; ++place) {
    const auto label_at = [&](int where) {
      const int digit = digit_at(made, where);
      return digit != 0 && made.labels[at(digit)] == 0 ? made.used + 1 : made.labels[at(digit)];
    };
    int least = label_at(place);
    int best = place;
    for (int other = place; has(made.columns_alike, other); ++other) {
      if (const int label = label_at(other + 1); label < least) {
        least = label;
        best = other + 1;
      }
    }
    text = text << cell_bits | static_cast<RowText>(least);
    if (text > least_ >> (cell_bits * (size - 1 - place))) return;
    if (least > made.used) {
      std::uint32_t tried = bit(digit_at(made, place));
      for (int other = place; has(made.columns_alike, other); ++other) {
        const int digit = digit_at(made, other + 1);
        if (has(tried, digit)) continue;
        tried |= bit(digit);
        Arrangement branch = made;
        std::swap(branch.columns[at(place)], branch.columns[at(other + 1)]);
        branch.labels[at(digit)] = ++branch.used;
        fill_columns(branch, place + 1, end, text);
      }
      made.labels[at(digit_at(made, place))] = ++made.used;
    } else {
      std::swap(made.columns[at(place)], made.columns[at(best)]);
    }
  }
  fill_stack(made, end / Side, text);
}

template <int Side>
void Canonicaliser<Side>::keep(const Arrangement& made, RowText text) {
  if (text > least_) return;
  if (text < least_) {
    least_ = text;
    next_.clear();
  }
  // Neighbours that differ in this row are no longer alike.
  const auto cell = [text](int place) {
    return text >> (cell_bits * (size - 1 - place)) & lines_below(cell_bits);
  };
  const auto minirow = [text](int stack) {
    return text >> (cell_bits * Side * (Side - 1 - stack)) & lines_below(cell_bits * Side);
  };
  Arrangement& kept = next_.emplace_back(made);
  for (int place = 0; kept.columns_alike >> place != 0; ++place) {
    if (cell(place) != cell(place + 1)) {
      kept.columns_alike &= static_cast<std::uint16_t>(~bit(place));
    }
  }
  for (int stack = 0; kept.stacks_alike >> stack != 0; ++stack) {
    if (minirow(stack) != minirow(stack + 1)) {
      kept.stacks_alike &= static_cast<std::uint8_t>(~bit(stack));
    }
  }
}

template <int Side>
int Canonicaliser<Side>::digit_at(const Arrangement& made, int place) const {
  return row_[made.columns[at(place)]];
}

template <int Side>
std::uint32_t Canonicaliser<Side>::content(const Arrangement& made, int stack) const {
  std::array<int, at(Side)> digits{};
  for (int i = 0; i < Side; ++i) digits[at(i)] = digit_at(made, stack * Side + i);
  for (int last = Side - 1; last > 0; --last) {
    for (int i = 0; i < last; ++i) {
      if (has(made.columns_alike, stack * Side + i) && digits[at(i)] > digits[at(i + 1)]) {
        std::swap(digits[at(i)], digits[at(i + 1)]);
      }
    }
  }
  std::uint32_t together = 0;
  for (const int digit : digits)
    together = together << cell_bits | static_cast<std::uint32_t>(digit);
  return together;
}

template <int Side>
void canonical_forms(std::span<const std::uint8_t> grids, std::span<std::uint8_t> forms,
                     std::span<std::int64_t> automorphisms) {
  constexpr std::size_t cells = Canonicaliser<Side>::cell_count;
  Canonicaliser<Side> canonicaliser;
  for (std::size_t i = 0; i < automorphisms.size(); ++i) {
    automorphisms[i] = canonicaliser.run(grids.subspan(i * cells).template first<cells>(),
                                         forms.subspan(i * cells).template first<cells>());
  }
}

template void canonical_forms<2>(std::span<const std::uint8_t>, std::span<std::uint8_t>,
                                 std::span<std::int64_t>);
template void canonical_forms<3>(std::span<const std::uint8_t>, std::span<std::uint8_t>,
                                 std::span<std::int64_t>);

template class Canonicaliser<2>;
template class Canonicaliser<3>;

}  // namespace nonet
