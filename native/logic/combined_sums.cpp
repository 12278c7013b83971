#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <span>
#include <vector>

#include "logic/finders.hpp"
#include "techniques/house_costs.hpp"
#include "techniques/total_fillings.hpp"

namespace nonet::logic {
namespace {

using techniques::HouseCosts;
using techniques::SumRelation;

constexpr std::size_t most_relations = 160;  // of a layout
constexpr std::size_t most_together = 4;
constexpr int most_factor = 3;
constexpr int most_filled = 6;           // cells whose fillings are gone through
constexpr int most_bounded = 40;         // cells whose bounds are looked at
constexpr std::size_t most_kept = 40;    // sums of some relations that others are added to
constexpr std::size_t most_looked = 80;  // of which each candidate is looked at
constexpr int most_slack = 8;            // times the largest factor: more leaves every candidate

constexpr int most_cells_here = 81;

// Relations added and subtracted: Σ factor · digit = total for cells that are open.
struct Combined {
  std::array<std::int8_t, most_cells_here> factors{};
  std::array<std::int8_t, most_relations> signs{};
  CellSet<2> positive;
  CellSet<2> negative;
  int total = 0;
  int largest = 1;  // factor
  int slack = 0;    // between the total and the nearer one of its bounds, roughly

  [[nodiscard]] CellSet<2> cells() const { return positive | negative; }
  [[nodiscard]] int count() const { return positive.size() + negative.size(); }
  void add(int cell, int factor) {
    std::int8_t& own = factors[at(cell)];
    own = static_cast<std::int8_t>(own + factor);
    positive.remove(cell);
    negative.remove(cell);
    if (own > 0) positive.insert(cell);
    if (own < 0) negative.insert(cell);
    largest = std::max(largest, std::abs(int{own}));
  }
};

class CombinedSums {
 public:
  CombinedSums(const State<2>& state, Steps& steps)
      : state_(state),
        houses_(state.houses()),
        relations_(houses_.sum_relations()),
        steps_(steps),
        fillings_(houses_) {
    for (int cell = 0; cell < houses_.cell_count(); ++cell) {
      const int digit = state.digit(cell);
      masks_[at(cell)] = digit >= 0 ? bit(digit) : state.candidates(cell);
      parts_[0][at(cell)] = houses_.row(cell);
      parts_[1][at(cell)] = houses_.column(cell);
      parts_[2][at(cell)] = houses_.box_house(cell) - 2 * houses_.size();
    }
    has_boxes_ = std::ranges::all_of(std::span(parts_[2]).first(at(houses_.cell_count())),
                                     [&](int part) { return part >= 0 && part < houses_.size(); });
  }

  void find() {
    for (std::size_t i = 0; i < relations_.size(); ++i) {
      Combined found = single(i);
      if (found.count() == 0) continue;
      rate(found);
      numbers_.push_back(i);
      singles_.push_back(found);
    }
    add_unions();
    if (look_at(unions_)) return;
    std::vector<Combined> kept = singles_;
    kept.insert(kept.end(), unions_.begin(), unions_.end());
    for (std::size_t count = 2; count <= most_together; ++count) {
      std::vector<Combined> next;
      for (const Combined& sum : kept) {
        if (steps_.stopped()) return;
        for (std::size_t i = 0; i < singles_.size(); ++i) {
          const bool is_rule = relations_[numbers_[i]].house < 0;
          extend(sum, singles_[i], is_rule && sum.slack <= 3 * most_slack, next);
        }
        if (count > 2) continue;
        for (const Combined& other : unions_) extend(sum, other, false, next);
      }
      if (look_at(next)) return;
      std::ranges::stable_sort(next, {}, &Combined::slack);
      if (next.size() > most_kept) next.resize(most_kept);
      kept = std::move(next);
    }
  }

 private:
  [[nodiscard]] Combined single(std::size_t number) const {
    const SumRelation& relation = relations_[number];
    Combined found;
    found.signs[number] = 1;
    found.total = relation.total;
    for (const auto& [cell, factor] : relation.terms) add(found, cell, factor);
    return found;
  }
  void add(Combined& to, int cell, int factor) const {
    const int digit = state_.digit(cell);
    if (digit >= 0) {
      to.total -= factor * (digit + 1);
    } else {
      to.add(cell, factor);
    }
  }

