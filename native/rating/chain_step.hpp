#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "rating/rated_step.hpp"
#include "techniques/implications.hpp"

namespace nonet::rating {

using techniques::Node;

// Kinds of chains, in the order in which the scale prefers them.
enum class Kind : std::uint8_t {
  double_chain = 1,
  x_chain,
  y_cycle,
  xy_chain,
  cell,
  region,
  contradiction,
};

// How two steps of a class compare: no two are equal.
struct ChainRank {
  double rating;
  int complexity;
  Kind kind;
  int order;  // in which the scale would reach them

  friend bool operator<(const ChainRank& a, const ChainRank& b) {
    if (a.rating != b.rating) return a.rating < b.rating;
    if (a.complexity != b.complexity) return a.complexity < b.complexity;
    if (a.kind != b.kind) return a.kind < b.kind;
    return a.order < b.order;
  }
};

// A chain that was used inside another one, with those that it used itself.
struct Nested {
  std::vector<std::uint16_t> content;  // by which two are the same
  int nodes = 0;
  std::vector<std::shared_ptr<const Nested>> inner;
};
using NestedChains = std::vector<std::shared_ptr<const Nested>>;

// What a technique inside a branch eliminates.
struct Inference {
  std::vector<Node> off;
  std::vector<Node> parents;  // off nodes of the branch that it needs
  Mask digits = 0;            // of a pattern, with its cells and its first house
  Cells cells = {};
  int house = -1;
  std::shared_ptr<const Nested> chain;
};

// The best steps of a search, as far as something follows from them that does not follow from a
// better one: all that counts of a search inside a branch.
template <class Found>
class BestSteps {
 public:
  // The best step that eliminates a candidate; null if none does.
  [[nodiscard]] const ChainRank* best(int candidate) const {
    const int holder = holders_[at(candidate)];
    return holder < 0 ? nullptr : &steps_[at(holder)].rank;
  }
  // Whether a step that eliminates these would be the best for one of them.
  [[nodiscard]] bool wants_any(const ChainRank& rank, const std::vector<int>& candidates) const {
    return std::ranges::any_of(candidates, [&](int candidate) {
      const ChainRank* const known = best(candidate);
      return known == nullptr || rank < *known;
    });
  }
  void add(Found found, const std::vector<int>& candidates) {
    for (const int candidate : candidates) {
      const ChainRank* const known = best(candidate);
      if (known == nullptr || found.rank < *known) {
        holders_[at(candidate)] = static_cast<int>(steps_.size());
      }
    }
    steps_.push_back(std::move(found));
  }
  // The steps that are needed, best first.
  [[nodiscard]] std::vector<const Found*> sorted() const {
    std::vector<std::uint8_t> used(steps_.size(), 0);
    for (const int holder : holders_) {
      if (holder >= 0) used[at(holder)] = 1;
    }
    std::vector<const Found*> list;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      if (used[i] != 0) list.push_back(&steps_[i]);
    }
    std::ranges::sort(list, [](auto* a, auto* b) { return a->rank < b->rank; });
    return list;
  }

 private:
  std::vector<Found> steps_;
  std::vector<int> holders_ = std::vector<int>(729, -1);
};

inline int number_of(int cell, int digit) { return 9 * cell + digit; }
inline int node_number(Node node) {
  return 2 * number_of(node.cell, node.digit) + (node.on ? 1 : 0);
}

// What a branch took out of a cell, or of the places of a digit in a house.
inline void add_gone_from_cell(const State& before, const State& now, int cell,
                               std::vector<Node>& gone) {
  for (const int digit : digits_of(before.candidates(cell) & ~now.candidates(cell))) {
    gone.push_back(Node::of(cell, digit, false));
  }
}
inline void add_gone_from_house(const State& before, const State& now, int house, int digit,
                                std::vector<Node>& gone) {
  for (const int position :
       digits_of(before.positions(house, digit) & ~now.positions(house, digit))) {
    gone.push_back(Node::of(before.houses().cell(house, position), digit, false));
  }
}

}  // namespace nonet::rating
