#pragma once

#include <cstddef>
#include <vector>

#include "constraints/fixpoint.hpp"
#include "logic/steps.hpp"
#include "techniques/implications.hpp"
#include "techniques/rules.hpp"
#include "techniques/state.hpp"

namespace nonet::logic {

// What follows from a candidate where all houses and rules are at work together, with sums that
// follow from others. It has no reasons, and is much quicker than `RuleBranch`, which has.
template <int W>
class Refutation {
 public:
  using Word = RuleWord<W>;

  explicit Refutation(const State<W>& state);

  // Whether the candidate leads to a contradiction.
  bool is_refuted(Node on) { return !start(on); }
  // What is left to each cell where the candidate holds; false on a contradiction.
  bool follow(Node on, std::vector<Word>& left);
  // How many contradictions refute the candidate, at least 1, where cells are looked at whose every
  // candidate leads to one; 0 where more than `most` are needed.
  int count(Node on, int most, const Steps& steps);

 private:
  bool start(Node on);
  bool refute(std::size_t level, const Steps& steps);
  bool restrict(std::size_t level, int cell, Word digits);
  void choose(std::size_t level, std::vector<Node>& options) const;

  const Program<Word>& program_;
  Fixpoint<Word> fixpoint_;
  std::vector<std::vector<Word>> levels_;
  std::vector<std::vector<Node>> options_;  // of the choice at each level
  std::vector<int> weights_;
  int left_ = 0;
  bool is_impossible_ = false;
};

extern template class Refutation<2>;
extern template class Refutation<10>;

}  // namespace nonet::logic
