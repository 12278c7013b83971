#include "logic/death_blossom.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace nonet::logic {
namespace {

template <int W>
class DeathBlossoms {
 public:
  DeathBlossoms(const State<W>& state, const AlmostLockedSets<W>& sets, Steps& steps)
      : state_(state), sets_(sets), steps_(steps) {}

  bool find() {
    for (const int stem : state_.empty()) {
      if (state_.count(stem) < 2) continue;
      stem_ = stem;
      digits_.clear();
      for (const int digit : digits_of(state_.candidates(stem))) digits_.push_back(digit);
      if (!collect_petals()) continue;
      chosen_.clear();
      if (choose({})) return true;
    }
    return false;
  }

 private:
  // Digits that all petals have, and the cells in which each of them would go.
  struct Gone {
    Mask digits = 0;
    std::array<CellSet<W>, at(largest_size<W>)> cells;
  };

  // True if there are some for each candidate of the stem.
  bool collect_petals() {
    const Mask own = state_.candidates(stem_);
    for (auto& petals : petals_) petals.clear();
    for (const AlmostLockedSet<W>& set : sets_) {
      // No digit of the stem can go by a petal that has it, because that petal may lack it.
      if ((set.digits & ~own) == 0) continue;
      for (const int digit : digits_of(set.digits & own)) {
        if (sets_.seen(set, digit).contains(stem_)) petals_[at(digit)].push_back(&set);
      }
    }
    return std::ranges::none_of(digits_, [this](int digit) { return petals_[at(digit)].empty(); });
  }

  // Chooses a petal for the next digit in all ways.
  bool choose(const Gone& before) {
    if (chosen_.size() == digits_.size()) return add(before);
    for (const AlmostLockedSet<W>* petal : petals_[at(digits_[chosen_.size()])]) {
      if (steps_.stopped()) return true;
      if (!fits(*petal)) continue;
      Gone gone;
      const Mask digits = petal->digits & ~state_.candidates(stem_);
      for (const int digit : digits_of(chosen_.empty() ? digits : digits & before.digits)) {
        CellSet<W>& cells = gone.cells[at(digit)];
        cells = sets_.seen(*petal, digit);
        if (!chosen_.empty()) cells &= before.cells[at(digit)];
        if (!cells.empty()) gone.digits |= bit(digit);
      }
      if (gone.digits == 0) continue;
      chosen_.push_back(petal);
      if (choose(gone)) return true;
      chosen_.pop_back();
    }
    return false;
  }

  bool fits(const AlmostLockedSet<W>& petal) const {
    return std::ranges::none_of(chosen_, [&](const AlmostLockedSet<W>* other) {
      return !steps_.options.als_overlap && other->cells.intersects(petal.cells);
    });
  }

  bool add(const Gone& gone) {
    Step& step = steps_.begin(Technique::death_blossom);
    for (const int digit : digits_of(gone.digits)) step.eliminate(gone.cells[at(digit)], digit);
    step.add_cell(Role::pivot, state_.candidates(stem_), stem_);
    for (std::size_t i = 0; i < chosen_.size(); ++i) {
      CellSet<W> places = sets_.places(*chosen_[i], digits_[i]);
      places.insert(stem_);
      step.add(Role::restricted_common, bit(digits_[i]), places);
      add_set(step, *chosen_[i]);
    }
    return steps_.add();
  }

  const State<W>& state_;
  const AlmostLockedSets<W>& sets_;
  Steps& steps_;
  int stem_ = 0;
  std::vector<int> digits_;  // of the stem
  std::array<std::vector<const AlmostLockedSet<W>*>, at(largest_size<W>)> petals_;
  std::vector<const AlmostLockedSet<W>*> chosen_;
};

}  // namespace

template <int W>
bool find_death_blossoms(const State<W>& state, const AlmostLockedSets<W>& sets, Steps& steps) {
  return DeathBlossoms<W>(state, sets, steps).find();
}

template bool find_death_blossoms(const State<2>&, const AlmostLockedSets<2>&, Steps&);
template bool find_death_blossoms(const State<10>&, const AlmostLockedSets<10>&, Steps&);

}  // namespace nonet::logic
