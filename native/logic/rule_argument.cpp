#include "logic/rule_argument.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace nonet::logic {

bool RuleArgument::needs_assumption() const {
  const auto is_named = [&](const std::vector<Position>& found) {
    return std::ranges::find(found, first) != found.end();
  };
  return is_named(premises) || std::ranges::any_of(inferences, is_named, &Inference::premises);
}

void RuleArgument::append_premises_before(std::size_t position,
                                          std::vector<Position>& found) const {
  const auto append = [&](const std::vector<Position>& some) {
    for (const Position premise : some) {
      if (premise < position) found.push_back(premise);
    }
  };
  for (const Inference& inference : inferences) append(inference.premises);
  append(premises);
  std::ranges::sort(found);
  const auto doubles = std::ranges::unique(found);
  found.erase(doubles.begin(), doubles.end());
}

// Numbers of groups of what holds, by its position; those of a branch inside begin at `first`.
template <int W>
class ArgumentWriter<W>::Groups {
 public:
  std::size_t first;
  const Groups* outer;
  std::map<RuleArgument::Position, std::pair<int, bool>> of;

  [[nodiscard]] std::pair<int, bool> operator[](RuleArgument::Position position) const {
    return position < first ? (*outer)[position] : of.at(position);
  }
  void link(Step& step, const std::vector<RuleArgument::Position>& premises, int to) const {
    std::vector<std::pair<int, bool>> from;
    for (const RuleArgument::Position premise : premises) {
      const auto known = (*this)[premise];
      if (std::ranges::find(from, known) == from.end()) from.push_back(known);
    }
    for (const auto& [group, on] : from) step.link(group, to, !on);
  }
};

template <int W>
void ArgumentWriter<W>::write(const RuleArgument& argument) {
  Groups groups{.first = 0, .outer = nullptr, .of = {}};
  write_inferences(argument, groups);
  write_conclusion(argument, groups);
}

template <int W>
int ArgumentWriter<W>::write_branch(const RuleArgument& argument) {
  Groups groups{.first = 0, .outer = nullptr, .of = {}};
  write_inferences(argument, groups);
  return groups[argument.premises.front()].first;
}

template <int W>
void ArgumentWriter<W>::write_inferences(const RuleArgument& argument, Groups& groups) {
  const Node& assumed = argument.assumption;
  const int assumption = step_.add_cell(Role::assumption, bit(assumed.digit), assumed.cell);
  groups.of[argument.first] = {assumption, assumed.on};
  for (const RuleArgument::Inference& inference : argument.inferences) {
    int by = -1;
    if (inference.rule >= 0) {
      by = step_.add_rule(Role::rule, inference.rule);
      groups.link(step_, inference.premises, by);
    } else if (inference.inner != nullptr) {
      Groups inside{.first = inference.inner->first, .outer = &groups, .of = {}};
      write_inferences(*inference.inner, inside);
      by = write_conclusion(*inference.inner, inside);
    }
    for (const RuleArgument::Result& result : inference.results) {
      const int group = step_.add(result.on ? Role::on : Role::off, result.digits, result.cells);
      for (const RuleArgument::Position position : result.positions)
        groups.of[position] = {group, result.on};
      if (by >= 0) {
        step_.link(by, group, result.on);
      } else {
        groups.link(step_, inference.premises, group);
      }
    }
  }
}

template <int W>
int ArgumentWriter<W>::write_conclusion(const RuleArgument& argument, const Groups& groups) {
  const auto& [kind, digit, number] = argument.contradiction;
  int conclusion = -1;
  switch (kind) {
    case RuleArgument::Contradiction::Kind::cell:
      conclusion = step_.add_cell(Role::conclusion, state_.candidates(number), number);
      break;
    case RuleArgument::Contradiction::Kind::house:
      conclusion = step_.add_house(Role::conclusion, number, bit(digit));
      break;
    case RuleArgument::Contradiction::Kind::rule:
      conclusion =
          step_.add_rule(Role::conclusion, state_.houses().rules().all()[at(number)].number);
      break;
  }
  groups.link(step_, argument.premises, conclusion);
  return conclusion;
}

template class ArgumentWriter<2>;
template class ArgumentWriter<10>;

}  // namespace nonet::logic
