#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <span>
#include <vector>

#include "techniques/deadly_patterns.hpp"

namespace nonet::techniques {

// A loop that is being made, from a cell with two candidates on.
template <int W>
struct LoopPath {
  Mask digits = 0;                     // of the first cell; the others may hold both
  std::vector<int> cells = {};         // in their order
  std::array<CellSet<W>, 2> halves{};  // every other one
  CellSet<W> open = {};                // cells that may come next; the first one closes the loop

  [[nodiscard]] CellSet<W> all() const { return halves[0] | halves[1]; }
};

template <int W, class Roofs, class Follow, class Visit>
class LoopSearch {
 public:
  LoopSearch(const State<W>& state, std::size_t shortest, const Follow& follow, const Visit& visit)
      : houses_(state.houses()), shortest_(shortest), follow_(follow), visit_(visit) {
    path_.cells.reserve(2 * static_cast<std::size_t>(state.size()));
  }

  bool find(const State<W>& state, const Roofs& none) {
    for (const int cell : state.bivalue()) {
      path_.digits = state.candidates(cell);
      path_.open = state.places(std::countr_zero(path_.digits)) &
                   state.places(std::countr_zero(path_.digits & (path_.digits - 1)));
      if (path_.open.size() >= static_cast<int>(shortest_) && extend(cell, none)) return true;
    }
    return false;
  }

 private:
  bool extend(int cell, const Roofs& roofs) {
    const std::size_t length = path_.cells.size();
    CellSet<W>& half = path_.halves[length % 2];
    path_.cells.push_back(cell);
    half.insert(cell);
    if (length > 0) path_.open.remove(cell);
    const bool done = follow_(path_, roofs, [this](int next, const Roofs& then) {
      if (next == path_.cells.front()) return close();
      // The next cell belongs to the half that this one does not belong to.
      const CellSet<W>& others = path_.halves[path_.cells.size() % 2];
      return !houses_.peers(next).intersects(others) && extend(next, then);
    });
    if (length > 0) path_.open.insert(cell);
    half.remove(cell);
    path_.cells.pop_back();
    return done;
  }

  bool close() {
    return path_.cells.size() >= shortest_ && path_.cells.size() % 2 == 0 &&
           alternates(houses_, std::span<const int>(path_.cells)) && visit_(path_);
  }

  const Houses<W>& houses_;
  std::size_t shortest_;
  const Follow& follow_;
  const Visit& visit_;
  LoopPath<W> path_;
};

// Unique loops: cells that could hold two digits in turn (deadly_patterns.hpp), each in a house
// with the next and the last one with the first: visit(path), from each cell that has the two
// digits alone, in ascending order.
//
// The caller says how a path goes on: follow(path, roofs, go) calls go(next, roofs) for open cells
// in a house with the last one, in its own order, and ends when one is true. `roofs` is what it
// keeps about the cells with further candidates, and decides how many it lets in.
template <int W, class Roofs, class Follow, class Visit>
bool visit_unique_loops(const State<W>& state, std::size_t shortest, const Roofs& none,
                        const Follow& follow, const Visit& visit) {
  return LoopSearch<W, Roofs, Follow, Visit>(state, shortest, follow, visit).find(state, none);
}

}  // namespace nonet::techniques
