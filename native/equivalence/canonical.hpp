#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet {

// Finds the canonical form of grids with square boxes of Side × Side (2 or 3): the least text that
// an essentially equal grid has, the empty cell counting least. It looks at the rows of the form
// from the top; after each it keeps every arrangement whose rows so far are the least there are:
//
//     row 1   . . . | . . . | . . 1      4 arrangements: a row or column with one given
//     row 2   . . . | . . . | . 2 .      3 of their 8 continuations
//     …
//
// An arrangement does not order what is still indistinguishable: columns of a stack, and stacks,
// that are equal in all rows placed stay *alike* and are ordered by the first row in which they
// differ. Rows and bands that are the same digit for digit are placed in one order only. So the
// empty grid has two arrangements at each row, and few grids but symmetric ones have many.
//
// An object keeps the memory for its arrangements from one grid to the next.
template <int Side>
class Canonicaliser {
 public:
  static constexpr int size = Side * Side;
  static constexpr int cell_count = size * size;
  // A digit of 1 … size for each cell, 0 where it is empty.
  using Grid = std::span<const std::uint8_t, static_cast<std::size_t>(cell_count)>;
  using Form = std::span<std::uint8_t, static_cast<std::size_t>(cell_count)>;

  // Writes the canonical form of `grid` to `form` and returns the number of automorphisms: moves
  // of rows and columns (with or without transposition) that, followed by some relabelling, give
  // back the same grid. At least 1, at most 2 · 6⁸ (4 × 4: 128).
  std::int64_t run(Grid grid, Form form);

 private:
  template <typename T>
  using PerLine = std::array<T, static_cast<std::size_t>(size)>;

  // The choices made for the rows of the form that are placed so far.
  struct Arrangement {
    PerLine<std::uint8_t> columns;  // the column of the grid at each place
    std::array<std::uint8_t, static_cast<std::size_t>(size) + 1> labels;  // of digits; 0: none yet
    std::uint8_t used;                                                    // labels given: 1 … used
    std::uint8_t stacks_alike;    // bit s: stacks s and s + 1 are alike
    std::uint16_t columns_alike;  // bit p: places p and p + 1 of one stack are alike
    std::uint16_t rows_left;      // rows of the grid not placed
    std::uint8_t turned;          // 1: the grid is transposed
    std::uint8_t band;            // of the row placed last
  };
  // What the rows of the grid, or of its transpose, are.
  struct View {
    std::array<PerLine<std::uint8_t>, static_cast<std::size_t>(size)> rows;
    PerLine<std::uint16_t> twins_before;       // earlier rows of the band, the same digit for digit
    PerLine<std::uint16_t> twin_bands_before;  // rows of earlier bands with the same rows
    std::int64_t symmetries;                   // orders of rows that change nothing
  };
  // A row of the form, 4 bits a cell, the first cell highest: less means less as text.
  using RowText = std::uint64_t;

  void read(Grid grid);
  static void find_twins(View& view);
  [[nodiscard]] bool is_solution() const;

  // Both rows at once, where the grid is a solution of 9 × 9; the text of the second.
  RowText place_first_two_rows();
  void place_first_two_rows(int turned, int first, int second);

  RowText place_row(int number);
  void try_row(const Arrangement& before, int row);
  void fill_stack(Arrangement& made, int stack, RowText text);
  void fill_columns(Arrangement& made, int place, int end, RowText text);
  void keep(const Arrangement& made, RowText text);

  [[nodiscard]] int digit_at(const Arrangement& made, int place) const;
  // The digits of a stack in the row being placed, alike columns in ascending order.
  [[nodiscard]] std::uint32_t content(const Arrangement& made, int stack) const;

  std::array<View, 2> views_;
  std::vector<Arrangement> arrangements_;  // all with the least rows so far
  std::vector<Arrangement> next_;          // those with the row being placed
  RowText least_ = 0;                      // the least text of that row
  const std::uint8_t* row_ = nullptr;      // a row of the grid being tried
};

// Writes the canonical forms and the automorphisms of grids that follow each other, a byte a cell.
template <int Side>
void canonical_forms(std::span<const std::uint8_t> grids, std::span<std::uint8_t> forms,
                     std::span<std::int64_t> automorphisms);

extern template class Canonicaliser<2>;
extern template class Canonicaliser<3>;

}  // namespace nonet
