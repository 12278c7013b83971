#include <array>
#include <span>
#include <utility>
#include <vector>

#include "logic/finders.hpp"
#include "logic/rule_search.hpp"
#include "techniques/house_matching.hpp"

namespace nonet::logic {
namespace {

constexpr int most_crowded = 4;  // cells, or digits, that a subset is made of

// Follows a candidate through one rule and to the cells that see what it places, no further, and
// looks for a conflict there.
template <int W>
class ConflictSearch {
 public:
  using Word = RuleWord<W>;

  ConflictSearch(const State<W>& state, Steps& steps)
      : state_(&state), steps_(&steps), board_(state), all_(bit(state.size()) - 1) {
    const Rules<W>& rules = state.houses().rules();
    for (std::size_t i = 0; i < rules.all().size(); ++i) {
      for (const int cell : rules.all()[i].cells) at_cell_[at(cell)].push_back(static_cast<int>(i));
    }
  }

  // True where no more steps are wanted.
  bool search(Technique technique) {
    int number = 0;
    for (const Rule<W>& rule : state_->houses().rules().all()) {
      ++number;
      if (steps_->stopped()) return true;
      if (search(technique, number, rule)) return true;
    }
    return false;
  }

 private:
  bool search(Technique technique, int number, const Rule<W>& rule) {
    const CellSet<W> reached = reach(rule);
    const std::uint64_t digest = digest_of(board_, reached);
    if (steps_->fruitless.contains(technique, number, digest)) return false;
    bool is_found = false;
    for (const int cell : rule.cells & state_->empty()) {
      if (rule.centre >= 0 && cell != rule.centre) continue;
      for (const int digit : digits_of(state_->candidates(cell))) {
        const bool is_possible = follow(rule, cell, digit);
        const bool is_conflict = is_possible && has_conflict(technique, rule, cell, digit);
        board_.restore(reached);
        if (!is_conflict) continue;
        is_found = true;
        if (steps_->add()) return true;
      }
    }
    if (!is_found) steps_->fruitless.insert(technique, number, digest);
    return false;
  }

  // Its cells, and those that see them.
  [[nodiscard]] CellSet<W> reach(const Rule<W>& rule) const {
    CellSet<W> cells = rule.cells;
    for (const int cell : rule.cells & state_->empty()) cells |= state_->houses().peers(cell);
    return cells;
  }

  // False where the rule cannot be obeyed with the candidate: that is for other techniques to say.
  bool follow(const Rule<W>& rule, int cell, int digit) {
    board_.set(cell, static_cast<Word>(bit(digit)));
    if (!board_.apply(rule)) return false;
    changed_ = rule.cells & state_->empty();
    for (const int own : rule.cells & state_->empty()) {
      if (!is_single(board_[own])) continue;
      const int placed = lowest(board_[own]);
      for (const int other : state_->houses().peers(own) & state_->places(placed)) {
        board_.set(other, static_cast<Word>(board_[other] & ~board_[own]));
        changed_.insert(other);
      }
    }
    return true;
  }
  static int lowest(Word digits) { return std::countr_zero(digits); }

  bool has_conflict(Technique technique, const Rule<W>& rule, int cell, int digit) {
    if (technique == Technique::two_rules) return has_rule_conflict(rule, cell, digit);
    if (technique == Technique::rule_and_subset) return has_crowd(rule, cell, digit);
    for (const int other : changed_) {
      if (board_[other] != 0) continue;
      Step& step = begin(technique, rule, cell, digit);
      step.add_cell(Role::conclusion, state_->candidates(other), other);
      return true;
    }
    const Houses<W>& houses = state_->houses();
    for (const int house : changed_houses()) {
      Mask digits = 0;
      for (const int other : houses.cells(house)) digits |= board_[other];
      if (digits == all_) continue;
      const Mask missing = all_ & ~digits;
      const int first = std::countr_zero(missing);
      Step& step = begin(technique, rule, cell, digit);
      step.add_house(Role::house, house, bit(first));
      step.add(Role::off, bit(first), state_->places(first, house));
      return true;
    }
    return false;
  }

  [[nodiscard]] HouseSet changed_houses() const {
    HouseSet found;
    for (const int cell : changed_) found |= state_->houses().set_of(cell);
    return found;
  }

  bool has_crowd(const Rule<W>& rule, int cell, int digit) {
    const Houses<W>& houses = state_->houses();
    for (const int house : changed_houses()) {
      std::array<Mask, at(largest_size<W>)> words{};
      for (int position = 0; position < houses.size(); ++position) {
        words[at(position)] = board_[houses.cell(house, position)];
      }
      if (matching_.fills(std::span(words.data(), at(houses.size())))) continue;
      Mask positions = matching_.crowd().positions;
      Mask digits = matching_.crowd().digits;
      if (std::popcount(positions) > most_crowded) {
        // The digits that are left have too few cells.
        if (houses.size() - std::popcount(digits) > most_crowded) continue;
        digits = all_ & ~digits;
        positions = 0;
        for (int position = 0; position < houses.size(); ++position) {
          if ((words[at(position)] & digits) != 0) positions |= bit(position);
        }
      }
      std::vector<int> cells;
      for (const int position : digits_of(positions)) cells.push_back(houses.cell(house, position));
      Step& step = begin(Technique::rule_and_subset, rule, cell, digit);
      step.add_house(Role::house, house);
      step.add(Role::pattern, digits, cells);
      return true;
    }
    return false;
  }

  bool has_rule_conflict(const Rule<W>& rule, int cell, int digit) {
    const std::span<const Rule<W>> rules = state_->houses().rules().all();
    std::vector<bool> seen(rules.size());
    for (const int own : changed_) {
      for (const int number : at_cell_[at(own)]) {
        const Rule<W>& other = rules[at(number)];
        if (seen[at(number)] || other.number == rule.number) continue;
        seen[at(number)] = true;
        before_.clear();
        for (const int one : other.list) before_.push_back(board_[one]);
        const bool is_possible = board_.apply(other);
        for (std::size_t i = 0; i < before_.size(); ++i) board_.set(other.list[i], before_[i]);
        if (is_possible) continue;
        Step& step = begin(Technique::two_rules, rule, cell, digit);
        add_rule_groups(step, board_, {other.number}, other);
        return true;
      }
    }
    return false;
  }

  Step& begin(Technique technique, const Rule<W>& rule, int cell, int digit) {
    Step& step = steps_->begin(technique);
    step.eliminate(cell, digit);
    add_rule_groups(step, board_, {rule.number}, rule);
    step.add_cell(Role::assumption, bit(digit), cell);
    return step;
  }

  const State<W>* state_;
  Steps* steps_;
  RuleBoard<W> board_;
  Mask all_;
  CellSet<W> changed_;
  std::array<std::vector<int>, at(most_cells<W>)> at_cell_;
  HouseMatching matching_;
  std::vector<Word> before_;
};

}  // namespace

// A candidate that, followed through one rule and to the cells that see what it places, leaves a
// cell or a house without digits, too few digits to some cells of a house, or nothing to another
// rule.
template <int W>
void find_rule_conflicts(const State<W>& state, Steps& steps) {
  if (state.houses().rules().empty()) return;
  ConflictSearch<W> search(state, steps);
  for (const Technique technique :
       {Technique::rule_and_house, Technique::rule_and_subset, Technique::two_rules}) {
    if (steps.wants(technique) && search.search(technique)) return;
  }
}

template void find_rule_conflicts(const State<2>&, Steps&);
template void find_rule_conflicts(const State<10>&, Steps&);

}  // namespace nonet::logic
