#pragma once

#include <span>

#include "constraints/primitives.hpp"
#include "techniques/state.hpp"

namespace nonet::techniques {

// The exchange of the digits of a deadly pattern, as rules beyond houses see it.
//
// A rule allows it if it holds after the exchange exactly where it held before, whatever the
// candidates leave to the other cells. That is asked of each part that it is made of:
//
// - Sets, sums and counts do not notice digits that change places inside of them.
//
//       cage   a b       The sum and the digits of the cage stay the same.
//
// - Relations of two cells and automata do not notice digits that are alike to them: two even ones
//   on a line of alternating parity.
//
// What is made of alternatives, or of what must not hold, allows what all its parts do.
template <int W>
class Exchange {
 public:
  // Two digits, one in each half; or more, which change pair by pair.
  Exchange(const State<W>& state, std::span<const int> half, std::span<const int> other,
           Mask digits);

  // Whether all rules of the layout allow it.
  [[nodiscard]] bool is_allowed() const;

 private:
  [[nodiscard]] bool keeps(const Primitives& rules) const;
  [[nodiscard]] bool keeps(const Relation& rule) const;
  [[nodiscard]] bool keeps(const Automaton& rule) const;
  [[nodiscard]] bool keeps_pair(const Relation& rule, int a, int b) const;
  // Whether digits change places only among the cells, or cells with the same weight.
  template <class Weight>
  [[nodiscard]] bool stays_within(const Weight& weight) const;
  [[nodiscard]] bool stays_within(const std::vector<int>& cells) const;
  // Whether no other one of the cells can hold a digit of the pattern.
  [[nodiscard]] bool are_alone(const std::vector<int>& cells) const;
  [[nodiscard]] bool touches(const std::vector<int>& cells) const;
  // The digits that a cell outside may hold.
  [[nodiscard]] Mask possible(int cell) const {
    return state_.digit(cell) < 0 ? state_.candidates(cell) : bit(state_.digit(cell));
  }

  const State<W>& state_;
  std::span<const int> half_;
  std::span<const int> other_;
  CellSet<W> cells_;
  CellSet<W> first_;  // those of the first half
  Mask digits_;
  bool is_of_two_;
};

extern template class Exchange<2>;
extern template class Exchange<10>;

}  // namespace nonet::techniques
