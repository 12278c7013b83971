#include <bit>
#include <vector>

#include "logic/finders.hpp"
#include "techniques/cages.hpp"

namespace nonet::logic {
namespace {

// Two or three digits, and cells and cages that need that number of them together: a cell with no
// other candidates needs one, a cage the fewest of any of its combinations. If the places of each
// digit in all of them see each other, each digit is there just once:
//
//     cell {1,2}    cage of 5 with the combinations {1,4} and {2,3}    1 and 2 are in these three
//
// Subsets of cells alone are left to others, and so is a cage that needs all by itself.
template <int W>
class KillerSubsets {
 public:
  KillerSubsets(const State<W>& state, const std::vector<Cage<W>>& cages, Steps& steps)
      : state_(state), houses_(state.houses()), cages_(cages), steps_(steps) {}

  bool find(int count) {
    for (Mask digits = (1U << count) - 1; digits < bit(state_.size());) {
      if (steps_.stopped() || look(digits, count)) return true;
      // The next mask with as many bits.
      const Mask low = digits & -digits;
      const Mask carried = digits + low;
      digits = carried | ((digits ^ carried) / low >> 2U);
    }
    return false;
  }

 private:
  struct Part {
    const Cage<W>* cage;  // null for a cell
    int cell;
    int needs;
    CellSet<W> cells;  // those with any of the digits
  };

  bool look(Mask digits, int count) {
    parts_.clear();
    for (const Cage<W>& cage : cages_) {
      const int needs = cage.least_of(digits);
      if (needs == 0 || needs >= count) continue;
      CellSet<W> cells;
      for (const int digit : digits_of(digits)) cells |= cage.places(digit);
      parts_.push_back({&cage, -1, needs, cells});
    }
    if (parts_.empty()) return false;
    const std::size_t cages = parts_.size();
    for (const int cell : state_.empty()) {
      if (state_.count(cell) < 2 || (state_.candidates(cell) & ~digits) != 0) continue;
      CellSet<W> cells;
      cells.insert(cell);
      parts_.push_back({nullptr, cell, 1, cells});
    }
    chosen_.clear();
    for (std::size_t i = 0; i < cages; ++i) {
      chosen_.push_back(&parts_[i]);
      if (grow(digits, count - parts_[i].needs, i + 1)) return true;
      chosen_.pop_back();
    }
    return false;
  }

  bool grow(Mask digits, int missing, std::size_t from) {
    if (missing == 0) return conclude(digits);
    for (std::size_t i = from; i < parts_.size(); ++i) {
      const Part& part = parts_[i];
      if (part.needs > missing || !fits(digits, part)) continue;
      chosen_.push_back(&part);
      if (grow(digits, missing - part.needs, i + 1)) return true;
      chosen_.pop_back();
    }
    return false;
  }
  [[nodiscard]] bool fits(Mask digits, const Part& part) const {
    for (const Part* other : chosen_) {
      if (other->cells.intersects(part.cells)) return false;
      for (const int digit : digits_of(digits)) {
        const CellSet<W> theirs = other->cells & state_.places(digit);
        for (const int cell : part.cells & state_.places(digit)) {
          if (!theirs.within(houses_.peers(cell))) return false;
        }
      }
    }
    return true;
  }

  bool conclude(Mask digits) {
    CellSet<W> all;
    for (const Part* part : chosen_) all |= part->cells;
    Step& step = steps_.begin(Technique::killer_pair + (std::popcount(digits) - 2));
    for (const int digit : digits_of(digits)) {
      const CellSet<W> places = all & state_.places(digit);
      if (places.empty()) continue;
      step.eliminate(houses_.common_peers(places) & state_.places(digit), digit);
    }
    if (step.eliminations.empty()) return false;
    for (const Part* part : chosen_) {
      if (part->cage != nullptr) {
        add_cage(step, state_, *part->cage);
      } else {
        step.add_cell(Role::pattern, state_.candidates(part->cell), part->cell);
      }
    }
    houses_.for_each_common(all, [&](int house) { step.add_house(Role::house, house, digits); });
    step.add(Role::target, digits, all);
    return steps_.add();
  }

  const State<W>& state_;
  const Houses<W>& houses_;
  const std::vector<Cage<W>>& cages_;
  Steps& steps_;
  std::vector<Part> parts_;
  std::vector<const Part*> chosen_;
};

}  // namespace

// Killer pairs and triples: cages take part in a subset.
//
// Roles: `rule` the cages, each with its cells as `rule_cell` behind it; `pattern` the cells that
// are in no cage, `target` the places of the digits, `house` the houses that hold all of them.
template <int W>
void find_killer_subsets(const State<W>& state, Steps& steps) {
  const std::vector<Cage<W>> cages = open_cages(state);
  if (cages.empty()) return;
  KillerSubsets<W> search(state, cages, steps);
  if (steps.wants(Technique::killer_pair) && search.find(2)) return;
  if (steps.wants(Technique::killer_triple)) search.find(3);
}

template void find_killer_subsets(const State<2>&, Steps&);
template void find_killer_subsets(const State<10>&, Steps&);

}  // namespace nonet::logic
