#include "logic/grade.hpp"

#include "core/side_by_side.hpp"

namespace nonet::logic {

bool is_covered(const Layout& layout) {
  return layout.size() <= largest_size<10> && layout.house_count() <= most_houses<10>;
}

AnyHouses make_houses(const Layout& layout, const std::vector<HouseKind>& kinds) {
  if (layout.size() <= largest_size<2> && layout.house_count() <= most_houses<2>) {
    return std::make_unique<Houses<2>>(layout, kinds);
  }
  return std::make_unique<Houses<10>>(layout, kinds);
}

template <int W>
State<W> from_givens(const Houses<W>& houses, std::span<const std::uint8_t> givens) {
  std::vector<Mask> candidates(givens.size());
  std::vector<Mask> taken(static_cast<std::size_t>(houses.count()));
  for (int cell = 0; cell < houses.cell_count(); ++cell) {
    const int digit = givens[static_cast<std::size_t>(cell)];
    if (digit == 0) continue;
    for (const int house : houses.of(cell)) {
      taken[static_cast<std::size_t>(house)] |= bit(digit - 1);
    }
  }
  for (int cell = 0; cell < houses.cell_count(); ++cell) {
    Mask mask = bit(houses.size()) - 1;
    for (const int house : houses.of(cell)) mask &= ~taken[static_cast<std::size_t>(house)];
    candidates[static_cast<std::size_t>(cell)] = mask;
  }
  return {houses, givens, givens, candidates};
}

template State<2> from_givens(const Houses<2>&, std::span<const std::uint8_t>);
template State<10> from_givens(const Houses<10>&, std::span<const std::uint8_t>);

void grade_rows(const AnyHouses& houses, const Order& order, const Options& options,
                const GradeRows& rows, int threads, const std::atomic<bool>& stop) {
  const auto grade_all = [&]<int W>(const std::unique_ptr<Houses<W>>& of_layout) {
    const Plan<W> plan(order);
    const auto cells = static_cast<std::size_t>(of_layout->cell_count());
    share_out(rows.ends.size(), threads, [&](std::size_t row) {
      if (stop || rows.ends[row] != 0) return;
      Options own = options;
      own.solution = rows.solutions.subspan(row * cells, cells);
      const WalkEnd end =
          grade(from_givens(*of_layout, rows.givens.subspan(row * cells, cells)), plan, own, &stop,
                rows.counts.subspan(row * order.size(), order.size()));
      rows.ends[row] = static_cast<std::uint8_t>(end);
    });
  };
  std::visit(grade_all, houses);
}

}  // namespace nonet::logic
