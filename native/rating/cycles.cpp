#include "rating/cycles.hpp"

#include <ranges>
#include <vector>

#include "rating/link_table.hpp"
#include "rating/scale.hpp"

namespace nonet::rating {
namespace {

constexpr std::array all_links{LinkKind::x, LinkKind::y, LinkKind::xy};

// Nodes of a chain from its end back to its start; a cycle has its start, which is its end, once.
struct ChainNode {
  Node node;
  std::int16_t house;  // of a link to an on node; −1 where that is the cell
};

struct FoundChain {
  ChainRank rank;
  bool is_cycle;
  std::vector<ChainNode> chain;
  std::vector<int> gone;  // candidates
};

// Gives every chain that something follows from to a sink, which knows how long it may be:
//
//     most(base, kind, gone)     nodes of a chain that eliminates one of these; 0: there is no need
//     most_of_cycle(base, kind)
//     take(found)
template <class Sink>
class CycleSearch {
 public:
  CycleSearch(const State& state, Sink& sink, const StopView& stop)
      : state_(state), sink_(sink), stop_(stop), table_(state) {}

  void find() {
    if (!table_.close()) return;
    for (const LinkKind links : {LinkKind::x, LinkKind::xy}) {
      links_ = links;
      for (int number = 0; number < table_.count(); ++number) {
        if (stop_.asked()) return;
        if (table_.refutes_itself(number)) find_chain(number, true);
        if (table_.proves_itself(number)) find_chain(number, false);
      }
    }
    for (const LinkKind links : all_links) {
      links_ = links;
      const int most = sink_.most_of_cycle(base(true), kind());
      table_.mark_cycles(links, most);
      for (int number = 0; number < table_.count(); ++number) {
        if (!table_.may_lie_on_a_cycle(number)) continue;
        if (links == LinkKind::y && state_.count(table_.cell(number)) > 2) continue;
        if (stop_.asked()) return;
        find_cycles(number, std::min(most, sink_.most_of_cycle(base(true), kind())));
      }
    }
  }

 private:
  struct Reached {
    LinkTable::Number number;
    std::int16_t house;
    int parent;
  };

  [[nodiscard]] Kind kind() const {
    if (links_ == LinkKind::x) return Kind::x_chain;
    return links_ == LinkKind::y ? Kind::y_cycle : Kind::xy_chain;
  }
  [[nodiscard]] double base(bool is_cycle) const {
    if (links_ == LinkKind::xy) return 7.0;
    return is_cycle ? 6.5 : 6.6;
  }
  // The order in which the scale would reach a chain; `index` counts those from one start.
  [[nodiscard]] int order(int start, int type, int index) const {
    return ((static_cast<int>(links_) * 729 + start) * 3 + type) * 64 + std::min(index, 63);
  }

  // From one state of a candidate to the other.
  void find_chain(int start, bool from_on) {
    const int cell = table_.cell(start);
    gone_.clear();
    if (from_on) {
      gone_.push_back(number_of(cell, table_.digit(start)));
    } else {
      for (const int digit : digits_of(state_.candidates(cell) & ~bit(table_.digit(start)))) {
        gone_.push_back(number_of(cell, digit));
      }
    }
    const int most = sink_.most(base(false), kind(), gone_);
    for (auto& seen : seen_) std::fill_n(seen.data(), at(table_.count()), 0);
    reached_.clear();
    reached_.push_back({static_cast<LinkTable::Number>(start), -1, -1});
    seen_[from_on ? 1 : 0][at(start)] = 1;
    std::size_t first = 0;
    bool on = from_on;
    for (int length = 2; length <= most && first < reached_.size(); ++length, on = !on) {
      const std::size_t last = reached_.size();
      auto& seen = seen_[on ? 0 : 1];
      const bool may_end = on == from_on;
      for (; first < last; ++first) {
        const int number = reached_[first].number;
        const auto reach = [&](LinkTable::Number to, std::int16_t house) {
          if (seen[to] != 0) return false;
          seen[to] = 1;
          reached_.push_back({to, house, static_cast<int>(first)});
          return may_end && to == start;
        };
        bool found = false;
        if (on) {
          for (const auto to : table_.weak(number, links_)) {
            if ((found = reach(to, -1))) break;
          }
        } else {
          for (const auto& link : table_.strong(number, links_)) {
            if ((found = reach(link.to, link.house))) break;
          }
        }
        if (!found) continue;
        const ChainRank rank{base(false) + length_rating(length), length, kind(),
                             order(start, from_on ? 1 : 2, 0)};
        sink_.take({rank, false, chain_to(static_cast<int>(reached_.size()) - 1, !on), gone_});
        return;
      }
    }
  }

