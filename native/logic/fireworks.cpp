#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

// Digits that are each in one of the cells: where the houses cross, or the two others.
struct Firework {
  Mask digits;
  int centre;
  std::array<int, 2> wings;
  std::array<int, 3> houses;  // the last is the one that holds the other places
};

template <int W>
class Fireworks {
 public:
  Fireworks(const State<W>& state, Steps& steps)
      : state_(state),
        houses_(state.houses()),
        steps_(steps),
        triples_(steps.wants(Technique::fireworks_triple)),
        quadruples_(steps.wants(Technique::fireworks_quadruple)) {}

  void find() {
    for (const int centre : state_.empty()) {
      const auto& of = houses_.of(centre);
      for (const int box : of) {
        for (std::size_t i = 0; i < of.size(); ++i) {
          for (std::size_t j = i + 1; j < of.size(); ++j) {
            if (cross(of[i], of[j], box, centre) && find_at(centre, {of[i], of[j], box})) return;
          }
        }
      }
    }
    if (quadruples_) add_quadruples();
  }

 private:
  // Two houses that both lie partly in the third one, but share one cell only with it.
  [[nodiscard]] bool cross(int first, int second, int box, int centre) const {
    if (first == box || second == box) return false;
    const auto here = houses_.cells(first) & houses_.cells(box);
    const auto there = houses_.cells(second) & houses_.cells(box);
    CellSet<W> only;
    only.insert(centre);
    return (here & there) == only && here != only && there != only;
  }

  // Lists what each digit has outside the box; true where no more steps are wanted.
  bool find_at(int centre, const std::array<int, 3>& houses) {
    const auto first = houses_.cells(houses[0]) - houses_.cells(houses[2]);
    const auto second = houses_.cells(houses[1]) - houses_.cells(houses[2]);
    std::array<CellSet<W>, 2> wings{};
    struct Places {
      int digit;
      CellSet<W> first, second;
    };
    std::array<Places, at(largest_size<W>)> places{};
    std::size_t count = 0;
    for (int digit = 0; digit < state_.size(); ++digit) {
      if (((state_.placed(houses[0]) | state_.placed(houses[1]) | state_.placed(houses[2])) >>
               digit &
           1) != 0) {
        continue;
      }
      const auto here = state_.places(digit) & first;
      const auto there = state_.places(digit) & second;
      if (here.size() > 1 || there.size() > 1) continue;
      places[count++] = {digit, here, there};
      wings[0] |= here;
      wings[1] |= there;
    }
    if (count < 2 && !triples_) return false;
    for (const int y : wings[0]) {
      for (const int z : wings[1]) {
        Firework firework{0, centre, {y, z}, houses};
        for (std::size_t i = 0; i < count; ++i) {
          const auto& [digit, here, there] = places[i];
          if ((here.empty() || here.contains(y)) && (there.empty() || there.contains(z))) {
            firework.digits |= bit(digit);
          }
        }
        if (firework.digits != 0 && add(firework)) return true;
      }
    }
    return false;
  }

  bool add(const Firework& firework) {
    if (triples_) {
      const Mask all = firework.digits | digits_held_by(firework);
      if (count_bits(all) == 3 && add_triple(firework, all)) return true;
    }
    if (quadruples_ && count_bits(firework.digits) == 2) pairs_.push_back(firework);
    return false;
  }

  // Digits that some house has in these three cells alone.
  [[nodiscard]] Mask digits_held_by(const Firework& firework) const {
    const CellSet<W> cells = cells_of(firework);
    Mask candidates = 0;
    for (const int cell : cells) candidates |= state_.candidates(cell);
    Mask held = 0;
    for (const int cell : cells) {
      for (const int house : houses_.of(cell)) {
        for (const int digit : digits_of(candidates & ~firework.digits & ~held)) {
          const auto places = state_.places(digit, house);
          if (!places.empty() && places.within(cells)) held |= bit(digit);
        }
      }
    }
    return held;
  }

  static CellSet<W> cells_of(const Firework& firework) {
    CellSet<W> cells;
    cells.insert(firework.centre);
    for (const int wing : firework.wings) cells.insert(wing);
    return cells;
  }

  bool add_triple(const Firework& firework, Mask digits) {
    Step& step = steps_.begin(Technique::fireworks_triple);
    for (const int cell : cells_of(firework)) keep(step, cell, digits);
    if (step.eliminations.empty()) return false;
    explain(step, firework, digits);
    return steps_.add();
  }

  void keep(Step& step, int cell, Mask digits) const {
    for (const int digit : digits_of(state_.candidates(cell) & ~digits))
      step.eliminate(cell, digit);
  }
  static void explain(Step& step, const Firework& firework, Mask digits) {
    step.add_cell(Role::pivot, digits, firework.centre);
    for (const int wing : firework.wings) step.add_cell(Role::pincer, digits, wing);
    for (const int house : firework.houses) step.add_house(Role::house, house, firework.digits);
  }

  void add_quadruples() {
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
      for (std::size_t j = i + 1; j < pairs_.size(); ++j) {
        const Firework& a = pairs_[i];
        const Firework& b = pairs_[j];
        const auto here = cells_of(a);
        const auto there = cells_of(b);
        if ((a.digits & b.digits) != 0 || (here | there).size() != 4) continue;
        Step& step = steps_.begin(Technique::fireworks_quadruple);
        for (const int cell : here | there) {
          keep(step, cell,
               (here.contains(cell) ? a.digits : 0) | (there.contains(cell) ? b.digits : 0));
        }
        if (step.eliminations.empty()) continue;
        explain(step, a, a.digits);
        explain(step, b, b.digits);
        if (steps_.add()) return;
      }
    }
  }

  const State<W>& state_;
  const Houses<W>& houses_;
  Steps& steps_;
  bool triples_;
  bool quadruples_;
  std::vector<Firework> pairs_;
};

}  // namespace

// Fireworks (shye, forum.enjoysudoku.com t39513). A digit that two houses hold outside a third one
// in one cell each, or nowhere, is in one of these two cells or where all three houses cross:
// if it is in neither it is in both houses inside the third one, which holds it once.
//
//     x . .  . . y  . . .     row 1 and column 1 have the digit outside box 1 in y and z alone:
//     . . .                   it is in x, y or z
//     . . .
//     z . .
//
// - Triple: three digits for the same three cells, which hold nothing else. All but one may also
//   have fewer places, as when a house has them in these cells alone.
// - Quadruple: two digits for three cells, two others for three cells, and these are four cells in
//   all. They hold nothing else, and a cell of the one pair alone nothing of the other pair.
template <int W>
void find_fireworks(const State<W>& state, Steps& steps) {
  Fireworks<W>(state, steps).find();
}

template void find_fireworks(const State<2>&, Steps&);
template void find_fireworks(const State<10>&, Steps&);

}  // namespace nonet::logic