  // Houses together, without the sums that lie in them, and then without those that cross them.
  void add_unions() {
    for (const HouseUnion<2>& area : houses_.unions()) {
      for (const bool with_crossing : {false, true}) {
        Combined found;
        for (std::size_t i = 0; i < singles_.size(); ++i) {
          if (std::ranges::find(area.houses, relations_[numbers_[i]].house) == area.houses.end())
            continue;
          found = sum_of(found, singles_[i], 1);
        }
        bool is_taken = false;
        for (std::size_t i = 0; i < singles_.size(); ++i) {
          const CellSet<2> cells = singles_[i].cells();
          if (relations_[numbers_[i]].house >= 0 || !cells.intersects(found.positive)) continue;
          const int inside = (cells & area.cells).size();
          if (inside != cells.size() && (!with_crossing || 2 * inside <= cells.size())) continue;
          const Combined less = sum_of(found, singles_[i], -1);
          if (less.count() >= found.count() || less.largest > 1) continue;
          found = less;
          is_taken = true;
        }
        if (is_taken && found.count() > 0 && !has_idle_house(found) && rate(found)) {
          unions_.push_back(found);
        }
      }
    }
  }
  // Whether it says more than a single sum, or than houses do.
  [[nodiscard]] bool is_combined(const Combined& sum) const {
    int count = 0;
    bool has_rule = false;
    for (const std::size_t number : numbers_) {
      if (sum.signs[number] == 0) continue;
      ++count;
      has_rule = has_rule || relations_[number].house < 0;
    }
    return has_rule && count > 1;
  }
  // Whether a house is left as a whole, so that it adds nothing.
  [[nodiscard]] bool has_idle_house(const Combined& sum) const {
    for (std::size_t i = 0; i < singles_.size(); ++i) {
      const std::size_t number = numbers_[i];
      if (relations_[number].house < 0 || sum.signs[number] == 0) continue;
      const CellSet<2>& same = sum.signs[number] > 0 ? sum.positive : sum.negative;
      if (singles_[i].positive.within(same)) return true;
    }
    return false;
  }

  static Combined sum_of(const Combined& one, const Combined& other, int sign) {
    Combined both = one;
    both.total += sign * other.total;
    for (std::size_t i = 0; i < both.signs.size(); ++i) {
      both.signs[i] = static_cast<std::int8_t>(both.signs[i] + sign * other.signs[i]);
    }
    for (const int cell : other.cells()) both.add(cell, sign * other.factors[at(cell)]);
    both.largest = 1;
    for (const int cell : both.cells()) {
      both.largest = std::max(both.largest, std::abs(int{both.factors[at(cell)]}));
    }
    return both;
  }

  // Adds and subtracts where few cells are left; with `tighter` too where the bounds get closer.
  void extend(const Combined& one, const Combined& other, bool tighter,
              std::vector<Combined>& found) const {
    for (const int sign : {1, -1}) {
      const int shared =
          sign > 0
              ? (one.positive & other.negative).size() + (one.negative & other.positive).size()
              : (one.positive & other.positive).size() + (one.negative & other.negative).size();
      const int least = one.count() + other.count() - 2 * shared;
      const bool is_small = shared > 0 && least <= most_filled;
      if (!is_small && (!tighter || least > most_bounded)) continue;
      Combined both = sum_of(one, other, sign);
      const bool is_used_twice =
          std::ranges::any_of(both.signs, [](int count) { return std::abs(count) > 1; });
      if (is_used_twice || both.count() == 0 || both.largest > most_factor) continue;
      if (has_idle_house(both) || !rate(both)) continue;
      const bool is_close = shared > 0 && both.slack <= most_slack * both.largest;
      if (is_small || is_close || both.slack < one.slack + other.slack) found.push_back(both);
    }
  }

  // Finds the slack; false where it is too large for anything to follow.
  bool rate(Combined& sum) const {
    int low = std::numeric_limits<int>::min();
    int high = low;
    for (int axis = 0; axis < (has_boxes_ ? 3 : 2); ++axis) {
      low = std::max(low, bound(sum, axis, 1));
      high = std::max(high, bound(sum, axis, -1));
    }
    sum.slack = std::min(sum.total - low, -sum.total - high);
    return sum.count() <= most_filled || sum.slack <= 3 * most_slack * sum.largest;
  }
  // What the cells add at least, with all factors times `sign`; roughly, where these are not alike.
  [[nodiscard]] int bound(const Combined& sum, int axis, int sign) const {
    std::array<std::array<Term, 9>, 9> terms;
    std::array<int, 9> counts{};
    for (const int cell : sum.cells()) {
      const int factor = sign * sum.factors[at(cell)];
      const Mask mask = masks_[at(cell)];
      const int value =
          factor > 0 ? std::countr_zero(mask) + 1 : -static_cast<int>(std::bit_width(mask));
      const auto part = at(parts_[at(axis)][at(cell)]);
      // Those of one sign and one value after the other.
      auto& own = terms[part];
      int place = counts[part]++;
      for (; place > 0 && value < own[at(place - 1)].value; --place) {
        own[at(place)] = own[at(place - 1)];
      }
      own[at(place)] = {value, std::abs(factor)};
    }
    int total = 0;
    for (std::size_t part = 0; part < counts.size(); ++part) {
      int last = -100;
      for (int i = 0; i < counts[part]; ++i) {
        const Term& term = terms[part][at(i)];
        if (last < 0 && term.value > 0) last = 0;
        last = std::max(term.value, last + 1);
        total += term.factor * last;
      }
    }
    return total;
  }

  // True where no more steps are wanted.
  bool look_at(std::vector<Combined>& found) {
    std::ranges::stable_sort(found, [](const Combined& one, const Combined& other) {
      return key_of(one) < key_of(other);
    });
    const std::size_t count = std::min(found.size(), most_looked);
    for (std::size_t i = 0; i < count; ++i) {
      if (steps_.stopped() || look(found[i])) return true;
    }
    return false;
  }
  // What is simple comes first.
  static int key_of(const Combined& sum) {
    return sum.count() + (sum.count() <= most_filled ? 0 : sum.slack / sum.largest);
  }

