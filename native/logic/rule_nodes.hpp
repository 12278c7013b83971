#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

#include "logic/rule_answers.hpp"
#include "logic/techniques.hpp"
#include "techniques/rule_board.hpp"

namespace nonet::logic {

// The statements that a chain through rules is made of, and what each by itself leaves to all
// cells:
//
//     some digits of a cell      it holds one of them
//     some cells of a digit      one of them holds it
//
// First come the cells that see all of its own and lose its digit; then each part of a rule that
// has to do with these says what follows. No part knows what another one takes away, so that
// everything follows from the statement by one rule at most. A part that says something without
// any statement waits until that is done.
template <int W>
class RuleNodes {
 public:
  using Word = RuleWord<W>;

  struct Node {
    CellSet<W> cells;
    Mask digits;
    int broken = -1;  // the part of a rule that cannot be obeyed with it; −1: none
    bool is_known = false;
    bool has_next = false;
    std::vector<int> next = {};
  };
  // Sight by houses alone; by a rule it is the rule's number.
  static constexpr int by_houses = -1;
  static constexpr int unseen = -2;

  RuleNodes(const State<W>& state, RuleAnswers& answers);

  [[nodiscard]] int count() const { return static_cast<int>(nodes_.size()); }
  [[nodiscard]] const Node& operator[](int node) const { return nodes_[at(node)]; }
  [[nodiscard]] const State<W>& state() const { return state_; }
  [[nodiscard]] std::span<const Rule<W>> parts() const { return rules_.all(); }
  [[nodiscard]] bool is_ready(int part) const { return ready_[at(part)]; }

  // The number of a statement; −1 where there are too many.
  int find(const CellSet<W>& cells, Mask digits);
  int find(int cell, int digit);
  // Candidates of each cell without it, and what it leaves of them.
  [[nodiscard]] Word before(int cell) const { return board_.before(cell); }
  std::span<const Word> left(int node);
  // Statements that follow from it: what is left of a cell, or of the places of a digit.
  const std::vector<int>& next(int node);
  // What two statements leave together, and then what each part of a rule that both have to do
  // with leaves; a part that cannot be obeyed, else −1.
  int meet(int first, int second, std::vector<Word>& words);

  // What it leaves before any rule is asked.
  void see(int number, std::span<Word> words) const;
  // Why all cells of a node see a cell: by houses or by one rule, else not at all.
  [[nodiscard]] int sight(const Node& node, int cell) const;
  // Asks a part what it leaves to its cells, and adds that; false where it cannot be obeyed.
  bool ask(int part, std::span<const Word> words, std::span<Word> result);

 private:
  void answer(int part);
  void learn(int number);
  std::vector<int> follow(int node);
  // Whether more cells than those that lost it already see all these places of a digit.
  [[nodiscard]] bool says_more(const CellSet<W>& places, int digit,
                               std::span<const Word> words) const;

  const State<W>& state_;
  const Houses<W>& houses_;
  const Rules<W>& rules_;
  RuleBoard<W> board_;
  RuleAnswers& answers_;
  std::vector<Node> nodes_;
  std::vector<Word> left_;  // by all cells for each node
  std::map<std::pair<std::uint64_t, Mask>, std::vector<int>> numbers_;
  std::vector<Word> words_;
  std::vector<bool> ready_;  // parts that say nothing yet
  std::vector<bool> asked_;
  std::vector<std::uint32_t> question_;
  std::vector<std::uint32_t> answer_;
  std::vector<std::uint8_t> changed_;  // parts, by the first or the second of two statements
};

extern template class RuleNodes<2>;
extern template class RuleNodes<10>;

}  // namespace nonet::logic
