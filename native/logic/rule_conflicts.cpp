#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

#include "logic/finders.hpp"
#include "logic/refutation.hpp"
#include "logic/rule_search.hpp"
#include "techniques/house_matching.hpp"
#include "techniques/joint_rules.hpp"

namespace nonet::logic {
namespace {

constexpr int most_crowded = 4;  // cells, or digits, that a subset is made of
constexpr int most_chain_cells = 7;

// What a rule makes of a grid by the digits that it leaves alone in its cells: other cells that see
// them lose these.
template <int W>
class Aftermath {
 public:
  using Word = RuleWord<W>;

  Aftermath(const State<W>& state, const RuleBoard<W>& board) : state_(&state), board_(&board) {}

  void take(const Rule<W>& rule) {
    changed = {};
    for (const int own : rule.cells & state_->empty()) {
      const Word word = (*this)[own];
      if (word != board_->before(own)) put(own, word);
      if (!is_single(word) || word == 0) continue;
      const int placed = std::countr_zero(word);
      for (const int other : state_->houses().peers(own) & state_->places(placed)) {
        put(other, (*this)[other] & static_cast<Word>(~word));
      }
    }
    houses = {};
    for (const int cell : changed) houses |= state_->houses().set_of(cell);
  }
  [[nodiscard]] Word operator[](int cell) const {
    return changed.contains(cell) ? words_[at(cell)] : (*board_)[cell];
  }
  // A cell without digits; −1 where there is none.
  [[nodiscard]] int empty_cell() const {
    for (const int cell : changed) {
      if (words_[at(cell)] == 0) return cell;
    }
    return -1;
  }
  // A house without a cell for a digit; −1 where there is none.
  [[nodiscard]] std::pair<int, int> missing_digit() const {
    const Mask all = bit(state_->size()) - 1;
    for (const int house : houses) {
      Mask digits = 0;
      for (const int cell : state_->houses().cells(house)) digits |= (*this)[cell];
      if (digits != all) return {house, std::countr_zero(all & ~digits)};
    }
    return {-1, -1};
  }

  CellSet<W> changed;
  HouseSet houses;  // that changed cells are in

 private:
  void put(int cell, Word word) {
    words_[at(cell)] = word;
    changed.insert(cell);
  }

  const State<W>* state_;
  const RuleBoard<W>* board_;  // has the digits of all cells that have not changed
  std::array<Word, at(most_cells<W>)> words_{};
};

// Follows a candidate through one rule and to the cells that see what it places, no further, and
// looks for a conflict there.
template <int W>
class ConflictSearch {
 public:
  using Word = RuleWord<W>;

  ConflictSearch(const State<W>& state, Steps& steps)
      : state_(&state),
        steps_(&steps),
        board_(state),
        after_(state, board_),
        rules_(state.houses().rules().all()),
        chains_(techniques::pair_chains(state.houses().rules(), most_chain_cells)) {
    for (std::size_t i = 0; i < rules_.size(); ++i) {
      for (const int cell : rules_[i].cells) at_cell_[at(cell)].push_back(i);
    }
  }

  // True where no more steps are wanted.
  bool search(Technique technique) {
    if (is_far(technique) && !may_find_two_rules()) return false;
    int number = 0;
    for (const Rule<W>& rule : rules_) {
      if (steps_->stopped() || search(technique, number++, {rule.number}, rule)) return true;
    }
    for (const auto& [numbers, rule] : chains_) {
      if (steps_->stopped() || search(technique, number++, numbers, rule)) return true;
    }
    return false;
  }

