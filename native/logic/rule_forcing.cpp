#include <algorithm>
#include <array>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "logic/finders.hpp"
#include "logic/refutation.hpp"
#include "logic/rule_branch.hpp"

namespace nonet::logic {
namespace {

constexpr std::size_t no_limit = std::numeric_limits<std::uint16_t>::max();
// Candidates that a branch may settle: short arguments are found before long ones are looked for.
constexpr std::array<std::size_t, 3> reaches{24, 96, no_limit};
// Of the first few contradictions the shortest is taken.
constexpr int enough = 8;
// Branches of a cell or a house: more are not what a player follows.
constexpr std::size_t most_starts = 4;
// Contradictions inside of a branch: small nets are found before large ones are looked for, and
// those that show soon that they come to an end before others.
constexpr std::array<TreeProgress::Limit, 6> net_limits{
    {{4, 4}, {16, 4}, {64, 4}, {256, 4}, {64, 16}, {256, 16}}};
// Of the propagators that look for nets, 0.1 s or 0.2. It is counted, so that every machine finds
// the same.
constexpr std::size_t most_work = 120'000'000;
// The same where reasons are asked for. With fewer rules at work at a time it takes more of them.
constexpr TreeProgress::Limit limit_inside(TreeProgress::Limit limit) {
  return {std::min(4 + 3 * limit.most, 512), limit.slack};
}

template <int W>
class RuleForcing {
 public:
  using Word = RuleWord<W>;

  RuleForcing(const State<W>& state, Steps& steps)
      : state_(state), steps_(steps), refutation_(state), branch_(state) {
    for (int count = 2; count <= state.size(); ++count) {
      for (const int cell : state.empty()) {
        if (state.count(cell) != count) continue;
        for (const int digit : digits_of(state.candidates(cell))) {
          candidates_.push_back(Node::of(cell, digit, true));
        }
      }
    }
  }

  // What all rules together leave where a candidate holds; false after a request to stop.
  bool follow_all() {
    reasoned_.resize(candidates_.size());
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
      if (steps_.stopped()) return false;
      // Nothing is left where there is a contradiction.
      std::vector<Word>& left = left_.emplace_back(at(state_.houses().cell_count()));
      if (!refutation_.follow(candidates_[i], left)) absurd_.push_back(candidates_[i]);
      places_[candidates_[i]] = i;
    }
    return true;
  }

  // True where no more are wanted.
  bool find_chains() {
    for (const std::size_t most : reaches) {
      if (steps_.wants_all() && most != no_limit) continue;
      int found = 0;
      for (const Node on : absurd_) {
        if (steps_.stopped()) return true;
        if (!branch_.assume(on, most)) continue;
        keep(on);
        if (steps_.wants_all()) {
          if (add(Technique::rule_forcing_chain)) return true;
        } else if (++found == enough) {
          break;
        }
      }
      if (best_) return add(Technique::rule_forcing_chain);
    }
    return false;
  }

  // What all candidates of a cell, or all places of a digit in a house, lead to.
  bool find_forks() {
    std::vector<Fork> forks;
    for (const int cell : state_.empty()) {
      std::vector<Node> starts;
      for (const int digit : digits_of(state_.candidates(cell))) {
        starts.push_back(Node::of(cell, digit, true));
      }
      find_common(Technique::rule_forcing_cell, starts, -1, forks);
    }
    for (int house = 0; house < state_.houses().count(); ++house) {
      for (int digit = 0; digit < state_.size(); ++digit) {
        std::vector<Node> starts;
        for (const int cell : state_.places(digit, house)) {
          starts.push_back(Node::of(cell, digit, true));
        }
        find_common(Technique::rule_forcing_house, starts, house, forks);
      }
    }
    if (steps_.stopped()) return true;
    if (!steps_.wants_all() && !forks.empty()) {
      const auto best = std::ranges::min_element(
          forks, {}, [](const Fork& fork) { return std::pair(fork.starts.size(), fork.length); });
      return add(*best);
    }
    return std::ranges::any_of(forks, [this](const Fork& fork) { return add(fork); });
  }

  // The same with contradictions inside of a branch.
  void find_nets() {
    std::vector<Net> nets = by_what_is_left();
    for (const TreeProgress::Limit limit : net_limits) {
      for (Net& net : nets) {
        if (steps_.stopped() || refutation_.work() > most_work) return;
        if (!is_net(net, limit)) continue;
        keep(net.assumption);
        if (add(Technique::rule_forcing_net)) return;
      }
    }
  }

 private:
  struct Best {
    Node assumption;
    RuleArgument argument;
  };

  struct Fork {
    Technique technique;
    std::vector<Node> starts;
    int house;
    int cell, digit;  // of the candidate that goes
    int length;
  };

  // A candidate that may be refuted by contradictions inside of its branch.
  struct Net {
    int left;  // candidates of all cells
    Node assumption;
    std::size_t number;
    // Contradictions that it would take as far as is known, by all rules together and with reasons.
    TreeProgress::Share expected = 0, reasoned = 0;
  };

