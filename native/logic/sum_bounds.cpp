#include <algorithm>
#include <bit>
#include <limits>
#include <vector>

#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

struct Range {
  int least;
  int most;
};

// What the cells of a sum can add at least and at most. Of cells that differ from each other and
// count the same, the smallest digits are all different, and so are the largest.
template <int W>
class SumBounds {
 public:
  SumBounds(const State<W>& state, Steps& steps)
      : state_(state), houses_(state.houses()), steps_(steps) {}

  bool find(const GivenSum& given) {
    const EqualTotals& sum = given.sum;
    Range total{std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};
    if (sum.totals) {
      const auto [least, most] = std::ranges::minmax(*sum.totals);
      total = {least, most};
    }
    for (const EqualTotals::Group& group : sum.groups) {
      for (const EqualTotals::Term& term : group.terms) {
        if (mask(term.cell) == 0) return false;
      }
      const Range range = range_of(group, -1);
      total.least = std::max(total.least, range.least);
      total.most = std::min(total.most, range.most);
    }
    for (const EqualTotals::Group& group : sum.groups) {
      for (const bool is_upper : {true, false}) {
        if (look(given, group, total, is_upper)) return true;
      }
    }
    return false;
  }

 private:
  // Cells of one factor that all differ.
  struct Part {
    int factor;
    std::vector<int> cells;
  };

  [[nodiscard]] Mask mask(int cell) const {
    const int digit = state_.digit(cell);
    return digit >= 0 ? bit(digit) : state_.candidates(cell);
  }

  // Of a group without one of its cells.
  [[nodiscard]] Range range_of(const EqualTotals::Group& group, int without) const {
    std::vector<Part> parts;
    for (const EqualTotals::Term& term : group.terms) {
      if (term.cell == without) continue;
      const auto fits = [&](const Part& part) {
        return part.factor == term.factor && std::ranges::all_of(part.cells, [&](int other) {
                 return houses_.see(term.cell, other);
               });
      };
      const auto place = std::ranges::find_if(parts, fits);
      if (place != parts.end()) {
        place->cells.push_back(term.cell);
      } else {
        parts.push_back({term.factor, {term.cell}});
      }
    }
    Range range{group.offset, group.offset};
    for (const Part& part : parts) {
      std::vector<int> low;
      std::vector<int> high;
      for (const int cell : part.cells) {
        low.push_back(std::countr_zero(mask(cell)) + 1);
        high.push_back(-static_cast<int>(std::bit_width(mask(cell))));
      }
      range.least += part.factor * least_of(low);
      range.most -= part.factor * least_of(high);
    }
    return range;
  }
  // Of different numbers, each with its own least value.
  static int least_of(std::vector<int>& values) {
    std::ranges::sort(values);
    int total = 0;
    int last = std::numeric_limits<int>::min();
    for (const int value : values) {
      last = std::max(value, last + 1);
      total += last;
    }
    return total;
  }

  // Cells for which the others leave the same bound make one step.
  bool look(const GivenSum& given, const EqualTotals::Group& group, Range total, bool is_upper) {
    std::vector<std::pair<int, int>> bounds;
    for (const EqualTotals::Term& term : group.terms) {
      if (!state_.empty().contains(term.cell)) continue;
      const Range others = range_of(group, term.cell);
      const int room = is_upper ? total.most - others.least : total.least - others.most;
      // Rounded towards what is possible.
      const int bound = is_upper ? (room >= 0 ? room / term.factor : -1)
                                 : (room > 0 ? (room + term.factor - 1) / term.factor : 1);
      const Mask mask = state_.candidates(term.cell);
      const bool cuts = is_upper ? bound < static_cast<int>(std::bit_width(mask))
                                 : bound > std::countr_zero(mask) + 1;
      if (bound >= 1 && bound <= state_.size() && cuts) bounds.emplace_back(bound, term.cell);
    }
    std::ranges::sort(bounds);
    for (std::size_t i = 0; i < bounds.size();) {
      const int bound = bounds[i].first;
      const Mask kept = is_upper ? bit(bound) - 1 : ~(bit(bound - 1) - 1);
      Step& step = steps_.begin(Technique::sum_bounds);
      CellSet<W> cells;
      for (; i < bounds.size() && bounds[i].first == bound; ++i) {
        const int cell = bounds[i].second;
        step.eliminate_all(cell, state_.candidates(cell) & ~kept);
        cells.insert(cell);
      }
      step.add_rule(Role::rule, given.rule);
      step.add(Role::target, bit(bound - 1), cells);
      CellSet<W> all;
      for (const EqualTotals::Group& side : given.sum.groups) {
        for (const EqualTotals::Term& term : side.terms) all.insert(term.cell);
      }
      for (const int cell : all) step.add_cell(Role::rule_cell, mask(cell), cell);
      if (steps_.add()) return true;
    }
    return false;
  }

  const State<W>& state_;
  const Houses<W>& houses_;
  Steps& steps_;
};

}  // namespace

// What the other cells of a sum add at least leaves a cell at most so much, and the other way
// round.
//
// Roles: `rule` the rule, `rule_cell` its cells, `target` the cells that lose candidates, with the
// largest or smallest digit that is left to them.
template <int W>
void find_sum_bounds(const State<W>& state, Steps& steps) {
  SumBounds<W> search(state, steps);
  for (const GivenSum& given : state.houses().rules().sums()) {
    if (steps.stopped() || (!given.of_cage && search.find(given))) return;
  }
}

template void find_sum_bounds(const State<2>&, Steps&);
template void find_sum_bounds(const State<10>&, Steps&);

}  // namespace nonet::logic
