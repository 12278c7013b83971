#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "logic/almost_locked_sets.hpp"
#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

// Two or three cells, of which some combinations of candidates cannot be: equal digits in cells
// that see each other, two digits that would leave too few to an almost locked set, three that
// would leave none to a cell. A candidate that has no combination left goes. The sets have up to
// three cells, as in https://www.sudokuwiki.org/Aligned_Pair_Exclusion; three digits against a cell
// are Sudoku Explainer's.
template <int W>
class AlignedExclusions {
 public:
  AlignedExclusions(const State<W>& state, Steps& steps)
      : state_(state),
        houses_(state.houses()),
        steps_(steps),
        sets_(state, 3),
        words_((at(sets_.count()) + 63) / 64),
        hits_(at(houses_.cell_count() * state.size()) * words_),
        used_(words_) {
    for (int number = 0; number < sets_.count(); ++number) {
      for (const int digit : digits_of(sets_[number].digits)) {
        for (const int cell : sets_.seen(sets_[number], digit)) {
          hits(cell, digit)[at(number) / 64] |= std::uint64_t{1} << number % 64;
        }
      }
    }
    for (const int cell : state.empty()) {
      if (state.count(cell) >= 2) cells_.push_back(cell);
      if (state.count(cell) == 3) trivalue_.insert(cell);
    }
  }

