#include <algorithm>
#include <array>
#include <vector>

#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

constexpr int most_parts = 5;  // more groups of cells are not looked through

// All places that a house has for a digit.
template <int W>
struct HousePlaces {
  CellSet<W> cells;
  int house;
  int size;
};

template <int W>
class SetEquivalences {
 public:
  SetEquivalences(const State<W>& state, Steps& steps)
      : state_(state), houses_(state.houses()), steps_(steps), technique_(technique_of(houses_)) {
    for (int cell = 0; cell < houses_.cell_count(); ++cell) {
      if (state.digit(cell) >= 0) placed_[at(state.digit(cell))].insert(cell);
    }
    for (int digit = 0; digit < state.size(); ++digit) {
      if (!steps.wants_digit(digit) || state.places(digit).empty()) continue;
      wanted_ |= bit(digit);
      auto& needs = needs_[at(digit)];
      for (int house = 0; house < houses_.count(); ++house) {
        const CellSet<W> cells = state.places(digit, house);
        if (!cells.empty()) needs.push_back({cells, house, cells.size()});
      }
      std::ranges::stable_sort(needs, {}, &HousePlaces<W>::size);
    }
  }

  // Grids of rows, columns and boxes alone have a name of their own for it.
  static Technique technique_of(const Houses<W>& houses) {
    const bool has_boxes = std::ranges::all_of(
        houses.boxes(), [&](int house) { return houses.kind(house) == HouseKind::box; });
    return houses.is_plain() && has_boxes ? Technique::phistomefel_ring
                                          : Technique::set_equivalence;
  }

  [[nodiscard]] bool has_work() const { return wanted_ != 0 && steps_.wants(technique_); }

  // True where no more steps are wanted.
  bool find(const EqualSets<W>& sets) {
    for (const bool is_reversed : {false, true}) {
      const Sides sides = sides_of(sets, is_reversed);
      if (sides.copies == 0 && find_missing(sides)) return true;
      for (const int digit : digits_of(wanted_)) {
        if (compare(sides, digit)) return true;
      }
    }
    return false;
  }

 private:
  // The side that is looked at for the most that it can have of a digit, and for the least the
  // other one; the first has each digit `copies` times more.
  struct Sides {
    const std::vector<std::uint8_t>& houses;
    const std::vector<std::uint8_t>& others;
    const CellSet<W>& cells;
    const CellSet<W>& other_cells;
    int copies;
  };
  static Sides sides_of(const EqualSets<W>& sets, bool is_reversed) {
    if (is_reversed) {
      return {sets.others, sets.houses, sets.other_cells, sets.cells, -sets.copies};
    }
    return {sets.houses, sets.others, sets.cells, sets.other_cells, sets.copies};
  }

  // Digits without a place on one side.
  bool find_missing(const Sides& sides) {
    Mask present = 0;
    for (const int cell : sides.cells) {
      const int digit = state_.digit(cell);
      present |= digit >= 0 ? bit(digit) : state_.candidates(cell);
    }
    const Mask missing = wanted_ & ~present;
    if (missing == 0) return false;
    Step& step = steps_.begin(technique_);
    Mask gone = 0;
    for (const int cell : sides.other_cells & state_.empty()) {
      step.eliminate_all(cell, state_.candidates(cell) & missing);
      gone |= state_.candidates(cell) & missing;
    }
    if (gone == 0) return false;
    add_sides(step, sides, gone);
    return steps_.add();
  }

  // The most of one side is no more than the least of the other one, so that both are exact.
  bool compare(const Sides& sides, int digit) {
    const CellSet<W> open = sides.cells & state_.places(digit);
    const CellSet<W> other_open = sides.other_cells & state_.places(digit);
    if (open.empty() && other_open.empty()) return false;
    const CellSet<W> placed = sides.cells & placed_[at(digit)];
    // Said of several digits at once.
    if (open.empty() && placed.empty() && sides.copies == 0) return false;
    const CellSet<W> other_placed = sides.other_cells & placed_[at(digit)];
    const CellSet<W> needed = find_needs(other_open, digit);
    const int least = other_placed.size() + static_cast<int>(used_.size());
    const int room = least + sides.copies - placed.size();
    if (room < 0 || room > most_parts || (room == 0) != open.empty()) return false;
    parts_.clear();
    if (!cover(open, room) || static_cast<int>(parts_.size()) < room) return false;
    Step& step = steps_.begin(technique_);
    CellSet<W> gone = other_open - needed;
    CellSet<W> filled;
    for (const CellSet<W>& part : parts_) {
      if (part.size() == 1) filled |= part;
      gone |= houses_.common_peers(part) & state_.places(digit);
    }
    for (const int cell : filled) {
      step.place(cell, digit);
      gone -= houses_.peers(cell);
    }
    step.eliminate(gone - filled, digit);
    if (step.placements.empty() && step.eliminations.empty()) return false;
    add_sides(step, sides, bit(digit));
    const CellSet<W> known = placed | other_placed;
    if (!known.empty()) step.add(Role::on, bit(digit), known);
    for (const HousePlaces<W>* need : used_) {
      step.add_house(Role::house, need->house, bit(digit));
      step.add(Role::floor, bit(digit), need->cells);
    }
    for (const CellSet<W>& part : parts_) add_part(step, part, digit);
    return steps_.add();
  }

