#include "logic/als_chain.hpp"

#include <algorithm>
#include <vector>

#include "logic/ranked_steps.hpp"

namespace nonet::logic {
namespace {

template <int W>
class AlsChains {
 public:
  AlsChains(const AlmostLockedSets<W>& sets, const RestrictedCommons<W>& commons, Steps& steps)
      : sets_(sets),
        commons_(commons),
        steps_(steps),
        reached_(at(shortest) * sets.digit_count()),
        ranked_(steps, RankedSteps::Tie::lowest) {}

  bool find() {
    for (int start = 0; start < sets_.count(); ++start) {
      for (const int digit : digits_of(sets_[start].digits)) follow(start, digit);
    }
    if (steps_.stopped()) return true;
    return ranked_.add_all();
  }

 private:
  static constexpr int shortest = 4;

  // A set that lacks a digit because the one before holds it.
  struct Link {
    int set, digit;
    int before;  // among the links; −1 for the start
    int length;  // sets up to here
  };

  // All chains from a set whose first common is this digit, the shortest to each end. Where there
  // are shorter ways than a chain's they are kept apart.
  void follow(int start, int digit) {
    ++round_;
    links_.assign(1, {start, digit, -1, 1});
    for (int last = 0; last < static_cast<int>(links_.size()); ++last) {
      const Link link = links_[at(last)];
      if (link.length >= steps_.options.als_chain_length || steps_.stopped()) return;
      for (const int number : commons_.of(link.set)) {
        const RestrictedCommon& common = commons_[number];
        const int next = common.other(link.set);
        if (!steps_.options.als_chain_both_ways && next < link.set) continue;
        if (contains(last, next)) continue;
        const Mask digits =
            last == 0 ? common.digits & bit(digit) : common.digits & ~bit(link.digit);
        for (const int by : digits_of(digits)) {
          const int length = link.length + 1;
          int& reached = reached_[at(shortest) * sets_.number(sets_[next], by) +
                                  at(std::min(length, shortest) - 1)];
          if (reached == round_) continue;
          reached = round_;
          links_.push_back({next, by, last, length});
          if (length >= shortest && next > start) add(start, digit, links_.back());
        }
      }
    }
  }

  // Whether a set is part of the chain up to a link.
  bool contains(int link, int set) const {
    while (link >= 0 && links_[at(link)].set != set) link = links_[at(link)].before;
    return link >= 0;
  }

  void add(int start, int digit, const Link& last) {
    const AlmostLockedSet<W>& a = sets_[start];
    const AlmostLockedSet<W>& b = sets_[last.set];
    Step& step = steps_.begin(Technique::als_chain);
    for (const int z : digits_of(a.digits & b.digits & ~bit(digit) & ~bit(last.digit))) {
      step.eliminate(sets_.seen(a, z) & sets_.seen(b, z), z);
    }
    if (!ranked_.may_take(step.eliminations.size(), last.length)) return;
    std::vector<int> path;
    std::vector<Mask> by;
    for (const Link* link = &last; link->before >= 0; link = &links_[at(link->before)]) {
      path.push_back(link->set);
      by.push_back(bit(link->digit));
    }
    path.push_back(start);
    std::ranges::reverse(path);
    std::ranges::reverse(by);
    add_path<W>(step, sets_, path, by);
    std::ranges::sort(step.eliminations);
    ranked_.offer(step, last.length);
  }

  const AlmostLockedSets<W>& sets_;
  const RestrictedCommons<W>& commons_;
  Steps& steps_;
  int round_ = 0;
  // For each digit of each set the last round that reached it, by 1, 2, 3, 4 or more sets.
  std::vector<int> reached_;
  std::vector<Link> links_;
  RankedSteps ranked_;
};

}  // namespace

template <int W>
bool find_als_chains(const AlmostLockedSets<W>& sets, const RestrictedCommons<W>& commons,
                     Steps& steps) {
  return AlsChains<W>(sets, commons, steps).find();
}

template bool find_als_chains(const AlmostLockedSets<2>&, const RestrictedCommons<2>&, Steps&);
template bool find_als_chains(const AlmostLockedSets<10>&, const RestrictedCommons<10>&, Steps&);

}  // namespace nonet::logic
