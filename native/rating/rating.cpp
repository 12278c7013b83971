#include "rating/rating.hpp"

#include <algorithm>

#include "rating/aligned_exclusion.hpp"
#include "rating/bug.hpp"
#include "rating/cycles.hpp"
#include "rating/nets.hpp"
#include "rating/rectangles_and_loops.hpp"
#include "rating/singles_and_sets.hpp"

namespace nonet::rating {
namespace {

enum class Search : std::uint8_t { found, none, above };

// The first step; none is looked for where all that is left is rated above the limit.
Search find_rated(const State& state, RatedStep& rated, Context& context, int most) {
  using enum Directness;
  if (find_last_empty_cell(state, rated) || find_hidden_single(state, rated) ||
      find_locked<direct>(state, rated) || find_hidden_subset<2, direct>(state, rated) ||
      find_naked_single(state, rated) || find_hidden_subset<3, direct>(state, rated) ||
      find_locked<indirect>(state, rated) || find_naked_subset<2>(state, rated) ||
      find_fish<2>(state, rated) || find_hidden_subset<2, indirect>(state, rated) ||
      find_naked_subset<3>(state, rated) || find_fish<3>(state, rated) ||
      find_hidden_subset<3, indirect>(state, rated) ||
      find_wing(state, rated, Technique::xy_wing) || find_wing(state, rated, Technique::xyz_wing) ||
      find_unique_loop(state, rated) || find_naked_subset<4>(state, rated) ||
      find_fish<4>(state, rated) || find_hidden_subset<4, indirect>(state, rated) ||
      find_bug(state, rated) || find_aligned_exclusion<2>(state, rated, context.pairs)) {
    return Search::found;
  }
  if (most < 65) return Search::above;
  if (find_cycle(state, rated, context.stop)) return Search::found;
  if (most < 75) return Search::above;
  if (find_aligned_exclusion<3>(state, rated, context.triples) ||
      find_net(state, NetClass::nishio, 0, rated, context)) {
    return Search::found;
  }
  if (most < 80) return Search::above;
  if (find_net(state, NetClass::multiple, 0, rated, context)) return Search::found;
  for (int level = 0; level <= 5; ++level) {
    if (most < 85 + 5 * level) return Search::above;
    if (find_net(state, NetClass::dynamic, level, rated, context)) return Search::found;
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

Rating rate(State state, KeepSteps steps, const StopView& stop, const Wanted& wanted) {
  Context context{stop};
  Rating rating;
  bool first = true;
  bool placed = false;
  RatedStep rated{};
  while (!state.is_solved()) {
    const Search search = find_rated(state, rated, context, wanted.most);
    if (stop.asked()) {
      rating.end = RatingEnd::stopped;
      return rating;
    }
    if (search == Search::none) {
      rating.er = beyond_the_scale;
      rating.end = RatingEnd::stuck;
      return rating;
    }
    const int reached = search == Search::above ? wanted.most + 1 : tenths(rated.rating);
    rating.er = std::max(rating.er, reached);
    if (!placed) rating.ep = rating.er;
    if (first) rating.ed = reached;
    first = false;
    placed |= !rated.step.placements.empty();
    if (rating.er > wanted.most || is_no_gem(rating, placed, wanted)) {
      rating.end = RatingEnd::refused;
      return rating;
    }
    state.apply(rated.step);
    if (steps == KeepSteps::kept) rating.steps.push_back(rated);
  }
  return rating;
}

}  // namespace nonet::rating
