#include <array>
#include <vector>

#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

template <int W>
class Exocets {
 public:
  Exocets(const State<W>& state, Steps& steps)
      : state_(state),
        houses_(state.houses()),
        steps_(steps),
        junior_(steps.wants(Technique::junior_exocet)),
        senior_(steps.wants(Technique::senior_exocet)) {
    for (const int cell : houses_.all() - state.empty()) {
      standing_[at(state.digit(cell))].insert(cell);
    }
  }

  void find() {
    for (int line = 0; line < 2 * state_.size(); ++line) {
      for (auto left = state_.empty(line); !left.empty();) {
        const int a = left.take_lowest();
        if (houses_.box_house(a) < 0) return;
        for (const int b : left& houses_.cells(houses_.box_house(a))) {
          if (steps_.stopped() || find_at(line, a, b)) return;
        }
      }
    }
  }

 private:
  // Places of a digit in a line that are open while it is true in a base cell.
  using Places = std::array<CellSet<W>, at(largest_size<W>)>;

  // Line `across` of those that cross rows, or columns.
  [[nodiscard]] int cross_line(int line, int across) const {
    return line < state_.size() ? state_.size() + across : across;
  }

  // Exocets with these base cells; true where no more steps are wanted.
  bool find_at(int line, int a, int b) {
    digits_ = state_.candidates(a) | state_.candidates(b);
    if (count_bits(digits_) < 3 || count_bits(digits_) > 4) return false;
    base_ = {a, b};
    line_ = line;
    const CellSet<W>& box = houses_.cells(houses_.box_house(a));
    near_ = {};
    for (int other = 0; other < state_.size(); ++other) {
      const auto& cells = houses_.cells(line < state_.size() ? other : state_.size() + other);
      if (other != line % state_.size() && cells.intersects(box)) near_ |= cells;
    }
    list_places();
    for (int own = 0; own < state_.size(); ++own) {
      const auto& cells = houses_.cells(cross_line(line, own));
      if (!cells.intersects(box) || cells.contains(a) || cells.contains(b)) continue;
      for (int first = 0; first < state_.size(); ++first) {
        if (houses_.cells(cross_line(line, first)).intersects(box)) continue;
        for (int second = first + 1; second < state_.size(); ++second) {
          if (houses_.cells(cross_line(line, second)).intersects(box)) continue;
          lines_ = {own, first, second};
          if (find_targets()) return true;
        }
      }
    }
    return false;
  }

  void list_places() {
    const auto closed = houses_.peers(base_[0]) & houses_.peers(base_[1]);
    for (const int digit : digits_of(digits_)) {
      for (int across = 0; across < state_.size(); ++across) {
        const int house = cross_line(line_, across);
        places_[at(across)][at(digit)] =
            (state_.places(digit, house) - closed) | (standing_[at(digit)] & houses_.cells(house));
      }
    }
  }

  bool find_targets() {
    for (const int first : targets(lines_[1])) {
      for (const int second : targets(lines_[2])) {
        if (houses_.box_house(first) == houses_.box_house(second)) continue;
        const bool is_junior = near_.contains(first) && near_.contains(second);
        if (!(is_junior ? junior_ : senior_) || !holds(first, second)) continue;
        if (add(first, second, is_junior)) return true;
      }
    }
    return false;
  }

  // Empty cells of a cross-line that may hold a base digit, off the line of the base.
  [[nodiscard]] CellSet<W> targets(int across) const {
    auto cells = state_.empty(cross_line(line_, across)) - houses_.cells(line_);
    if (!senior_) cells &= near_;
    CellSet<W> found;
    for (const int cell : cells) {
      if ((state_.candidates(cell) & digits_) != 0) found.insert(cell);
    }
    return found;
  }

  // Whether every base digit needs one of the targets.
  [[nodiscard]] bool holds(int first, int second) const {
    for (const int digit : digits_of(digits_)) {
      auto places = at_lines(digit, lines_);
      places.remove(first);
      places.remove(second);
      if (!in_two_houses(places)) return false;
    }
    return true;
  }

