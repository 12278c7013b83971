#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "logic/finders.hpp"
#include "logic/rule_search.hpp"
#include "techniques/joint_rules.hpp"

namespace nonet::logic {
namespace {

constexpr int most_filling_nodes = 4000;       // for one rule
constexpr int most_related_cells = 7;          // of relations of two cells
constexpr int most_listed_nodes = 200;         // for all fillings of a chain
constexpr std::size_t most_filled_cells = 12;  // of a rule
constexpr std::size_t most_pairs = 3;          // of cells in a house
constexpr int most_spare_digits = 2;  // that cells of pairs in a house have more than cells

// Tries each candidate of a rule's cells that no filling found so far has.
template <int W>
class FillingSearch {
 public:
  FillingSearch(const State<W>& state, Steps& steps)
      : state_(&state), steps_(&steps), board_(state) {}

  // True where no more steps are wanted.
  bool search(Technique technique, int number, const std::vector<int>& numbers, const Rule<W>& rule,
              int house = -1) {
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
    if (technique == Technique::pair_chain) eliminate_beyond(step, fixpoint);
    if (step.eliminations.empty()) {
      steps_->fruitless.insert(technique, number, digest);
      return false;
    }
    if (house >= 0) step.add_house(Role::house, house);
    add_rule_groups(step, board_, numbers, rule);
    return steps_->add();
  }

 private:
  // Takes a digit from other cells that see it in each filling, if there are few of these.
  void eliminate_beyond(Step& step, RuleFixpoint<W>& fixpoint) {
    const Rule<W>& rule = fixpoint.rule();
    const Houses<W>& houses = state_->houses();
    std::array<CellSet<W>, at(largest_size<W>)> gone;
    for (int digit = 0; digit < state_->size(); ++digit) {
      gone[at(digit)] = state_->places(digit) - rule.cells;
    }
    bool is_any_left = false;
    RuleSearch<W> search(board_, fixpoint, most_listed_nodes);
    const bool is_ended = search.visit([&] {
      std::array<CellSet<W>, at(largest_size<W>)> seen{};
      for (const int cell : rule.list)
        seen[at(std::countr_zero(board_[cell]))] |= houses.peers(cell);
      is_any_left = false;
      for (int digit = 0; digit < state_->size(); ++digit) {
        gone[at(digit)] &= seen[at(digit)];
        is_any_left |= !gone[at(digit)].empty();
      }
      return !is_any_left;
    });
    board_.restore(rule.cells);
    if (is_ended || !is_any_left) return;
    for (int digit = 0; digit < state_->size(); ++digit) step.eliminate(gone[at(digit)], digit);
  }

  const State<W>* state_;
  Steps* steps_;
  RuleBoard<W> board_;
};

// Two or three pairs of cells in a house that share no cell, where their digits are few.
template <int W>
class PairsInHouses {
 public:
  PairsInHouses(const State<W>& state, Steps& steps, FillingSearch<W>& search, int number)
      : state_(state), steps_(steps), search_(search), number_(number) {
    for (const Rule<W>& rule : state.houses().rules().all()) {
      if (rule.list.size() == 2 && !rule.pairs.empty() && rule.propagators.empty()) {
        pairs_.push_back(&rule);
      }
    }
  }

  // True where no more steps are wanted.
  bool find() {
    for (int house = 0; house < state_.houses().count() && pairs_.size() > 1; ++house) {
      inside_.clear();
      for (const Rule<W>* pair : pairs_) {
        if (pair->cells.within(state_.houses().cells(house))) inside_.push_back(pair);
      }
      house_ = house;
      if (steps_.stopped() || extend(0, {}, 0, 0)) return true;
    }
    return false;
  }

 private:
  bool extend(std::size_t first, const CellSet<W>& cells, Mask digits, std::size_t count) {
    for (std::size_t i = first; i < inside_.size(); ++i) {
      const Rule<W>& pair = *inside_[i];
      if (pair.cells.intersects(cells)) continue;
      const CellSet<W> all = cells | pair.cells;
      Mask possible = digits;
      for (const int cell : pair.list) possible |= state_.candidates(cell);
      ++number_;
      if (count > 0 && all.within(state_.empty()) &&
          at_most(possible, all.size() + most_spare_digits)) {
        const auto joint = techniques::pairs_within(all, state_.houses().rules());
        if (search_.search(Technique::pair_chain, number_, joint.numbers, joint.rule, house_)) {
          return true;
        }
      }
      if (count + 1 < most_pairs && extend(i + 1, all, possible, count + 1)) return true;
    }
    return false;
  }

  const State<W>& state_;
  Steps& steps_;
  FillingSearch<W>& search_;
  int number_;  // of the search among those of its technique
  int house_ = 0;
  std::vector<const Rule<W>*> pairs_;
  std::vector<const Rule<W>*> inside_;
};

}  // namespace

// What all fillings of a rule leave to its cells, and those of a chain of relations of two cells,
// or of a few pairs in a house, to all cells. A rule by itself looks at its parts one after the
// other, and so does not see as much.
//
// Roles: the `rule`s, their cells as `rule_cell`, and the `house` that pairs lie in.
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
    if (PairsInHouses<W>(state, steps, search, number).find()) return;
  }
  if (steps.wants(Technique::rule_fillings)) {
    int number = 0;
    for (const Rule<W>& rule : rules.all()) {
      ++number;
      if (rule.list.size() < 3 || rule.list.size() > most_filled_cells) continue;
      if (steps.stopped()) return;
      if (search.search(Technique::rule_fillings, number, {rule.number}, rule)) return;
    }
  }
}

template void find_rule_fillings(const State<2>&, Steps&);
template void find_rule_fillings(const State<10>&, Steps&);

}  // namespace nonet::logic
