#include <algorithm>
#include <bit>
#include <vector>

#include "logic/finders.hpp"
#include "techniques/total_fillings.hpp"

namespace nonet::logic {
namespace {

// Cells whose total is worth a look, where it is not known that all of them differ.
constexpr int most_open = 5;
constexpr int most_open_in_house = 6;

// What is left of the total of some houses when those of rules are taken out of it:
// Σ inner − Σ outer = total, with the cells of those rules inside and outside the houses.
template <int W>
struct Rest {
  CellSet<W> inner;
  CellSet<W> outer;
  int total;
  std::vector<const Total<W>*> taken;

  // False where it shares cells with what is taken already.
  bool take(const Total<W>& rule, const CellSet<W>& cells) {
    const CellSet<W> outside = rule.cells - cells;
    if (!(rule.cells & cells).within(inner) || outside.intersects(outer)) return false;
    inner -= rule.cells & cells;
    outer |= outside;
    total -= rule.total;
    taken.push_back(&rule);
    return true;
  }
};

template <int W>
class HouseTotals {
 public:
  HouseTotals(const State<W>& state, Steps& steps)
      : state_(state),
        houses_(state.houses()),
        steps_(steps),
        fillings_(houses_),
        open_(state.empty()) {}

  bool find() {
    return std::ranges::any_of(houses_.unions(), [&](const HouseUnion<W>& area) {
      return !steps_.stopped() && find(area);
    });
  }

 private:
  bool find(const HouseUnion<W>& area) {
    const CellSet<W> open = area.cells & open_;
    if (open.empty()) return false;
    const int size = houses_.size();
    Rest<W> within{
        area.cells, {}, static_cast<int>(area.houses.size()) * size * (size + 1) / 2, {}};
    crossing_.clear();
    for (const std::uint16_t number : area.totals) {
      const Total<W>& rule = houses_.rules().totals()[number];
      const int outside = (rule.cells & (open_ - area.cells)).size();
      const int inside = (rule.cells & open).size();
      if (outside == 0) {
        within.take(rule, area.cells);
      } else if (inside > 0) {
        crossing_.push_back({&rule, inside, outside});
      }
    }
    return choose(area, within, 0);
  }

  // Of a rule that crosses the border either part can be what is looked at.
  bool choose(const HouseUnion<W>& area, const Rest<W>& rest, std::size_t next) {
    if (next == crossing_.size()) return look(area, rest);
    int least = (rest.outer & open_).size();
    CellSet<W> inner = rest.inner & open_;
    for (std::size_t i = next; i < crossing_.size(); ++i) {
      inner -= crossing_[i].rule->cells;
      least += std::min(crossing_[i].inside, crossing_[i].outside);
    }
    if (least + inner.size() > most_open_in_house) return false;
    if (choose(area, rest, next + 1)) return true;
    Rest<W> taken = rest;
    return taken.take(*crossing_[next].rule, area.cells) && choose(area, taken, next + 1);
  }

  bool look(const HouseUnion<W>& area, const Rest<W>& rest) {
    const CellSet<W> inner = rest.inner & open_;
    const CellSet<W> outer = rest.outer & open_;
    const int count = inner.size() + outer.size();
    if (count == 0 || count > most_open_in_house) return false;
    if (outer.empty()) {
      if (count == 1) return bound(Technique::innies, area, rest);
      if (split(area, rest, inner)) return true;
      bool is_in_house = false;
      houses_.for_each_common(inner, [&](int) { is_in_house = true; });
      if (is_in_house) return bound(Technique::hidden_cage, area, rest);
      return count <= most_open && bound(Technique::innies, area, rest);
    }
    if (count > most_open) return false;
    return bound(inner.empty() ? Technique::outies : Technique::innies_and_outies, area, rest);
  }

