#include "logic/fin_chains.hpp"

#include <algorithm>

namespace nonet::logic {

template <int W>
FinChains<W>::FinChains(const State<W>& state)
    : state_(state),
      off_(at(state.size())),
      on_(at(state.size())),
      off_by_(at(state.houses().cell_count() * state.size())),
      on_by_(off_by_.size()),
      length_(off_by_.size()) {
  queue_.reserve(off_by_.size());
}

template <int W>
void FinChains<W>::follow(Candidate start) {
  std::ranges::fill(off_, CellSet<W>{});
  std::ranges::fill(on_, CellSet<W>{});
  queue_.clear();
  turn_on(start, start);
  for (std::size_t next = 0; next < queue_.size(); ++next) {
    const Candidate now = queue_[next];
    for (const int digit : digits_of(state_.candidates(now.cell) & ~bit(now.digit))) {
      turn_off(candidate_at(now.cell, digit), now);
    }
    const auto peers = state_.houses().peers(now.cell) & state_.places(now.digit);
    for (const int cell : peers - off_[now.digit]) turn_off(candidate_at(cell, now.digit), now);
  }
}

template <int W>
void FinChains<W>::turn_on(Candidate candidate, Candidate by) {
  if (on_[candidate.digit].contains(candidate.cell)) return;
  on_[candidate.digit].insert(candidate.cell);
  on_by_[index(candidate)] = by;
  queue_.push_back(candidate);
}

template <int W>
void FinChains<W>::turn_off(Candidate gone, Candidate by) {
  auto& off = off_[gone.digit];
  if (off.contains(gone.cell)) return;
  off.insert(gone.cell);
  off_by_[index(gone)] = by;
  const bool first = by == queue_.front();
  length_[index(gone)] =
      first ? 1 : static_cast<std::uint16_t>(length_[index(on_by_[index(by)])] + 2);
  if (state_.count(gone.cell) == 2) {
    const Mask other = state_.candidates(gone.cell) & ~bit(gone.digit);
    turn_on(candidate_at(gone.cell, std::countr_zero(other)), gone);
  }
  for (const int house : state_.houses().of(gone.cell)) {
    const Mask here = bit(state_.houses().position(house, gone.cell));
    const Mask other = state_.positions(house, gone.digit) & ~here;
    if (!is_single_bit(other)) continue;
    turn_on(candidate_at(state_.houses().cell(house, std::countr_zero(other)), gone.digit), gone);
  }
}

template <int W>
void FinChains<W>::describe(Candidate end, Step& step) const {
  const Candidate start = queue_.front();
  int node = step.add_cell(Role::on, bit(end.digit), end.cell);
  for (Candidate off = end;;) {
    const Candidate on = off_by_[index(off)];
    const int next = step.add_cell(Role::off, bit(on.digit), on.cell);
    step.link(node, next, false);
    if (on == start) return;
    off = on_by_[index(on)];
    node = step.add_cell(Role::on, bit(off.digit), off.cell);
    step.link(next, node, true);
  }
}

template class FinChains<2>;
template class FinChains<10>;

}  // namespace nonet::logic