  // Off nodes may be reached several times; only the last one of a cycle matters then.
  void find_cycles(int start, int most) {
    auto& off_seen = seen_[0];
    auto& on_seen = seen_[1];
    for (auto& seen : seen_) std::fill_n(seen.data(), at(table_.count()), 0);
    reached_.clear();
    reached_.push_back({static_cast<LinkTable::Number>(start), -1, -1});
    on_seen[at(start)] = 1;
    std::size_t first = 0;
    int index = 0;
    for (int length = 2; length <= most && first < reached_.size(); length += 2) {
      std::size_t last = reached_.size();
      for (; first < last; ++first) {
        for (const auto to : table_.weak(reached_[first].number, links_)) {
          if (off_seen[to] != 0 && (!leads_to(to, start) || is_off_ancestor(first, to))) continue;
          off_seen[to] = 1;
          reached_.push_back({to, -1, static_cast<int>(first)});
        }
      }
      last = reached_.size();
      for (; first < last; ++first) {
        for (const auto& link : table_.strong(reached_[first].number, links_)) {
          if (length >= 4 && link.to == start) {
            add_cycle(start, static_cast<int>(first), link.house, length, index++);
          }
          if (on_seen[link.to] != 0) continue;
          on_seen[link.to] = 1;
          reached_.push_back({link.to, link.house, static_cast<int>(first)});
        }
      }
    }
  }

  [[nodiscard]] bool leads_to(int off, int on) const {
    return std::ranges::any_of(table_.strong(off, links_),
                               [&](const auto& link) { return link.to == on; });
  }
  [[nodiscard]] bool is_off_ancestor(std::size_t on, int off) const {
    for (int node = reached_[on].parent; node >= 0;) {
      if (reached_[at(node)].number == off) return true;
      node = reached_[at(reached_[at(node)].parent)].parent;
    }
    return false;
  }

  std::vector<ChainNode> chain_to(int end, bool on) const {
    std::vector<ChainNode> chain;
    for (int node = end; node >= 0; node = reached_[at(node)].parent, on = !on) {
      const Reached& reached = reached_[at(node)];
      chain.push_back(
          {Node::of(table_.cell(reached.number), table_.digit(reached.number), on), reached.house});
    }
    return chain;
  }

  void add_cycle(int start, int last, std::int16_t house, int length, int index) {
    const Houses& houses = state_.houses();
    Cells own;
    std::array<Cells, 9> by_on{};
    std::array<Cells, 9> by_off{};
    bool on = false;
    for (int node = last; node >= 0; node = reached_[at(node)].parent, on = !on) {
      const int number = reached_[at(node)].number;
      const int cell = table_.cell(number);
      own.insert(cell);
      (on ? by_on : by_off)[at(table_.digit(number))] |= houses.peers(cell);
    }
    gone_.clear();
    for (int digit = 0; digit < 9; ++digit) {
      const Cells both = by_on[at(digit)] & by_off[at(digit)];
      if (both.empty()) continue;
      for (const int cell : (state_.places(digit) & both) - own) {
        gone_.push_back(number_of(cell, digit));
      }
    }
    if (gone_.empty()) return;
    std::vector<ChainNode> chain = chain_to(last, false);
    chain.back().house = house;
    std::ranges::rotate(chain, chain.end() - 1);  // its end first, which is its start
    const ChainRank rank{base(true) + length_rating(length), length, kind(),
                         order(start, 0, index)};
    sink_.take({rank, true, std::move(chain), gone_});
  }

