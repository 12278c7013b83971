#include "rate/cycles.hpp"

#include <bit>
#include <ranges>
#include <vector>

#include "rate/scale.hpp"

namespace nonet::rate {
namespace {

enum class Links : std::uint8_t { x, y, xy };

// Nodes of a chain from its end back to its start; a cycle has its start, which is its end, once.
struct ChainNode {
  Node node;
  std::int16_t house;  // of the link that led here; −1 where that is a cell
};
using Chain = std::vector<ChainNode>;

struct FoundChain {
  Rank rank;
  bool is_cycle;
  const Chain* chain;
};

class CycleSearch {
 public:
  CycleSearch(const Grid& grid, const Stop& stop) : grid_(grid), stop_(stop) {}

  template <class Visit>
  void find(Visit visit) {
    for (const Links links : {Links::x, Links::y, Links::xy}) {
      links_ = links;
      for (const int cell : grid_.empty()) {
        if (grid_.count(cell) < 2 || (links == Links::y && grid_.count(cell) > 2)) continue;
        if (stop_.asked()) return;
        for (const int digit : digits_of(grid_.candidates(cell))) {
          cycles_.clear();
          find_cycles(Node::of(cell, digit, true));
          for (const int end : cycles_) visit_chain(end, true, visit);
          if (links == Links::y) continue;
          for (const bool on : {true, false}) {
            const int end = find_chain(Node::of(cell, digit, on));
            if (end >= 0) visit_chain(end, false, visit);
          }
        }
      }
    }
  }

 private:
  struct Reached {
    Node node;
    std::int16_t house;
    int parent;
  };

  template <class Visit>
  void visit_chain(int end, bool is_cycle, Visit visit) {
    chain_.clear();
    for (int at = end; at >= 0; at = reached_[static_cast<std::size_t>(at)].parent) {
      const Reached& reached = reached_[static_cast<std::size_t>(at)];
      if (is_cycle && reached.parent < 0) break;
      chain_.push_back({reached.node, reached.house});
    }
    const int complexity = static_cast<int>(chain_.size());
    const double base = links_ == Links::xy ? 7.0 : is_cycle ? 6.5 : 6.6;
    const Kind kind = links_ == Links::x ? Kind::x_chain
                      : links_ == Links::y ? Kind::y_cycle
                                           : Kind::xy_chain;
    visit(FoundChain{{base + length_rating(complexity), complexity, kind}, is_cycle, &chain_});
  }

  void find_cycles(Node start) {
    reached_.clear();
    on_.assign(729, 0);
    const auto source = number_of(start.cell, start.digit);
    on_[static_cast<std::size_t>(source)] = 1;
    reached_.push_back({start, -1, -1});
    std::vector<int> on{0};
    std::vector<int> off;
    int length = 0;
    while (!on.empty()) {
      ++length;
      off.clear();
      for (const int at : on) {
        for_each_off(at, [&](Node node, int house) {
          if (is_ancestor(at, node)) return;
          off.push_back(push(node, house, at));
        });
      }
      on.clear();
      ++length;
      for (const int at : off) {
        for_each_on(at, [&](Node node, int house) {
          const auto number = number_of(node.cell, node.digit);
          if (length >= 4 && number == source) cycles_.push_back(push(node, house, at));
          if (on_[static_cast<std::size_t>(number)] != 0) return;
          on_[static_cast<std::size_t>(number)] = 1;
          on.push_back(push(node, house, at));
        });
      }
    }
  }

  // From one state of a candidate to the other; the last position, or −1.
  int find_chain(Node start) {
    reached_.clear();
    std::vector<std::uint8_t> seen(2 * 729, 0);
    const Node target = start.opposite();
    seen[static_cast<std::size_t>(node_number(start))] = 1;
    reached_.push_back({start, -1, -1});
    std::vector<int> waiting{0};
    std::vector<int> next;
    int found = -1;
    bool on = start.on;
    while (!waiting.empty()) {
      next.clear();
      for (const int at : waiting) {
        const auto reach = [&](Node node, int house) {
          auto& mark = seen[static_cast<std::size_t>(node_number(node))];
          if (mark != 0) return;
          mark = 1;
          next.push_back(push(node, house, at));
          if (node == target) found = next.back();
        };
        if (on) {
          for_each_off(at, reach);
        } else {
          for_each_on(at, reach);
        }
        if (found >= 0) return found;
      }
      std::swap(waiting, next);
      on = !on;
    }
    return -1;
  }

  int push(Node node, int house, int parent) {
    reached_.push_back({node, static_cast<std::int16_t>(house), parent});
    return static_cast<int>(reached_.size()) - 1;
  }

  [[nodiscard]] bool is_ancestor(int at, Node node) const {
    for (; at >= 0; at = reached_[static_cast<std::size_t>(at)].parent) {
      if (reached_[static_cast<std::size_t>(at)].node == node) return true;
    }
    return false;
  }

  template <class Visit>
  void for_each_off(int at, Visit visit) {
    const Node node = reached_[static_cast<std::size_t>(at)].node;
    if (links_ != Links::x) {
      for (const int other : digits_of(grid_.candidates(node.cell) & ~bit(node.digit))) {
        visit(Node::of(node.cell, other, false), -1);
      }
    }
    // A cell of the box that lies in the line as well comes once.
    Cells left = grid_.places(node.digit) & houses_.peers(node.cell);
    for (const int kind : box_row_column) {
      const int house = house_of(houses_, kind, node.cell);
      const Cells here = left & houses_.cells(house);
      left -= here;
      for (const int cell : here) visit(Node::of(cell, node.digit, false), house);
    }
  }

