#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/bit_set.hpp"
#include "core/random.hpp"

namespace nonet {

// Colours for the edges of a bipartite graph, so that no two edges at a vertex have the same one
// and each edge has one that it allows. Where every vertex has as many edges as there are colours
// and all are allowed it always exists (König, "Über Graphen und ihre Anwendung auf
// Determinantentheorie und Mengenlehre", Math. Annalen 77, 1916); with edges that allow one colour
// alone, as givens do, that is not known before it is found.
//
// Edges are coloured one by one. Where no colour is free at both ends, a *Kempe chain* makes one
// so:
//
//     left ──?── right ──a── · ──b── · ──a── ·      `left` has no a and `right` no b; a and b are
//     left ──a── right ──b── · ──a── · ──b── ·      exchanged along the chain that begins at
//     `right`
//
// The chain cannot come back to `left`. It is not used if one of its edges does not allow the other
// colour; then the edge takes a colour from another one, which has to be coloured again.
class EdgeColouring {
 public:
  using Colours = BitSet<2>;

  EdgeColouring(int left_vertices, int right_vertices, int colours);

  void add(int left, int right, const Colours& allowed);
  // Colours all edges; false when it was given up: that proves nothing.
  [[nodiscard]] bool run(Random& random);
  // The colour of the edge that was added as number `edge`.
  [[nodiscard]] int colour(std::size_t edge) const { return edges_[edge].colour; }

 private:
  enum Side : std::size_t { left, right };
  struct Edge {
    std::size_t ends[2];
    Colours allowed;
    bool is_fixed;
    int colour;
  };
  using Number = std::int32_t;
  static constexpr Number none = -1;

  [[nodiscard]] static std::size_t at(Number edge) { return static_cast<std::size_t>(edge); }
  [[nodiscard]] Number& edge_at(Side side, std::size_t vertex, int colour) {
    return edge_at_[side][vertex * colours_ + static_cast<std::size_t>(colour)];
  }
  void assign(Number number, int colour);
  void unassign(Number number);
  [[nodiscard]] bool insert(Number number, Random& random);
  [[nodiscard]] bool insert_by_chain(Number number, Side start, Random& random);
  [[nodiscard]] bool shift(Number number, Random& random);
  [[nodiscard]] bool exchange_along_chain(Side side, std::size_t vertex, int first, int second);
  [[nodiscard]] bool take_colour(Number number, Random& random);

  std::size_t colours_;
  std::vector<Edge> edges_;
  std::vector<Colours> free_[2];    // colours that no edge at a vertex has
  std::vector<Number> edge_at_[2];  // by vertex and colour
  std::vector<Number> waiting_;     // edges without a colour
  std::vector<Number> chain_;
  std::size_t ticks_ = 0;  // edges looked at
};

}  // namespace nonet
