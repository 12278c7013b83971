#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "techniques/rules.hpp"

namespace nonet::techniques {

// A rule at work until it says no more, where only what has to do with a changed cell is asked
// again. To make it ready takes about as long as to ask the rule twice, so that it is for searches.
template <int W>
class RuleFixpoint {
 public:
  using Word = RuleWord<W>;

  explicit RuleFixpoint(const Rule<W>& rule);

  [[nodiscard]] const Rule<W>& rule() const { return *rule_; }
  // Whatever has changed; false where no digits are left.
  bool run(Board<Word>& board);
  // Where only this cell has changed since the rule said no more.
  bool follow(Board<Word>& board, int cell);

 private:
  // What has to do with a cell.
  struct Watch {
    BitSet<W> different;
    std::vector<std::uint16_t> pairs;
    std::vector<std::uint16_t> propagators;
  };

  bool go_on(Board<Word>& board);

  const Rule<W>* rule_;
  std::vector<std::uint16_t> places_;  // of cells in the list of the rule
  std::vector<Watch> watches_;         // of the cells of the list
  NumberQueue pending_;                // propagators
};

extern template class RuleFixpoint<2>;
extern template class RuleFixpoint<10>;

}  // namespace nonet::techniques
