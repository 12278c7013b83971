#include "rating/aligned_exclusion.hpp"

#include <algorithm>
#include <vector>

#include "techniques/aligned_exclusion.hpp"

namespace nonet::rating {
namespace {

using techniques::Partner;

template <int Count>
class ExclusionSearch {
 public:
  ExclusionSearch(const State& state, RatedStep& rated, const Fruitless& last)
      : state_(state), rated_(rated) {
    for (const int cell : state.empty()) {
      if (state.candidates(cell) != last.candidates[at(cell)]) changed_.insert(cell);
    }
    for (const int cell : state.empty()) {
      if (state.count(cell) >= 2 && state.count(cell) <= Count) small_.insert(cell);
    }
    for (const int cell : state.empty()) {
      const Cells& peers = houses_.peers(cell);
      if (state.count(cell) >= 2 && !peers.intersects(state.univalue()) &&
          peers.intersects(small_)) {
        cells_.push_back(cell);
      }
    }
  }

  bool find() {
    rated_.begin(Count == 2 ? Technique::aligned_pair_exclusion
                            : Technique::aligned_triple_exclusion);
    for (std::size_t j = 1; j < cells_.size(); ++j) {
      for (std::size_t i = 0; i < j; ++i) {
        chosen_[0] = cells_[i];
        chosen_[1] = cells_[j];
        const Cells common = small_ & houses_.peers(chosen_[0]) & houses_.peers(chosen_[1]);
        if (common.size() < 2) continue;
        if constexpr (Count == 2) {
          if (is_new(common) && exclude(common)) return true;
        } else {
          if (find_third(common)) return true;
        }
      }
    }
    return false;
  }

  // Rules of techniques/aligned_exclusion.hpp: equal digits cannot be in cells that see each other,
  // and digits cannot empty an excluder.
  std::array<Partner, Count - 1> partners(int cell, int digit,
                                          const std::array<int, Count - 1>& others) const {
    Mask gone = 0;  // digits that would empty an excluder together with this one
    for (std::size_t i = 0; i < count_; ++i) {
      const Mask rest = excluders_[i] & ~bit(digit);
      if (is_single_bit(rest)) gone |= rest;
    }
    std::array<Partner, Count - 1> partners;
    for (std::size_t i = 0; i < others.size(); ++i) {
      const Mask seen = houses_.see(cell, others[i]) ? bit(digit) : 0;
      partners[i] = {others[i], state_.candidates(others[i]) & ~gone & ~seen};
    }
    return partners;
  }
  [[nodiscard]] bool leave_any(int, int digit, const Partner& a, int digit_a,
                               const Partner& b) const {
    Mask rest = b.left;
    if (houses_.see(a.cell, b.cell)) rest &= ~bit(digit_a);
    const Mask both = bit(digit) | bit(digit_a);
    for (std::size_t i = 0; i < count_ && rest != 0; ++i) {
      const Mask needed = excluders_[i] & ~both;
      if (needed == 0) rest = 0;
      if (is_single_bit(needed)) rest &= ~needed;
    }
    return rest != 0;
  }

 private:
  bool find_third(const Cells& common) {
    for (const int near : {0, 1}) {
      Cells left = small_ & houses_.peers(chosen_[at(near)]);
      if (near == 1) left -= houses_.peers(chosen_[0]);
      left.remove(chosen_[0]);
      left.remove(chosen_[1]);
      for (const int kind : house_kinds) {
        const int house = house_of(houses_, kind, chosen_[at(near)]);
        for (const int third : left& houses_.cells(house)) {
          left.remove(third);
          if (came_before(third)) continue;
          const Cells excluders = common & houses_.peers(third);
          chosen_[2] = third;
          if (excluders.size() >= 2 && is_new(excluders) && may_exclude(excluders) &&
              exclude(excluders)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  [[nodiscard]] bool is_new(const Cells& excluders) const {
    return std::ranges::any_of(chosen_, [&](int cell) { return changed_.contains(cell); }) ||
           excluders.intersects(changed_);
  }

  // Whether the same three cells were looked at with this one among the first two.
  [[nodiscard]] bool came_before(int third) const {
    return third < chosen_[1] && small_.contains(chosen_[1]) &&
           (houses_.see(chosen_[1], chosen_[0]) || houses_.see(chosen_[1], third));
  }

  // Whether the excluders rule out enough combinations of two cells, for one digit of the third:
  // with that digit, one of three candidates rules out two, one of two as many as have its other
  // digit.
  [[nodiscard]] bool may_exclude(const Cells& excluders) const {
    const int small = (excluders & state_.bivalue()).size();
    const int large = excluders.size() - small;
    for (std::size_t i = 0; i < 3; ++i) {
      const int a = state_.count(chosen_[(i + 1) % 3]);
      const int b = state_.count(chosen_[(i + 2) % 3]);
      if (small * (a + b) + large * 2 > (a - 1) * (b - 1) - std::min(a, b)) return true;
    }
    return false;
  }

  bool exclude(const Cells& excluders) {
    count_ = 0;
    for (const int cell : excluders) excluders_[count_++] = state_.candidates(cell);
    techniques::visit_excluded(state_, chosen_, *this, [this](int cell, int digit, const auto&) {
      rated_.step.eliminate(cell, digit);
    });
    if (rated_.step.eliminations.empty()) return false;
    for (const int cell : chosen_)
      rated_.step.add_cell(Role::pattern, state_.candidates(cell), cell);
    for (const int cell : excluders) rated_.step.add_cell(Role::als, state_.candidates(cell), cell);
    return true;
  }

  const State& state_;
  const Houses& houses_ = state_.houses();
  RatedStep& rated_;
  Cells small_;    // cells that a combination may empty
  Cells changed_;  // since a search found nothing
  std::vector<int> cells_;
  std::array<int, Count> chosen_{};
  std::array<Mask, 20> excluders_{};
  std::size_t count_ = 0;
};

}  // namespace

template <int Count>
bool find_aligned_exclusion(const State& state, RatedStep& rated, Fruitless& last) {
  if (ExclusionSearch<Count>(state, rated, last).find()) return true;
  for (int cell = 0; cell < 81; ++cell) {
    last.candidates[at(cell)] = state.candidates(cell);
  }
  return false;
}

template bool find_aligned_exclusion<2>(const State&, RatedStep&, Fruitless&);
template bool find_aligned_exclusion<3>(const State&, RatedStep&, Fruitless&);

}  // namespace nonet::rating
