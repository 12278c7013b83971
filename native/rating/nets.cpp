#include "rating/nets.hpp"

#include <bit>
#include <optional>
#include <vector>

#include "rating/levels.hpp"
#include "rating/scale.hpp"

namespace nonet::rating {
namespace {

using techniques::Implications;
using techniques::Implied;

// Where a branch ends: one of its nodes, by position.
struct BranchEnd {
  const FollowedBranch* branch;
  int position;
};

// What a step says, and from which branches: those of a candidate, a cell or a house.
struct Conclusion {
  ChainRank rank;
  Node node;  // what follows
  int cell;   // where the branches start
  int digit;
  int house;
  bool negated;  // contradiction: the branch starts from the candidate being false
};

class NetSearch {
 public:
  NetSearch(const State& state, NetClass kind, int level, Context& context)
      : state_(state),
        context_(context),
        kind_(kind),
        level_(level),
        implications_(state,
                      kind == NetClass::nishio ? Implications<2>::LinkScope::digit
                                               : Implications<2>::LinkScope::all,
                      kind == NetClass::multiple ? Implications<2>::Growth::fixed
                                                 : Implications<2>::Growth::dynamic),
        base_(kind == NetClass::nishio     ? 7.5
              : kind == NetClass::multiple ? 8.0
                                           : 8.5 + 0.5 * level) {}

  ~NetSearch() {
    for (auto& branch : branches_) context_.branches.give_back(std::move(branch));
  }
  NetSearch(const NetSearch&) = delete;
  NetSearch& operator=(const NetSearch&) = delete;

  bool find(RatedStep& rated) {
    std::optional<Conclusion> best;
    search([&](const ChainRank& rank, Node) { return !best || rank < best->rank; },
           [&](const Conclusion& found) { best = found; });
    if (!best) return false;
    rated.begin(technique(best->rank.kind), best->rank.rating);
    if (best->node.on) {
      rated.step.place(best->node.cell, best->node.digit);
    } else {
      rated.step.eliminate(best->node.cell, best->node.digit);
    }
    add_reasons(*best, rated.step);
    return true;
  }

  std::vector<Inference> infer(const State& before) {
    BestSteps<Conclusion> best;
    const auto gone_by = [&](Node node) {
      std::vector<int> gone;
      if (!node.on) {
        gone.push_back(number_of(node.cell, node.digit));
      } else {
        for (const int digit : digits_of(state_.candidates(node.cell) & ~bit(node.digit))) {
          gone.push_back(number_of(node.cell, digit));
        }
      }
      return gone;
    };
    search([&](const ChainRank& rank, Node node) { return best.wants_any(rank, gone_by(node)); },
           [&](const Conclusion& found) { best.add(found, gone_by(found.node)); });
    std::vector<Inference> inferences;
    for (const Conclusion* found : best.sorted()) {
      Inference& next = inferences.emplace_back();
      for (const int number : gone_by(found->node)) {
        next.off.push_back(Node::of(number / 9, number % 9, false));
      }
      add_debts(*found, before, next);
      if (next.parents.empty()) inferences.pop_back();
    }
    return inferences;
  }

 private:
  [[nodiscard]] Technique technique(Kind kind) const {
    if (kind_ == NetClass::nishio) return Technique::nishio;
    if (kind_ == NetClass::multiple) {
      return kind == Kind::cell ? Technique::cell_forcing_chain : Technique::house_forcing_chain;
    }
    const auto first = level_ == 0   ? Technique::dynamic_contradiction
                       : level_ == 1 ? Technique::dynamic_plus_contradiction
                                     : Technique::nested_contradiction;
    const int which = kind == Kind::contradiction  ? 0
                      : kind == Kind::double_chain ? 1
                      : kind == Kind::cell         ? 2
                                                   : 3;
    return first + which;
  }