  const State& state_;
  Sink& sink_;
  const StopView& stop_;
  LinkTable table_;
  LinkKind links_ = LinkKind::x;
  std::vector<Reached> reached_;
  std::array<std::array<std::uint8_t, 729>, 2> seen_;
  std::vector<int> gone_;
};

class BestChain {
 public:
  [[nodiscard]] int most(double base, Kind kind, const std::vector<int>&) const {
    return most_of_cycle(base, kind);
  }
  [[nodiscard]] int most_of_cycle(double base, Kind) const {
    return best ? most_nodes(base, best->rank) : any_length;
  }
  void take(FoundChain found) {
    if (!best || found.rank < best->rank) best = std::move(found);
  }

  std::optional<FoundChain> best;
};

class BestChains {
 public:
  [[nodiscard]] int most(double base, Kind, const std::vector<int>& gone) const {
    int most = 0;
    for (const int number : gone) {
      const ChainRank* best = chains.best(number);
      if (best == nullptr) return any_length;
      most = std::max(most, most_nodes(base, *best));
    }
    return most;
  }
  // Whatever a cycle eliminates refutes itself, so a chain has been found for it.
  [[nodiscard]] int most_of_cycle(double base, Kind) const {
    int most = 0;
    for (int number = 0; number < 729; ++number) {
      const ChainRank* best = chains.best(number);
      if (best != nullptr) most = std::max(most, most_nodes(base, *best));
    }
    return most;
  }
  void take(FoundChain found) {
    if (chains.wants_any(found.rank, found.gone)) {
      const std::vector<int> gone = found.gone;
      chains.add(std::move(found), gone);
    }
  }

  BestSteps<FoundChain> chains;
};

Technique technique(const FoundChain& found) {
  if (!found.is_cycle) {
    return found.rank.kind == Kind::x_chain ? Technique::forcing_x_chain : Technique::forcing_chain;
  }
  if (found.rank.kind == Kind::x_chain) return Technique::x_cycle;
  return found.rank.kind == Kind::y_cycle ? Technique::y_cycle : Technique::xy_cycle;
}

// A group a node, the start first, and links from each to the next; a cycle's last one leads back.
void add_reasons(const FoundChain& found, Step& step) {
  const std::vector<ChainNode>& chain = found.chain;
  const int last = static_cast<int>(chain.size()) - 1;
  for (const ChainNode& link : chain | std::views::reverse) {
    step.add_cell(link.node.on ? Role::on : Role::off, bit(link.node.digit), link.node.cell);
  }
  for (int i = 0; i < last; ++i) step.link(i, i + 1, chain[at(last - i - 1)].node.on);
  if (found.is_cycle) step.link(last, 0, chain.back().node.on);
}

}  // namespace

bool find_cycle(const State& state, RatedStep& rated, const StopView& stop) {
  BestChain sink;
  CycleSearch(state, sink, stop).find();
  if (!sink.best) return false;
  const FoundChain& found = *sink.best;
  rated.begin(technique(found), found.rank.rating);
  const Node end = found.chain.front().node;
  if (!found.is_cycle && end.on) {
    rated.step.place(end.cell, end.digit);
  } else {
    for (const int number : found.gone) rated.step.eliminate(number / 9, number % 9);
  }
  add_reasons(found, rated.step);
  return true;
}

std::vector<Inference> infer_by_cycles(const State& before, const State& now,
                                       const StopView& stop) {
  BestChains sink;
  CycleSearch(now, sink, stop).find();
  std::vector<Inference> inferences;
  for (const FoundChain* found : sink.chains.sorted()) {
    Inference next;
    auto nested = std::make_shared<Nested>();
    for (const int number : found->gone)
      next.off.push_back(Node::of(number / 9, number % 9, false));
    for (const ChainNode& link : found->chain) {
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
    if (next.parents.empty()) continue;
    std::ranges::sort(nested->content);
    nested->nodes = found->rank.complexity;
    next.chain = std::move(nested);
    inferences.push_back(std::move(next));
  }
  return inferences;
}

}  // namespace nonet::rating
