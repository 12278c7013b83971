#include "logic/refutation.hpp"

#include <bit>

namespace nonet::logic {

template <int W>
Refutation<W>::Refutation(const State<W>& state)
    : program_(state.houses().rules().program()),
      fixpoint_(program_),
      levels_(1),
      weights_(at(state.houses().cell_count()), 1) {
  for (int cell = 0; cell < state.houses().cell_count(); ++cell) {
    const int digit = state.digit(cell);
    const auto before = static_cast<Word>(digit >= 0 ? bit(digit) : state.candidates(cell));
    levels_[0].push_back(before & program_.start()[at(cell)]);
    is_impossible_ |= levels_[0].back() == 0;
  }
  if (is_impossible_) return;
  fixpoint_.use(levels_[0].data());
  fixpoint_.start_over();
  is_impossible_ = !fixpoint_.run();
}

template <int W>
bool Refutation<W>::start(Node on) {
  const auto digit = static_cast<Word>(bit(on.digit));
  if (is_impossible_ || (levels_[0][on.cell] & digit) == 0) return false;
  if (levels_.size() == 1) levels_.emplace_back();
  levels_[1] = levels_[0];
  return restrict(1, on.cell, digit);
}

template <int W>
bool Refutation<W>::follow(Node on, std::vector<Word>& left) {
  if (!start(on)) return false;
  left = levels_[1];
  return true;
}

template <int W>
bool Refutation<W>::refute(const std::vector<Word>& left, TreeProgress& progress,
                           const Steps& steps) {
  if (levels_.size() == 1) levels_.emplace_back();
  levels_[1] = left;
  return refute(1, TreeProgress::whole, progress, steps);
}

template <int W>
bool Refutation<W>::restrict(std::size_t level, int cell, Word digits) {
  fixpoint_.use(levels_[level].data());
  if (!fixpoint_.restrict(cell, digits)) return false;
  if (fixpoint_.run()) return true;
  if (fixpoint_.failed() != nullptr) {
    for (const int member : fixpoint_.failed()->cells()) ++weights_[at(member)];
  }
  return false;
}

template <int W>
void Refutation<W>::choose(std::size_t level, std::vector<Node>& options) const {
  const std::vector<Word>& now = levels_[level];
  int cell = -1;
  int count = 0;
  for (int other = 0; other < program_.cell_count(); ++other) {
    if (is_single(now[at(other)])) continue;
    const int own = std::popcount(now[at(other)]);
    if (cell >= 0 && own * weights_[at(cell)] >= count * weights_[at(other)]) continue;
    cell = other;
    count = own;
  }
  options.clear();
  if (cell < 0) return;
  if (count > 2) {
    // Two places of a digit in a house may be better than more candidates of a cell.
    int most = 2 * weights_[at(cell)] / count;
    const std::vector<int>* best = nullptr;
    Word place = 0;
    for (std::size_t house = 0; house < program_.house_count(); ++house) {
      const std::vector<int>& cells = program_.house(house);
      Word once = 0;
      Word twice = 0;
      Word more = 0;
      for (const int member : cells) {
        more |= static_cast<Word>(twice & now[at(member)]);
        twice |= static_cast<Word>(once & now[at(member)]);
        once |= now[at(member)];
      }
      for (Word digits = twice & static_cast<Word>(~more); digits != 0;
           digits &= static_cast<Word>(digits - 1)) {
        int weight = 0;
        for (const int member : cells) {
          if ((now[at(member)] & lowest_digit(digits)) != 0) weight += weights_[at(member)];
        }
        if (weight / 2 <= most) continue;
        most = weight / 2;
        best = &cells;
        place = lowest_digit(digits);
      }
    }
    if (best != nullptr) {
      for (const int member : *best) {
        if ((now[at(member)] & place) != 0) {
          options.push_back(Node::of(member, std::countr_zero(place), true));
        }
      }
      return;
    }
  }
  for (const int digit : digits_of(Mask{now[at(cell)]})) {
    options.push_back(Node::of(cell, digit, true));
  }
}

template <int W>
bool Refutation<W>::refute(std::size_t level, TreeProgress::Share share, TreeProgress& progress,
                           const Steps& steps) {
  while (levels_.size() <= level + 1) levels_.emplace_back();
  while (options_.size() <= level) options_.emplace_back();
  choose(level, options_[level]);
  if (options_[level].empty() || steps.stopped()) return false;
  const TreeProgress::Share own_share = share / options_[level].size();
  if (!progress.go_down(own_share)) return false;
  const TreeProgress::Share end = progress.done() + share;
  for (std::size_t i = 0; i < options_[level].size(); ++i) {
    const auto [cell, digit, on] = options_[level][i];
    const auto own = static_cast<Word>(bit(digit));
    if ((levels_[level][cell] & own) == 0) continue;
    // What is left here holds, and has been followed.
    if (levels_[level][cell] == own) return refute(level, end - progress.done(), progress, steps);
    levels_[level + 1] = levels_[level];
    if (restrict(level + 1, cell, own) && !refute(level + 1, own_share, progress, steps)) {
      return false;
    }
    progress.reach(end - own_share * (options_[level].size() - 1 - i));
    if (!progress.go_on()) return false;
    if (!restrict(level, cell, static_cast<Word>(~own))) {
      progress.reach(end);
      return true;
    }
  }
  return false;
}

template class Refutation<2>;
template class Refutation<10>;

}  // namespace nonet::logic
