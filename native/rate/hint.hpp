#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string_view>

#include "logic/grid.hpp"
#include "logic/step.hpp"

namespace nonet::rate {

// Ratings are defined for 9 × 9 cells with boxes.
using Grid = logic::Grid<2>;
using Houses = logic::Houses<2>;
using Cells = logic::CellSet<2>;
using logic::bit;
using logic::digits_of;
using logic::Mask;
using logic::Role;
using logic::Step;

// Techniques of the scale, in its order.
// clang-format off: it would reflow this list.
#define NONET_RATED(X)            \
  X(last_empty_cell)              \
  X(hidden_single_in_box)         \
  X(hidden_single_in_line)        \
  X(direct_pointing)              \
  X(direct_claiming)              \
  X(direct_hidden_pair)           \
  X(naked_single)                 \
  X(direct_hidden_triplet)        \
  X(pointing)                     \
  X(claiming)                     \
  X(naked_pair)                   \
  X(x_wing)                       \
  X(hidden_pair)                  \
  X(naked_triplet)                \
  X(swordfish)                    \
  X(hidden_triplet)               \
  X(xy_wing)                      \
  X(xyz_wing)                     \
  X(unique_rectangle_1)           \
  X(unique_rectangle_2)           \
  X(unique_rectangle_3)           \
  X(unique_rectangle_4)           \
  X(unique_loop_1)                \
  X(unique_loop_2)                \
  X(unique_loop_3)                \
  X(unique_loop_4)                \
  X(naked_quad)                   \
  X(jellyfish)                    \
  X(hidden_quad)                  \
  X(bug_1)                        \
  X(bug_2)                        \
  X(bug_3)                        \
  X(bug_4)                        \
  X(aligned_pair_exclusion)       \
  X(x_cycle)                      \
  X(y_cycle)                      \
  X(xy_cycle)                     \
  X(forcing_x_chain)              \
  X(forcing_chain)                \
  X(aligned_triplet_exclusion)    \
  X(nishio)                       \
  X(cell_forcing_chain)           \
  X(region_forcing_chain)         \
  X(dynamic_contradiction)        \
  X(dynamic_double)               \
  X(dynamic_cell)                 \
  X(dynamic_region)               \
  X(dynamic_plus_contradiction)   \
  X(dynamic_plus_double)          \
  X(dynamic_plus_cell)            \
  X(dynamic_plus_region)          \
  X(nested_contradiction)         \
  X(nested_double)                \
  X(nested_cell)                  \
  X(nested_region)
// clang-format on

enum class Technique : std::uint8_t {
#define NONET_ENUMERATOR(name) name,
  NONET_RATED(NONET_ENUMERATOR)
#undef NONET_ENUMERATOR
};

inline constexpr auto technique_names = std::to_array<std::string_view>({
#define NONET_NAME(name) #name,
    NONET_RATED(NONET_NAME)
#undef NONET_NAME
});

// What one turn does, and how hard that is.
struct Hint {
  Technique technique;
  double rating;
  Step step;

  void begin(Technique rated, double with, logic::Technique known_as) {
    technique = rated;
    rating = with;
    step.clear(known_as);
  }
};

// Set by another thread to end the work; null if the work cannot be stopped.
class Stop {
 public:
  explicit Stop(const std::atomic<bool>* asked = nullptr) : asked_(asked) {}
  [[nodiscard]] bool asked() const {
    return asked_ != nullptr && asked_->load(std::memory_order_relaxed);
  }

 private:
  const std::atomic<bool>* asked_;
};

// Houses are numbered rows, columns, boxes; the scale looks at them by kind in another order.
inline constexpr int rows = 0;
inline constexpr int columns = 9;
inline constexpr int boxes = 18;
inline constexpr std::array box_column_row{boxes, columns, rows};
inline constexpr std::array box_row_column{boxes, rows, columns};

// The first true answer among the houses of the three kinds.
template <class Visit>
bool any_house(const std::array<int, 3>& kinds, Visit visit) {
  for (const int first : kinds) {
    for (int house = first; house < first + 9; ++house) {
      if (visit(house)) return true;
    }
  }
  return false;
}

// The house of this kind (the number of the first one) that holds a cell.
inline int house_of(const Houses& houses, int kind, int cell) {
  if (kind == rows) return houses.row_house(cell);
  return kind == columns ? houses.column_house(cell) : houses.box_house(cell);
}

inline int empty_cells(const Grid& grid, int house) { return 9 - count_bits(grid.placed(house)); }

constexpr bool has_two(Mask mask) { return (mask & (mask - 1)) != 0; }

}  // namespace nonet::rate