  // Houses with all their places among some cells, no two with a common one: `used_`, and the
  // places of these.
  CellSet<W> find_needs(const CellSet<W>& among, int digit) {
    used_.clear();
    CellSet<W> found;
    if (among.empty()) return found;
    const int most = among.size();
    for (const HousePlaces<W>& need : needs_[at(digit)]) {
      if (need.size > most) break;
      if (!need.cells.within(among) || need.cells.intersects(found)) continue;
      found |= need.cells;
      used_.push_back(&need);
    }
    return found;
  }
  // Whether cells fall into this many parts of cells that see each other, or fewer: `parts_`.
  bool cover(const CellSet<W>& left, int most) {
    if (left.empty()) return true;
    if (most == 0 || left.size() > most * state_.size()) return false;
    const int first = left.lowest();
    const auto is_covered_by = [&](const CellSet<W>& part) {
      parts_.push_back(part);
      if (cover(left - part, most - 1)) return true;
      parts_.pop_back();
      return false;
    };
    for (const int house : houses_.of(first)) {
      if (is_covered_by(left & houses_.cells(house))) return true;
    }
    if (houses_.is_plain()) return false;
    CellSet<W> part;
    part.insert(first);
    for (const int cell : left& houses_.peers(first)) {
      if (part.within(houses_.peers(cell))) part.insert(cell);
    }
    return is_covered_by(part);
  }

  static void add_sides(Step& step, const Sides& sides, Mask digits) {
    for (const int house : sides.houses) step.add_house(Role::base, house, digits);
    for (const int house : sides.others) step.add_house(Role::cover, house, digits);
    step.add(Role::pattern, digits, sides.cells);
    step.add(Role::target, digits, sides.other_cells);
  }
  // With the rules by which its cells see each other where houses do not say so.
  void add_part(Step& step, const CellSet<W>& part, int digit) {
    bool is_in_house = false;
    houses_.for_each_common(part, [&](int) { is_in_house = true; });
    step.add(Role::pincer, bit(digit), part);
    if (is_in_house) return;
    std::vector<int> rules;
    for (const int cell : part) {
      for (const int other : part - houses_.cells(houses_.row_house(cell))) {
        if (houses_.set_of(cell).intersects(houses_.set_of(other))) continue;
        rules.push_back(houses_.rules().between(cell, other));
      }
    }
    std::ranges::sort(rules);
    const auto doubles = std::ranges::unique(rules);
    rules.erase(doubles.begin(), doubles.end());
    for (const int rule : rules) step.add_rule(Role::rule, rule);
  }

  const State<W>& state_;
  const Houses<W>& houses_;
  Steps& steps_;
  Technique technique_;
  Mask wanted_ = 0;  // digits with open places
  std::array<CellSet<W>, at(largest_size<W>)> placed_{};
  std::array<std::vector<HousePlaces<W>>, at(largest_size<W>)> needs_;  // few cells first
  std::vector<const HousePlaces<W>*> used_;
  std::vector<CellSet<W>> parts_;
};

}  // namespace

// Two unions of houses have the same digits, and so have the cells that only one of them has: the
// law of leftovers, Phistomefel's ring and their kin. Where one of these two sets must have a digit
// as often as the other one can have it at most, both have it just that often.
//
// Roles: `base` and `cover` the houses, `pattern` the cells of the first that have a digit at most
// that often, and `target` those of the second that have it at least that often; `on` the cells
// where it is placed. `pincer`: cells that see each other, one of which at most has it; `house` and
// `floor`: a house, and all its places. Without these the first have no place for the digits.
template <int W>
void find_set_equivalences(const State<W>& state, Steps& steps) {
  SetEquivalences<W> search(state, steps);
  if (!search.has_work()) return;
  for (const EqualSets<W>& sets : state.houses().equal_sets()) {
    if (steps.stopped() || search.find(sets)) return;
  }
}

template void find_set_equivalences(const State<2>&, Steps&);
template void find_set_equivalences(const State<10>&, Steps&);

}  // namespace nonet::logic
