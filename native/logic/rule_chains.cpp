#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "logic/finders.hpp"
#include "logic/rule_chain_argument.hpp"

namespace nonet::logic {
namespace {

// Links of a chain: short ones are looked for first.
constexpr std::array most_links{0, 1, 2, 4, 7};
constexpr std::size_t most_reached = 150;  // statements from one start

// Chains that begin with a candidate, from which each statement follows by the one before; the
// first and the last leave nothing to a cell, a house or a rule.
template <int W>
class RuleChains {
 public:
  RuleChains(const State<W>& state, Steps& steps) : state_(state), steps_(steps), nodes_(state) {
    for (const int cell : state.empty()) {
      for (const int digit : digits_of(state.candidates(cell))) {
        const int start = nodes_.find(cell, digit);
        if (start >= 0) starts_.push_back(start);
      }
    }
  }

  void find() {
    for (const int most : most_links) {
      if (steps_.wants_all() && most != most_links.back()) continue;
      for (const int start : starts_) {
        if (steps_.stopped() || (follow(start, most) && add())) return;
      }
    }
  }

 private:
  using Word = RuleWord<W>;
  // A statement, by how many links, and the place of the one before.
  struct Reached {
    int node, links, before;
  };

  // Whether there is a chain with at most this number of links.
  bool follow(int start, int most) {
    reached_.clear();
    met_.assign(at(nodes_.count()), false);
    reach(start, 0, -1);
    for (std::size_t i = 0; i < reached_.size() && i < most_reached; ++i) {
      const auto [node, links, before] = reached_[i];
      const auto place = static_cast<int>(i);
      if (is_conflict(start, node)) {
        end_ = place;
        return true;
      }
      if (links == most) continue;
      for (const int next : nodes_.next(node)) reach(next, links + 1, place);
      if (i > 0) reach_together(links + 1, place);
    }
    return false;
  }
  void reach(int node, int links, int before) {
    if (node < 0) return;
    if (at(node) >= met_.size()) met_.resize(at(nodes_.count()));
    if (met_[at(node)]) return;
    met_[at(node)] = true;
    reached_.push_back({node, links, before});
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
  void reach_together(int links, int before) {
    for (const int cell : state_.empty()) {
      const Word left = left_[at(cell)];
      if (is_single(left)) reach(nodes_.find(cell, std::countr_zero(left)), links, before);
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
          if ((left_[at(cell)] >> digit & 1) != 0) reach(nodes_.find(cell, digit), links, before);
        }
      }
    }
  }

  bool add() {
    std::vector<int> path;
    for (int i = end_; i >= 0; i = reached_[at(i)].before) path.push_back(reached_[at(i)].node);
    std::ranges::reverse(path);
    Step& step = steps_.begin(Technique::rule_chain);
    const auto& start = nodes_[path.front()];
    step.eliminate(start.cells.lowest(), std::countr_zero(start.digits));
    return RuleChainArgument<W>(nodes_, step).write(path, conflict_) && steps_.add();
  }

  const State<W>& state_;
  Steps& steps_;
  RuleNodes<W> nodes_;
  std::vector<int> starts_;
  std::vector<Reached> reached_;
  std::vector<bool> met_;
  int end_ = 0;
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
