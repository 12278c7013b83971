#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string_view>

#include "core/stop.hpp"
#include "techniques/state.hpp"
#include "techniques/step.hpp"

namespace nonet::rating {

// Ratings are defined for 9 × 9 cells with boxes.
using State = techniques::State<2>;
using Houses = techniques::Houses<2>;
using Cells = techniques::CellSet<2>;
using techniques::at;
using techniques::at_most;
using techniques::bit;
using techniques::digits_of;
using techniques::Mask;
using techniques::Role;
using techniques::Step;

// Techniques of the scale, in its order: scale.def.
enum class Technique : std::uint8_t {
#define NONET_RATED(name, rating, known_as) name,
#include "rating/scale.def"
#undef NONET_RATED
};

inline constexpr auto technique_names = std::to_array<std::string_view>({
#define NONET_RATED(name, rating, known_as) #name,
#include "rating/scale.def"
#undef NONET_RATED
});

// The lowest rating of a technique, and what the catalogue calls it.
struct ScaleEntry {
  double rating;
  techniques::Technique known_as;
};
inline constexpr auto scale = std::to_array<ScaleEntry>({
#define NONET_RATED(name, rating, known_as) {rating, techniques::Technique::known_as},
#include "rating/scale.def"
#undef NONET_RATED
});
constexpr const ScaleEntry& entry(Technique technique) {
  return scale[static_cast<std::size_t>(technique)];
}
constexpr Technique operator+(Technique technique, int places) {
  return static_cast<Technique>(static_cast<int>(technique) + places);
}

// What one turn does, and how hard that is.
struct RatedStep {
  Technique technique;
  double rating;
  Step step;

  void begin(Technique on_scale) { begin(on_scale, entry(on_scale).rating); }
  void begin(Technique on_scale, double with) {
    technique = on_scale;
    rating = with;
    step.clear(entry(on_scale).known_as);
  }
  // The digits, from all of the cells that have them.
  void eliminate(const State& state, const Cells& from, Mask digits) {
    for (const int digit : digits_of(digits)) step.eliminate(state.places(digit) & from, digit);
  }
  // What a subset is; true.
  bool add_subset(int house, const Cells& cells, Mask digits) {
    step.add(Role::pattern, digits, cells);
    step.add_house(Role::house, house);
    return true;
  }
};

// Set by another thread to end the work; null if the work cannot be stopped.
class StopView {
 public:
  explicit StopView(const std::atomic<bool>* asked = nullptr) : asked_(asked) {}
  [[nodiscard]] bool asked() const { return asked_ != nullptr && is_set(*asked_); }

 private:
  const std::atomic<bool>* asked_;
};

inline constexpr Mask all_digits = bit(9) - 1;

// Houses are numbered rows, columns, boxes; the scale looks at them by kind in another order.
inline constexpr int rows = 0;
inline constexpr int columns = 9;
inline constexpr int boxes = 18;
inline constexpr std::array house_kinds{boxes, rows, columns};

constexpr std::array<int, 27> in_order(const std::array<int, 3>& kinds) {
  std::array<int, 27> houses{};
  for (std::size_t i = 0; i < houses.size(); ++i) {
    houses[i] = kinds[i / 9] + static_cast<int>(i % 9);
  }
  return houses;
}
inline constexpr std::array box_column_row = in_order({boxes, columns, rows});
inline constexpr std::array box_row_column = in_order({boxes, rows, columns});

// The house of this kind (the number of the first one) that holds a cell.
inline int house_of(const Houses& houses, int kind, int cell) {
  if (kind == rows) return houses.row_house(cell);
  return kind == columns ? houses.column_house(cell) : houses.box_house(cell);
}

inline int empty_cells(const State& state, int house) {
  return 9 - count_bits(state.placed(house));
}

constexpr bool has_two(Mask mask) { return !at_most(mask, 1); }

}  // namespace nonet::rating
