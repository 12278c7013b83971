#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/steps.hpp"
#include "techniques/implications.hpp"

namespace nonet::logic {

// The techniques used in a branch.
enum class Depth : std::uint8_t {
  digit,         // one digit, dynamic
  chains,        // static implications
  nets,          // dynamic ones
  patterns,      // and, where none is left, locked candidates, pairs, X-wings
  inner_chains,  // and, where these find nothing, assumptions whose chains contradict them
  inner_nets,    // and, where there is none, assumptions whose nets contradict them
};

// A branch of a chain or net: what follows from an assumption, by implications and, where none is
// left, by techniques that owe something to what the branch took out.
template <int W>
class Branch {
 public:
  // One or several eliminations by a technique inside the branch.
  struct Inference {
    Depth by;         // patterns, inner_chains or inner_nets
    Mask digits = 0;  // of a pattern, with its cells and its first house
    CellSet<W> cells = {};
    int house = -1;
    Node assumption = {};   // of an inner chain or net
    int length = 0;         // and its nodes
    std::size_t after = 0;  // nodes of the branch whose eliminations it builds on
  };

  Branch(const State<W>& state, Depth depth, const Steps& steps);

  // Follows an assumption to the end; true if that is a contradiction.
  bool assume(Node assumption);

  [[nodiscard]] Implications<W>& implications() { return implications_; }
  [[nodiscard]] const Inference& inference(int number) const { return inferences_[at(number)]; }
  // Nodes of the argument that leads to some positions, those of inner arguments included.
  int length(std::span<const int> ends);

  // The grid that the branch had left before an inference.
  [[nodiscard]] State<W> grid_before(const Inference& inference) const;
  // Follows assumptions in such a grid as inner chains or nets do.
  static Implications<W> inner_implications(const State<W>& before, Depth by);
  // What the branch had taken out of `before` that a node of an inner argument needs: all that
  // left no more than this candidate and its parents in its cell or house.
  void append_debts(const State<W>& before, const Implied& inner, std::vector<Node>& debts) const;

 private:
  // True if this gave off nodes.
  bool extend();
  // Each looks for patterns, or inner arguments, in what the branch left.
  bool find_locked(bool in_boxes);
  bool find_hidden_pairs();
  bool find_naked_pairs();
  bool find_x_wings();
  bool find_contradictions(Depth by);

  void owe_places(int house, int digit);
  void owe_digits(int cell);
  void strike(const CellSet<W>& cells, int digit);
  // Ends the inference at hand: makes its eliminations, and notes what they rest on.
  bool infer(const Inference& inference);

  Depth depth_;
  const Steps* steps_;
  Implications<W> implications_;
  std::vector<Inference> inferences_;
  std::size_t followed_ = 0;  // nodes that the grid of the implications accounts for
  std::vector<Node> debts_;
  std::vector<Node> eliminated_;
};

extern template class Branch<2>;
extern template class Branch<10>;

}  // namespace nonet::logic
