#include <utility>
#include <vector>

#include "logic/finders.hpp"
#include "logic/rule_search.hpp"

namespace nonet::logic {
namespace {

constexpr int most_digit_nodes = 300;  // for one digit in one rule
constexpr std::size_t most_needed_cells = 12;

// Digits that a rule cannot do without.
template <int W>
class MustHaveSearch {
 public:
  MustHaveSearch(const State<W>& state, Steps& steps)
      : state_(&state), steps_(&steps), board_(state) {}

  // True where no more steps are wanted.
  bool search(const Rule<W>& rule, int number) {
    const std::uint64_t digest = digest_of(board_, rule.list);
    if (steps_->fruitless.contains(Technique::must_have_digit, number, digest)) return false;
    RuleFixpoint<W> fixpoint(rule);
    for (const int digit : digits_of(present(rule))) {
      if (steps_->stopped() || search_digit(fixpoint, digit)) return true;
    }
    if (!is_found_) steps_->fruitless.insert(Technique::must_have_digit, number, digest);
    is_found_ = false;
    return false;
  }

 private:
  // Digits that are candidates of the rule's cells, and not yet in any of them.
  [[nodiscard]] Mask present(const Rule<W>& rule) const {
    Mask found = 0;
    Mask placed = 0;
    for (const int cell : rule.list) {
      if (state_->digit(cell) >= 0) placed |= bit(state_->digit(cell));
      found |= state_->candidates(cell);
    }
    return found & ~placed;
  }

  bool needs_one_of(RuleFixpoint<W>& fixpoint, const CellSet<W>& places, int digit) {
    const Rule<W>& rule = fixpoint.rule();
    for (const int cell : places) {
      board_.set(cell, static_cast<RuleWord<W>>(board_[cell] & ~bit(digit)));
      if (board_[cell] == 0) {
        board_.restore(rule.cells);
        return true;
      }
    }
    RuleSearch<W> search(board_, fixpoint, most_digit_nodes);
    const bool is_needed = !search.has_filling();
    board_.restore(rule.cells);
    return is_needed;
  }

  bool search_digit(RuleFixpoint<W>& fixpoint, int digit) {
    const Rule<W>& rule = fixpoint.rule();
    const Houses<W>& houses = state_->houses();
    const CellSet<W> places = state_->places(digit) & rule.cells;
    CellSet<W> near;
    for (const int cell : places) near |= houses.peers(cell);
    near = (near & state_->places(digit)) - rule.cells;
    if (near.empty() || !needs_one_of(fixpoint, places, digit)) return false;
    // The cells that each leaves it without, and whether it needs one of these.
    std::vector<std::pair<CellSet<W>, bool>> known{{places, true}};
    for (const int cell : near) {
      const CellSet<W> seen = places & houses.peers(cell);
      bool is_known = false;
      for (const auto& [cells, unused] : known) is_known |= cells == seen;
      if (!is_known) known.emplace_back(seen, needs_one_of(fixpoint, seen, digit));
    }
    for (const auto& [cells, is_needed] : known) {
      // One place alone is for other techniques to say.
      if (!is_needed || cells.size() < 2) continue;
      Step& step = steps_->begin(Technique::must_have_digit);
      for (const int cell : near) {
        if (cells.within(houses.peers(cell))) step.eliminate(cell, digit);
      }
      if (step.eliminations.empty()) continue;
      add_rule_groups(step, board_, {rule.number}, rule);
      step.add(Role::pattern, bit(digit), cells);
      is_found_ = true;
      if (steps_->add()) return true;
    }
    return false;
  }

  const State<W>* state_;
  Steps* steps_;
  RuleBoard<W> board_;
  bool is_found_ = false;
};

}  // namespace

// A rule that some cells cannot obey without a digit takes it from all cells that see these.
template <int W>
void find_must_have_digits(const State<W>& state, Steps& steps) {
  const Rules<W>& rules = state.houses().rules();
  if (rules.empty()) return;
  MustHaveSearch<W> search(state, steps);
  int number = 0;
  for (const Rule<W>& rule : rules.all()) {
    ++number;
    if (rule.list.size() < 2 || rule.list.size() > most_needed_cells) continue;
    if (search.search(rule, number)) return;
  }
}

template void find_must_have_digits(const State<2>&, Steps&);
template void find_must_have_digits(const State<10>&, Steps&);

}  // namespace nonet::logic