  // Calls wants(rank, node) for steps that have this rank or a worse one, and take(conclusion) for
  // those that are wanted.
  template <class Wants, class Take>
  void search(Wants wants, Take take) {
    int order = 0;
    const auto conclude = [&](const Conclusion& start, Node node, std::span<const BranchEnd> ends) {
      if (node.on && state_.count(node.cell) == 1) return;
      int complexity = 0;
      for (const BranchEnd& end : ends) complexity += end.branch->counts[at(end.position)];
      Conclusion found = start;
      found.node = node;
      const auto wanted = [&] {
        found.rank = {base_ + length_rating(complexity), complexity, start.rank.kind, order};
        return wants(found.rank, node);
      };
      ++order;
      if (!wanted()) return;
      if (level_ >= 2) {
        complexity += nodes_of_chains(ends);
        if (!wanted()) return;
      }
      take(found);
    };
    // What follows in all branches.
    const auto reduce = [&](const Conclusion& start,
                            std::span<const FollowedBranch* const> branches) {
      auto common = branches[0]->holds;
      for (const FollowedBranch* other : branches) common &= other->holds;
      if (common.empty()) return;
      for (const bool on : {true, false}) {
        for (const Implied& implied : branches[0]->nodes) {
          if (implied.node.on != on || !common.contains(node_number(implied.node))) continue;
          std::array<BranchEnd, 9> ends{};
          std::size_t count = 0;
          for (const FollowedBranch* other : branches) {
            ends[count++] = {other, other->position(implied.node)};
          }
          conclude(start, implied.node, std::span(ends).first(count));
        }
      }
    };
    const auto contradict = [&](const FollowedBranch& branch, Node assumption) {
      if (!branch.contradicted) return;
      const Conclusion start{{0, 0, Kind::contradiction, 0},
                             {},
                             assumption.cell,
                             assumption.digit,
                             -1,
                             !assumption.on};
      const std::array ends{BranchEnd{&branch, branch.contradiction[0]},
                            BranchEnd{&branch, branch.contradiction[1]}};
      conclude(start, assumption.opposite(), ends);
    };

    for (const int cell : state_.empty()) {
      const int count = state_.count(cell);
      if (count < (kind_ == NetClass::multiple ? 3 : 2)) continue;
      for (const int digit : digits_of(state_.candidates(cell))) {
        if (context_.stop.asked()) return;
        const Node assumption = Node::of(cell, digit, true);
        const FollowedBranch& on = branch(assumption);
        if (kind_ != NetClass::multiple) {
          contradict(on, assumption);
          const FollowedBranch& off = branch(assumption.opposite());
          contradict(off, assumption.opposite());
          if (kind_ == NetClass::dynamic && count >= 3) {
            const std::array both{&on, &off};
            reduce({{0, 0, Kind::double_chain, 0}, {}, cell, digit, -1, false}, both);
          }
        }
        if (kind_ == NetClass::nishio) continue;
        for (const int kind : house_kinds) {
          const int house = house_of(state_.houses(), kind, cell);
          const Mask positions = state_.positions(house, digit);
          if (has_two(positions) &&
              state_.houses().cell(house, std::countr_zero(positions)) == cell) {
            reduce({{0, 0, Kind::region, 0}, {}, cell, digit, house, false},
                   branches_of(house, digit));
          }
        }
      }
      if (kind_ != NetClass::nishio) {
        reduce({{0, 0, Kind::cell, 0}, {}, cell, -1, -1, false}, branches_of(cell));
      }
    }
  }

  std::span<const FollowedBranch* const> branches_of(int cell) {
    chosen_.clear();
    for (const int digit : digits_of(state_.candidates(cell))) {
      chosen_.push_back(&branch(Node::of(cell, digit, true)));
    }
    return chosen_;
  }
  std::span<const FollowedBranch* const> branches_of(int house, int digit) {
    chosen_.clear();
    for (const int position : digits_of(state_.positions(house, digit))) {
      chosen_.push_back(&branch(Node::of(state_.houses().cell(house, position), digit, true)));
    }
    return chosen_;
  }

  const FollowedBranch& branch(Node assumption) {
    auto& slot = branches_[at(node_number(assumption))];
    if (!slot) {
      slot = context_.branches.take();
      run(assumption, *slot);
    }
    return *slot;
  }

  void run(Node assumption, FollowedBranch& branch) {
    Implications<2>& implications = implications_;
    branch.contradicted = implications.assume(assumption);
    while (level_ > 0 && !branch.contradicted && !context_.stop.asked()) {
      bool any = false;
      for (Inference& inference : rating::infer(state_, implications.state(), level_, context_)) {
        const int number = static_cast<int>(branch.inferences.size());
        for (const Node node : inference.off) {
          any |= implications.eliminate(node, number, inference.parents);
        }
        branch.inferences.push_back(std::move(inference));
      }
      if (!any) break;
      branch.contradicted = implications.go_on();
    }
    // Others than the branches of a reduction matter only for their contradiction.
    const bool reduces =
        kind_ != NetClass::nishio && (assumption.on || state_.count(assumption.cell) >= 3);
    if (reduces || branch.contradicted) copy(branch);
  }

