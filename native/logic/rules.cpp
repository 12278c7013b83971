#include "logic/finders.hpp"
#include "techniques/rule_board.hpp"

namespace nonet::logic {

// What one rule says about its own cells: candidates that no digits of them have which obey it.
template <int W>
void find_rules(const State<W>& state, Steps& steps) {
  const Rules<W>& rules = state.houses().rules();
  if (rules.empty()) return;
  RuleBoard<W> board(state);
  for (const Rule<W>& rule : rules.all()) {
    if (!steps.wants(rule.technique) || !rule.cells.intersects(state.empty())) continue;
    if (steps.stopped()) return;
    const bool is_possible = board.apply(rule);
    if (is_possible) {
      Step& step = steps.begin(rule.technique);
      for (const int cell : rule.cells & state.empty()) {
        step.eliminate_all(cell, state.candidates(cell) & ~Mask{board[cell]});
      }
      if (!step.eliminations.empty()) {
        step.add_rule(Role::rule, rule.number);
        for (const int cell : rule.list) {
          step.add_cell(cell == rule.centre ? Role::pivot : Role::rule_cell, board.before(cell),
                        cell);
        }
        if (steps.add()) return;
      }
    }
    board.restore(rule.cells);
  }
}

template void find_rules(const State<2>&, Steps&);
template void find_rules(const State<10>&, Steps&);

}  // namespace nonet::logic
