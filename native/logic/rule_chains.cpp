#include <algorithm>
#include <bit>
#include <vector>

#include "logic/finders.hpp"
#include "logic/rule_chain_argument.hpp"

namespace nonet::logic {
namespace {

constexpr int most_links = 4;              // of a chain
constexpr std::size_t most_reached = 150;  // statements from one start

// Chains that begin with a candidate, from which each statement follows by the one before; the
// first and the last leave nothing to a cell, a house or a rule.
template <int W>
class RuleChains {
 public:
  RuleChains(const State<W>& state, Steps& steps)
      : state_(state), steps_(steps), nodes_(state, steps.rule_answers) {
    for (const int cell : state.empty()) {
      for (const int digit : digits_of(state.candidates(cell))) {
        const int start = nodes_.find(cell, digit);
        if (start >= 0) chains_.push_back({.reached = {{start, 0, -1}}});
      }
    }
  }

  void find() {
    for (int most = 0; most <= most_links; ++most) {
      for (Chains& chains : chains_) {
        if (steps_.stopped() || (follow(chains, most) && add(chains))) return;
      }
    }
  }

 private:
  using Word = RuleWord<W>;
  // A statement, by how many links, and the place of the one before.
  struct Reached {
    int node, links, before;
  };
  // The chains from one candidate, the shorter ones first.
  struct Chains {
    std::vector<Reached> reached;
    std::vector<bool> met = {};
    std::size_t followed = 0;  // of those reached
    bool is_done = false;
  };

  // Whether there is a chain with at most this number of links; shorter ones were looked at.
  bool follow(Chains& chains, int most) {
    const int start = chains.reached[0].node;
    while (!chains.is_done && chains.followed < chains.reached.size()) {
      const auto [node, links, before] = chains.reached[chains.followed];
      if (links > most) return false;
      const auto place = static_cast<int>(chains.followed++);
      chains.is_done = is_conflict(start, node);
      if (chains.is_done) return true;
      if (links == most_links) continue;
      for (const int next : nodes_.next(node)) reach(chains, {next, links + 1, place});
      if (place > 0) reach_together(chains, links + 1, place);
    }
    return false;
  }
  static void reach(Chains& chains, const Reached& next) {
    if (next.node < 0 || next.node == chains.reached[0].node) return;
    if (chains.reached.size() == most_reached) return;
    if (at(next.node) >= chains.met.size()) chains.met.resize(at(next.node) + 1);
    if (chains.met[at(next.node)]) return;
    chains.met[at(next.node)] = true;
    chains.reached.push_back(next);
  }

  // Whether the first statement and another one leave nothing to something.
  bool is_conflict(int start, int node) {
    const int part = nodes_.meet(start, node, left_);
    const std::span<const Word> other = nodes_.left(node);
    houses_ = {};
    for (const int cell : state_.empty()) {
      const Word left = left_[at(cell)];
      if (left == 0) return set({RuleConflict::Kind::cell, cell});
      if (other[at(cell)] != nodes_.before(cell)) houses_ |= state_.houses().set_of(cell);
    }
    if (part >= 0) return set({RuleConflict::Kind::part, part});
    const Mask all = bit(state_.size()) - 1;
    for (const int house : houses_) {
      Mask digits = 0;
      for (const int cell : state_.houses().cells(house)) digits |= left_[at(cell)];
      if (digits != all) {
        return set({RuleConflict::Kind::house, house, std::countr_zero(all & ~digits)});
      }
    }
    return false;
  }
  bool set(const RuleConflict& conflict) {
    conflict_ = conflict;
    return true;
  }

  // Candidates that both of them leave alone in a cell, or in a house.
  void reach_together(Chains& chains, int links, int before) {
    for (const int cell : state_.empty()) {
      const Word left = left_[at(cell)];
      if (is_single(left)) {
        reach(chains, {nodes_.find(cell, std::countr_zero(left)), links, before});
      }
    }
    for (const int house : houses_) {
      Mask once = 0;
      Mask twice = 0;
      for (const int cell : state_.houses().cells(house)) {
        twice |= once & left_[at(cell)];
        once |= left_[at(cell)];
      }
      for (const int digit : digits_of(once & ~twice & ~state_.placed(house))) {
        for (const int cell : state_.places(digit, house)) {
          if ((left_[at(cell)] >> digit & 1) != 0) {
            reach(chains, {nodes_.find(cell, digit), links, before});
          }
        }
      }
    }
  }

  // Writes the last chain that was followed.
  bool add(const Chains& chains) {
    std::vector<int> path;
    int place = static_cast<int>(chains.followed) - 1;
    for (; place >= 0; place = chains.reached[at(place)].before) {
      path.push_back(chains.reached[at(place)].node);
    }
    std::ranges::reverse(path);
    Step& step = steps_.begin(Technique::rule_chain);
    const auto& start = nodes_[path.front()];
    step.eliminate(start.cells.lowest(), std::countr_zero(start.digits));
    return RuleChainArgument<W>(nodes_, step).write(path, conflict_) && steps_.add();
  }

  const State<W>& state_;
  Steps& steps_;
  RuleNodes<W> nodes_;
  std::vector<Chains> chains_;
  RuleConflict conflict_{};
  // What the start and another statement leave, and the houses that this one has to do with.
  std::vector<Word> left_;
  HouseSet houses_;
};

}  // namespace

// Chains through rules: a candidate goes that, together with what follows from it in a chain,
// leaves no candidate to a cell, no place to a digit in a house, or no digits to a rule. Forcing
// chains bring everything together that they came to; here a statement follows from the first one
// and the one before.
template <int W>
void find_rule_chains(const State<W>& state, Steps& steps) {
  if (state.houses().rules().empty()) return;
  RuleChains<W>(state, steps).find();
}

template void find_rule_chains(const State<2>&, Steps&);
template void find_rule_chains(const State<10>&, Steps&);

}  // namespace nonet::logic