  // Total of the open cells with those of others taken out of it.
  [[nodiscard]] int open_total(const Rest<W>& rest) const {
    return rest.total - known(rest.inner) + known(rest.outer);
  }
  [[nodiscard]] int known(const CellSet<W>& cells) const {
    int total = 0;
    for (const int cell : cells - open_) total += state_.digit(cell) + 1;
    return total;
  }
  [[nodiscard]] Mask mask(int cell) const {
    const int digit = state_.digit(cell);
    return digit >= 0 ? bit(digit) : state_.candidates(cell);
  }

  bool bound(Technique technique, const HouseUnion<W>& area, const Rest<W>& rest) {
    if (!steps_.wants(technique)) return false;
    fillings_.clear(open_total(rest));
    for (const int cell : rest.inner& open_) fillings_.add(cell, mask(cell));
    for (const int cell : rest.outer& open_) fillings_.add(cell, mask(cell), -1);
    return conclude(technique, area, rest, nullptr);
  }

  // All that is open inside belongs to one rule, which has other cells outside.
  bool split(const HouseUnion<W>& area, const Rest<W>& rest, const CellSet<W>& inner) {
    if (!steps_.wants(Technique::cage_splitting)) return false;
    for (const Crossing& crossing : crossing_) {
      const Total<W>& rule = *crossing.rule;
      if (!inner.within(rule.cells)) continue;
      const CellSet<W> outside = rule.cells - inner;
      const int count = (outside & open_).size() + inner.size();
      if (count > most_open_in_house) continue;
      const int total = open_total(rest);
      fillings_.clear(total, rule.total - known(rule.cells) - total);
      for (const int cell : inner) fillings_.add(cell, mask(cell));
      for (const int cell : outside& open_) fillings_.add(cell, mask(cell), 1, 1);
      if (conclude(Technique::cage_splitting, area, rest, &rule)) return true;
    }
    return false;
  }

  bool conclude(Technique technique, const HouseUnion<W>& area, const Rest<W>& rest,
                const Total<W>* crossed) {
    if (!fillings_.find()) return false;
    Step& step = steps_.begin(technique);
    for (int i = 0; i < fillings_.count(); ++i) {
      step.eliminate_all(fillings_.cell(i), mask(fillings_.cell(i)) & ~fillings_.left(i));
    }
    if (step.eliminations.empty()) return false;
    if (fillings_.count() == 1) {
      step.eliminations.clear();
      step.place(fillings_.cell(0), std::countr_zero(fillings_.left(0)));
    }
    for (const int house : area.houses) step.add_house(Role::house, house);
    for (const Total<W>* rule : rest.taken) step.add_rule(Role::rule, rule->rule);
    if (crossed != nullptr) step.add_rule(Role::base, crossed->rule);
    for (const int cell : rest.inner) step.add_cell(Role::rule_cell, mask(cell), cell);
    const CellSet<W> outer = crossed != nullptr ? crossed->cells - area.cells : rest.outer;
    for (const int cell : outer) step.add_cell(Role::outie, mask(cell), cell);
    return steps_.add();
  }

  struct Crossing {
    const Total<W>* rule;
    int inside;  // its open cells there, and outside
    int outside;
  };

  const State<W>& state_;
  const Houses<W>& houses_;
  Steps& steps_;
  TotalFillings<W> fillings_;
  CellSet<W> open_;  // empty cells
  std::vector<Crossing> crossing_;
};

}  // namespace

// Rule of 45: each house has the same total, and that of the cages in it is known. What is left of
// the total is in the cells beside them (innies), or the cages have more of it outside (outies).
//
// Roles: `house` the houses, `rule` those that are taken out of their total, `rule_cell` cells of
// the houses beside them, `outie` cells of these rules outside; of cage_splitting `base` the rule
// that the border divides, and `outie` its cells outside.
template <int W>
void find_rule_of_45(const State<W>& state, Steps& steps) {
  if (!state.houses().unions().empty()) HouseTotals<W>(state, steps).find();
}

template void find_rule_of_45(const State<2>&, Steps&);
template void find_rule_of_45(const State<10>&, Steps&);

}  // namespace nonet::logic
