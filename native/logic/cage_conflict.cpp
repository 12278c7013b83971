#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "logic/finders.hpp"
#include "techniques/cages.hpp"

namespace nonet::logic {
namespace {

// What a combination of a cage would leave nothing for: cells with fewer digits than cells, digits
// of a house with fewer places, or another cage.
template <int W>
struct Conflict {
  Mask set;
  CellSet<W> cells;  // empty: it is about the house or the cage
  Mask digits;       // left to the cells, or the digits of the house
  int house;
  const Cage<W>* cage;
};

template <int W>
class CageConflicts {
 public:
  CageConflicts(const State<W>& state, Steps& steps)
      : state_(state), houses_(state.houses()), steps_(steps), cages_(open_cages(state)) {}

  bool find() {
    return std::ranges::any_of(cages_,
                               [&](const Cage<W>& cage) { return steps_.stopped() || find(cage); });
  }

 private:
  static constexpr std::size_t most_sets = 40;

  bool find(const Cage<W>& cage) {
    if (cage.sets().size() > most_sets) return false;
    std::vector<Conflict<W>> conflicts;
    for (const Mask set : cage.sets()) {
      assume(cage, set);
      if (const auto found = conflict(cage, set)) conflicts.push_back(*found);
    }
    if (conflicts.empty() || !concludes(cage, conflicts)) return false;
    // Those that change nothing are not needed for the argument.
    for (std::size_t i = conflicts.size(); i-- > 0 && conflicts.size() > 1;) {
      const Conflict<W> removed = conflicts[i];
      conflicts.erase(conflicts.begin() + static_cast<std::ptrdiff_t>(i));
      if (!concludes(cage, conflicts)) {
        conflicts.insert(conflicts.begin() + static_cast<std::ptrdiff_t>(i), removed);
      }
    }
    concludes(cage, conflicts);
    Step& step = *step_;
    add_cage(step, state_, cage);
    for (const Conflict<W>& reason : conflicts) {
      step.add(Role::off, reason.set | cage.placed(), cage.list());
      if (reason.cage != nullptr) {
        step.add_rule(Role::cover, reason.cage->rule());
        add_candidates(step, reason.cage->cells());
      } else if (reason.cells.empty()) {
        step.add_house(Role::cover, reason.house, reason.digits);
      } else {
        step.add(Role::target, reason.digits, reason.cells);
        add_candidates(step, reason.cells);
      }
    }
    return steps_.add();
  }

  void add_candidates(Step& step, const CellSet<W>& cells) const {
    for (const int cell : cells& state_.empty()) {
      step.add_cell(Role::pattern, state_.candidates(cell), cell);
    }
  }

  // Where the digits would be if the cage had this combination.
  void assume(const Cage<W>& cage, Mask set) {
    changed_ = {};
    for (int digit = 0; digit < state_.size(); ++digit) {
      CellSet<W> places = state_.places(digit);
      if ((set >> digit & 1) != 0) {
        const CellSet<W> gone = houses_.common_peers(cage.places(digit)) & places;
        changed_ |= gone;
        places -= gone;
      } else {
        changed_ |= places & cage.cells();
        places -= cage.cells();
      }
      places_[at(digit)] = places;
    }
  }
  [[nodiscard]] Mask digits_of_cell(int cell) const {
    Mask digits = 0;
    for (const int digit : digits_of(state_.candidates(cell))) {
      if (places_[at(digit)].contains(cell)) digits |= bit(digit);
    }
    return digits;
  }

