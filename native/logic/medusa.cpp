#include <array>
#include <bit>
#include <vector>

#include "logic/finders.hpp"
#include "logic/strong_links.hpp"

namespace nonet::logic {
namespace {

// Candidates of one colour, and what follows if they are true; an entry for each digit.
template <int W>
struct Colour {
  using ByDigit = std::array<CellSet<W>, at(largest_size<W>)>;

  ByDigit places{};
  ByDigit seen{};       // cells that see one of the places
  CellSet<W> cells{};   // of all digits
  CellSet<W> doubly{};  // cells of two digits
};

template <int W>
class MedusaSearch {
 public:
  MedusaSearch(const State<W>& state, Steps& steps) : state_(state), steps_(steps) {}

  // A cluster of two digits or more has a cell with two candidates.
  void find() {
    for (const int cell : state_.bivalue()) {
      const int digit = std::countr_zero(state_.candidates(cell));
      if (known_[at(digit)].contains(cell)) continue;
      colour_cluster(cell, digit);
      if (find_wrap(0) || find_wrap(1) || find_trap() || steps_.stopped()) return;
    }
  }

 private:
  using Cells = CellSet<W>;
  struct Node {
    int cell, digit, colour;
  };

  void colour_cluster(int cell, int digit) {
    colours_ = {};
    found_.clear();
    reach(cell, digit, 0);
    for (std::size_t i = 0; i < found_.size(); ++i) {
      const Node node = found_[i];
      const Mask in_cell = state_.candidates(node.cell);
      if (has_two(in_cell)) {
        reach(node.cell, std::countr_zero(in_cell & ~bit(node.digit)), 1 - node.colour);
      }
      for (const int house : houses_.of(node.cell)) {
        const Mask positions = state_.positions(house, node.digit);
        if (!has_two(positions)) continue;
        const Mask other = positions & ~bit(houses_.position(house, node.cell));
        reach(houses_.cell(house, std::countr_zero(other)), node.digit, 1 - node.colour);
      }
    }
  }

  void reach(int cell, int digit, int number) {
    if (known_[at(digit)].contains(cell)) return;
    known_[at(digit)].insert(cell);
    found_.push_back({cell, digit, number});
    Colour<W>& colour = colours_[at(number)];
    colour.places[at(digit)].insert(cell);
    colour.seen[at(digit)] |= houses_.peers(cell);
    if (colour.cells.contains(cell)) colour.doubly.insert(cell);
    colour.cells.insert(cell);
  }

  bool find_wrap(int number) {
    if (!steps_.wants(Technique::medusa_wrap)) return false;
    const Colour<W>& colour = colours_[at(number)];
    Step& step = steps_.begin(Technique::medusa_wrap);
    if (!add_contradiction(step, colour)) return false;
    for (int digit = 0; digit < state_.size(); ++digit) {
      step.eliminate(colour.places[at(digit)], digit);
    }
    add_colours(step, colour, colours_[at(1 - number)]);
    return steps_.add();
  }

  // Says why a colour cannot be true; false where it can.
  bool add_contradiction(Step& step, const Colour<W>& colour) const {
    if (!colour.doubly.empty()) {
      const int cell = colour.doubly.lowest();
      Mask twice = 0;
      for (const int digit : digits_of(state_.candidates(cell))) {
        if (colour.places[at(digit)].contains(cell)) twice |= bit(digit);
      }
      step.add_cell(Role::conclusion, twice, cell);
      return true;
    }
    Cells left;  // cells with a candidate that does not see the colour, or with none at all
    for (const int cell : state_.empty()) {
      if (state_.count(cell) == 0) left.insert(cell);
    }
    for (int digit = 0; digit < state_.size(); ++digit) {
      const Cells& places = colour.places[at(digit)];
      const Cells& seen = colour.seen[at(digit)];
      for (const int cell : places& seen) {
        for (const int house : houses_.of(cell)) {
          if ((places & houses_.cells(house)).size() < 2) continue;
          step.add_house(Role::house, house, bit(digit));
          return true;
        }
      }
      left |= state_.places(digit) - seen;
    }
    const Cells emptied = state_.empty() - left;
    if (emptied.empty()) return false;
    const int cell = emptied.lowest();
    step.add_cell(Role::conclusion, state_.candidates(cell), cell);
    return true;
  }

  bool find_trap() {
    if (!steps_.wants(Technique::medusa_trap)) return false;
    const auto& [a, b] = colours_;
    const Cells both = a.cells & b.cells;
    Step& step = steps_.begin(Technique::medusa_trap);
    for (int digit = 0; digit < state_.size(); ++digit) {
      const Cells& sees_a = a.seen[at(digit)];
      const Cells& sees_b = b.seen[at(digit)];
      const Cells gone = both | (sees_a & sees_b) | (a.cells & sees_b) | (b.cells & sees_a);
      const Cells coloured = a.places[at(digit)] | b.places[at(digit)];
      step.eliminate((state_.places(digit) & gone) - coloured, digit);
    }
    if (step.eliminations.empty()) return false;
    add_colours(step, a, b);
    return steps_.add();
  }

  void add_colours(Step& step, const Colour<W>& a, const Colour<W>& b) const {
    for (int digit = 0; digit < state_.size(); ++digit) {
      if (!a.places[at(digit)].empty()) {
        step.add(Role::colour_a, bit(digit), a.places[at(digit)]);
      }
      if (!b.places[at(digit)].empty()) {
        step.add(Role::colour_b, bit(digit), b.places[at(digit)]);
      }
    }
  }

  const State<W>& state_;
  const Houses<W>& houses_ = state_.houses();
  Steps& steps_;
  std::array<Cells, at(largest_size<W>)> known_{};
  std::array<Colour<W>, 2> colours_{};
  std::vector<Node> found_;
};

}  // namespace

// 3D Medusa: colours of all digits at once. Candidates that hang together by strong links, the two
// places of a digit in a house or the two candidates of a cell, have two colours, of which one is
// true in all of them and the other one in none. By the six rules of A. Stuart,
// sudokuwiki.org/3D_Medusa, a colour goes (wrap) that has
//
//     1  two candidates in one cell,
//     2  one digit twice in a house, or
//     6  a cell all of whose candidates see the colour;
//
// and a candidate without colour goes (trap)
//
//     3  in a cell that has both colours,
//     4  that sees both colours of its digit, or
//     5  that sees one colour, the other one being in its cell.
//
// A cluster of one digit alone is left to simple colours. Roles: `colour_a`, which goes in a wrap,
// and `colour_b`, a group for each digit; for a wrap `house` or, for rules 1 and 6, the cell with
// the candidates in question as `conclusion`.
template <int W>
void find_medusas(const State<W>& state, Steps& steps) {
  MedusaSearch<W>(state, steps).find();
}

template void find_medusas(const State<2>&, Steps&);
template void find_medusas(const State<10>&, Steps&);

}  // namespace nonet::logic
