#pragma once

#include <span>
#include <vector>

#include "logic/branches.hpp"
#include "logic/techniques.hpp"

namespace nonet::logic {

// Writes the branches of a forcing chain or net into a step, and where they meet.
//
//     assumption, on and off nodes; the next assumption, its nodes; …; conclusion
//
// Only nodes that the conclusion needs are there, each with links from its parents: strong from an
// off node, weak from an on node. So an assumption is off where its links are strong. A pattern
// inside a branch is a group between the off nodes that made it (strong) and those that it makes
// (weak); an inner chain or net is an assumption, its nodes and a conclusion of its own, with
// strong links from what the branch had taken out and a weak link to what it eliminates.
template <int W>
class NetPremises {
 public:
  explicit NetPremises(Step& step) : step_(&step) {}

  // A branch after its assumption was followed, up to the positions where it meets the others, or
  // itself.
  void add(Branch<W>& branch, std::span<const int> ends);
  // The last group.
  void meet(Node where);

 private:
  using Groups = std::vector<int>;  // by position; −1 for what is left out
  // A link to a group that is still to come.
  struct Open {
    int from;
    bool strong;
  };

  int add_node(const Implied& implied);
  Groups add_nodes(Implications<W>& implications, std::span<const int> ends, Branch<W>* branch);
  int add_inference(Branch<W>& branch, int number, const Groups& groups,
                    std::span<const std::uint16_t> parents);
  int add_inner(Branch<W>& branch, const typename Branch<W>::Inference& inference,
                const Groups& groups);
  int close(Node where);

  Step* step_;
  std::vector<Open> open_;
};

extern template class NetPremises<2>;
extern template class NetPremises<10>;

}  // namespace nonet::logic
