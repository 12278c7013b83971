#include <array>
#include <span>
#include <vector>

#include "logic/finders.hpp"
#include "logic/strong_links.hpp"

namespace nonet::logic {
namespace {

// A box whose places lie in a row and a column, seen from the one that meets a line.
struct Box {
  int house, near, far;
};

template <int W>
struct Meeting {
  int digit;
  Box box;
  int line, start, joined;
  CellSet<W> gone;
};

template <int W>
class EmptyRectangleSearch {
 public:
  EmptyRectangleSearch(const State<W>& state, Steps& steps) : state_(state), steps_(steps) {}

  // These return true where nothing more is wanted.
  bool find() {
    return for_each([this](const Meeting<W>& meeting) {
      write(steps_.begin(Technique::empty_rectangle), meeting);
      return steps_.add();
    });
  }

  bool find_duals() {
    std::vector<Meeting<W>> found;
    for_each([&found](const Meeting<W>& meeting) {
      found.push_back(meeting);
      return false;
    });
    for (auto one = found.begin(); one != found.end(); ++one) {
      for (auto other = one + 1; other != found.end(); ++other) {
        if (one->digit != other->digit || one->box.house != other->box.house) continue;
        if (one->gone == other->gone) continue;
        Step& step = steps_.begin(Technique::dual_empty_rectangle);
        write(step, *one);
        write(step, *other);
        if (steps_.add()) return true;
      }
    }
    return false;
  }

 private:
  using Cells = CellSet<W>;

  template <class Visit>
  bool for_each(Visit visit) {
    for (int digit = 0; digit < state_.size(); ++digit) {
      if (!steps_.wants_digit(digit)) continue;
      const ConjugatePairs<W> pairs(state_, digit);
      for (int house = 2 * houses_.size(); house < houses_.count(); ++house) {
        if (for_each_arms(digit, house, [&](int row, int column) {
              return meet(digit, {house, row, column}, pairs.columns(), visit) ||
                     meet(digit, {house, column, row}, pairs.rows(), visit);
            })) {
          return true;
        }
      }
      if (steps_.stopped()) return true;
    }
    return false;
  }

  // Calls visit(row, column) for each row and column that hold all places of the house together,
  // and not alone.
  template <class Visit>
  bool for_each_arms(int digit, int house, Visit visit) const {
    const Mask positions = state_.positions(house, digit);
    if ((positions & (positions - 1)) == 0) return false;
    if (has_two(positions) && !steps_.options.two_cell_empty_rectangle) return false;
    const Cells places = state_.places(digit, house);
    Cells left = places;
    while (!left.empty()) {
      const int row = houses_.row_house(left.lowest());
      const Cells in_row = left & houses_.cells(row);
      left -= in_row;
      const Cells rest = places - in_row;
      if (rest.empty()) return false;
      const int column = houses_.column_house(rest.lowest());
      if (!rest.within(houses_.cells(column)) || in_row.within(houses_.cells(column))) continue;
      if (visit(row, column)) return true;
    }
    return false;
  }

  // The lines run as the far arm does.
  template <class Visit>
  bool meet(int digit, const Box& box, std::span<const Conjugates> lines, Visit visit) {
    const Cells& cells = houses_.cells(box.house);
    const Cells far = state_.places(digit, box.far) - cells;
    if (far.empty()) return false;
    for (const Conjugates& line : lines) {
      for (const bool end : {false, true}) {
        const int joined = line.cells[end];
        const int start = line.cells[!end];
        if (!houses_.cells(box.near).contains(joined) || cells.contains(joined) ||
            cells.contains(start)) {
          continue;
        }
        const Cells gone = far & houses_.peers(start);
        if (gone.empty()) continue;
        if (visit(Meeting<W>{digit, box, line.house, start, joined, gone})) return true;
      }
    }
    return false;
  }

  void write(Step& step, const Meeting<W>& meeting) const {
    const auto& [digit, box, line, start, joined, gone] = meeting;
    step.eliminate(gone, digit);
    const Cells places = state_.places(digit, box.house);
    const Cells near = places & houses_.cells(box.near);
    add_chain(step, digit, std::array{cell_set(start), cell_set(joined), near, places - near});
    step.add_house(Role::base, line, bit(digit));
    step.add_house(Role::base, box.house, bit(digit));
    step.add_house(Role::house, box.near, bit(digit));
    step.add_house(Role::house, box.far, bit(digit));
  }

  static Cells cell_set(int cell) {
    Cells cells;
    cells.insert(cell);
    return cells;
  }

  const State<W>& state_;
  const Houses<W>& houses_ = state_.houses();
  Steps& steps_;
};

}  // namespace

// Empty rectangles: the places of a digit in a box, or in any house that is not a line, lie in a
// row and a column, and not all in one of them. A line with two places of which one sees those in
// the row (column) takes the digit from the column (row) where the other place sees it.
//
// A dual one is two of the same box; it is looked for where the options say so, and boxes with two
// places likewise.
//
// Roles: the chain from the far place of the line to the places in the far arm; `base` the line and
// the box, `house` the row and the column, that at the line first. A dual one has the one after the
// other.
template <int W>
void find_empty_rectangles(const State<W>& state, Steps& steps) {
  EmptyRectangleSearch<W> search(state, steps);
  const bool duals = steps.options.duals && steps.wants(Technique::dual_empty_rectangle);
  if (duals && search.find_duals()) return;
  if (steps.wants(Technique::empty_rectangle)) search.find();
}

template void find_empty_rectangles(const State<2>&, Steps&);
template void find_empty_rectangles(const State<10>&, Steps&);

}  // namespace nonet::logic
