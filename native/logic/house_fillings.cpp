#include <algorithm>
#include <vector>

#include "logic/finders.hpp"
#include "logic/rule_search.hpp"
#include "techniques/joint_rules.hpp"

namespace nonet::logic {
namespace {

constexpr int most_cases = 40;   // that are tried before a candidate is given up
constexpr int most_open = 20;    // cells
constexpr int most_outside = 4;  // open cells of a rule

// Fills one house or two, and the rules that have several cells in them.
template <int W>
class HouseFillings {
 public:
  HouseFillings(const State<W>& state, Steps& steps)
      : state_(state), houses_(state.houses()), steps_(steps), board_(state) {
    for (const Rule<W>& rule : houses_.rules().all()) {
      // A part about one cell and all around it is not filled as a whole.
      if (rule.centre < 0 && rule.cells.intersects(state.empty())) rules_.push_back(&rule);
    }
  }

  void find_in_one() {
    for (int house = 0; house < houses_.count(); ++house) {
      if (steps_.stopped() || look(Technique::house_fillings, house, {house})) return;
    }
  }
  void find_in_two() {
    for (int house = 0; house < houses_.count(); ++house) {
      for (int other = 0; other < house; ++other) {
        const int number = house * houses_.count() + other;
        if (steps_.stopped() || look(Technique::two_house_fillings, number, {other, house})) return;
      }
    }
  }

 private:
  // True where no more steps are wanted.
  bool look(Technique technique, int number, const std::vector<int>& numbers) {
    CellSet<W> cells;
    for (const int house : numbers) cells |= houses_.cells(house);
    cells &= state_.empty();
    if (cells.empty() || cells.size() > most_open) return false;
    std::vector<const Rule<W>*> parts = rules_in(cells);
    if (parts.empty() || (numbers.size() > 1 && !connects(parts, numbers))) return false;
    for (const Rule<W>* part : parts) cells |= part->cells & state_.empty();
    if (cells.size() > most_open) return false;
    const std::uint64_t digest = digest_of(board_, cells);
    if (steps_.fruitless.contains(technique, number, digest)) return false;
    auto joint = techniques::with_houses(houses_, numbers, parts);
    Step& step = steps_.begin(technique);
    eliminate(step, joint.rule);
    if (step.eliminations.empty()) {
      steps_.fruitless.insert(technique, number, digest);
      return false;
    }
    // Rules that the argument does not need are not named.
    for (std::size_t i = parts.size(); i-- > 0 && parts.size() > 1;) {
      std::vector<const Rule<W>*> fewer = parts;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      auto smaller = techniques::with_houses(houses_, numbers, fewer);
      if (!follows(step, smaller.rule)) continue;
      parts = std::move(fewer);
      joint = std::move(smaller);
    }
    for (const int house : numbers) step.add_house(Role::house, house);
    add_rule_groups(step, board_, joint.numbers, joint.rule);
    return steps_.add();
  }

  [[nodiscard]] std::vector<const Rule<W>*> rules_in(const CellSet<W>& cells) const {
    std::vector<const Rule<W>*> found;
    for (const Rule<W>* rule : rules_) {
      const CellSet<W> open = rule->cells & state_.empty();
      const int inside = (open & cells).size();
      if (inside > 1 && open.size() - inside <= most_outside) found.push_back(rule);
    }
    return found;
  }
  // Whether a rule says something of both; else each is looked at by itself.
  [[nodiscard]] bool connects(const std::vector<const Rule<W>*>& parts,
                              const std::vector<int>& numbers) const {
    const CellSet<W> one = houses_.cells(numbers[0]) & state_.empty();
    const CellSet<W> other = houses_.cells(numbers[1]) & state_.empty();
    return std::ranges::any_of(parts, [&](const Rule<W>* part) {
      return part->cells.intersects(one - other) && part->cells.intersects(other - one);
    });
  }

  // Fillings of one rule, from what it leaves by itself.
  class Fillings {
   public:
    Fillings(RuleBoard<W>& board, const Rule<W>& rule)
        : board_(board), rule_(rule), is_possible_(board.apply(rule_)) {
      for (const int cell : rule.list) before_.push_back(board[cell]);
    }
    ~Fillings() { board_.restore(rule_.rule().cells); }
    Fillings(const Fillings&) = delete;
    Fillings& operator=(const Fillings&) = delete;

    // Whether one with this candidate may be there. With `possible`, what it leaves to the cells of
    // the list where it was found.
    bool may_be(int cell, int digit, std::vector<Mask>* possible = nullptr) {
      if (!is_possible_ || (board_[cell] >> digit & 1) == 0) return false;
      const std::vector<int>& list = rule_.rule().list;
      board_.set(cell, static_cast<RuleWord<W>>(bit(digit)));
      RuleSearch<W> search(board_, rule_, most_cases);
      const bool is_found = search.has_filling(cell);
      for (std::size_t i = 0; i < list.size(); ++i) {
        if (is_found && possible != nullptr && !search.is_used_up()) {
          (*possible)[i] |= Mask{board_[list[i]]};
        }
        board_.set(list[i], before_[i]);
      }
      return is_found;
    }

   private:
    RuleBoard<W>& board_;
    RuleFixpoint<W> rule_;
    bool is_possible_;
    std::vector<RuleWord<W>> before_;
  };

  // Tries each candidate that no filling found so far has.
  void eliminate(Step& step, const Rule<W>& rule) {
    Fillings fillings(board_, rule);
    std::vector<Mask> possible(rule.list.size());
    for (std::size_t i = 0; i < rule.list.size(); ++i) {
      for (const int digit : digits_of(state_.candidates(rule.list[i]))) {
        if ((possible[i] & bit(digit)) != 0) continue;
        if (!fillings.may_be(rule.list[i], digit, &possible)) step.eliminate(rule.list[i], digit);
      }
    }
  }
  // Whether the conclusion follows from these rules, too.
  bool follows(const Step& step, const Rule<W>& rule) {
    Fillings fillings(board_, rule);
    return std::ranges::none_of(step.eliminations, [&](const techniques::Candidate& one) {
      return !rule.cells.contains(one.cell) || fillings.may_be(one.cell, one.digit);
    });
  }

  const State<W>& state_;
  const Houses<W>& houses_;
  Steps& steps_;
  RuleBoard<W> board_;
  std::vector<const Rule<W>*> rules_;
};

}  // namespace

// What the fillings of a house, or of two, leave that obey all rules with several cells there.
//
// Roles: `house` the houses, `rule` the rules, `rule_cell` the cells of all of them.
template <int W>
void find_house_fillings(const State<W>& state, Steps& steps) {
  if (state.houses().rules().empty()) return;
  HouseFillings<W> search(state, steps);
  if (steps.wants(Technique::house_fillings)) search.find_in_one();
  if (steps.wants(Technique::two_house_fillings)) search.find_in_two();
}

template void find_house_fillings(const State<2>&, Steps&);
template void find_house_fillings(const State<10>&, Steps&);

}  // namespace nonet::logic
