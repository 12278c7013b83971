#include "logic/finders.hpp"
#include "logic/rule_search.hpp"
#include "techniques/joint_rules.hpp"

namespace nonet::logic {
namespace {

constexpr int most_filling_nodes = 4000;  // for one rule
constexpr int most_related_cells = 7;     // of relations of two cells
constexpr std::size_t most_cells = 12;    // of a rule

// Tries each candidate of a rule's cells that no filling found so far has.
template <int W>
class FillingSearch {
 public:
  FillingSearch(const State<W>& state, Steps& steps)
      : state_(&state), steps_(&steps), board_(state) {}

  // True where no more steps are wanted.
  bool search(Technique technique, int number, const std::vector<int>& numbers,
              const Rule<W>& rule) {
    const std::uint64_t digest = digest_of(board_, rule.list);
    if (steps_->fruitless.contains(technique, number, digest)) return false;
    RuleFixpoint<W> fixpoint(rule);
    RuleSearch<W> search(board_, fixpoint, most_filling_nodes);
    std::vector<Mask> possible(rule.list.size());
    Step& step = steps_->begin(technique);
    for (std::size_t i = 0; i < rule.list.size(); ++i) {
      const int cell = rule.list[i];
      for (const int digit : digits_of(state_->candidates(cell))) {
        if ((possible[i] & bit(digit)) != 0) continue;
        board_.set(cell, static_cast<RuleWord<W>>(bit(digit)));
        if (!search.has_filling()) {
          step.eliminate(cell, digit);
        } else if (!search.is_used_up()) {
          for (std::size_t j = 0; j < possible.size(); ++j) {
            possible[j] |= Mask{board_[rule.list[j]]};
          }
        }
        board_.restore(rule.cells);
      }
    }
    if (step.eliminations.empty()) {
      steps_->fruitless.insert(technique, number, digest);
      return false;
    }
    add_rule_groups(step, board_, numbers, rule);
    return steps_->add();
  }

 private:
  const State<W>* state_;
  Steps* steps_;
  RuleBoard<W> board_;
};

}  // namespace

// What all fillings of a rule, or of a chain of relations of two cells, leave to its cells. A rule
// by itself looks at its parts one after the other, and so does not see as much.
template <int W>
void find_rule_fillings(const State<W>& state, Steps& steps) {
  const Rules<W>& rules = state.houses().rules();
  if (rules.empty()) return;
  FillingSearch<W> search(state, steps);
  if (steps.wants(Technique::pair_chain)) {
    int number = 0;
    for (const auto& [numbers, rule] : techniques::pair_chains(rules, most_related_cells)) {
      if (steps.stopped()) return;
      if (search.search(Technique::pair_chain, number++, numbers, rule)) return;
    }
  }
  if (steps.wants(Technique::rule_fillings)) {
    int number = 0;
    for (const Rule<W>& rule : rules.all()) {
      ++number;
      if (rule.list.size() < 3 || rule.list.size() > most_cells) continue;
      if (steps.stopped()) return;
      if (search.search(Technique::rule_fillings, number, {rule.number}, rule)) return;
    }
  }
}

template void find_rule_fillings(const State<2>&, Steps&);
template void find_rule_fillings(const State<10>&, Steps&);

}  // namespace nonet::logic