  void copy(FollowedBranch& branch) {
    const int size = static_cast<int>(implications_.nodes().size());
    const int all = size + (branch.contradicted ? 1 : 0);
    const std::size_t words = at(all + 63) / 64;
    ancestors_.assign(at(all) * words, 0);
    for (int position = 0; position < all; ++position) {
      branch.nodes.push_back(implications_.at_position(position));
      if (position < size) {
        const int node = node_number(branch.nodes.back().node);
        branch.holds.insert(node);
        branch.positions[at(node)] = static_cast<std::uint16_t>(position);
      }
      branch.nodes.back().first_parent = static_cast<std::uint32_t>(branch.parents.size());
      std::uint64_t* own = &ancestors_[at(position) * words];
      for (const std::uint16_t parent : implications_.parents(position)) {
        branch.parents.push_back(parent);
        for (std::size_t word = 0; word <= parent / 64U; ++word) {
          own[word] |= ancestors_[parent * words + word];
        }
      }
      own[at(position) / 64] |= std::uint64_t{1} << position % 64;
      int count = 0;
      for (std::size_t word = 0; word < words; ++word) count += count_bits(own[word]);
      branch.counts.push_back(static_cast<std::uint16_t>(count));
    }
    if (branch.contradicted) branch.contradiction = implications_.contradiction();
  }

  // Nodes of the different chains that inferences used on the way to some nodes.
  static int nodes_of_chains(std::span<const BranchEnd> ends) {
    NestedChains done;
    for (const BranchEnd& end : ends) add_chains(end, done);
    int nodes = 0;
    for (const auto& chain : done) nodes += chain->nodes;
    return nodes;
  }
  static void add_chains(const BranchEnd& end, NestedChains& done) {
    end.branch->visit_ancestors(end.position, [&](const Implied& implied) {
      if (implied.cause == techniques::Cause::technique) {
        add_chain(end.branch->inferences[at(implied.by)].chain, done);
      }
    });
  }
  static void add_chain(const std::shared_ptr<const Nested>& chain, NestedChains& done) {
    if (!chain) return;
    for (const auto& other : done) {
      if (other == chain || other->content == chain->content) return;
    }
    done.push_back(chain);
    for (const auto& inner : chain->inner) add_chain(inner, done);
  }

  // The ends of the branches of a step.
  std::vector<BranchEnd> ends_of(const Conclusion& found) {
    std::vector<BranchEnd> ends;
    const Node on = Node::of(found.cell, std::max(found.digit, 0), true);
    const auto end_in = [&](const FollowedBranch& branch) {
      return BranchEnd{&branch, branch.position(found.node)};
    };
    switch (found.rank.kind) {
      case Kind::contradiction: {
        const FollowedBranch& from = branch(found.negated ? on.opposite() : on);
        for (const int position : from.contradiction) ends.push_back({&from, position});
        break;
      }
      case Kind::double_chain:
        ends = {end_in(branch(on)), end_in(branch(on.opposite()))};
        break;
      default:
        for (const FollowedBranch* branch : found.rank.kind == Kind::cell
                                                ? branches_of(found.cell)
                                                : branches_of(found.house, found.digit)) {
          ends.push_back(end_in(*branch));
        }
    }
    return ends;
  }

  // What a step needs of what was taken out of a grid before, and what makes it differ from others.
  void add_debts(const Conclusion& found, const State& before, Inference& inference) {
    auto nested = std::make_shared<Nested>();
    NestedChains inner;
    for (const BranchEnd& end : ends_of(found)) {
      nested->nodes += end.branch->counts[at(end.position)];
      const auto first = static_cast<std::ptrdiff_t>(nested->content.size());
      end.branch->visit_ancestors(end.position, [&](const Implied& implied) {
        nested->content.push_back(static_cast<std::uint16_t>(node_number(implied.node)));
        inference.digits |= bit(implied.node.digit);
        inference.cells.insert(implied.node.cell);
        if (!implied.node.on) return;
        if (implied.cause == techniques::Cause::cell) {
          add_gone_from_cell(before, state_, implied.node.cell, inference.parents);
        } else if (implied.cause == techniques::Cause::house) {
          add_gone_from_house(before, state_, implied.by, implied.node.digit, inference.parents);
        }
      });
      std::ranges::sort(nested->content.begin() + first, nested->content.end());
      nested->content.push_back(0xffff);
      add_chains(end, inner);
    }
    if (found.rank.kind == Kind::cell) {
      add_gone_from_cell(before, state_, found.cell, inference.parents);
    }
    if (found.rank.kind == Kind::region) {
      add_gone_from_house(before, state_, found.house, found.digit, inference.parents);
    }
    nested->inner = std::move(inner);
    inference.chain = std::move(nested);
  }

