#include <algorithm>
#include <vector>

#include "logic/digit_facts.hpp"
#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

constexpr int most_needs = 4;
constexpr int most_choices = 3000;  // of needs, for one candidate

// Houses and rules that need a digit, against houses and rules that hold it at most once.
//
// A candidate goes if once it is true `size` needs are left with places in `size` − 1 limits: one
// place too few. Its own places are in none of the needs. With one need there is no limit: it is
// left with no place at all.
template <int W>
class RuleFish {
 public:
  using Cells = CellSet<W>;
  using Unit = typename DigitFacts<W>::Unit;
  using Reason = typename DigitFacts<W>::Reason;

  RuleFish(const State<W>& state, Steps& steps)
      : state_(state), steps_(steps), facts_(state, steps.rule_digits) {}

  void find() {
    struct Impossible {
      int digit;
      Cells cells;
    };
    std::vector<Impossible> left;
    for (int digit = 0; digit < state_.size(); ++digit) {
      if (steps_.stopped() || !facts_.use(digit)) return;
      const Cells gone = impossible(digit);
      if (!gone.empty()) left.push_back({digit, gone});
    }
    for (int size = 1; size <= most_needs; ++size) {
      for (auto& [digit, cells] : left) {
        facts_.use(digit);
        digit_ = digit;
        for (const int cell : cells) {
          if (steps_.stopped()) return;
          // What fewer needs say is not said again.
          if (!explained_.contains(cell) && is_explained(cell, size)) cells.remove(cell);
          if (is_enough_) return;
        }
        cells -= explained_;
        explained_ = {};
      }
    }
  }

 private:
  static Technique technique(int size) { return Technique::rule_locked_digit + (size - 1); }

  // What is left of a need.
  struct Need {
    std::size_t number;
    Cells left;
  };

  [[nodiscard]] Cells left(const Unit& unit, int cell) const {
    return unit.places - facts_.excluded(cell);
  }

  // Places that are in no way to place the digit.
  Cells impossible(int digit) {
    const std::uint64_t digest = facts_.digest();
    if (steps_.fruitless.contains(Technique::rule_locked_digit, digit, digest)) return {};
    const Cells gone = state_.places(digit) - facts_.possible();
    if (gone.empty()) steps_.fruitless.insert(Technique::rule_locked_digit, digit, digest);
    return gone;
  }

  // Whether this number of needs refutes the candidate; a step is made of those that have to do
  // with rules.
  bool is_explained(int cell, int size) {
    cell_ = cell;
    candidates_.clear();
    const std::vector<Unit>& needs = facts_.needs();
    for (std::size_t i = 0; i < needs.size(); ++i) {
      if (needs[i].places.intersects(facts_.implied(cell))) continue;
      candidates_.push_back({i, left(needs[i], cell)});
    }
    std::ranges::stable_sort(candidates_, {}, [](const Need& need) { return need.left.size(); });
    choices_ = most_choices;
    is_of_houses_ = false;
    return choose_needs(0, size, size, {}) || is_of_houses_;
  }

  // True where an argument is found.
  bool choose_needs(std::size_t next, int more, int size, const Cells& open) {
    if (more == 0) return choose_limits(open, size - 1, [this] { return add(); });
    for (; next + at(more) <= candidates_.size(); ++next) {
      const Need& need = candidates_[next];
      if (need.left.intersects(open)) continue;
      if (--choices_ < 0) return false;
      const Cells now = open | need.left;
      if (!choose_limits(now, size - 1, [] { return true; })) continue;
      needs_.push_back(need.number);
      const bool is_found = choose_needs(next + 1, more - 1, size, now);
      needs_.pop_back();
      if (is_found) return true;
    }
    return false;
  }

  template <class Visit>
  bool choose_limits(const Cells& open, int more, const Visit& visit) {
    if (open.empty()) return visit();
    if (more == 0) return false;
    const int first = open.lowest();
    const std::vector<Unit>& limits = facts_.limits();
    for (std::size_t i = 0; i < limits.size(); ++i) {
      if (!limits[i].places.contains(first)) continue;
      limits_.push_back(i);
      const bool is_found = choose_limits(open - limits[i].places, more - 1, visit);
      limits_.pop_back();
      if (is_found) return true;
    }
    return false;
  }