  // The candidates, those first that leave fewest candidates to all cells.
  [[nodiscard]] std::vector<Net> by_what_is_left() const {
    std::vector<Net> nets;
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
      int count = 0;
      for (const Word left : left_[i]) count += std::popcount(left);
      nets.push_back({count, candidates_[i], i});
    }
    std::ranges::sort(nets, {}, [](const Net& net) { return std::pair(net.left, net.assumption); });
    return nets;
  }
  // Whether it is refuted with reasons, and by about that many contradictions.
  bool is_net(Net& net, TreeProgress::Limit limit) {
    if (!limit.allows(std::max(net.expected, net.reasoned))) return false;
    // Where nothing is left it is absurd at once.
    if (left_[net.number].front() != 0) {
      TreeProgress progress(limit);
      if (!refutation_.refute(left_[net.number], progress, steps_)) {
        net.expected = progress.expected();
        return false;
      }
    }
    TreeProgress progress(limit_inside(limit));
    if (branch_.assume(net.assumption, no_limit)) return false;
    if (branch_.look_inside(progress, steps_)) return true;
    net.reasoned = progress.expected();
    return false;
  }

  void find_common(Technique technique, const std::vector<Node>& starts, int house,
                   std::vector<Fork>& forks) {
    const bool is_enough = !steps_.wants_all() && forks.size() >= at(enough);
    if (!steps_.wants(technique) || starts.size() < 2 || starts.size() > most_starts || is_enough) {
      return;
    }
    std::vector<std::size_t> numbers;
    for (const Node start : starts) {
      const auto known = places_.find(start);
      if (known == places_.end()) return;  // the only candidate of its cell
      numbers.push_back(known->second);
    }
    for (const int cell : state_.empty()) {
      Mask gone = state_.candidates(cell);
      for (const std::size_t number : numbers) gone &= ~Mask{left_[number][at(cell)]};
      if (gone == 0) continue;
      for (const std::size_t number : numbers) gone &= ~Mask{left_with_reasons(number)[at(cell)]};
      for (const int digit : digits_of(gone)) {
        Fork fork{technique, starts, house, cell, digit, 0};
        for (const Node start : starts) {
          branch_.assume(start, no_limit);
          fork.length += branch_.argument_against(cell, digit).length;
        }
        forks.push_back(std::move(fork));
      }
    }
  }
  // What `branch_` leaves, which is more than all rules together do.
  const std::vector<Word>& left_with_reasons(std::size_t number) {
    std::vector<Word>& left = reasoned_[number];
    if (left.empty()) {
      // Where it comes to a contradiction nothing is common to it and others.
      const bool is_absurd = branch_.assume(candidates_[number], no_limit);
      for (int cell = 0; cell < state_.houses().cell_count(); ++cell) {
        left.push_back(is_absurd ? static_cast<Word>(~Word{0}) : branch_[cell]);
      }
    }
    return left;
  }
  bool add(const Fork& fork) {
    Step& step = steps_.begin(fork.technique);
    step.eliminate(fork.cell, fork.digit);
    if (fork.house >= 0) {
      step.add_house(Role::house, fork.house, bit(fork.starts.front().digit));
    }
    std::vector<int> ends;
    for (const Node start : fork.starts) {
      branch_.assume(start, no_limit);
      ends.push_back(ArgumentWriter<W>(state_, step)
                         .write_branch(branch_.argument_against(fork.cell, fork.digit)));
    }
    const int conclusion = step.add_cell(Role::conclusion, bit(fork.digit), fork.cell);
    for (const int end : ends) step.link(end, conclusion, true);
    return steps_.add();
  }

  void keep(Node on) {
    auto argument = branch_.argument();
    if (!best_ || argument.length < best_->argument.length) best_ = {on, std::move(argument)};
  }
  bool add(Technique technique) {
    Step& step = steps_.begin(technique);
    step.eliminate(best_->assumption.cell, best_->assumption.digit);
    ArgumentWriter<W>(state_, step).write(best_->argument);
    best_.reset();
    return steps_.add();
  }

  const State<W>& state_;
  Steps& steps_;
  Refutation<W> refutation_;
  RuleBranch<W> branch_;
  std::vector<Node> candidates_;
  std::vector<Node> absurd_;  // of them, those that all rules together refute
  // What each of them leaves to all cells: by all rules together, and with reasons.
  std::vector<std::vector<Word>> left_, reasoned_;
  std::map<Node, std::size_t> places_;  // of candidates in these lists
  std::optional<Best> best_;
};

}  // namespace

// Forcing chains through all rules: a candidate that leads to a contradiction goes, and so does one
// that all candidates of a cell, or all places of a digit in a house, take away.
template <int W>
void find_rule_forcing(const State<W>& state, Steps& steps) {
  if (state.houses().rules().empty()) return;
  RuleForcing<W> search(state, steps);
  if (!search.follow_all()) return;
  if (steps.wants(Technique::rule_forcing_chain) && search.find_chains()) return;
  if ((steps.wants(Technique::rule_forcing_cell) || steps.wants(Technique::rule_forcing_house)) &&
      search.find_forks()) {
    return;
  }
  if (steps.wants(Technique::rule_forcing_net)) search.find_nets();
}

template void find_rule_forcing(const State<2>&, Steps&);
template void find_rule_forcing(const State<10>&, Steps&);

}  // namespace nonet::logic