  bool look(const Combined& sum) {
    if (!is_combined(sum)) return false;
    if (sum.count() <= most_filled && fill(sum)) return true;
    for (const int sign : {1, -1}) {
      for (int axis = 0; axis < (has_boxes_ ? 3 : 2); ++axis) {
        const int slack = sign * sum.total - bound(sum, axis, sign);
        if (slack <= most_slack * sum.largest && limit(sum, axis, sign)) return true;
      }
    }
    return false;
  }

  bool fill(const Combined& sum) {
    fillings_.clear(sum.total);
    for (const int cell : sum.cells()) {
      fillings_.add(cell, masks_[at(cell)], sum.factors[at(cell)]);
    }
    if (!fillings_.find()) return false;
    Step& step = steps_.begin(Technique::combined_sums);
    for (int i = 0; i < fillings_.count(); ++i) {
      step.eliminate_all(fillings_.cell(i), masks_[at(fillings_.cell(i))] & ~fillings_.left(i));
    }
    return !step.eliminations.empty() && conclude(step, sum);
  }

  // What the others add at least, or at most, leaves too little to a candidate.
  bool limit(const Combined& sum, int axis, int sign) {
    int used = 0;
    std::array<int, 9> place{};
    place.fill(-1);
    for (const int cell : sum.cells()) {
      int& own = place[at(parts_[at(axis)][at(cell)])];
      if (own < 0) {
        own = used++;
        costs_[at(own)].clear();
      }
      costs_[at(own)].add(cell, masks_[at(cell)], sign * sum.factors[at(cell)]);
    }
    int slack = sign * sum.total;
    for (int i = 0; i < used; ++i) {
      costs_[at(i)].solve();
      if (costs_[at(i)].least() >= HouseCosts::impossible) return false;
      slack -= costs_[at(i)].least();
    }
    if (slack < 0 || slack > most_slack * sum.largest) return false;
    Step& step = steps_.begin(Technique::combined_sums);
    for (int i = 0; i < used; ++i) {
      const HouseCosts& costs = costs_[at(i)];
      for (int j = 0; j < costs.count(); ++j) {
        for (const int digit : digits_of(costs.digits(j))) {
          if (costs.least_with(j, digit) - costs.least() > slack) {
            step.eliminate(costs.cell(j), digit);
          }
        }
      }
    }
    return !step.eliminations.empty() && conclude(step, sum);
  }

  bool conclude(Step& step, const Combined& sum) {
    // Said the way round in which the total is not negative.
    const int side = sum.total < 0 || sum.positive.empty() ? -1 : 1;
    for (std::size_t i = 0; i < relations_.size(); ++i) {
      if (sum.signs[i] == 0) continue;
      const Role role = sum.signs[i] * side > 0 ? Role::base : Role::cover;
      if (relations_[i].house >= 0) {
        step.add_house(role, relations_[i].house);
      } else {
        step.add_rule(role, relations_[i].rule);
      }
    }
    // With filled cells.
    std::array<int, most_cells_here> factors{};
    for (std::size_t i = 0; i < relations_.size(); ++i) {
      for (const auto& [cell, factor] : relations_[i].terms) {
        factors[at(cell)] += side * sum.signs[i] * factor;
      }
    }
    for (int cell = 0; cell < houses_.cell_count(); ++cell) {
      if (factors[at(cell)] == 0) continue;
      step.add_cell(factors[at(cell)] > 0 ? Role::rule_cell : Role::outie, masks_[at(cell)], cell);
    }
    return steps_.add();
  }

  struct Term {
    int value;
    int factor;
  };

  const State<2>& state_;
  const Houses<2>& houses_;
  std::span<const SumRelation> relations_;
  Steps& steps_;
  techniques::TotalFillings<2> fillings_;
  std::array<Mask, most_cells_here> masks_{};
  std::array<std::array<int, most_cells_here>, 3> parts_{};  // rows, columns and boxes of cells
  bool has_boxes_ = false;
  std::vector<std::size_t> numbers_;  // of relations with open cells
  std::vector<Combined> singles_;     // each of them
  std::vector<Combined> unions_;
  std::array<HouseCosts, 9> costs_;
};

}  // namespace

// Sums of rules and of houses added and subtracted, which leaves few cells, or a total that is
// close to what the cells can add at least or at most. The digits of a house are all different.
//
// Roles: `base` what is added and `cover` what is subtracted, rules and houses; `rule_cell` the
// cells that count as positive, and `outie` those that count as negative.
template <int W>
void find_combined_sums(const State<W>& state, Steps& steps) {
  if constexpr (W == 2) {
    const std::size_t count = state.houses().sum_relations().size();
    if (state.size() > HouseCosts::largest_size || count == 0 || count > most_relations) return;
    CombinedSums(state, steps).find();
  }
}

template void find_combined_sums(const State<2>&, Steps&);
template void find_combined_sums(const State<10>&, Steps&);

}  // namespace nonet::logic
