#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string_view>

#include "logic/state.hpp"
#include "logic/step.hpp"

namespace nonet::rating {

// Ratings are defined for 9 × 9 cells with boxes.
using State = logic::State<2>;
using Houses = logic::Houses<2>;
using Cells = logic::CellSet<2>;
using logic::bit;
using logic::digits_of;
using logic::Mask;
using logic::Role;
using logic::Step;

// Techniques of the scale, in its order: scale.def.
enum class Technique : std::uint8_t {
#define NONET_RATED(name) name,
#include "rating/scale.def"
#undef NONET_RATED
};

inline constexpr auto technique_names = std::to_array<std::string_view>({
#define NONET_RATED(name) #name,
#include "rating/scale.def"
#undef NONET_RATED
});

// What one turn does, and how hard that is.
struct RatedStep {
  Technique technique;
  double rating;
  Step step;

  void begin(Technique on_scale, double with, logic::Technique known_as) {
    technique = on_scale;
    rating = with;
    step.clear(known_as);
  }
};

// Set by another thread to end the work; null if the work cannot be stopped.
class StopView {
 public:
  explicit StopView(const std::atomic<bool>* asked = nullptr) : asked_(asked) {}
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

inline int empty_cells(const State& state, int house) {
  return 9 - count_bits(state.placed(house));
}

constexpr bool has_two(Mask mask) { return (mask & (mask - 1)) != 0; }

}  // namespace nonet::rating
