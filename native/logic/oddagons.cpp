#include "logic/deadly_steps.hpp"
#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

// More guardians than these are of no use, unless they all have one digit.
constexpr int most_roofs = 3;
constexpr int longest_loop = 11;
constexpr int fewest_floors = 3;

constexpr std::array<Technique, 4> of_one_name(Technique technique) {
  return {technique, technique, technique, technique};
}

// The cells that may hold more than the digits of a pattern, as they are taken in one by one.
template <int N>
class Guardians {
 public:
  // False, and nothing happens, where they are too many and of too many digits.
  bool take(int cell, Mask base, Mask extra) {
    if (extra == 0) return true;
    if (count_ >= most_roofs && !std::has_single_bit(extra | all_)) return false;
    before_[count_] = all_;
    roofs_[count_++] = {cell, base, extra};
    all_ |= extra;
    return true;
  }
  // Undoes the last `take` of a cell that had more.
  void leave(Mask extra) {
    if (extra != 0) all_ = before_[--count_];
  }
  [[nodiscard]] std::span<const Roof> roofs() const { return {roofs_.data(), count_}; }

 private:
  std::array<Roof, static_cast<std::size_t>(N)> roofs_{};
  std::array<Mask, static_cast<std::size_t>(N)> before_{};
  std::size_t count_ = 0;
  Mask all_ = 0;
};

template <int W>
bool add(const State<W>& state, const CellSet<W>& cells, Mask digits, std::span<const Roof> roofs,
         Technique technique, Steps& steps) {
  DeadlyPattern<W> pattern{cells, digits, roofs, Role::guardian};
  for (const Roof& roof : roofs) pattern.floor.remove(roof.cell);
  return add_steps(state, pattern, of_one_name(technique), steps);
}

template <int W>
class BivalueOddagons {
 public:
  BivalueOddagons(const State<W>& state, Steps& steps) : state_(state), steps_(steps) {}

  void find() {
    for (auto left = state_.bivalue(); !left.empty();) {
      const int cell = left.take_lowest();
      digits_ = state_.candidates(cell);
      start_ = cell;
      int floors = 1;
      for (const int other : left) floors += state_.candidates(other) == digits_ ? 1 : 0;
      if (floors < fewest_floors) continue;
      members_ = state_.places(std::countr_zero(digits_)) |
                 state_.places(std::countr_zero(digits_ & (digits_ - 1)));
      path_ = {};
      if (extend(cell, 0, {})) return;
    }
  }

 private:
  // Takes a cell in after `length` others; `seen` is what those but the last and the first see.
  // Each loop is looked for from the first of its floor cells, and in one direction.
  bool extend(int cell, int length, const CellSet<W>& seen) {
    if (steps_.stopped()) return true;
    const Mask candidates = state_.candidates(cell);
    const Mask extra = candidates & ~digits_;
    if (!guardians_.take(cell, candidates & digits_, extra)) return false;
    path_.insert(cell);
    if (length == 1) second_ = cell;
    const bool done = go_on(cell, length + 1, seen);
    path_.remove(cell);
    guardians_.leave(extra);
    return done;
  }

  bool go_on(int cell, int length, const CellSet<W>& seen) {
    const Houses<W>& houses = state_.houses();
    if (length > 2 && houses.see(cell, start_)) {
      return length >= 5 && length % 2 == 1 && second_ < cell && add_loop();
    }
    if (length == longest_loop) return false;
    CellSet<W> seen_now = seen;
    if (cell != start_) seen_now |= houses.peers(cell);
    for (const int next : (houses.peers(cell) & members_) - seen - path_) {
      if (next < start_ && state_.candidates(next) == digits_) continue;
      if (extend(next, length, seen_now)) return true;
    }
    return false;
  }

  bool add_loop() {
    return add(state_, path_, digits_, guardians_.roofs(), Technique::bivalue_oddagon, steps_);
  }

  const State<W>& state_;
  Steps& steps_;
  int start_ = 0;
  int second_ = 0;
  Mask digits_ = 0;
  CellSet<W> members_;
  CellSet<W> path_;
  Guardians<longest_loop> guardians_;
};

template <int W>
class Tridagons {
 public:
  Tridagons(const State<W>& state, Steps& steps) : state_(state), steps_(steps) {}

  void find() {
    const int size = state_.size();
    for (int a = 0; a < size; ++a) {
      for (int b = a + 1; b < size; ++b) {
        for (int c = b + 1; c < size; ++c) {
          if (steps_.stopped()) return;
          digits_ = bit(a) | bit(b) | bit(c);
          members_ = state_.places(a) | state_.places(b) | state_.places(c);
          if (are_enough() && find_boxes()) return;
        }
      }
    }
  }

 private:
  // Three cells of a box in different rows and columns.
  struct Triple {
    std::array<int, 3> cells;
    Mask rows, columns;
    int box;
  };

  // Twelve cells, few of them with more than the three digits.
  [[nodiscard]] bool are_enough() const {
    int floors = 0;
    for (const int cell : members_) floors += (state_.candidates(cell) & ~digits_) == 0 ? 1 : 0;
    return floors >= 12 - 2 * most_roofs;
  }