 private:
  static bool is_far(Technique technique) {
    return technique == Technique::two_rules || technique == Technique::two_rules_and_house;
  }
  // What two rules refute all of them together refute, too, which is sooner seen where rules are
  // more than relations of two cells.
  bool may_find_two_rules() {
    if (!possible_.empty()) return is_any_refuted_;
    possible_.resize(at(state_->houses().cell_count()));
    Refutation<W> refutation(*state_);
    for (const int cell : state_->empty()) {
      for (const int digit : digits_of(state_->candidates(cell))) {
        if (steps_->stopped()) return false;
        if (refutation.is_refuted(Node::of(cell, digit, true))) {
          is_any_refuted_ = true;
        } else {
          possible_[at(cell)] |= bit(digit);
        }
      }
    }
    return is_any_refuted_;
  }
  // Candidates that need not be looked at.
  [[nodiscard]] Mask passed_over(Technique technique, int cell) const {
    return is_far(technique) ? possible_[at(cell)] : 0;
  }

  bool search(Technique technique, int number, const std::vector<int>& numbers,
              const Rule<W>& rule) {
    const std::uint64_t digest =
        digest_of(board_, is_far(technique) ? state_->houses().all() : reach(rule));
    if (steps_->fruitless.contains(technique, number, digest)) return false;
    bool is_found = false;
    for (const int cell : rule.cells & state_->empty()) {
      if (rule.centre >= 0 && cell != rule.centre) continue;
      for (const int digit : digits_of(state_->candidates(cell) & ~passed_over(technique, cell))) {
        board_.set(cell, static_cast<Word>(bit(digit)));
        Step& step = steps_->begin(technique);
        other_ = nullptr;
        const bool is_conflict = adds_conflict(step, rule);
        board_.restore(rule.cells);
        if (!is_conflict) continue;
        step.eliminate(cell, digit);
        add_rule_groups(step, board_, numbers, rule);
        step.add_cell(Role::assumption, bit(digit), cell);
        if (other_ != nullptr) add_rule_groups(step, board_, {other_->number}, *other_);
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

  // Whether there is a conflict in the board, and then what makes it. None where the rule
  // cannot be obeyed at all: that is for other techniques to say.
  bool adds_conflict(Step& step, const Rule<W>& rule) {
    const Technique technique = step.technique;
    if (!board_.apply(rule)) return false;
    after_.take(rule);
    if (technique == Technique::rule_and_subset) return adds_crowd(step);
    if (technique == Technique::two_rules) return breaks_other_rule(rule);
    if (technique == Technique::two_rules_and_house) return adds_conflict_of_two(step, rule);
    return adds_house_or_cell(step);
  }

  bool adds_house_or_cell(Step& step) {
    const int cell = after_.empty_cell();
    if (cell >= 0) {
      step.add_cell(Role::conclusion, state_->candidates(cell), cell);
      return true;
    }
    const auto [house, digit] = after_.missing_digit();
    if (house < 0) return false;
    step.add_house(Role::house, house, bit(digit));
    step.add(Role::off, bit(digit), state_->places(digit, house));
    return true;
  }

  bool adds_crowd(Step& step) {
    const Houses<W>& houses = state_->houses();
    const Mask all = bit(state_->size()) - 1;
    for (const int house : after_.houses) {
      std::array<Mask, at(largest_size<W>)> words{};
      for (int position = 0; position < houses.size(); ++position) {
        words[at(position)] = after_[houses.cell(house, position)];
      }
      if (matching_.fills(std::span(words.data(), at(houses.size())))) continue;
      const auto [positions, crowded] = matching_.crowd();
      if (std::popcount(positions) <= most_crowded) {
        // A cell without digits is a simpler conflict.
        if (crowded == 0) continue;
        step.add_house(Role::house, house);
        for (const int position : digits_of(positions)) {
          add_kept(step, houses.cell(house, position), all);
        }
        return true;
      }
      // The other digits have too few cells.
      const Mask digits = all & ~crowded & ~state_->placed(house);
      if (std::popcount(digits) > most_crowded) continue;
      // As is a digit without cells.
      if (std::ranges::none_of(words, [&](Mask word) { return (word & digits) != 0; })) continue;
      step.add_house(Role::house, house, digits);
      for (const int cell : houses.cells(house)) add_kept(step, cell, digits);
      return true;
    }
    return false;
  }
  // Those of some digits that a cell keeps, and those that it loses.
  void add_kept(Step& step, int cell, Mask digits) {
    const Mask has = state_->candidates(cell) & digits;
    const Mask kept = has & Mask{after_[cell]};
    if (kept != 0) step.add_cell(Role::pattern, kept, cell);
    if (has != kept) step.add_cell(Role::off, has & ~kept, cell);
  }

  // Whether a second rule that has to do with what the first one changed cannot be obeyed; or,
  // where it can, is in conflict with a house.
  bool breaks_other_rule(const Rule<W>& rule) {
    return any_other_rule(rule, [&](const Rule<W>&, bool is_possible) { return !is_possible; });
  }
  bool adds_conflict_of_two(Step& step, const Rule<W>& rule) {
    return any_other_rule(rule, [&](const Rule<W>& other, bool is_possible) {
      if (!is_possible || !has_changed(other)) return false;
      after_.take(other);
      return adds_house_or_cell(step);
    });
  }
  template <class Visit>
  bool any_other_rule(const Rule<W>& rule, Visit visit) {
    tried_.assign(rules_.size(), false);
    const CellSet<W> changed = after_.changed;
    for (const int cell : changed) {
      first_before_[at(cell)] = board_[cell];
      board_.set(cell, after_[cell]);
    }
    other_ = nullptr;
    for (const int cell : changed) {
      for (const std::size_t i : at_cell_[at(cell)]) {
        if (tried_[i] || rules_[i].number == rule.number) continue;
        tried_[i] = true;
        if (is_found_with(rules_[i], visit)) other_ = &rules_[i];
        if (other_ != nullptr) break;
      }
      if (other_ != nullptr) break;
    }
    for (const int cell : changed) board_.set(cell, first_before_[at(cell)]);
    return other_ != nullptr;
  }
  template <class Visit>
  bool is_found_with(const Rule<W>& other, Visit visit) {
    // One without digits elsewhere is a conflict of the first rule alone.
    bool is_possible = true;
    for (const int cell : other.cells) {
      before_[at(cell)] = board_[cell];
      is_possible = is_possible && board_[cell] != 0;
    }
    const bool is_found = visit(other, is_possible && board_.apply(other));
    for (const int cell : other.cells) board_.set(cell, before_[at(cell)]);
    return is_found;
  }
  // Whether a second rule leaves fewer digits than the first one did.
  bool has_changed(const Rule<W>& other) const {
    return std::ranges::any_of(other.list,
                               [&](int cell) { return board_[cell] != before_[at(cell)]; });
  }

  const State<W>* state_;
  Steps* steps_;
  RuleBoard<W> board_;
  Aftermath<W> after_;
  std::span<const Rule<W>> rules_;
  std::vector<techniques::JointRule<W>> chains_;
  std::array<std::vector<std::size_t>, at(most_cells<W>)> at_cell_;
  HouseMatching matching_;
  const Rule<W>* other_ = nullptr;                      // that cannot be obeyed
  std::array<Word, at(most_cells<W>)> first_before_{};  // cells that the first rule changes
  std::array<Word, at(most_cells<W>)> before_{};        // cells of the second rule
  std::vector<bool> tried_;
  std::vector<Mask> possible_;  // candidates of cells that are not refuted
  bool is_any_refuted_ = false;
};

}  // namespace

// A candidate that, followed through one rule and to the cells that see what it places, leaves a
// cell or a house without digits, too few digits to some cells of a house, or nothing to another
// rule; or does so with each filling of the rule that has it.
template <int W>
void find_rule_conflicts(const State<W>& state, Steps& steps) {
  if (state.houses().rules().empty()) return;
  ConflictSearch<W> search(state, steps);
  for (const Technique technique : {Technique::rule_and_house, Technique::rule_and_subset,
                                    Technique::two_rules, Technique::two_rules_and_house}) {
    if (steps.wants(technique) && search.search(technique)) return;
  }
}

template void find_rule_conflicts(const State<2>&, Steps&);
template void find_rule_conflicts(const State<10>&, Steps&);

}  // namespace nonet::logic
