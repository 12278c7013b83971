#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <vector>

#include "techniques/state.hpp"

namespace nonet::techniques {

// A candidate that is assumed to be true (on) or false (off).
struct Node {
  std::uint16_t cell;
  std::uint8_t digit;
  bool on;

  static constexpr Node of(int cell, int digit, bool on) {
    return {static_cast<std::uint16_t>(cell), static_cast<std::uint8_t>(digit), on};
  }
  [[nodiscard]] constexpr Node opposite() const { return {cell, digit, !on}; }
  friend constexpr auto operator<=>(const Node&, const Node&) = default;
};

// What made a node hold: others of its cell, others of its digit in a house, or a technique.
enum class Cause : std::uint8_t { assumption, cell, house, technique };

struct Implied {
  Node node;
  Cause cause;
  std::int16_t by;             // the house, or the number that the technique gave itself
  std::uint32_t first_parent;  // its parents end where those of the next node begin
};

// What follows from an assumption, with the reasons.
//
//     on  → off    the other candidates of the cell, the other places of the digit in its houses
//     off → on     the only other candidate of a cell or place in a house that has exactly two
//
// The search is breadth first; on nodes that wait go before off nodes, and the links of a node are
// followed in the order cell, box, row, column, other houses. The first way to a node is kept. The
// first node whose opposite holds already is a contradiction and ends the search.
//
// A dynamic search takes an off node out of its own grid once the node's links are followed, so
// that cells and houses shrink to two; what was taken out of them joins the parents of the new on
// node. These are the rules of Sudoku Explainer, in which its ratings count nodes: a change here
// changes ratings.
//
// Positions number the nodes in the order in which they were reached; parents come first.
template <int W>
class Implications {
 public:
  enum class LinkScope : std::uint8_t { all, digit };  // digit: houses alone, so one digit alone
  enum class Growth : std::uint8_t { fixed, dynamic };

  // The grid must outlive this, and stay as it is between calls of `assume`.
  Implications(const State<W>& state, LinkScope links, Growth growth);

  // Starts from one assumption; true if it leads to a contradiction.
  bool assume(Node assumption);
  // At the fixed point: adds an off node that a technique found in `state()`, with eliminated
  // candidates as its parents. False if it holds already. `go_on` then follows it.
  bool eliminate(Node node, int by, std::span<const Node> parents);
  bool go_on();

  [[nodiscard]] bool holds(Node node) const { return index_[number(node)] != none; }
  // Of a node that holds.
  [[nodiscard]] int position(Node node) const { return index_[number(node)]; }
  // Nodes that hold, in the order of their positions.
  [[nodiscard]] std::span<const Implied> nodes() const {
    return std::span(nodes_).first(nodes_.size() - (contradicted_ ? 1 : 0));
  }
  [[nodiscard]] const Implied& at_position(int position) const { return nodes_[at(position)]; }
  [[nodiscard]] std::span<const std::uint16_t> parents(int position) const;
  // Positions of the two nodes that contradict one another; the second one does not hold.
  [[nodiscard]] std::array<int, 2> contradiction() const {
    const int last = static_cast<int>(nodes_.size()) - 1;
    return {position(nodes_.back().node.opposite()), last};
  }
  // Positions of some nodes and of all that lead to them, ascending; the next call overwrites it.
  [[nodiscard]] std::span<const std::uint16_t> ancestors(std::span<const int> ends);

  // The grid under the assumption; unchanged if the search is not dynamic.
  [[nodiscard]] const State<W>& state() const { return state_; }
  [[nodiscard]] const State<W>& source() const { return *source_; }

 private:
  static constexpr std::uint16_t none = 0xffff;

  [[nodiscard]] std::size_t number(Node node) const {
    return 2 * (std::size_t{node.cell} * at(source_->size()) + node.digit) + (node.on ? 1 : 0);
  }
  bool follow_on(int position);
  bool follow_off(int position);
  // Both are true on a contradiction.
  bool reach_off(Node node, Cause cause, int house, int parent);
  template <class AddHiddenParents>
  bool reach_on(Node node, Cause cause, int house, int parent, const AddHiddenParents& add);
  void push(Node node, Cause cause, int by);
  template <class Visit>
  bool any_house(int cell, const Visit& visit) const;

  const State<W>* source_;
  LinkScope links_;
  Growth growth_;
  bool contradicted_ = false;
  State<W> state_;
  std::vector<Implied> nodes_;
  std::vector<std::uint16_t> parents_;
  std::vector<std::uint16_t> index_;       // node → position
  std::vector<std::uint16_t> waiting_[2];  // positions of off and on nodes, and how many
  std::array<std::size_t, 2> followed_{};  // of each were followed
  std::vector<std::uint8_t> marks_;
  std::vector<std::uint16_t> ancestors_;
};

extern template class Implications<2>;
extern template class Implications<10>;

}  // namespace nonet::techniques