  std::optional<Conflict<W>> conflict(const Cage<W>& cage, Mask set) const {
    for (const int cell : changed_ - cage.cells()) {
      if (digits_of_cell(cell) == 0) {
        CellSet<W> cells;
        cells.insert(cell);
        return Conflict<W>{set, cells, 0, -1, nullptr};
      }
    }
    for (int house = 0; house < houses_.count(); ++house) {
      if (!houses_.cells(house).intersects(changed_)) continue;
      for (const int digit : digits_of((bit(state_.size()) - 1) & ~state_.placed(house))) {
        if (!places_[at(digit)].intersects(houses_.cells(house))) {
          return Conflict<W>{set, {}, bit(digit), house, nullptr};
        }
      }
    }
    return pair_conflict(cage, set);
  }
  // Two cells with one digit left, or two digits with one place.
  std::optional<Conflict<W>> pair_conflict(const Cage<W>& cage, Mask set) const {
    for (const int cell : changed_ - cage.cells()) {
      const Mask digits = digits_of_cell(cell);
      if (!at_most(digits, 1)) continue;
      for (const int other : houses_.peers(cell) & (state_.empty() - cage.cells())) {
        if (digits_of_cell(other) != digits) continue;
        CellSet<W> cells;
        cells.insert(cell);
        cells.insert(other);
        return Conflict<W>{set, cells, digits, -1, nullptr};
      }
    }
    for (int house = 0; house < houses_.count(); ++house) {
      if (!houses_.cells(house).intersects(changed_)) continue;
      Mask once = 0;
      std::array<int, at(largest_size<W>)> place{};
      for (const int digit : digits_of((bit(state_.size()) - 1) & ~state_.placed(house))) {
        const CellSet<W> places = places_[at(digit)] & houses_.cells(house);
        if (places.size() != 1) continue;
        place[at(digit)] = places.lowest();
        for (const int other : digits_of(once)) {
          if (place[at(other)] == place[at(digit)]) {
            return Conflict<W>{set, {}, bit(digit) | bit(other), house, nullptr};
          }
        }
        once |= bit(digit);
      }
    }
    return cage_conflict(cage, set);
  }
  // Another cage that has no combination left.
  std::optional<Conflict<W>> cage_conflict(const Cage<W>& cage, Mask set) const {
    for (const Cage<W>& other : cages_) {
      if (&other == &cage || other.hidden() != nullptr || !other.cells().intersects(changed_))
        continue;
      std::vector<Mask> masks;
      for (const int cell : other.list()) masks.push_back(digits_of_cell(cell));
      if (other.left(masks, other.sets()).empty()) return Conflict<W>{set, {}, 0, -1, &other};
    }
    return {};
  }

  // Makes the step of these conflicts; whether anything follows from them.
  bool concludes(const Cage<W>& cage, const std::vector<Conflict<W>>& conflicts) {
    std::vector<Mask> kept;
    Mask required = ~Mask{0};
    for (const Mask set : cage.sets()) {
      const auto is_this = [&](const Conflict<W>& reason) { return reason.set == set; };
      if (std::ranges::any_of(conflicts, is_this)) continue;
      kept.push_back(set);
      required &= set;
    }
    const std::vector<Mask> left = cage.left(cage.masks(), kept);
    if (left.empty()) return false;
    step_ = &steps_.begin(Technique::cage_conflict);
    for (std::size_t i = 0; i < left.size(); ++i) {
      step_->eliminate_all(cage.list()[i], cage.masks()[i] & ~left[i]);
    }
    for (const int digit : digits_of(required & ~cage.required())) {
      step_->eliminate(houses_.common_peers(cage.places(digit)) & state_.places(digit), digit);
    }
    return !step_->eliminations.empty();
  }

  const State<W>& state_;
  const Houses<W>& houses_;
  Steps& steps_;
  std::vector<Cage<W>> cages_;
  Step* step_ = nullptr;
  CellSet<W> changed_;
  std::array<CellSet<W>, at(largest_size<W>)> places_{};
};

}  // namespace

// Combinations of a cage that would leave another cell without a digit, a house without a place
// for one, or another cage without a combination.
//
// Roles: `rule` the cage, `rule_cell` its cells; `off` for each such combination, and behind it
// the `target` cells with fewer digits left than cells, or the house with fewer places or the
// cage (`cover`); `pattern` the candidates of these cells, or of those of the cage.
template <int W>
void find_cage_conflicts(const State<W>& state, Steps& steps) {
  CageConflicts<W>(state, steps).find();
}

template void find_cage_conflicts(const State<2>&, Steps&);
template void find_cage_conflicts(const State<10>&, Steps&);

}  // namespace nonet::logic
