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

enum class Search : std::uint8_t { found, none, above };

// The first hint; none is looked for where all that is left is rated above the limit.
Search find_hint(const Grid& grid, Hint& hint, Context& context, int most) {
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
      find_bug(grid, hint) || find_aligned_exclusion<2>(grid, hint, context.pairs)) {
    return Search::found;
  }
  if (most < 65) return Search::above;
  if (find_cycle(grid, hint, context.stop)) return Search::found;
  if (most < 75) return Search::above;
  if (find_aligned_exclusion<3>(grid, hint, context.triplets) ||
      find_net(grid, NetClass::nishio, 0, hint, context)) {
    return Search::found;
  }
  if (most < 80) return Search::above;
  if (find_net(grid, NetClass::multiple, 0, hint, context)) return Search::found;
  for (int level = 0; level <= 5; ++level) {
    if (most < 85 + 5 * level) return Search::above;
    if (find_net(grid, NetClass::dynamic, level, hint, context)) return Search::found;
  }
  return Search::none;
}

// Whether it is known by now that the puzzle is not the gem that is wanted.
bool is_no_gem(const Rating& rating, bool placed, const Wanted& wanted) {
  switch (wanted.gem) {
    case Gem::any:
      return false;
    case Gem::pearl:
      return placed && (rating.ep < wanted.least || rating.er > rating.ep);
    case Gem::diamond:
      return rating.ed < wanted.least || rating.er > rating.ed;
  }
  return false;
}

}  // namespace

int tenths(double rating) { return static_cast<int>((rating + 0.05) * 10); }

Rating rate(Grid grid, Hints hints, const Stop& stop, const Wanted& wanted) {
  Context context{stop};
  Rating rating;
  bool first = true;
  bool placed = false;
  Hint hint{};
  while (!grid.is_solved()) {
    const Search search = find_hint(grid, hint, context, wanted.most);
    if (stop.asked()) {
      rating.end = End::stopped;
      return rating;
    }
    if (search == Search::none) {
      rating.er = beyond_the_scale;
      rating.end = End::stuck;
      return rating;
    }
    const int reached = search == Search::above ? wanted.most + 1 : tenths(hint.rating);
    rating.er = std::max(rating.er, reached);
    if (!placed) rating.ep = rating.er;
    if (first) rating.ed = reached;
    first = false;
    placed |= !hint.step.placements.empty();
    if (rating.er > wanted.most || is_no_gem(rating, placed, wanted)) {
      rating.end = End::refused;
      return rating;
    }
    grid.apply(hint.step);
    if (hints == Hints::kept) rating.hints.push_back(hint);
  }
  return rating;
}

}  // namespace nonet::rate
