#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "logic/implications.hpp"
#include "rate/hint.hpp"

namespace nonet::rate {

using logic::Node;

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

// A chain that was used inside another one, with those that it used itself.
struct Nested {
  std::vector<std::uint16_t> content;  // by which two are the same
  int nodes;
  std::vector<std::shared_ptr<const Nested>> inner;
};
using NestedChains = std::vector<std::shared_ptr<const Nested>>;

// How two hints of a class compare; hints that are equal keep the order in which they were found.
struct Rank {
  double rating;
  int complexity;
  Kind kind;

  friend bool operator<(const Rank& a, const Rank& b) {
    if (a.rating != b.rating) return a.rating < b.rating;
    if (a.complexity != b.complexity) return a.complexity < b.complexity;
    return a.kind < b.kind;
  }
};

inline int number_of(int cell, int digit) { return 9 * cell + digit; }
inline int node_number(Node node) { return 2 * number_of(node.cell, node.digit) + (node.on ? 1 : 0); }

}  // namespace nonet::rate
