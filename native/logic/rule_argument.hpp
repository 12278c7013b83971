#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "logic/techniques.hpp"
#include "techniques/implications.hpp"

namespace nonet::logic {

// From an assumption to a contradiction, or to something that holds, by cells, houses and rules.
struct RuleArgument {
  // A place in the order of what holds.
  using Position = std::uint16_t;

  // Where nothing is left: no candidate in a cell, no place for a digit in a house, no digits that
  // obey a rule.
  struct Contradiction {
    enum class Kind : std::uint8_t { cell, house, rule };
    Kind kind;
    std::uint8_t digit;  // of a house
    int number;          // of the cell, the house or the rule's part
  };
  // Candidates that one inference makes true or false together.
  struct Result {
    Position first;  // of them
    bool on;
    Mask digits;
    std::vector<int> cells;
    std::vector<Position> positions;
  };
  struct Inference {
    int rule;                                   // its number in the layout; −1: none
    std::shared_ptr<const RuleArgument> inner;  // a contradiction inside the branch
    std::vector<Position> premises;
    std::vector<Result> results;
  };

  Node assumption;
  Position first;  // of the assumption
  std::vector<Inference> inferences;
  Contradiction contradiction;
  std::vector<Position> premises;  // of the contradiction
  int length;                      // groups that tell of it

  [[nodiscard]] bool needs_assumption() const;
  // Premises that hold outside of it.
  void append_premises_before(std::size_t position, std::vector<Position>& found) const;
};

// Writes an argument into a step: assumption, on and off nodes, and a group of each rule that made
// some of them, with links from premises (strong from an off node, weak from an on node) to the
// rule and from there to what follows. Then a conclusion: the cell, house or rule that has nothing
// left.
template <int W>
class ArgumentWriter {
 public:
  ArgumentWriter(const State<W>& state, Step& step) : state_(state), step_(step) {}

  void write(const RuleArgument& argument);
  // Up to what holds in the end, without a conclusion; the group of it.
  int write_branch(const RuleArgument& argument);

 private:
  class Groups;

  void write_inferences(const RuleArgument& argument, Groups& groups);
  int write_conclusion(const RuleArgument& argument, const Groups& groups);

  const State<W>& state_;
  Step& step_;
};

extern template class ArgumentWriter<2>;
extern template class ArgumentWriter<10>;

}  // namespace nonet::logic
