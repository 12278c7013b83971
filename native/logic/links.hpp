#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "logic/almost_locked_sets.hpp"
#include "logic/techniques.hpp"

namespace nonet::logic {

// A statement: one of these cells holds the digit. A candidate is a node of one cell.
template <int W>
struct ChainNode {
  CellSet<W> cells;
  CellSet<W> seen;     // cells that may hold the digit, but not if the statement is true
  std::uint8_t digit;  // from 0
  bool is_candidate;
};

// If the node that it belongs to is false, this one is true.
struct StrongLink {
  std::uint16_t to;
  std::int32_t set = -1;  // almost locked set that makes it so; −1: a cell or a house does
};

// What may be a node of a chain: single candidates; also several places of a digit, all in the
// crossing of two houses.
enum class NodeKind : std::uint8_t { candidate, group };

// Where links come from. Weak links in houses are there always, those of rules with both.
enum class LinkKind : std::uint8_t { cells, houses, both };

// The nodes of a state and the links between them. Links of both kinds go both ways.
//
//     weak    if one is true the other is false: two digits of a cell; a digit in cells of which
//             those of one node see all of the other; candidates that a rule excludes together
//     strong  if one is false the other is true: the two candidates of a cell; all places of a
//             digit in a house, parted in two nodes; two digits of an almost locked set; a digit
//             of such a set and the candidate of a cell that is left when the set's others stay
//
// Candidates come first, in the order of cells and digits, then groups, then those of sets. Weak
// links are rows of bits, because a search asks for the nodes among them that it has not met yet;
// strong links are few, and lists.
template <int W>
class Links {
 public:
  // Those among the candidates of some cells. With almost locked sets, all places of a digit in a
  // set are a node too.
  Links(const State<W>& state, const CellSet<W>& cells, LinkKind links,
        NodeKind nodes = NodeKind::candidate, const AlmostLockedSets<W>* sets = nullptr);

  [[nodiscard]] const State<W>& state() const { return *state_; }
  [[nodiscard]] int count() const { return static_cast<int>(nodes_.size()); }
  [[nodiscard]] const ChainNode<W>& operator[](int node) const { return nodes_[at(node)]; }
  // The node of a candidate among the cells.
  [[nodiscard]] int candidate(int cell, int digit) const {
    return numbers_[at(cell * state_->size() + digit)];
  }
  [[nodiscard]] bool has_sets() const { return sets_ != nullptr; }
  // The sets, and the one of a strong link; where there are any.
  [[nodiscard]] const AlmostLockedSets<W>& sets() const { return *sets_; }
  [[nodiscard]] const AlmostLockedSet<W>& set(int number) const { return (*sets_)[number]; }

  // Words of a row of bits, one for each node.
  [[nodiscard]] int words() const { return words_; }
  [[nodiscard]] std::span<const std::uint64_t> weak(int node) const {
    return {weak_.data() + at(node) * at(words_), at(words_)};
  }
  [[nodiscard]] bool are_weak(int a, int b) const {
    return (weak(a)[at(b / 64)] >> (b % 64) & 1) != 0;
  }
  // The rule by which two candidates exclude each other; −1 where a cell or a house does.
  [[nodiscard]] int rule_of(int cell, int digit, int other_cell, int other_digit) const;
  // Adds a group of role `rule` to a step for each weak link, in their order, that is there by a
  // rule alone.
  void name_rules(Step& step) const;
  [[nodiscard]] std::span<const StrongLink> strong(int node) const {
    return {strong_.data() + first_[at(node)], strong_.data() + first_[at(node + 1)]};
  }

 private:
  void add_candidates(const CellSet<W>& cells);
  void add_groups(const CellSet<W>& cells);
  void link_cells(const CellSet<W>& cells);
  void link_houses(const CellSet<W>& cells);
  void link_sets(const CellSet<W>& cells);
  void link_cells_to_set(int number, const std::vector<int>& nodes, const CellSet<W>& cells);
  void link_weakly(LinkKind links);
  void link_by_rules(const CellSet<W>& cells);
  void sort_strong();

  int add(const CellSet<W>& cells, int digit);
  // The node of these places; −1 where there is none.
  [[nodiscard]] int find(const CellSet<W>& cells, int digit) const;
  void link_strongly(int a, int b, int set = -1);
  void set_weak(int a, int b);

  const State<W>* state_;
  const AlmostLockedSets<W>* sets_;
  std::vector<ChainNode<W>> nodes_;
  std::vector<std::uint16_t> numbers_;              // of candidates
  int candidates_ = 0;                              // how many nodes are candidates
  std::vector<std::vector<std::uint16_t>> larger_;  // all other nodes, by digit
  int words_ = 0;
  std::vector<std::uint64_t> weak_;
  std::vector<std::pair<std::uint16_t, StrongLink>> unsorted_;
  std::vector<StrongLink> strong_;
  std::vector<std::uint32_t> first_;  // of each node in `strong_`
};

extern template class Links<2>;
extern template class Links<10>;

}  // namespace nonet::logic
