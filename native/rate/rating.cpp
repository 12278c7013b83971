#include "rate/rating.hpp"

#include <algorithm>

#include "rate/aligned_exclusion.hpp"
#include "rate/bug.hpp"
#include "rate/cycles.hpp"
#include "rate/nets.hpp"
#include "rate/rectangles_and_loops.hpp"
#include "rate/singles_and_sets.hpp"

namespace nonet::rate {
namespace {

bool find_hint(const Grid& grid, Hint& hint, const Stop& stop) {
  using enum Directness;
  if (find_last_empty_cell(grid, hint) || find_hidden_single(grid, hint) ||
      find_locked<direct>(grid, hint) || find_hidden_set<2, direct>(grid, hint) ||
      find_naked_single(grid, hint) || find_hidden_set<3, direct>(grid, hint) ||
      find_locked<indirect>(grid, hint) || find_naked_set<2>(grid, hint) ||
      find_fish<2>(grid, hint) || find_hidden_set<2, indirect>(grid, hint) ||
      find_naked_set<3>(grid, hint) || find_fish<3>(grid, hint) ||
      find_hidden_set<3, indirect>(grid, hint) || find_wing<2>(grid, hint) ||
      find_wing<3>(grid, hint) || find_unique_loop(grid, hint) || find_naked_set<4>(grid, hint) ||
      find_fish<4>(grid, hint) || find_hidden_set<4, indirect>(grid, hint) ||
      find_bug(grid, hint) || find_aligned_exclusion<2>(grid, hint) || find_cycle(grid, hint, stop) ||
      find_aligned_exclusion<3>(grid, hint)) {
    return true;
  }
  if (find_net(grid, NetClass::nishio, 0, hint, stop) || find_net(grid, NetClass::multiple, 0, hint, stop)) {
    return true;
  }
  for (int level = 0; level <= 5; ++level) {
    if (find_net(grid, NetClass::dynamic, level, hint, stop)) return true;
  }
  return false;
}

}  // namespace

int tenths(double rating) { return static_cast<int>((rating + 0.05) * 10); }

Rating rate(Grid grid, Hints hints, const Stop& stop) {
  Rating rating;
  bool first = true;
  bool placed = false;
  Hint hint{};
  while (!grid.is_solved()) {
    const bool found = find_hint(grid, hint, stop);
    if (stop.asked()) {
      rating.end = End::stopped;
      return rating;
    }
    if (!found) {
      rating.er = beyond_the_scale;
      rating.end = End::stuck;
      return rating;
    }
    const int reached = tenths(hint.rating);
    rating.er = std::max(rating.er, reached);
    if (!placed) rating.ep = rating.er;
    if (first) rating.ed = reached;
    first = false;
    placed |= !hint.step.placements.empty();
    grid.apply(hint.step);
    if (hints == Hints::kept) rating.hints.push_back(hint);
  }
  return rating;
}

}  // namespace nonet::rate
