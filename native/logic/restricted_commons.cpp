#include "logic/restricted_commons.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace nonet::logic {
namespace {

template <int W>
struct Holder {
  int set;
  CellSet<W> places;
};

}  // namespace

template <int W>
RestrictedCommons<W>::RestrictedCommons(const AlmostLockedSets<W>& sets, const Steps& steps)
    : first_(at(sets.count()) + 1) {
  // For each digit the sets that have it, the last one first: those before the current set leave.
  std::array<std::vector<Holder<W>>, at(largest_size<W>)> holders;
  for (int set = sets.count() - 1; set >= 0; --set) {
    for (const int digit : digits_of(sets[set].digits)) {
      holders[at(digit)].push_back({set, sets.places(sets[set], digit)});
    }
  }
  std::vector<Mask> common(at(sets.count()));
  std::vector<int> others;
  for (int a = 0; a < sets.count() && !steps.stopped(); ++a) {
    for (const int digit : digits_of(sets[a].digits)) {
      auto& later = holders[at(digit)];
      later.pop_back();
      const CellSet<W>& seen = sets.seen(sets[a], digit);
      if (seen.empty()) continue;
      for (const auto& [b, places] : later) {
        if (!places.within(seen)) continue;
        if (!steps.options.als_overlap && sets[a].cells.intersects(sets[b].cells)) continue;
        if (common[at(b)] == 0) others.push_back(b);
        common[at(b)] |= bit(digit);
      }
    }
    std::ranges::sort(others);
    for (const int b : others) {
      pairs_.push_back({a, b, common[at(b)]});
      common[at(b)] = 0;
    }
    others.clear();
  }

  for (const auto& [a, b, digits] : pairs_) {
    ++first_[at(a) + 1];
    ++first_[at(b) + 1];
  }
  std::partial_sum(first_.begin(), first_.end(), first_.begin());
  std::vector<std::size_t> next(first_.begin(), first_.end() - 1);
  of_.resize(2 * pairs_.size());
  for (int number = 0; number < count(); ++number) {
    of_[next[at(pairs_[at(number)].a)]++] = number;
    of_[next[at(pairs_[at(number)].b)]++] = number;
  }
}

template <int W>
void add_path(Step& step, const AlmostLockedSets<W>& sets, std::span<const int> path,
              std::span<const Mask> commons) {
  for (std::size_t i = 0; i < path.size(); ++i) {
    const AlmostLockedSet<W>& set = sets[path[i]];
    if (i > 0) {
      const AlmostLockedSet<W>& before = sets[path[i - 1]];
      CellSet<W> places;
      for (const int digit : digits_of(commons[i - 1])) {
        places |= sets.places(before, digit) | sets.places(set, digit);
      }
      step.add(Role::restricted_common, commons[i - 1], places);
    }
    add_set(step, set);
  }
}

template void add_path(Step&, const AlmostLockedSets<2>&, std::span<const int>,
                       std::span<const Mask>);
template void add_path(Step&, const AlmostLockedSets<10>&, std::span<const int>,
                       std::span<const Mask>);
template class RestrictedCommons<2>;
template class RestrictedCommons<10>;

}  // namespace nonet::logic
