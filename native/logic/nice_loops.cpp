#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "logic/almost_locked_sets.hpp"
#include "logic/chain_search.hpp"
#include "logic/finders.hpp"
#include "logic/ranked_steps.hpp"

namespace nonet::logic {
namespace {

// Links of a chain: longer ones do not occur.
constexpr int no_limit = std::numeric_limits<std::uint16_t>::max();

// All conclusions from chains in which one of start and end is true.
template <int W>
class NiceLoops {
 public:
  // Grouped: only chains with groups or sets in them; otherwise only those without.
  NiceLoops(const Links<W>& links, Steps& steps, bool grouped)
      : links_(links),
        state_(links.state()),
        steps_(steps),
        ranked_(steps),
        search_(links, no_limit, steps.wants_all() && !links.has_sets() ? several_chains : 1),
        grouped_(grouped),
        by_rules_(!state_.houses().rules().empty()),
        shortest_(at(state_.houses().cell_count() * state_.size()), no_limit) {}

  bool find() {
    for (start_ = 0; start_ < links_.count(); ++start_) {
      if (links_.strong(start_).empty()) continue;
      if (steps_.stopped()) return true;
      search_.from(start_);
      for (chain_ = 0; chain_ < search_.count(); ++chain_) {
        // What one link says is locked candidates, or nothing.
        if (search_.length(chain_) == 1 || search_.is_grouped(chain_) != grouped_) continue;
        end_ = search_.end(chain_);
        length_ = search_.length(chain_);
        look_at_chain();
      }
    }
    return ranked_.add_all();
  }

 private:
  [[nodiscard]] Technique technique(Technique ungrouped) const {
    return grouped_ ? ungrouped + 3 : ungrouped;
  }

  void look_at_chain() {
    const ChainNode<W>& start = links_[start_];
    const ChainNode<W>& end = links_[end_];
    if (end_ == start_) {
      find_proof();
      return;
    }
    if (links_.are_weak(start_, end_)) find_loop();
    if (start.digit == end.digit) {
      const CellSet<W> gone = start.seen & end.seen;
      if (gone.empty()) return;
      find_aic(gone, start.digit);
      for (const int cell : gone) find_contradiction(cell, start.digit, length_ + 2);
    } else if (start.cells != end.cells) {
      const bool first = end.is_candidate && end.cells.within(start.seen);
      const bool second = start.is_candidate && start.cells.within(end.seen);
      if (first && second) find_aic();
      if (first) find_contradiction(end.cells.lowest(), start.digit, length_ + 1);
      if (second) find_contradiction(start.cells.lowest(), end.digit, length_ + 1);
    }
    if (by_rules_ && start.is_candidate && end.is_candidate) {
      for_each_excluded(start, end,
                        [&](int cell, int digit) { find_contradiction(cell, digit, length_ + 2); });
    }
  }

  // The start is false, therefore it is true.
  void find_proof() {
    const ChainNode<W>& start = links_[start_];
    const int cell = start.cells.lowest();
    if (!begin(Technique::discontinuous_nice_loop, at(state_.count(cell) - 1), length_)) return;
    for (const int digit : digits_of(state_.candidates(cell) & ~bit(start.digit))) {
      step_->eliminate(cell, digit);
    }
    const auto chain = search_.hops(chain_);
    search_.write(*step_, chain.first(chain.size() - 1));
    const auto last = static_cast<int>(chain.size()) - 2;
    step_->link(last, 0, true);
    if (const int set = chain.back().set; set >= 0) {
      search_.write_set(*step_, set, chain[at(last)].node, start_);
    }
    offer(length_);
  }

  // A candidate is true, therefore the start is false and the end is true, and the candidate false.
  void find_contradiction(int cell, int digit, int length) {
    auto& shortest = shortest_[at(cell * state_.size() + digit)];
    if (length >= shortest) return;
    shortest = static_cast<std::uint16_t>(length);
    if (!begin(Technique::discontinuous_nice_loop, 1, length)) return;
    step_->eliminate(cell, digit);
    const auto chain = search_.hops(chain_);
    const int first = step_->add_cell(Role::on, bit(digit), cell);
    step_->link(first, first + 1, false);
    search_.write(*step_, chain);
    step_->link(first + static_cast<int>(chain.size()), first, false);
    offer(length);
  }

  // Either end has the digit. What leaves only one elimination is a discontinuous loop.
  void find_aic(const CellSet<W>& gone, int digit) {
    const auto count = at(gone.size());
    if (count < 2 || !begin(Technique::aic, count, length_)) return;
    step_->eliminate(gone, digit);
    offer_chain();
  }

  // Either end has its digit, and they see each other: neither has the digit of the other one.
  void find_aic() {
    const ChainNode<W>& start = links_[start_];
    const ChainNode<W>& end = links_[end_];
    if (!begin(Technique::aic, 2, length_)) return;
    step_->eliminate(start.cells.lowest(), end.digit);
    step_->eliminate(end.cells.lowest(), start.digit);
    step_->sort();
    offer_chain();
  }