  // The branches as far as they are needed, and where they meet, in the form that forcing chains
  // of the catalogue have; patterns and chains inside a branch are groups of their cells.
  void add_reasons(const Conclusion& found, Step& step) {
    std::vector<std::pair<int, bool>> open;  // groups with links to the last one, strong or weak
    const std::vector<BranchEnd> ends = ends_of(found);
    if (found.rank.kind == Kind::contradiction) {
      add_branch(*ends[0].branch, std::array{ends[0].position, ends[1].position}, step, open);
    } else {
      for (const BranchEnd& end : ends)
        add_branch(*end.branch, std::array{end.position}, step, open);
    }
    const Node where = ends[0].branch->nodes[at(ends[0].position)].node;
    const int last = step.add_cell(Role::conclusion, bit(where.digit), where.cell);
    for (const auto& [from, strong] : open) step.link(from, last, strong);
  }

  static void add_branch(const FollowedBranch& branch, std::span<const int> ends, Step& step,
                         std::vector<std::pair<int, bool>>& open) {
    std::vector<int> needed;
    std::vector<std::uint8_t> inside(branch.nodes.size(), 0);
    for (const int end : ends) {
      branch.visit_ancestors(end, [&](const Implied& implied) {
        needed.push_back(static_cast<int>(&implied - branch.nodes.data()));
        for (const int parent : branch.parents_of(needed.back())) inside[at(parent)] = 1;
      });
    }
    std::ranges::sort(needed);
    needed.erase(std::ranges::unique(needed).begin(), needed.end());
    std::vector<int> groups(branch.nodes.size(), -1);
    std::vector<int> patterns(branch.inferences.size(), -1);
    for (const int position : needed) {
      const Implied& implied = branch.nodes[at(position)];
      std::vector<std::pair<int, bool>> links;
      if (implied.cause == techniques::Cause::technique) {
        int& pattern = patterns[at(implied.by)];
        if (pattern < 0) {
          const Inference& inference = branch.inferences[at(implied.by)];
          pattern = step.add(Role::pattern, inference.digits, inference.cells, inference.house);
          for (const int parent : branch.parents_of(position)) {
            step.link(groups[at(parent)], pattern, true);
          }
        }
        links.emplace_back(pattern, false);
      } else {
        for (const int parent : branch.parents_of(position)) {
          links.emplace_back(groups[at(parent)], !branch.nodes[at(parent)].node.on);
        }
      }
      const bool is_end = std::ranges::find(ends, position) != ends.end();
      if (is_end) open.insert(open.end(), links.begin(), links.end());
      if (is_end && inside[at(position)] == 0) continue;
      const Role role = implied.cause == techniques::Cause::assumption ? Role::assumption
                        : implied.node.on                              ? Role::on
                                                                       : Role::off;
      groups[at(position)] = step.add_cell(role, bit(implied.node.digit), implied.node.cell);
      for (const auto& [from, strong] : links) step.link(from, groups[at(position)], strong);
    }
  }

  const State& state_;
  Context& context_;
  NetClass kind_;
  int level_;
  Implications<2> implications_;
  double base_;
  std::vector<std::uint64_t> ancestors_;
  std::vector<const FollowedBranch*> chosen_;
  std::array<std::unique_ptr<FollowedBranch>, 2 * std::size_t{729}> branches_;
};

}  // namespace

bool find_net(const State& state, NetClass kind, int level, RatedStep& rated, Context& context) {
  return NetSearch(state, kind, level, context).find(rated);
}

std::vector<Inference> infer_by_nets(const State& before, const State& now, NetClass kind,
                                     int level, Context& context) {
  return NetSearch(now, kind, level, context).infer(before);
}

}  // namespace nonet::rating
