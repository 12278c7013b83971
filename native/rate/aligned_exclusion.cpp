#include "rate/aligned_exclusion.hpp"

#include <bit>
#include <vector>

namespace nonet::rate {
namespace {

template <int Count>
class ExclusionSearch {
 public:
  ExclusionSearch(const Grid& grid, Hint& hint) : grid_(grid), hint_(hint) {
    for (const int cell : grid.empty()) {
      if (grid.count(cell) >= 2 && grid.count(cell) <= Count) small_.insert(cell);
    }
    for (const int cell : grid.empty()) {
      const Cells& peers = houses_.peers(cell);
      if (grid.count(cell) >= 2 && !peers.intersects(grid.univalue()) && peers.intersects(small_)) {
        cells_.push_back(cell);
      }
    }
  }

  bool find() {
    for (std::size_t j = 1; j < cells_.size(); ++j) {
      for (std::size_t i = 0; i < j; ++i) {
        chosen_[0] = cells_[i];
        chosen_[1] = cells_[j];
        const Cells common =
            small_ & houses_.peers(chosen_[0]) & houses_.peers(chosen_[1]);
        if (common.size() < 2) continue;
        if constexpr (Count == 2) {
          if (exclude(common)) return true;
        } else {
          if (find_third(common)) return true;
        }
      }
    }
    return false;
  }

 private:
  bool find_third(const Cells& common) {
    for (const int near : {0, 1}) {
      Cells left = small_ & houses_.peers(chosen_[static_cast<std::size_t>(near)]);
      if (near == 1) left -= houses_.peers(chosen_[0]);
      left.remove(chosen_[0]);
      left.remove(chosen_[1]);
      for (const int kind : box_row_column) {
        const int house = house_of(houses_, kind, chosen_[static_cast<std::size_t>(near)]);
        for (const int third : left & houses_.cells(house)) {
          left.remove(third);
          const Cells excluders = common & houses_.peers(third);
          chosen_[2] = third;
          if (excluders.size() >= 2 && exclude(excluders)) return true;
        }
      }
    }
    return false;
  }

  bool exclude(const Cells& excluders) {
    excluded_.clear();
    for (const int cell : excluders) excluded_.push_back(grid_.candidates(cell));
    possible_ = {};
    try_digits(0, 0);
    bool any = false;
    for (std::size_t i = 0; i < Count; ++i) any |= possible_[i] != grid_.candidates(chosen_[i]);
    if (!any) return false;
    hint_.begin(Count == 2 ? Technique::aligned_pair_exclusion
                           : Technique::aligned_triplet_exclusion,
                Count == 2 ? 6.2 : 7.5,
                Count == 2 ? logic::Technique::aligned_pair_exclusion
                           : logic::Technique::aligned_triple_exclusion);
    for (std::size_t i = 0; i < Count; ++i) {
      for (const int digit : digits_of(grid_.candidates(chosen_[i]) & ~possible_[i])) {
        hint_.step.eliminate(chosen_[i], digit);
      }
    }
    for (const int cell : chosen_) hint_.step.add_cell(Role::pattern, grid_.candidates(cell), cell);
    for (const int cell : excluders) hint_.step.add_cell(Role::als, grid_.candidates(cell), cell);
    return true;
  }

  void try_digits(std::size_t index, Mask together) {
    if (index == Count) {
      for (const Mask excluder : excluded_) {
        if ((excluder & ~together) == 0) return;
      }
      for (std::size_t i = 0; i < Count; ++i) possible_[i] |= bit(digits_[i]);
      return;
    }
    for (const int digit : digits_of(grid_.candidates(chosen_[index]))) {
      bool clash = false;
      for (std::size_t i = 0; i < index; ++i) {
        clash |= digits_[i] == digit && houses_.see(chosen_[i], chosen_[index]);
      }
      if (clash) continue;
      digits_[index] = digit;
      try_digits(index + 1, together | bit(digit));
    }
  }

  const Grid& grid_;
  const Houses& houses_ = grid_.houses();
  Hint& hint_;
  Cells small_;  // cells that a combination may empty
  std::vector<int> cells_;
  std::array<int, Count> chosen_{};
  std::array<int, Count> digits_{};
  std::array<Mask, Count> possible_{};
  std::vector<Mask> excluded_;
};

}  // namespace

template <int Count>
bool find_aligned_exclusion(const Grid& grid, Hint& hint) {
  return ExclusionSearch<Count>(grid, hint).find();
}

template bool find_aligned_exclusion<2>(const Grid&, Hint&);
template bool find_aligned_exclusion<3>(const Grid&, Hint&);

}  // namespace nonet::rate
