#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/links.hpp"

namespace nonet::logic {

// Chains to each node, where none must be missed. With 8 no chain of up to eleven links was missed
// in 500 states; the shortest alone miss 8 of 5,000 conclusions and take half the time.
inline constexpr int several_chains = 8;

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
// start. No chain uses a candidate twice, though the start may be the end.
//
// Where the shortest chain to a node runs through the candidates that come after it, only another
// chain to that node can go on; so a search may keep several to each, of which none uses all cells
// of a shorter one.
template <int W>
class ChainSearch {
 public:
  ChainSearch(const Links<W>& links, int most_links, int chains_to_each = 1);

  // Looks for the chains from a node to all others, and back to it.
  void from(int start);

  // How many there are, the shorter ones first; they are numbered from 0.
  [[nodiscard]] int count() const { return static_cast<int>(chains_.size()); }
  [[nodiscard]] int end(int chain) const { return chains_[at(chain)].end; }
  // Number of its links.
  [[nodiscard]] int length(int chain) const { return chains_[at(chain)].length; }
  // Whether one of its nodes is no candidate, or one of its links comes from an almost locked set.
  [[nodiscard]] bool is_grouped(int chain) const { return chains_[at(chain)].grouped; }

  // Nodes of the chain from start to end; false and true in turns. Valid until the next call.
  [[nodiscard]] std::span<const Hop> hops(int chain);
  // Adds them to a step as groups with their links, and after them the almost locked sets.
  void write(Step& step, std::span<const Hop> hops) const;
  // Adds the set that links two nodes, with the cell at its side if there is one.
  void write_set(Step& step, int number, int from, int to) const;

 private:
  static constexpr int none = -1;

  // The last two nodes of a chain, and the chain up to them.
  struct Chain {
    CellSet<W> cells;
    std::int32_t before;
    std::int32_t older;  // the next shorter one with the same end
    std::int32_t set;
    std::uint16_t off;
    std::uint16_t end;
    std::uint16_t length;
    bool grouped;
  };

  static void insert(std::span<std::uint64_t> row, int node);
  void follow(int chain, int off);
  [[nodiscard]] bool uses(int chain, const ChainNode<W>& node) const;
  void extend(int chain, int off, const StrongLink& link);

  const Links<W>* links_;
  int most_links_;
  int chains_to_each_;
  int start_ = 0;
  std::vector<Chain> chains_;
  std::vector<std::int32_t> newest_;      // the last chain to each node
  std::vector<std::uint8_t> counts_;      // and their number
  std::vector<std::uint64_t> off_;        // nodes from which there is nothing more to reach
  std::vector<std::uint64_t> dead_ends_;  // nodes without strong links
  std::vector<Hop> hops_;
};

extern template class ChainSearch<2>;
extern template class ChainSearch<10>;

}  // namespace nonet::logic