  // All candidates that exclude what the chosen limits do not have, the fins. If these are in one
  // more limit with the candidate, that is one for each need, and every other place in a limit
  // goes. False where it is about houses alone, which is for other techniques to say.
  bool add() {
    Cells held;
    Cells fins;  // places in two needs at first
    for (const std::size_t need : needs_) {
      fins |= held & facts_.needs()[need].places;
      held |= facts_.needs()[need].places;
    }
    const bool is_disjoint = fins.empty();
    fins |= held - limited();
    Step& step = steps_.begin(technique(static_cast<int>(needs_.size())));
    Reason reason;
    const std::size_t chosen = limits_.size();
    if (is_disjoint && add_last_limit(fins)) {
      step.eliminate(limited() - held, digit_);
      fins = {};
    } else {
      for (const int cell : state_.places(digit_) - held) {
        if (!fins.within(facts_.excluded(cell)) || facts_.implied(cell).intersects(held)) continue;
        step.eliminate(cell, digit_);
        for (const int fin : fins) facts_.explain_exclusion(cell, fin, reason);
      }
    }
    const bool has_rule = describe(step, reason, held, fins);
    limits_.resize(chosen);
    if (!has_rule) {
      is_of_houses_ = true;
      return false;
    }
    for (const auto& [cell, digit] : step.eliminations) explained_.insert(cell);
    if (steps_.wants(step.technique)) is_enough_ = steps_.add();
    return true;
  }
  [[nodiscard]] Cells limited() const {
    Cells cells;
    for (const std::size_t limit : limits_) cells |= facts_.limits()[limit].places;
    return cells;
  }
  bool add_last_limit(const Cells& fins) {
    const std::vector<Unit>& limits = facts_.limits();
    const auto last = std::ranges::find_if(limits, [&](const Unit& limit) {
      return limit.places.contains(cell_) && fins.within(limit.places);
    });
    if (last == limits.end()) return false;
    limits_.push_back(at(last - limits.begin()));
    return true;
  }

  // False where no rule has to do with it.
  bool describe(Step& step, const Reason& reason, const Cells& held, const Cells& fins) {
    Cells cells;
    std::vector<int> rules = reason.rules;
    const auto add_part = [&](int part) {
      if (part >= 0) cells |= state_.houses().rules().all()[at(part)].cells;
    };
    bool has_rule = false;
    const auto add_unit = [&](Role role, const Unit& unit) {
      if (unit.house >= 0) {
        step.add_house(role, unit.house, bit(digit_));
        return;
      }
      has_rule = true;
      step.add(role, bit(digit_), unit.places, -1, unit.rule);
      add_part(unit.part);
    };
    for (const std::size_t need : needs_) add_unit(Role::base, facts_.needs()[need]);
    for (const std::size_t limit : limits_) add_unit(Role::cover, facts_.limits()[limit]);
    for (const int part : reason.parts) {
      rules.push_back(state_.houses().rules().all()[at(part)].number);
      add_part(part);
    }
    std::ranges::sort(rules);
    const auto doubles = std::ranges::unique(rules);
    rules.erase(doubles.begin(), doubles.end());
    for (const int rule : rules) step.add_rule(Role::rule, rule);
    for (const int cell : cells) {
      const int digit = state_.digit(cell);
      step.add_cell(Role::rule_cell, digit >= 0 ? bit(digit) : state_.candidates(cell), cell);
    }
    if (!(held - fins).empty()) step.add(Role::pattern, bit(digit_), held - fins);
    if (!fins.empty()) step.add(Role::fin, bit(digit_), fins);
    return has_rule || !rules.empty();
  }

  const State<W>& state_;
  Steps& steps_;
  DigitFacts<W> facts_;
  int digit_ = 0;
  int cell_ = 0;  // of the candidate
  int choices_ = 0;
  bool is_of_houses_ = false;  // what refutes the candidate
  bool is_enough_ = false;     // of steps
  Cells explained_;            // by a step
  std::vector<Need> candidates_;
  std::vector<std::size_t> needs_, limits_;  // that are chosen
};

}  // namespace

// Where a digit can be on all lines and in all cages at once.
template <int W>
void find_rule_fish(const State<W>& state, Steps& steps) {
  if (state.houses().rules().empty()) return;
  RuleFish<W>(state, steps).find();
}

template void find_rule_fish(const State<2>&, Steps&);
template void find_rule_fish(const State<10>&, Steps&);

}  // namespace nonet::logic