  template <std::size_t N>
  [[nodiscard]] CellSet<W> at_lines(int digit, const std::array<int, N>& lines) const {
    CellSet<W> places;
    for (const int across : lines) places |= places_[at(across)][at(digit)];
    return places;
  }

  [[nodiscard]] bool in_one_house(const CellSet<W>& cells) const {
    bool found = cells.empty();
    houses_.for_each_common(cells, [&found](int) { found = true; });
    return found;
  }
  [[nodiscard]] bool in_two_houses(const CellSet<W>& cells) const {
    if (cells.empty()) return true;
    for (const int house : houses_.of(cells.lowest())) {
      if (in_one_house(cells - houses_.cells(house))) return true;
    }
    return false;
  }

  bool add(int first, int second, bool is_junior) {
    const std::array targets{first, second};
    // Digits that each target may hold.
    std::array<Mask, 2> open{};
    for (std::size_t i = 0; i < 2; ++i) {
      for (const int digit : digits_of(state_.candidates(targets[i]) & digits_)) {
        auto places = at_lines(digit, std::array{lines_[0], lines_[2 - i]});
        places -= houses_.peers(targets[i]);
        places.remove(targets[1 - i]);
        if (!in_one_house(places)) open[i] |= bit(digit);
      }
    }
    const Mask live = open[0] | open[1];
    Step& step = steps_.begin(is_junior ? Technique::junior_exocet : Technique::senior_exocet);
    for (std::size_t i = 0; i < 2; ++i) {
      erase(step, targets[i], state_.candidates(targets[i]) & ~open[i]);
      erase(step, base_[i], state_.candidates(base_[i]) & ~live);
    }
    if (step.eliminations.empty()) return false;
    step.add(Role::base_cells, digits_, base_);
    for (const int target : targets) {
      step.add_cell(Role::target, state_.candidates(target) & digits_, target);
    }
    for (const int across : lines_) {
      step.add_house(Role::cross_line, cross_line(line_, across), digits_);
    }
    return steps_.add();
  }

  static void erase(Step& step, int cell, Mask digits) {
    for (const int digit : digits_of(digits)) step.eliminate(cell, digit);
  }

  const State<W>& state_;
  const Houses<W>& houses_;
  Steps& steps_;
  bool junior_;
  bool senior_;
  std::array<CellSet<W>, at(largest_size<W>)> standing_{};  // cells that each digit fills
  std::array<Places, at(largest_size<W>)> places_{};        // by cross-line and digit
  std::array<int, 2> base_{};
  Mask digits_ = 0;  // of the base cells
  int line_ = 0;
  CellSet<W> near_;             // lines beside that of the base that meet its box
  std::array<int, 3> lines_{};  // the cross-lines: beside the base, and those of the targets
};

}  // namespace

// Exocets (David P Bird, "JExocet Compendium", forum.enjoysudoku.com t32370; champagne, Allan
// Barker). Two base cells of a line in a box have three or four digits between them. Three lines
// run across that line, one through the box beside the base cells, the other two through other
// boxes: the cross-lines. Two targets lie in these other two.
//
//     B B .  . . .  . . .      B base cells, T targets, S further places of the base digits in
//     . . .  T . .  . . .      the cross-lines
//     . . .  . . .  T . .
//     . . S  S . .  S . .
//     …
//
// Let a base digit be true in a base cell. Each cross-line holds it, but nowhere where it would
// see both base cells. If two houses hold all of its places in the cross-lines but the targets,
// then two cross-lines at most hold it there, and a target holds it. Where that is so for all base
// digits, the two base cells and the two targets hold the same two digits. So
//
// - a target holds no other digit,
// - a digit that would use up so much that the other cross-lines have one house for it is not in
//   that target,
// - a digit that is in no target is in no base cell, and in no target either.
//
// Junior exocet: the targets lie in lines that meet the box of the base cells; senior exocet: one
// of them or both do not.
template <int W>
void find_exocets(const State<W>& state, Steps& steps) {
  Exocets<W>(state, steps).find();
}

template void find_exocets(const State<2>&, Steps&);
template void find_exocets(const State<10>&, Steps&);

}  // namespace nonet::logic
