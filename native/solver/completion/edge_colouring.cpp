#include "solver/completion/edge_colouring.hpp"

#include <algorithm>
#include <numeric>

#include "core/shuffle.hpp"

namespace nonet {
namespace {

// Edges looked at for each edge until the colouring is given up, and at most in all: some 30 ms.
// Without fixed edges it takes less than a tenth of that.
constexpr std::size_t patience = 300;
constexpr std::size_t most_ticks = 600'000;

// Pairs of colours that are tried for a chain.
constexpr int most_chains = 12;

// Exchanges that are tried to make other chains possible.
constexpr int most_shifts = 40;

int random_member(BitSet<2> set, Random& random) {
  for (int skip = random.below(set.size()); skip > 0; --skip) set.take_lowest();
  return set.lowest();
}

}  // namespace

EdgeColouring::EdgeColouring(int left_vertices, int right_vertices, int colours)
    : colours_(static_cast<std::size_t>(colours)) {
  const std::size_t vertices[] = {static_cast<std::size_t>(left_vertices),
                                  static_cast<std::size_t>(right_vertices)};
  for (const Side side : {left, right}) {
    free_[side].assign(vertices[side], Colours::first(colours));
    edge_at_[side].assign(vertices[side] * colours_, none);
  }
}

void EdgeColouring::add(int left_vertex, int right_vertex, const Colours& allowed) {
  edges_.push_back({{static_cast<std::size_t>(left_vertex), static_cast<std::size_t>(right_vertex)},
                    allowed,
                    allowed.size() == 1,
                    none});
}

bool EdgeColouring::run(Random& random) {
  waiting_.resize(edges_.size());
  std::iota(waiting_.begin(), waiting_.end(), 0);
  shuffle(waiting_, random);
  // The last one is coloured first: those with the least choice.
  std::ranges::stable_sort(waiting_, std::ranges::greater{},
                           [this](Number edge) { return edges_[at(edge)].allowed.size(); });
  while (!waiting_.empty()) {
    if (ticks_ > std::min(patience * edges_.size(), most_ticks)) return false;
    const Number edge = waiting_.back();
    waiting_.pop_back();
    bool is_coloured = insert(edge, random);
    for (int i = 0; i < most_shifts && !is_coloured && shift(edge, random); ++i) {
      is_coloured = insert(edge, random);
    }
    if (!is_coloured && !take_colour(edge, random)) return false;
  }
  return true;
}

void EdgeColouring::assign(Number number, int colour) {
  Edge& edge = edges_[at(number)];
  edge.colour = colour;
  for (const Side side : {left, right}) {
    free_[side][edge.ends[side]].remove(colour);
    edge_at(side, edge.ends[side], colour) = number;
  }
}

void EdgeColouring::unassign(Number number) {
  Edge& edge = edges_[at(number)];
  for (const Side side : {left, right}) {
    free_[side][edge.ends[side]].insert(edge.colour);
    edge_at(side, edge.ends[side], edge.colour) = none;
  }
  edge.colour = none;
}

bool EdgeColouring::insert(Number number, Random& random) {
  ++ticks_;
  const Edge& edge = edges_[at(number)];
  const Colours open = free_[left][edge.ends[left]] & free_[right][edge.ends[right]] & edge.allowed;
  if (!open.empty()) {
    assign(number, random_member(open, random));
    return true;
  }
  const Side first = random.below(2) == 0 ? left : right;
  return insert_by_chain(number, first, random) ||
         insert_by_chain(number, first == left ? right : left, random);
}

// Frees a colour at the end on this side that is free at the other one.
bool EdgeColouring::insert_by_chain(Number number, Side start, Random& random) {
  const Edge& edge = edges_[at(number)];
  const Colours here = free_[start][edge.ends[start]];
  const Colours there =
      free_[start == left ? right : left][edge.ends[start == left ? right : left]];
  const Colours wanted = there & edge.allowed;
  if (here.empty() || wanted.empty()) return false;
  const int pairs = here.size() * wanted.size();
  for (int i = 0; i < std::min(pairs, most_chains); ++i) {
    const int colour = random_member(wanted, random);
    if (!exchange_along_chain(start, edge.ends[start], colour, random_member(here, random)))
      continue;
    assign(number, colour);
    return true;
  }
  return false;
}

// Frees another colour at one of the ends instead of one that is free there, so that there are
// other chains; false where that end has all colours or none free.
bool EdgeColouring::shift(Number number, Random& random) {
  const Side side = random.below(2) == 0 ? left : right;
  const std::size_t vertex = edges_[at(number)].ends[side];
  const Colours open = free_[side][vertex];
  const Colours used = Colours::first(static_cast<int>(colours_)) - open;
  if (open.empty() || used.empty()) return false;
  static_cast<void>(
      exchange_along_chain(side, vertex, random_member(used, random), random_member(open, random)));
  return true;
}

// Exchanges two colours along the chain that begins at a vertex with the first of them and has no
// edge of the second one there; false if an edge does not allow it.
bool EdgeColouring::exchange_along_chain(Side side, std::size_t vertex, int first, int second) {
  chain_.clear();
  for (int colour = first, other = second;; std::swap(colour, other)) {
    const Number number = edge_at(side, vertex, colour);
    if (number == none) break;
    ++ticks_;
    const Edge& edge = edges_[at(number)];
    if (!edge.allowed.contains(other)) return false;
    chain_.push_back(number);
    side = side == left ? right : left;
    vertex = edge.ends[side];
  }
  for (const Number number : chain_) unassign(number);
  int colour = second;
  for (const Number number : chain_) {
    assign(number, colour);
    colour = colour == second ? first : second;
  }
  return true;
}

// Takes a colour from the edges that have it, at best from one alone; false where all of those are
// fixed.
bool EdgeColouring::take_colour(Number number, Random& random) {
  const Edge& edge = edges_[at(number)];
  int best = none;
  int fewest = 3;
  int ties = 0;
  for (const int colour : edge.allowed) {
    int taken = 0;
    for (const Side side : {left, right}) {
      const Number other = edge_at(side, edge.ends[side], colour);
      if (other != none) taken += edges_[at(other)].is_fixed ? 3 : 1;
    }
    if (taken > fewest || taken > 2) continue;
    if (taken < fewest) ties = 0;
    fewest = taken;
    if (random.below(++ties) == 0) best = colour;
  }
  if (best == none) return false;
  for (const Side side : {left, right}) {
    const Number other = edge_at(side, edge.ends[side], best);
    if (other == none) continue;
    unassign(other);
    waiting_.push_back(other);
  }
  assign(number, best);
  return true;
}

}  // namespace nonet
