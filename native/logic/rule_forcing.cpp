#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "logic/finders.hpp"
#include "logic/rule_branch.hpp"

namespace nonet::logic {
namespace {

constexpr std::size_t no_limit = std::numeric_limits<std::uint16_t>::max();
// Candidates that a branch may settle: short arguments are found before long ones are looked for.
constexpr std::array<std::size_t, 3> reaches{24, 96, no_limit};
// Of the first few contradictions the shortest is taken.
constexpr int enough = 8;
// The same inside of a branch, where that takes long.
constexpr std::array<std::size_t, 2> inner_reaches{16, 64};
constexpr int enough_nets = 2;

template <int W>
class RuleForcing {
 public:
  RuleForcing(const State<W>& state, Steps& steps) : state_(state), steps_(steps), branch_(state) {
    for (int count = 2; count <= state.size(); ++count) {
      for (const int cell : state.empty()) {
        if (state.count(cell) != count) continue;
        for (const int digit : digits_of(state.candidates(cell))) {
          candidates_.push_back(Node::of(cell, digit, true));
        }
      }
    }
  }

  // True where no more are wanted.
  bool find_chains() {
    for (const std::size_t most : reaches) {
      if (steps_.wants_all() && most != no_limit) continue;
      int found = 0;
      for (const Node on : candidates_) {
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

  // The same with contradictions inside of a branch.
  void find_nets() {
    for (const std::size_t most : inner_reaches) {
      if (steps_.wants_all() && most != inner_reaches.back()) continue;
      int found = 0;
      for (const Node on : candidates_) {
        if (steps_.stopped()) return;
        if (branch_.assume(on, no_limit) || !branch_.look_inside(most, steps_)) continue;
        keep(on);
        if (steps_.wants_all()) {
          if (add(Technique::rule_forcing_net)) return;
        } else if (++found == enough_nets) {
          break;
        }
      }
      if (best_) {
        add(Technique::rule_forcing_net);
        return;
      }
    }
  }

 private:
  struct Best {
    Node assumption;
    typename RuleBranch<W>::Argument argument;
  };

  void keep(Node on) {
    auto argument = branch_.argument();
    if (!best_ || argument.length < best_->argument.length) best_ = {on, std::move(argument)};
  }
  bool add(Technique technique) {
    Step& step = steps_.begin(technique);
    step.eliminate(best_->assumption.cell, best_->assumption.digit);
    branch_.write(step, best_->argument);
    best_.reset();
    return steps_.add();
  }

  const State<W>& state_;
  Steps& steps_;
  RuleBranch<W> branch_;
  std::vector<Node> candidates_;
  std::optional<Best> best_;
};

}  // namespace

// Forcing chains through all rules: a candidate that leads to a contradiction goes.
template <int W>
void find_rule_forcing(const State<W>& state, Steps& steps) {
  if (state.houses().rules().empty()) return;
  RuleForcing<W> search(state, steps);
  if (steps.wants(Technique::rule_forcing_chain) && search.find_chains()) return;
  if (steps.wants(Technique::rule_forcing_net)) search.find_nets();
}

template void find_rule_forcing(const State<2>&, Steps&);
template void find_rule_forcing(const State<10>&, Steps&);

}  // namespace nonet::logic
