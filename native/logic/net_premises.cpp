#include "logic/net_premises.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace nonet::logic {

template <int W>
void NetPremises<W>::add(Branch<W>& branch, std::span<const int> ends) {
  add_nodes(branch.implications(), ends, &branch);
}

template <int W>
void NetPremises<W>::meet(Node where) {
  close(where);
}

template <int W>
int NetPremises<W>::close(Node where) {
  const int group = step_->add_cell(Role::conclusion, bit(where.digit), where.cell);
  for (const auto& [from, strong] : open_) step_->link(from, group, strong);
  open_.clear();
  return group;
}

template <int W>
int NetPremises<W>::add_node(const Implied& implied) {
  const Role role = implied.cause == Cause::assumption ? Role::assumption
                    : implied.node.on                  ? Role::on
                                                       : Role::off;
  return step_->add_cell(role, bit(implied.node.digit), implied.node.cell);
}

// Without a branch, implications of an inner argument, where techniques are not used.
template <int W>
typename NetPremises<W>::Groups NetPremises<W>::add_nodes(Implications<W>& implications,
                                                          std::span<const int> ends,
                                                          Branch<W>* branch) {
  const auto ancestors = implications.ancestors(ends);
  Groups groups(std::size_t{ancestors.back()} + 1, -1);
  std::vector<bool> inside(groups.size());  // what others need is a node even where it is an end
  for (const int position : ancestors) {
    for (const int parent : implications.parents(position)) {
      inside[at(parent)] = true;
    }
  }
  std::map<int, int> inferences;  // groups of those written
  for (const int position : ancestors) {
    const Implied& implied = implications.at_position(position);
    const auto parents = implications.parents(position);
    std::vector<Open> links;
    if (implied.cause == Cause::technique) {
      auto known = inferences.find(implied.by);
      if (known == inferences.end()) {
        const int group = add_inference(*branch, implied.by, groups, parents);
        known = inferences.emplace(implied.by, group).first;
      }
      links.push_back({known->second, false});
    } else {
      for (const int parent : parents) {
        links.push_back({groups[at(parent)], !implications.at_position(parent).node.on});
      }
    }
    const bool is_end = std::ranges::find(ends, position) != ends.end();
    if (!is_end || inside[at(position)]) {
      const int group = groups[at(position)] = add_node(implied);
      for (const auto& [from, strong] : links) step_->link(from, group, strong);
    }
    if (is_end) open_.insert(open_.end(), links.begin(), links.end());
  }
  return groups;
}

template <int W>
int NetPremises<W>::add_inference(Branch<W>& branch, int number, const Groups& groups,
                                  std::span<const std::uint16_t> parents) {
  const auto& inference = branch.inference(number);
  if (inference.by != Depth::patterns) return add_inner(branch, inference, groups);
  const int group = step_->add(Role::pattern, inference.digits, inference.cells, inference.house);
  for (const int parent : parents) {
    step_->link(groups[at(parent)], group, true);
  }
  return group;
}

template <int W>
int NetPremises<W>::add_inner(Branch<W>& branch, const typename Branch<W>::Inference& inference,
                              const Groups& groups) {
  const State<W> before = branch.grid_before(inference);
  Implications<W> inner = Branch<W>::inner_implications(before, inference.by);
  inner.assume(inference.assumption);
  const auto ends = inner.contradiction();
  std::vector<Open> outer = std::exchange(open_, {});
  const Groups inner_groups = add_nodes(inner, ends, nullptr);
  std::vector<Node> debts;
  for (const int position : inner.ancestors(ends)) {
    const Implied& implied = inner.at_position(position);
    debts.clear();
    branch.append_debts(before, implied, debts);
    for (const Node debt : debts) {
      const int from = groups[at(branch.implications().position(debt))];
      const int to = inner_groups[at(position)];
      if (to >= 0) step_->link(from, to, true);
      if (std::ranges::find(ends, position) != ends.end()) open_.push_back({from, true});
    }
  }
  const int group = close(inner.at_position(ends[0]).node);
  open_ = std::move(outer);
  return group;
}

template class NetPremises<2>;
template class NetPremises<10>;

}  // namespace nonet::logic
