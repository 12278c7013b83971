#pragma once

#include <cstddef>
#include <vector>

#include "constraints/fixpoint.hpp"
#include "logic/steps.hpp"
#include "logic/tree_progress.hpp"
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
  // The same where it is known what `follow` left. Whether contradictions refute the candidate
  // where cells are looked at whose every candidate leads to one.
  bool refute(const std::vector<Word>& left, TreeProgress& progress, const Steps& steps);
  [[nodiscard]] std::size_t work() const { return fixpoint_.work(); }

 private:
  bool start(Node on);
  bool refute(std::size_t level, TreeProgress::Share share, TreeProgress& progress,
              const Steps& steps);
  bool restrict(std::size_t level, int cell, Word digits);
  void choose(std::size_t level, std::vector<Node>& options) const;

  const Program<Word>& program_;
  Fixpoint<Word> fixpoint_;
  std::vector<std::vector<Word>> levels_;
  std::vector<std::vector<Node>> options_;  // of the choice at each level
  std::vector<int> weights_;
  bool is_impossible_ = false;
};

extern template class Refutation<2>;
extern template class Refutation<10>;

}  // namespace nonet::logic
