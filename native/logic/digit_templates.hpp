#pragma once

#include "logic/fish_pattern.hpp"
#include "logic/steps.hpp"
#include "logic/techniques.hpp"

namespace nonet::logic {

// Ways to place one digit in all houses that still need it: one place in each.
//
// A place that is in no way can go, and no argument about one digit alone can take another one.
// So where every place is in some way, no fish, chain or colouring of that digit is worth a search.
template <int W>
class DigitTemplates {
 public:
  using Cells = CellSet<W>;

  DigitTemplates(const State<W>& state, const Steps& steps, int digit);

  // The cells of `among` that are in a way through these alone; incomplete after a request to stop
  // or more than `most_placements` placements.
  [[nodiscard]] Cells possible(const Cells& among, std::int64_t most_placements = no_limit);

 private:
  static constexpr std::int64_t no_limit = std::int64_t{1} << 62;

  // Places the digit in a cell, and then in the house that has the fewest places left.
  bool complete(int cell, Cells left, HouseSet open);

  const Houses<W>& houses_;
  const Steps& steps_;
  HouseSet open_;    // houses without the digit
  HouseSet chosen_;  // of these, where it is placed next
  Cells found_;
  std::int64_t placements_left_ = 0;
};

extern template class DigitTemplates<2>;
extern template class DigitTemplates<10>;

}  // namespace nonet::logic
