#include "techniques/unique_loops.hpp"

#include <vector>

#include "logic/deadly_steps.hpp"
#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

// Type 2 has any number of roofs, the others two at most.
constexpr int most_roofs = 2;
constexpr int most_pairs = 4;
constexpr std::size_t longest_loop = 14;

constexpr std::array<Technique, 4> of_one_name(Technique technique) {
  return {technique, technique, technique, technique};
}

template <int W>
class ExtendedRectangles {
 public:
  ExtendedRectangles(const State<W>& state, Steps& steps) : state_(state), steps_(steps) {}

  // True where no more steps are wanted.
  bool find() {
    for (const bool rows : {true, false}) {
      for (int line = 0; line < state_.size(); ++line) {
        for (int other = line + 1; other < state_.size(); ++other) {
          if (steps_.stopped()) return true;
          for (int across = 0; across < state_.size(); ++across) {
            pairs_[at(across)] = pair(cell(rows, line, across), cell(rows, other, across));
          }
          if (extend(0, 0, 0, 0)) return true;
        }
      }
    }
    return false;
  }

 private:
  [[nodiscard]] int cell(bool row, int line, int across) const {
    return row ? line * state_.size() + across : across * state_.size() + line;
  }

  // Two cells, and the box that each has to itself: a pattern has either no such box, or the same
  // two for all pairs. (`exchanges` asks all houses; this saves nearly all the time.)
  struct Pair {
    int here, there, box_here, box_there;
  };
  [[nodiscard]] Pair pair(int here, int there) const {
    const int a = state_.houses().box_house(here);
    const int b = state_.houses().box_house(there);
    return a == b ? Pair{here, there, -1, -1} : Pair{here, there, a, b};
  }

  // Adds pairs from `next` on. `digits` are those of the cells taken as floor.
  bool extend(int next, int pairs, Mask digits, int roofs) {
    if (pairs >= 3 && conclude(pairs, digits, roofs)) return true;
    if (pairs == most_pairs) return false;
    for (int across = next; across < state_.size(); ++across) {
      const Pair& pair = pairs_[at(across)];
      const Mask a = state_.candidates(pair.here);
      const Mask b = state_.candidates(pair.there);
      if (a == 0 || b == 0) continue;
      if (pairs == 0) {
        boxes_ = {pair.box_here, pair.box_there};
      } else if (boxes_ != std::array{pair.box_here, pair.box_there}) {
        continue;
      }
      half_[at(pairs)] = pair.here;
      other_[at(pairs)] = pair.there;
      const auto go_on = [&](Mask floor, int more) {
        const Mask all = digits | floor;
        return roofs + more <= most_roofs && count_bits(all) <= most_pairs + 1 &&
               extend(across + 1, pairs + 1, all, roofs + more);
      };
      if (go_on(a | b, 0) || go_on(a, 1) || go_on(b, 1) || go_on(0, 2)) return true;
    }
    return false;
  }

  bool conclude(int pairs, Mask digits, int roofs) {
    const int count = count_bits(digits);
    if (count == pairs) return add(pairs, digits, roofs, roofs);
    if (count != pairs + 1 || roofs > 0) return false;
    // One digit too many: all cells that may hold it are roofs.
    for (const int extra : digits_of(digits)) {
      if (add(pairs, digits & ~bit(extra), most_roofs + 1, 2 * most_pairs)) return true;
    }
    return false;
  }

  bool add(int pairs, Mask digits, int fewest, int most) {
    std::array<Roof, at(2 * most_pairs)> roofs{};
    int count = 0;
    CellSet<W> floor;
    const std::span half(half_.data(), at(pairs));
    const std::span other(other_.data(), at(pairs));
    for (const auto& cells : {half, other}) {
      for (const int cell : cells) {
        const Mask candidates = state_.candidates(cell);
        if ((candidates & digits) == 0) return false;
        if ((candidates & ~digits) == 0) {
          floor.insert(cell);
        } else {
          roofs[at(count++)] = {cell, candidates & digits, candidates & ~digits};
        }
      }
    }
    if (count < fewest || count > most || !is_deadly(state_, half, other, digits)) return false;
    return add_steps(state_, {floor, digits, std::span(roofs.data(), at(count))},
                     of_one_name(Technique::extended_rectangle), steps_);
  }

  const State<W>& state_;
  Steps& steps_;
  std::array<Pair, at(largest_size<W>)> pairs_{};
  std::array<int, 2> boxes_{};
  std::array<int, at(most_pairs)> half_{};
  std::array<int, at(most_pairs)> other_{};
};

// The roofs of a path: how many, and what they have more.
struct PathRoofs {
  int count = 0;
  Mask extras = 0;
};

// Each loop comes from the first of its floor cells, and in one direction.
template <int W>
void find_loops(const State<W>& state, Steps& steps) {
  const Houses<W>& houses = state.houses();
  const auto follow = [&](const LoopPath<W>& path, const PathRoofs& roofs, const auto& go) {
    if (steps.stopped()) return true;
    const int first = path.cells.front();
    const int last = path.cells.back();
    if (path.cells.size() > 1 && path.cells[1] < last && houses.see(last, first) &&
        go(first, roofs)) {
      return true;
    }
    if (path.cells.size() == longest_loop) return false;
    for (const int next : path.open & houses.peers(last)) {
      if (!houses.set_of(last).intersects(houses.set_of(next))) continue;
      const Mask extra = state.candidates(next) & ~path.digits;
      PathRoofs then = roofs;
      if (extra == 0) {
        if (next <= first) continue;
      } else {
        then.extras |= extra;
        if (++then.count > most_roofs && !is_single_bit(then.extras)) continue;
      }
      if (go(next, then)) return true;
    }
    return false;
  };
  std::vector<Roof> roofs;
  visit_unique_loops(state, 6, PathRoofs{}, follow, [&](const LoopPath<W>& path) {
    if (!do_rules_allow(state, std::span<const int>(path.cells), path.digits)) return false;
    CellSet<W> floor = path.all();
    roofs.clear();
    for (const int cell : path.cells) {
      const Mask extra = state.candidates(cell) & ~path.digits;
      if (extra == 0) continue;
      roofs.push_back({cell, path.digits, extra});
      floor.remove(cell);
    }
    return add_steps(state, DeadlyPattern<W>{floor, path.digits, roofs},
                     of_one_name(Technique::unique_loop), steps);
  });
}

}  // namespace

// Deadly patterns (deadly_patterns.hpp) larger than rectangles, of the same types 1 – 4; both
// techniques keep their name whatever the type.
//
// - Extended rectangles: pairs of cells across two rows or two columns, three pairs or more, with
//   as many digits as pairs.
// - Unique loops: six cells or more with two digits in turn, where each cell shares a house with
//   the next and the last one with the first.
template <int W>
void find_unique_loops(const State<W>& state, Steps& steps) {
  if (!steps.options.uniqueness) return;
  if (steps.wants(Technique::extended_rectangle) && ExtendedRectangles<W>(state, steps).find()) {
    return;
  }
  if (steps.wants(Technique::unique_loop)) find_loops(state, steps);
}

template void find_unique_loops(const State<2>&, Steps&);
template void find_unique_loops(const State<10>&, Steps&);

}  // namespace nonet::logic
