#include "logic/grade.hpp"

#include "core/side_by_side.hpp"

namespace nonet::logic {

bool is_covered(const Layout& layout) {
  return layout.size() <= largest_size<10> &&
         layout.cell_count() <= largest_size<10> * largest_size<10> &&
         layout.house_count() <= most_houses<10>;
}

AnyHouses make_houses(const Layout& layout, const std::vector<HouseKind>& kinds,
                      const std::vector<GivenRule>& rules) {
  if (layout.size() <= largest_size<2> && layout.cell_count() <= most_cells<2> &&
      layout.house_count() <= most_houses<2>) {
    return std::make_unique<Houses<2>>(layout, kinds, rules);
  }
  return std::make_unique<Houses<10>>(layout, kinds, rules);
}

void grade_rows(const AnyHouses& houses, const Order& order, const Levels& levels,
                const Options& options, const GradeRows& rows, int threads,
                const std::atomic<bool>& stop) {
  const auto grade_all = [&]<int W>(const std::unique_ptr<Houses<W>>& of_layout) {
    const Plan<W> plan(order);
    const auto cells = static_cast<std::size_t>(of_layout->cell_count());
    share_out(rows.ends.size(), threads, [&](std::size_t row) {
      if (stop || rows.ends[row] != 0) return;
      Options own = options;
      own.solution = rows.solutions.subspan(row * cells, cells);
      Places places;
      const WalkEnd end =
          grade(state_of(*of_layout, rows.givens.subspan(row * cells, cells)), plan, own, &stop,
                rows.counts.subspan(row * order.size(), order.size()), levels, places);
      if (!levels.of_entries.empty()) {
        rows.places[2 * row] = places.fewest;
        rows.places[2 * row + 1] = places.narrow;
      }
      rows.ends[row] = static_cast<std::uint8_t>(end);
    });
  };
  std::visit(grade_all, houses);
}

}  // namespace nonet::logic
