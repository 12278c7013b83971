#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/links.hpp"

namespace nonet::logic {

// A node of a chain, and the almost locked set that links it to the one before; −1: there is none.
struct Hop {
  std::uint16_t node;
  std::int32_t set;
};

// Shortest chains of alternating links from one node:
//
//     start    strong    true    weak    false    strong    true    …    end
//     false  ──────────▸      ────────▸       ──────────▸                true
//
// so that one of start and end is true. The same chain read backwards leads from the end to the
// start. No chain uses a candidate twice, though the start may be the end; where the shortest one
// would, a longer one is taken.
template <int W>
class ChainSearch {
 public:
  ChainSearch(const Links<W>& links, int most_links);

  // Looks for the chains from a node to all others, and back to it.
  void from(int start);

  // Their ends, those of shorter chains first.
  [[nodiscard]] std::span<const std::uint16_t> ends() const { return queue_; }
  // Of the chain to an end, its number of links.
  [[nodiscard]] int length(int end) const { return visits_[at(end)].length; }
  // Whether one of its nodes is no candidate, or one of its links comes from an almost locked set.
  [[nodiscard]] bool is_grouped(int end) const { return visits_[at(end)].grouped; }

  // Nodes of the chain from start to end; false and true in turns. Valid until the next call.
  [[nodiscard]] std::span<const Hop> chain_to(int end);
  // Adds them to a step as groups with their links, and after them the almost locked sets.
  void write(Step& step, std::span<const Hop> chain) const;
  // Adds the set that links two nodes, with the cell at its side if there is one.
  void write_set(Step& step, int number, int from, int to) const;

 private:
  // How a node became true.
  struct Visit {
    CellSet<W> cells;      // of the chain that leads to it
    std::uint16_t on_by;   // true node before it
    std::uint16_t off_by;  // false node between them
    std::uint16_t length;
    bool grouped;
    std::int32_t set;
  };

  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static bool contains(std::span<const std::uint64_t> row, int node);
  static void insert(std::span<std::uint64_t> row, int node);
  void follow(int on, int off);
  [[nodiscard]] bool is_used(int on, const Node<W>& node) const;
  bool reach(int on, int off, const StrongLink& link);

  const Links<W>* links_;
  int most_links_;
  int start_ = 0;
  std::vector<Visit> visits_;
  std::vector<std::uint64_t> on_;         // nodes that have a visit
  std::vector<std::uint64_t> off_;        // nodes from which there is nothing more to reach
  std::vector<std::uint64_t> dead_ends_;  // nodes without strong links
  std::vector<std::uint16_t> queue_;
  std::vector<Hop> chain_;
};

extern template class ChainSearch<2>;
extern template class ChainSearch<10>;

}  // namespace nonet::logic
