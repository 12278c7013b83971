#include "logic/chain_search.hpp"
#include "logic/finders.hpp"
#include "logic/ranked_steps.hpp"

namespace nonet::logic {
namespace {

// Chains of one kind of links; the same digit at both ends, one of which has it.
template <int W>
class Chains {
 public:
  Chains(const State<W>& state, Steps& steps, RankedSteps& ranked, Technique technique)
      : state_(state), steps_(steps), ranked_(ranked), technique_(technique) {}

  void find(const CellSet<W>& cells, LinkKind kind, int shortest) {
    const Links<W> links(state_, cells, kind);
    ChainSearch<W> search(links, steps_.options.chain_length,
                          steps_.wants_all() ? several_chains : 1);
    for (int start = 0; start < links.count() && !steps_.stopped(); ++start) {
      if (links.strong(start).empty()) continue;
      if (technique_ == Technique::x_chain && !steps_.wants_digit(links[start].digit)) continue;
      search.from(start);
      for (int chain = 0; chain < search.count(); ++chain) {
        if (search.end(chain) == start || search.length(chain) < shortest) continue;
        look_at(links, search, start, chain);
      }
    }
  }

 private:
  void look_at(const Links<W>& links, ChainSearch<W>& search, int start, int chain) {
    const ChainNode<W>& from = links[start];
    const ChainNode<W>& to = links[search.end(chain)];
    if (from.digit != to.digit) return;
    const int length = search.length(chain);
    const Mask digits = technique_ == Technique::remote_pair
                            ? state_.candidates(from.cells.lowest())
                            : bit(from.digit);
    Step& step = steps_.begin(technique_);
    for (const int cell : state_.houses().peers(from.cells.lowest()) &
                              state_.houses().peers(to.cells.lowest()) & state_.empty()) {
      for (const int digit : digits_of(digits & state_.candidates(cell)))
        step.eliminate(cell, digit);
    }
    if (!ranked_.may_take(step.eliminations.size(), length)) return;
    search.write(step, search.hops(chain));
    links.name_rules(step);
    ranked_.offer(step, length);
  }

  const State<W>& state_;
  Steps& steps_;
  RankedSteps& ranked_;
  Technique technique_;
};

// Cells with the same two digits, each of which sees the next: as many in between as make the
// ends differ.
template <int W>
bool find_remote_pairs(const State<W>& state, Steps& steps) {
  RankedSteps ranked(steps);
  CellSet<W> left = state.bivalue();
  while (!left.empty()) {
    const Mask digits = state.candidates(left.lowest());
    CellSet<W> alike = left;
    for (const int digit : digits_of(digits)) alike &= state.places(digit);
    left -= alike;
    if (alike.size() < 4) continue;
    Chains<W>(state, steps, ranked, Technique::remote_pair).find(alike, LinkKind::cells, 7);
  }
  return ranked.add_all();
}

template <int W>
bool find_chains(const State<W>& state, Steps& steps, Technique technique, const CellSet<W>& cells,
                 LinkKind kind, int shortest) {
  RankedSteps ranked(steps);
  Chains<W>(state, steps, ranked, technique).find(cells, kind, shortest);
  return ranked.add_all();
}

}  // namespace

// Chains of two candidates: remote pairs, X-chains, XY-chains.
template <int W>
void find_chains(const State<W>& state, Steps& steps) {
  if (steps.wants(Technique::remote_pair) && find_remote_pairs(state, steps)) return;
  if (steps.wants(Technique::x_chain) &&
      find_chains(state, steps, Technique::x_chain, state.empty(), LinkKind::houses, 3)) {
    return;
  }
  if (steps.wants(Technique::xy_chain)) {
    find_chains(state, steps, Technique::xy_chain, state.bivalue(), LinkKind::cells, 5);
  }
}

template void find_chains(const State<2>&, Steps&);
template void find_chains(const State<10>&, Steps&);

}  // namespace nonet::logic
