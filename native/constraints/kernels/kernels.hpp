#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace nonet {

struct LaneBoard;
struct LaneRules;

// Rows of sets of digits that are matched at once, and the most cells of a row.
inline constexpr std::size_t rows_at_once = 32;
inline constexpr std::size_t most_in_row = 64;

// Where a machine of up to ten states goes in one direction: for each set of the first five of
// them, then for each set of the others, the digits that lead from one of them to each state.
inline constexpr std::size_t most_small_states = 10;
template <class Word>
struct MachineSteps {
  static constexpr std::size_t sets = 32;
  using Row = std::array<Word, 16>;

  // The two parts of what leads from a set of states.
  [[nodiscard]] std::pair<const Row&, const Row&> of(unsigned states) const {
    return {rows[states % sets], rows[sets + states / sets]};
  }

  alignas(32) std::array<Row, 2 * sets> rows{};
};
// Such a machine in both directions; a bit for each state in which it starts and may end.
template <class Word>
struct SmallSteps {
  MachineSteps<Word> forward;
  MachineSteps<Word> backward;
  std::uint16_t starts = 0;
  std::uint16_t accepting = 0;
};

// The innermost work of rules, compiled once for each instruction set. All say the same.
struct Kernels {
  // Takes digits away from some of up to 128 cells, those of the bits of `among`; false where one
  // of them has none left. `changed`: those that had one of the digits; `singles`: those of them
  // that have one digit left.
  bool (*exclude)(std::uint16_t* cells, const std::uint64_t* among, std::uint16_t digits,
                  std::uint64_t* changed, std::uint64_t* singles);

  // Takes away what rows, columns and boxes of 9 × 9 exclude, until nothing more follows from
  // single digits, hidden singles, and digits that a box and a line have only in common (pointing
  // and claiming). False where a cell or a house has no place left, or two cells of a house have
  // one digit; then the cells are as they were when that was seen.
  //
  // `cells`: 81 sets of digits, row by row; `changed`: a bit for each cell, to which those are
  // added that have lost a digit.
  bool (*strike_houses)(std::uint16_t* cells, std::uint64_t* changed);

  // Sets of up to nine digits, a bit for each in eight words: those that the first 0, 1, …, `count`
  // of some cells can take that all differ; `families` has room for count + 1 of them.
  void (*add_cells)(const std::uint16_t* cells, std::size_t count, std::uint64_t* families);
  // Leaves in the cells what leads to one of the sets in `last`, which are among the last ones of
  // `families`. False where that is nothing.
  bool (*keep_sets)(std::uint16_t* cells, std::size_t count, const std::uint64_t* families,
                    const std::uint64_t* last);

  // Rows of a set for each of up to 16 cells: in `kept` what the rows that are possible leave of
  // the cells. A row is where it shares a digit with each cell; and where `all` is not 0, if it
  // shares all of these digits with the cells, and each that it shares with one of them only is
  // alone there. `rows` has blocks of `rows_at_once`, in each the sets of the first cell, then
  // those of the second; sets of rows that are missing are 0.
  void (*match_rows)(const std::uint16_t* cells, std::size_t count, const std::uint16_t* rows,
                     std::size_t blocks, std::uint16_t all, std::uint16_t* kept);

  // What a machine leaves of the cells of a line, among other digits, in the lowest bits of a word
  // for each; false where it accepts nothing.
  bool (*read_line)(const SmallSteps<std::uint16_t>& machine, const std::uint16_t* board,
                    const int* cells, std::size_t count, std::uint64_t* kept);

  // The cell with the greatest weight for each of its digits, of those that have several; the first
  // of equal ones, −1 where there is none. One that can have a favoured digit weighs more by
  // `favour`. `most`: that weight.
  int (*heaviest)(const std::uint16_t* cells, const float* weights, std::size_t count,
                  std::uint16_t favoured, float favour, float* most);

  // Each rule once on all lanes of a board. Its candidates are of use only in lanes that are alive.
  void (*sweep_lanes)(const LaneRules& rules, LaneBoard& board);
  // The candidates of one lane, a word a cell, out of the board and into it.
  void (*take_lane)(const LaneBoard& board, int lane, std::uint16_t* cells);
  void (*put_lane)(LaneBoard& board, int lane, const std::uint16_t* cells);
};

// Those that are the fastest on this machine.
[[nodiscard]] const Kernels& kernels();

extern const Kernels baseline_kernels;
#if defined(NONET_X86_ENGINES)
extern const Kernels avx2_kernels;
extern const Kernels avx512_kernels;
#endif

}  // namespace nonet
