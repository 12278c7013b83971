#pragma once

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "rating/aligned_exclusion.hpp"
#include "rating/chain_step.hpp"

namespace nonet::rating {

// What followed from one assumption.
struct FollowedBranch {
  std::vector<techniques::Implied> nodes;  // in the order in which they were reached
  std::vector<std::uint16_t> parents;
  std::vector<std::uint16_t> counts;                          // of each with its ancestors
  techniques::CellSet<23> holds;                              // nodes by their number
  std::array<std::uint16_t, 2 * std::size_t{729}> positions;  // of those that hold
  std::vector<Inference> inferences;                          // of techniques, by their number
  bool contradicted = false;
  std::array<int, 2> contradiction{};

  void clear() {
    nodes.clear();
    parents.clear();
    counts.clear();
    holds = {};
    inferences.clear();
  }
  [[nodiscard]] int position(Node node) const { return positions[at(node_number(node))]; }
  [[nodiscard]] std::span<const std::uint16_t> parents_of(int position) const {
    const std::size_t next = at(position) + 1;
    const std::size_t first = nodes[at(position)].first_parent;
    const std::size_t last = next < nodes.size() ? nodes[next].first_parent : parents.size();
    return std::span(parents).subspan(first, last - first);
  }
  // Calls visit(node) for a node and its ancestors, later ones first.
  template <class Visit>
  void visit_ancestors(int end, Visit visit) const {
    std::vector<std::uint8_t> marks(static_cast<std::size_t>(end) + 1, 0);
    marks.back() = 1;
    for (int position = end; position >= 0; --position) {
      if (marks[at(position)] == 0) continue;
      visit(nodes[at(position)]);
      for (const int parent : parents_of(position)) marks[at(parent)] = 1;
    }
  }
};

// Branches kept for reuse of their memory.
class Branches {
 public:
  std::unique_ptr<FollowedBranch> take() {
    if (free_.empty()) return std::make_unique<FollowedBranch>();
    std::unique_ptr<FollowedBranch> branch = std::move(free_.back());
    free_.pop_back();
    branch->clear();
    return branch;
  }
  void give_back(std::unique_ptr<FollowedBranch> branch) {
    if (branch) free_.push_back(std::move(branch));
  }

 private:
  std::vector<std::unique_ptr<FollowedBranch>> free_;
};

// Shared by searches: the request to stop, memory, and earlier results.
struct Context {
  StopView stop;
  Branches branches = {};
  Fruitless pairs = {};
  Fruitless triples = {};
};

}  // namespace nonet::rating