  template <class Visit>
  void for_each_on(int at, Visit visit) {
    const Node node = reached_[static_cast<std::size_t>(at)].node;
    int last_cell = -1;
    if (links_ != Links::x && grid_.count(node.cell) == 2) {
      const Mask other = grid_.candidates(node.cell) & ~bit(node.digit);
      visit(Node::of(node.cell, std::countr_zero(other), true), -1);
    }
    if (links_ == Links::y) return;
    for (const int kind : box_row_column) {
      const int house = house_of(houses_, kind, node.cell);
      const Mask positions = grid_.positions(house, node.digit);
      if (count_bits(positions) != 2) continue;
      const Mask other = positions & ~bit(houses_.position(house, node.cell));
      const int cell = houses_.cell(house, std::countr_zero(other));
      if (cell == last_cell) continue;
      if (kind == boxes) last_cell = cell;
      visit(Node::of(cell, node.digit, true), house);
    }
  }

  const Grid& grid_;
  const Stop& stop_;
  const Houses& houses_ = grid_.houses();
  Links links_ = Links::x;
  std::vector<Reached> reached_;
  std::vector<std::uint8_t> on_;
  std::vector<int> cycles_;
  Chain chain_;
};

void conclude(const Grid& grid, const FoundChain& found, Step& step) {
  const Houses& houses = grid.houses();
  if (!found.is_cycle) {
    const Node end = found.chain->front().node;
    if (end.on) {
      step.place(end.cell, end.digit);
    } else {
      step.eliminate(end.cell, end.digit);
    }
    return;
  }
  Cells own;
  std::array<Cells, 9> by_on{};
  std::array<Cells, 9> by_off{};
  for (const ChainNode& link : *found.chain) {
    own.insert(link.node.cell);
    (link.node.on ? by_on : by_off)[link.node.digit] |= houses.peers(link.node.cell);
  }
  for (int digit = 0; digit < 9; ++digit) {
    const std::size_t i = static_cast<std::size_t>(digit);
    step.eliminate((grid.places(digit) & by_on[i] & by_off[i]) - own, digit);
  }
}

// A group a node, the start first, and links from each to the next; a cycle's last one leads back.
void add_reasons(const FoundChain& found, Step& step) {
  const Chain& chain = *found.chain;
  const int last = static_cast<int>(chain.size()) - 1;
  for (const ChainNode& link : chain | std::views::reverse) {
    step.add_cell(link.node.on ? Role::on : Role::off, bit(link.node.digit), link.node.cell);
  }
  for (int i = 0; i < last; ++i) {
    step.link(i, i + 1, chain[static_cast<std::size_t>(last - i - 1)].node.on);
  }
  if (found.is_cycle) step.link(last, 0, chain.back().node.on);
}

struct KeptChain {
  Rank rank;
  bool is_cycle;
  Chain chain;
  std::vector<int> gone;
};

}  // namespace

bool find_cycle(const Grid& grid, Hint& hint, const Stop& stop) {
  bool found = false;
  Rank best{};
  Step step{};
  CycleSearch(grid, stop).find([&](const FoundChain& chain) {
    if (found && !(chain.rank < best)) return;
    step.clear(chain.is_cycle ? logic::Technique::continuous_nice_loop
                              : logic::Technique::discontinuous_nice_loop);
    conclude(grid, chain, step);
    if (step.eliminations.empty() && step.placements.empty()) return;
    found = true;
    best = chain.rank;
    add_reasons(chain, step);
    std::swap(hint.step, step);
    hint.rating = best.rating;
    if (chain.is_cycle) {
      hint.technique = best.kind == Kind::x_chain   ? Technique::x_cycle
                       : best.kind == Kind::y_cycle ? Technique::y_cycle
                                                    : Technique::xy_cycle;
    } else {
      hint.technique =
          best.kind == Kind::x_chain ? Technique::forcing_x_chain : Technique::forcing_chain;
    }
  });
  return found;
}

std::vector<Inference> infer_by_cycles(const Grid& before, const Grid& now, const Stop& stop) {
  BestHints<KeptChain> best;
  Step step{};
  CycleSearch(now, stop).find([&](const FoundChain& found) {
    step.clear({});
    conclude(now, found, step);
    std::vector<int> gone;
    for (const auto& [cell, digit] : step.eliminations) gone.push_back(number_of(cell, digit));
    for (const auto& [cell, placed] : step.placements) {
      for (const int digit : digits_of(now.candidates(cell) & ~bit(placed))) {
        gone.push_back(number_of(cell, digit));
      }
    }
    if (std::ranges::any_of(gone, [&](int number) { return best.wants(found.rank, number); })) {
      best.add({found.rank, found.is_cycle, *found.chain, gone}, gone);
    }
  });
  std::vector<Inference> inferences;
  for (const KeptChain* kept : best.sorted()) {
    Inference& next = inferences.emplace_back();
    auto nested = std::make_shared<Nested>();
    for (const int number : kept->gone) {
      next.off.push_back(Node::of(number / 9, number % 9, false));
    }
    for (const ChainNode& link : kept->chain) {
      nested->content.push_back(static_cast<std::uint16_t>(node_number(link.node)));
      next.digits |= bit(link.node.digit);
      next.cells.insert(link.node.cell);
      if (!link.node.on) continue;
      if (link.house < 0) {
        add_gone_from_cell(before, now, link.node.cell, next.parents);
      } else {
        add_gone_from_house(before, now, link.house, link.node.digit, next.parents);
      }
    }
    nested->nodes = kept->rank.complexity;
    next.chain = std::move(nested);
    if (next.parents.empty()) inferences.pop_back();
  }
  return inferences;
}

}  // namespace nonet::rate