  bool find_boxes() {
    const Houses<W>& houses = state_.houses();
    triples_.clear();
    for (int house = 0; house < houses.count(); ++house) {
      if (houses.is_box(house)) list_triples(house);
    }
    for (const Triple& first : triples_) {
      if (!take(first)) continue;
      const bool done = add_second(first);
      leave(first);
      if (done) return true;
    }
    return false;
  }

  void list_triples(int box) {
    const Houses<W>& houses = state_.houses();
    auto left = members_ & houses.cells(box);
    while (!left.empty()) {
      const int a = left.take_lowest();
      for (auto after = left; !after.empty();) {
        const int b = after.take_lowest();
        for (const int c : after) {
          const Triple triple{{a, b, c},
                              bit(houses.row(a)) | bit(houses.row(b)) | bit(houses.row(c)),
                              bit(houses.column(a)) | bit(houses.column(b)) | bit(houses.column(c)),
                              box};
          if (count_bits(triple.rows) == 3 && count_bits(triple.columns) == 3 && take(triple)) {
            leave(triple);
            triples_.push_back(triple);
          }
        }
      }
    }
  }

  // The boxes are numbered as they lie: the first is above the third and beside the second.
  bool add_second(const Triple& first) {
    for (const Triple& second : triples_) {
      if (second.box <= first.box || second.rows != first.rows || !take(second)) continue;
      const bool done = add_third(first, second);
      leave(second);
      if (done) return true;
    }
    return false;
  }

  bool add_third(const Triple& first, const Triple& second) {
    for (const Triple& third : triples_) {
      if (third.box <= first.box || third.box == second.box || third.columns != first.columns ||
          !take(third)) {
        continue;
      }
      for (const Triple& last : triples_) {
        if (last.box == first.box || last.box == second.box || last.box == third.box ||
            last.rows != third.rows || last.columns != second.columns || !take(last)) {
          continue;
        }
        const bool done = add_pattern({first, second, third, last});
        leave(last);
        if (done) {
          leave(third);
          return true;
        }
      }
      leave(third);
    }
    return false;
  }

  bool add_pattern(const std::array<Triple, 4>& boxes) {
    std::array<int, 12> cells{};
    CellSet<W> set;
    std::size_t count = 0;
    for (const Triple& triple : boxes) {
      for (const int cell : triple.cells) {
        cells[count++] = cell;
        set.insert(cell);
      }
    }
    std::array<CellSet<W>, 3> colours{};
    if (can_be_filled(cells, 0, colours)) return false;
    return add(state_, set, digits_, guardians_.roofs(), Technique::tridagon, steps_);
  }

  // Whether the cells from `next` on can take three digits that no two peers share.
  bool can_be_filled(const std::array<int, 12>& cells, std::size_t next,
                     std::array<CellSet<W>, 3>& colours) const {
    if (next == cells.size()) return true;
    const int cell = cells[next];
    for (CellSet<W>& colour : colours) {
      if (state_.houses().peers(cell).intersects(colour)) continue;
      const bool fresh = colour.empty();
      colour.insert(cell);
      if (can_be_filled(cells, next + 1, colours)) return true;
      colour.remove(cell);
      if (fresh) break;  // digits not used yet are alike
    }
    return false;
  }

  bool take(const Triple& triple) {
    for (std::size_t i = 0; i < 3; ++i) {
      const Mask candidates = state_.candidates(triple.cells[i]);
      if (guardians_.take(triple.cells[i], candidates & digits_, candidates & ~digits_)) continue;
      while (i-- > 0) guardians_.leave(state_.candidates(triple.cells[i]) & ~digits_);
      return false;
    }
    return true;
  }
  void leave(const Triple& triple) {
    for (std::size_t i = 3; i-- > 0;) {
      guardians_.leave(state_.candidates(triple.cells[i]) & ~digits_);
    }
  }

  const State<W>& state_;
  Steps& steps_;
  Mask digits_ = 0;
  CellSet<W> members_;
  std::vector<Triple> triples_;
  Guardians<12> guardians_;
};

}  // namespace

// Patterns that cannot be filled, so that one of their guardians, the further candidates of their
// cells, is true. No uniqueness is needed. What follows is what follows from a deadly pattern
// (deadly_patterns.hpp, types 1 – 4), with guardians for extra digits.
//
// - Bivalue oddagon: a loop of five, seven … cells with two digits, in which each cell sees its
//   two neighbours and no further one ("Odd Bivalue Loop", forum.enjoysudoku.com t33153).
// - Tridagon, also known as Thor's hammer: three digits in four boxes that form a rectangle, in
//   each of them three cells in different rows and columns. Of such twelve cells half of the
//   arrangements cannot be filled ("The tridagon rule", forum.enjoysudoku.com t39859): which ones
//   is found out by filling them, so that all houses of a layout count.
//
//       a . .   b . .
//       . b .   . c .
//       . . c   . . a      three boxes run alike, the fourth runs the other way
//       b . .   . . ?
//       . c .   . ? .
//       . . a   ? . .
template <int W>
void find_oddagons(const State<W>& state, Steps& steps) {
  if (steps.wants(Technique::tridagon)) Tridagons<W>(state, steps).find();
  if (!steps.wants_all() && !steps.found.empty()) return;
  if (steps.wants(Technique::bivalue_oddagon)) BivalueOddagons<W>(state, steps).find();
}

template void find_oddagons(const State<2>&, Steps&);
template void find_oddagons(const State<10>&, Steps&);

}  // namespace nonet::logic