  bool find_pairs() {
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (steps_.stopped()) return true;
      for (std::size_t j = i + 1; j < cells_.size(); ++j) {
        const std::array pair{cells_[i], cells_[j]};
        const bool excludes = has_excluded(pair[0], pair[1]) || has_excluded(pair[1], pair[0]);
        if (excludes && add(pair)) return true;
      }
    }
    return false;
  }

  bool find_triples() {
    for (const int cell : cells_) {
      for (const int digit : digits_of(state_.candidates(cell))) {
        if (steps_.stopped() || find_triples(cell, digit)) return true;
      }
    }
    return false;
  }

 private:
  // A cell, and what it can hold beside a candidate of another one.
  struct Partner {
    int cell;
    Mask left;
  };

  [[nodiscard]] bool can_be(int a, int digit_a, int b, int digit_b) const {
    if (digit_a == digit_b) return !houses_.see(a, b);
    const std::uint64_t* first = hits(a, digit_a);
    const std::uint64_t* second = hits(b, digit_b);
    for (std::size_t word = 0; word < words_; ++word) {
      if ((first[word] & second[word]) != 0) return false;
    }
    return true;
  }

  [[nodiscard]] Mask left(int a, int digit, int b) const {
    Mask left = 0;
    for (const int other : digits_of(state_.candidates(b))) {
      if (can_be(a, digit, b, other)) left |= bit(other);
    }
    return left;
  }

  // Whether a candidate of `a` leaves nothing to `b`.
  [[nodiscard]] bool has_excluded(int a, int b) const {
    for (const int digit : digits_of(state_.candidates(a))) {
      if (left(a, digit, b) == 0) return true;
    }
    return false;
  }

  // Cells that three candidates would leave without any.
  [[nodiscard]] CellSet<W> emptied(const std::array<int, 3>& cells,
                                   const std::array<int, 3>& digits) const {
    if (digits[0] == digits[1] || digits[0] == digits[2] || digits[1] == digits[2]) return {};
    CellSet<W> emptied = trivalue_;
    for (std::size_t i = 0; i < 3; ++i) {
      emptied &= houses_.peers(cells[i]) & state_.places(digits[i]);
    }
    return emptied;
  }

  // Triples in which this candidate goes, though not by two of the cells alone.
  bool find_triples(int cell, int digit) {
    partners_.clear();
    const CellSet<W> trivalue = trivalue_ & houses_.peers(cell) & state_.places(digit);
    for (const int other : cells_) {
      if (other == cell) continue;
      const Mask left_there = left(cell, digit, other);
      if (left_there == 0) continue;
      if (left_there != state_.candidates(other) || trivalue.intersects(houses_.peers(other))) {
        partners_.push_back({other, left_there});
      }
    }
    for (std::size_t i = 0; i < partners_.size(); ++i) {
      for (std::size_t j = i + 1; j < partners_.size(); ++j) {
        if (!excludes(cell, digit, partners_[i], partners_[j])) continue;
        std::array triple{cell, partners_[i].cell, partners_[j].cell};
        std::ranges::sort(triple);
        if (add(triple)) return true;
      }
    }
    return false;
  }

  [[nodiscard]] bool excludes(int cell, int digit, const Partner& a, const Partner& b) const {
    for (const int digit_a : digits_of(a.left)) {
      for (const int digit_b : digits_of(b.left)) {
        if (can_be(a.cell, digit_a, b.cell, digit_b) &&
            emptied({cell, a.cell, b.cell}, {digit, digit_a, digit_b}).empty()) {
          return false;
        }
      }
    }
    return true;
  }

  // All that goes from these cells, and by which sets and cells.
  template <std::size_t Size>
  bool add(const std::array<int, Size>& cells) {
    Step& step = steps_.begin(Size == 2 ? Technique::aligned_pair_exclusion
                                        : Technique::aligned_triple_exclusion);
    std::ranges::fill(used_, 0);
    used_cells_ = {};
    for (std::size_t i = 0; i < Size; ++i) {
      const int cell = cells[i];
      const int a = cells[(i + 1) % Size];
      for (const int digit : digits_of(state_.candidates(cell))) {
        const Partner first{a, left(cell, digit, a)};
        if constexpr (Size == 2) {
          if (first.left != 0) continue;
        } else {
          const int b = cells[(i + 2) % Size];
          const Partner second{b, left(cell, digit, b)};
          if (!excludes(cell, digit, first, second)) continue;
          use(cell, digit, second);
          use(cell, digit, first, second);
        }
        use(cell, digit, first);
        step.eliminate(cell, digit);
      }
    }
    for (const int cell : cells) step.add_cell(Role::pattern, state_.candidates(cell), cell);
    for (int number = 0; number < sets_.count(); ++number) {
      if ((used_[at(number) / 64] >> number % 64 & 1) == 0) continue;
      step.add(Role::als, sets_[number].digits, sets_[number].cells);
    }
    for (const int cell : used_cells_) step.add_cell(Role::als, state_.candidates(cell), cell);
    return steps_.add();
  }

  // Notes what takes the other candidates from the partner of a candidate.
  void use(int cell, int digit, const Partner& partner) {
    for (const int other : digits_of(state_.candidates(partner.cell) & ~partner.left)) {
      use(cell, digit, partner.cell, other);
    }
  }

  // Notes what forbids all combinations left to its two partners.
  void use(int cell, int digit, const Partner& a, const Partner& b) {
    for (const int digit_a : digits_of(a.left)) {
      for (const int digit_b : digits_of(b.left)) {
        if (can_be(a.cell, digit_a, b.cell, digit_b)) {
          const CellSet<W> cells = emptied({cell, a.cell, b.cell}, {digit, digit_a, digit_b});
          if (!cells.intersects(used_cells_)) used_cells_.insert(cells.lowest());
        } else {
          use(a.cell, digit_a, b.cell, digit_b);
        }
      }
    }
  }

  // Notes the smallest set that forbids two candidates together, unless one is noted or none is
  // needed.
  void use(int a, int digit_a, int b, int digit_b) {
    if (digit_a == digit_b) return;
    const std::uint64_t* first = hits(a, digit_a);
    const std::uint64_t* second = hits(b, digit_b);
    for (std::size_t word = 0; word < words_; ++word) {
      if ((first[word] & second[word] & used_[word]) != 0) return;
    }
    int smallest = -1;
    for (int number = 0; number < sets_.count(); ++number) {
      const std::size_t word = at(number) / 64;
      if ((first[word] & second[word] & std::uint64_t{1} << number % 64) == 0) continue;
      if (smallest < 0 || sets_[number].size < sets_[smallest].size) smallest = number;
    }
    used_[at(smallest) / 64] |= std::uint64_t{1} << smallest % 64;
  }

  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

  // The sets that lose a digit when a cell holds it, a bit each.
  [[nodiscard]] std::uint64_t* hits(int cell, int digit) {
    return hits_.data() + at(cell * state_.size() + digit) * words_;
  }
  [[nodiscard]] const std::uint64_t* hits(int cell, int digit) const {
    return hits_.data() + at(cell * state_.size() + digit) * words_;
  }

  const State<W>& state_;
  const Houses<W>& houses_;
  Steps& steps_;
  AlmostLockedSets<W> sets_;
  std::size_t words_;
  std::vector<std::uint64_t> hits_;
  std::vector<std::uint64_t> used_;  // sets that the step needs
  CellSet<W> used_cells_;            // and cells with three candidates
  std::vector<int> cells_;           // with two candidates or more
  CellSet<W> trivalue_;
  std::vector<Partner> partners_;
};

}  // namespace

// Aligned exclusion of pairs and triples of cells.
template <int W>
void find_aligned_exclusions(const State<W>& state, Steps& steps) {
  AlignedExclusions<W> exclusions(state, steps);
  if (steps.wants(Technique::aligned_pair_exclusion) && exclusions.find_pairs()) return;
  if (steps.wants(Technique::aligned_triple_exclusion)) exclusions.find_triples();
}

template void find_aligned_exclusions(const State<2>&, Steps&);
template void find_aligned_exclusions(const State<10>&, Steps&);

}  // namespace nonet::logic