  // The end is weakly linked to the start: of two nodes that are weakly linked one is true.
  void find_loop() {
    if (!steps_.wants(technique(Technique::continuous_nice_loop))) return;
    Step& step = steps_.begin(technique(Technique::continuous_nice_loop));
    const auto chain = search_.hops(chain_);
    // The loop's own cells lose what its links inside them leave out, and nothing else.
    excluding_.clear();
    CellSet<W> outside = state_.empty();
    for (const Hop& hop : chain) outside -= links_[hop.node].cells;
    const Hop* before = &chain.back();
    for (const Hop& hop : chain) {
      // Weak links lead to nodes that are false.
      if ((&hop - chain.data()) % 2 == 0) {
        eliminate_by_weak(step, outside, links_[before->node], links_[hop.node]);
      } else if (hop.set >= 0) {
        eliminate_by_set(step, links_.set(hop.set), links_[before->node], links_[hop.node]);
      }
      before = &hop;
    }
    step.sort();
    const int length = static_cast<int>(chain.size());
    if (!ranked_.may_take(step.eliminations.size(), length)) return;
    search_.write(step, chain);
    step.link(length - 1, 0, false);
    links_.name_rules(step);
    name_excluding(step);
    ranked_.offer(step, length);
  }
  // The rules that exclude what the loop's links do not, each once.
  void name_excluding(Step& step) {
    for (const int rule : excluding_) {
      const auto is_this = [&](const Group& group) { return group.rule == rule; };
      if (std::ranges::none_of(step.groups, is_this)) step.add_rule(Role::cover, rule);
    }
  }
  void eliminate_by_weak(Step& step, const CellSet<W>& outside, const ChainNode<W>& a,
                         const ChainNode<W>& b) {
    if (a.digit == b.digit) {
      step.eliminate(outside & a.seen & b.seen, a.digit);
      return;
    }
    if (a.cells != b.cells) {
      for_each_excluded(a, b, [&](int cell, int digit) {
        if (!outside.contains(cell)) return;
        step.eliminate(cell, digit);
        for (const ChainNode<W>* node : {&a, &b}) {
          const int rule = links_.rule_of(node->cells.lowest(), node->digit, cell, digit);
          if (rule >= 0) excluding_.push_back(rule);
        }
      });
      return;
    }
    const int cell = a.cells.lowest();
    for (const int digit : digits_of(state_.candidates(cell) & ~bit(a.digit) & ~bit(b.digit))) {
      step.eliminate(cell, digit);
    }
  }
  // Candidates that are linked weakly to two others.
  template <class Visit>
  void for_each_excluded(const ChainNode<W>& a, const ChainNode<W>& b, const Visit& visit) const {
    const auto row_of = [&](const ChainNode<W>& node) {
      return links_.weak(links_.candidate(node.cells.lowest(), node.digit));
    };
    const auto first = row_of(a);
    const auto second = row_of(b);
    for (int word = 0; word < links_.words(); ++word) {
      std::uint64_t both = first[at(word)] & second[at(word)];
      for (; both != 0; both &= both - 1) {
        const ChainNode<W>& node = links_[64 * word + std::countr_zero(both)];
        if (node.is_candidate) visit(node.cells.lowest(), node.digit);
      }
    }
  }
  // One of the two leaves the set, or the cell at its side, so all other digits stay there.
  void eliminate_by_set(Step& step, const AlmostLockedSet<W>& set, const ChainNode<W>& a,
                        const ChainNode<W>& b) const {
    const CellSet<W> aside = (a.cells | b.cells) - set.cells;
    for (const int digit : digits_of(set.digits & ~bit(a.digit) & ~bit(b.digit))) {
      CellSet<W> gone = links_.sets().seen(set, digit);
      for (const int cell : aside& state_.places(digit)) gone &= state_.houses().peers(cell);
      step.eliminate(gone, digit);
    }
  }

  // Starts a step if it may be worth making.
  bool begin(Technique ungrouped, std::size_t eliminations, int length) {
    if (!steps_.wants(technique(ungrouped)) || !ranked_.may_take(eliminations, length))
      return false;
    step_ = &steps_.begin(technique(ungrouped));
    return true;
  }
  void offer_chain() {
    search_.write(*step_, search_.hops(chain_));
    offer(length_);
  }
  void offer(int length) {
    links_.name_rules(*step_);
    ranked_.offer(*step_, length);
  }

  const Links<W>& links_;
  const State<W>& state_;
  Steps& steps_;
  Step* step_ = nullptr;
  RankedSteps ranked_;
  ChainSearch<W> search_;
  bool grouped_;
  bool by_rules_;
  int start_ = 0;
  int end_ = 0;
  int chain_ = 0;
  int length_ = 0;
  std::vector<int> excluding_;  // rules by which a loop's eliminations follow
  // Of all loops that eliminate a candidate, the length of the shortest one.
  std::vector<std::uint16_t> shortest_;
};

}  // namespace

// Nice loops and alternating inference chains.
template <int W>
void find_nice_loops(const State<W>& state, Steps& steps) {
  const auto wants = [&](Technique first) {
    return steps.wants(first) || steps.wants(first + 1) || steps.wants(first + 2);
  };
  if (wants(Technique::continuous_nice_loop)) {
    const Links<W> links(state, state.empty(), LinkKind::both);
    if (NiceLoops<W>(links, steps, false).find()) return;
  }
  if (wants(Technique::grouped_continuous_nice_loop)) {
    std::optional<AlmostLockedSets<W>> sets;
    if (steps.options.als_nodes) sets.emplace(state);
    const Links<W> links(state, state.empty(), LinkKind::both, NodeKind::group,
                         sets ? &*sets : nullptr);
    NiceLoops<W>(links, steps, true).find();
  }
}

template void find_nice_loops(const State<2>&, Steps&);
template void find_nice_loops(const State<10>&, Steps&);

}  // namespace nonet::logic
