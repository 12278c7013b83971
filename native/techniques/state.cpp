#include "techniques/state.hpp"

namespace nonet::techniques {
template <int W>
State<W>::State(const Houses<W>& houses, std::span<const std::uint8_t> digits,
                std::span<const std::uint8_t> givens, std::span<const Mask> candidates)
    : houses_(&houses) {
  for (int cell = 0; cell < houses.cell_count(); ++cell) {
    digits_[at(cell)] = static_cast<std::int8_t>(digits[at(cell)] - 1);
    if (givens[at(cell)] != 0) givens_.insert(cell);
    if (digits[at(cell)] != 0) {
      note_placed(cell);
      continue;
    }
    empty_.insert(cell);
    const Mask mask = candidates[at(cell)];
    candidates_[at(cell)] = mask;
    const int count = count_bits(mask);
    counts_[at(cell)] = static_cast<std::uint8_t>(count);
    if (count == 1) univalue_.insert(cell);
    if (count == 2) bivalue_.insert(cell);
    for (const int candidate : digits_of(mask)) places_[at(candidate)].insert(cell);
    for (const int house : houses.of(cell)) {
      const Mask position = bit(houses.position(house, cell));
      for (const int candidate : digits_of(mask)) {
        positions_[at(house)][at(candidate)] |= position;
      }
    }
  }
}

template <int W>
void State<W>::erase(int cell, int digit) {
  if (!may(cell, digit)) return;
  candidates_[at(cell)] &= ~bit(digit);
  places_[at(digit)].remove(cell);
  for (const int house : houses_->of(cell)) {
    positions_[at(house)][at(digit)] &= ~bit(houses_->position(house, cell));
  }
  const int left = --counts_[at(cell)];
  if (left == 2) {
    bivalue_.insert(cell);
  } else if (left == 1) {
    bivalue_.remove(cell);
    univalue_.insert(cell);
  } else if (left == 0) {
    univalue_.remove(cell);
  }
}

template <int W>
void State<W>::place(int cell, int digit) {
  for (const int other : digits_of(candidates_[at(cell)])) {
    places_[at(other)].remove(cell);
    for (const int house : houses_->of(cell)) {
      positions_[at(house)][at(other)] &= ~bit(houses_->position(house, cell));
    }
  }
  candidates_[at(cell)] = 0;
  counts_[at(cell)] = 0;
  univalue_.remove(cell);
  bivalue_.remove(cell);
  empty_.remove(cell);
  digits_[at(cell)] = static_cast<std::int8_t>(digit);
  note_placed(cell);
  for (const int peer : houses_->peers(cell) & places_[at(digit)]) erase(peer, digit);
}

template <int W>
void State<W>::note_placed(int cell) {
  const Mask every = bit(size()) - 1;
  for (const int house : houses_->of(cell)) {
    placed_[at(house)] |= bit(digit(cell));
    const Mask left = every & ~placed_[at(house)];
    if (is_single_bit(left)) {
      nearly_full_.insert(house);
    } else if (left == 0) {
      nearly_full_.remove(house);
    }
  }
}

template <int W>
void State<W>::apply(const Step& step) {
  for (const Candidate& candidate : step.placements) place(candidate.cell, candidate.digit);
  for (const Candidate& candidate : step.eliminations) erase(candidate.cell, candidate.digit);
}

template <int W>
State<W> state_of(const Houses<W>& houses, std::span<const std::uint8_t> givens) {
  std::array<Mask, at(most_houses<W>)> taken{};
  for (int cell = 0; cell < houses.cell_count(); ++cell) {
    if (givens[at(cell)] == 0) continue;
    for (const int house : houses.of(cell)) taken[at(house)] |= bit(givens[at(cell)] - 1);
  }
  std::array<Mask, at(most_cells<W>)> candidates;
  for (int cell = 0; cell < houses.cell_count(); ++cell) {
    Mask mask = bit(houses.size()) - 1;
    for (const int house : houses.of(cell)) mask &= ~taken[at(house)];
    candidates[at(cell)] = mask;
  }
  for (int cell = 0; cell < (houses.rules().empty() ? 0 : houses.cell_count()); ++cell) {
    if (givens[at(cell)] == 0) continue;
    for (const int peer : houses.peers(cell)) candidates[at(peer)] &= ~bit(givens[at(cell)] - 1);
  }
  return {houses, givens, givens, candidates};
}

template class State<2>;
template class State<10>;
template State<2> state_of(const Houses<2>&, std::span<const std::uint8_t>);
template State<10> state_of(const Houses<10>&, std::span<const std::uint8_t>);

}  // namespace nonet::techniques
