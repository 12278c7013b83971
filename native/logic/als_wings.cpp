#include "logic/als_wings.hpp"

#include <algorithm>
#include <array>

namespace nonet::logic {

template <int W>
bool find_als_xz(const AlmostLockedSets<W>& sets, const RestrictedCommons<W>& commons,
                 Steps& steps) {
  for (const RestrictedCommon& common : commons) {
    if (steps.stopped()) return true;
    const AlmostLockedSet<W>& a = sets[common.a];
    const AlmostLockedSet<W>& b = sets[common.b];
    Step& step = steps.begin(Technique::als_xz);
    const auto eliminate_seen_by_both = [&](Mask digits) {
      for (const int digit : digits_of(digits)) {
        step.eliminate(sets.seen(a, digit) & sets.seen(b, digit), digit);
      }
    };
    if (is_single_bit(common.digits)) {
      eliminate_seen_by_both(a.digits & b.digits & ~common.digits);
    } else {
      eliminate_seen_by_both(common.digits);
      for (const auto& set : {a, b}) {
        for (const int digit : digits_of(set.digits & ~common.digits)) {
          step.eliminate(sets.seen(set, digit) - a.cells - b.cells, digit);
        }
      }
    }
    if (step.eliminations.empty()) continue;
    add_path(step, sets, std::array{common.a, common.b}, std::array{common.digits});
    if (steps.add()) return true;
  }
  return false;
}

namespace {

// Sets a and b with the pivot between them, and what it shares with each.
template <int W>
bool add_xy_wings(const AlmostLockedSets<W>& sets, const std::array<int, 3>& path, Mask first,
                  Mask second, Steps& steps) {
  const AlmostLockedSet<W>& a = sets[path[0]];
  const AlmostLockedSet<W>& b = sets[path[2]];
  // Nothing new follows from a set and a part of it.
  if (steps.options.als_overlap ? a.cells.within(b.cells) || b.cells.within(a.cells)
                                : a.cells.intersects(b.cells)) {
    return false;
  }
  Mask seen = 0;
  for (const int digit : digits_of(a.digits & b.digits)) {
    if (sets.seen(a, digit).intersects(sets.seen(b, digit))) seen |= bit(digit);
  }
  if (seen == 0) return false;
  for (const int x : digits_of(first)) {
    for (const int y : digits_of(second & ~bit(x))) {
      Step& step = steps.begin(Technique::als_xy_wing);
      for (const int digit : digits_of(seen & ~bit(x) & ~bit(y))) {
        step.eliminate(sets.seen(a, digit) & sets.seen(b, digit), digit);
      }
      if (step.eliminations.empty()) continue;
      add_path(step, sets, path, std::array{bit(x), bit(y)});
      if (steps.add()) return true;
    }
  }
  return false;
}

}  // namespace

template <int W>
bool find_als_xy_wings(const AlmostLockedSets<W>& sets, const RestrictedCommons<W>& commons,
                       Steps& steps) {
  for (int number = 0; number < commons.count(); ++number) {
    if (steps.stopped()) return true;
    const RestrictedCommon& first = commons[number];
    const auto of_a = commons.of(first.a);
    const auto of_b = commons.of(first.b);
    // Later pairs that share a set with this one, in their order.
    auto at_a = std::ranges::upper_bound(of_a, number);
    auto at_b = std::ranges::upper_bound(of_b, number);
    while (at_a != of_a.end() || at_b != of_b.end()) {
      const bool from_a = at_b == of_b.end() || (at_a != of_a.end() && *at_a < *at_b);
      const int pivot = from_a ? first.a : first.b;
      const RestrictedCommon& second = commons[from_a ? *at_a++ : *at_b++];
      const std::array path{first.other(pivot), pivot, second.other(pivot)};
      if (add_xy_wings(sets, path, first.digits, second.digits, steps)) return true;
    }
  }
  return false;
}

template bool find_als_xz(const AlmostLockedSets<2>&, const RestrictedCommons<2>&, Steps&);
template bool find_als_xz(const AlmostLockedSets<10>&, const RestrictedCommons<10>&, Steps&);
template bool find_als_xy_wings(const AlmostLockedSets<2>&, const RestrictedCommons<2>&, Steps&);
template bool find_als_xy_wings(const AlmostLockedSets<10>&, const RestrictedCommons<10>&, Steps&);

}  // namespace nonet::logic
