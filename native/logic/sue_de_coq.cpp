#include <utility>
#include <vector>

#include "logic/almost_locked_sets.hpp"
#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

// Two houses, cells in both of them (the middle), cells of the first house alone and cells of the
// second alone (the wings). Each digit occurs at most once in the middle and the wings that have
// it, but twice if both wings have it. If these maxima add up to the number of cells, each is
// reached:
//
//     middle 2 cells, digits 1 2 3 4       wings {1, 2} and {3, 4}      4 digits in 4 cells
//
// and goes from the other cells of the house, or of both. No wing may do it alone, nor without the
// middle: that would be a subset.
template <int W>
class SueDeCoqs {
 public:
  SueDeCoqs(const State<W>& state, Steps& steps) : state_(state), steps_(steps) {}

  bool find() {
    for (const Crossing<W>& crossing : state_.houses().crossings()) {
      if (crossing.from > crossing.to) continue;
      if (find(crossing)) return true;
    }
    return false;
  }

 private:
  struct Part {
    CellSet<W> cells;
    Mask digits = 0;
    int size = 0;
  };
  struct Usable {
    const Part* wing;
    int takes;  // number of digits of the middle
  };

  bool find(const Crossing<W>& crossing) {
    const CellSet<W> common = crossing.cells & state_.empty();
    if (common.size() < 2) return false;
    crossing_ = &crossing;
    middle_digits_ = 0;
    for (const int cell : common) middle_digits_ |= state_.candidates(cell);
    if (count_bits(middle_digits_) < 4) return false;
    list_middles(common);
    if (middles_.empty()) return false;
    for (const auto& [wings, house] :
         {std::pair(&first_, crossing.from), std::pair(&second_, crossing.to)}) {
      wings->clear();
      collect({}, state_.empty(house) - crossing.cells, *wings);
      if (wings->empty()) return false;
    }
    for (const Part& middle : middles_) {
      if (find_wings(middle)) return true;
    }
    return false;
  }

  // Two or three cells of which at least two digits must be elsewhere.
  void list_middles(CellSet<W> common) {
    middles_.clear();
    const auto list = [this](const Part& middle) {
      if (count_bits(middle.digits) >= middle.size + 2) middles_.push_back(middle);
    };
    while (!common.empty()) {
      const int a = common.take_lowest();
      CellSet<W> others = common;
      while (!others.empty()) {
        const Part middle = with(with({}, a), others.take_lowest());
        list(middle);
        for (const int c : others) list(with(middle, c));
      }
    }
  }

  Part with(const Part& part, int cell) const {
    Part more{part.cells, part.digits | state_.candidates(cell), part.size + 1};
    more.cells.insert(cell);
    return more;
  }

  // Those cells that can be a wing of some middle.
  void collect(const Part& from, CellSet<W> further, std::vector<Part>& wings) const {
    while (!further.empty()) {
      const Part wing = with(from, further.take_lowest());
      if (count_bits(wing.digits) > wing.size && spare(wing, middle_digits_) > 0) {
        wings.push_back(wing);
      }
      if (wing.size < AlmostLockedSets<W>::most_cells(state_.size())) {
        collect(wing, further, wings);
      }
    }
  }

  // How many digits of the middle a wing takes for sure: its cells without those that its own
  // digits can fill.
  static int spare(const Part& wing, Mask middle) {
    return wing.size - count_bits(wing.digits & ~middle);
  }

  bool find_wings(const Part& middle) {
    // Number of digits of the middle that are placed elsewhere.
    const int left = count_bits(middle.digits) - middle.size;
    const auto& firsts = usable(first_, middle, left, usable_first_);
    if (firsts.empty()) return false;
    const auto& seconds = usable(second_, middle, left, usable_second_);
    for (const auto& [first, by_first] : firsts) {
      if (steps_.stopped()) return true;
      for (const auto& [second, by_second] : seconds) {
        if (by_first + by_second < left) continue;
        const Mask shared = first->digits & second->digits;
        if (by_first + by_second != left + count_bits(shared & middle.digits)) continue;
        const Technique technique =
            shared == 0 ? Technique::sue_de_coq : Technique::extended_sue_de_coq;
        if (steps_.wants(technique) && add(technique, middle, *first, *second)) return true;
      }
    }
    return false;
  }

  // Wings that take some digits of a middle but not all that are left.
  static const std::vector<Usable>& usable(const std::vector<Part>& wings, const Part& middle,
                                           int left, std::vector<Usable>& into) {
    into.clear();
    for (const Part& wing : wings) {
      const int takes = spare(wing, middle.digits);
      if (takes > 0 && takes < left) into.push_back({&wing, takes});
    }
    return into;
  }

  bool add(Technique technique, const Part& middle, const Part& first, const Part& second) {
    const Mask shared = first.digits & second.digits;
    Step& step = steps_.begin(technique);
    const auto eliminate = [&](Mask digits, int house, const CellSet<W>& places) {
      for (const int digit : digits_of(digits)) {
        step.eliminate(state_.places(digit, house) - places, digit);
      }
    };
    eliminate((first.digits | middle.digits) & ~second.digits, crossing_->from,
              first.cells | middle.cells);
    eliminate((second.digits | middle.digits) & ~first.digits, crossing_->to,
              second.cells | middle.cells);
    eliminate(shared, crossing_->from, first.cells);
    eliminate(shared, crossing_->to, second.cells);
    if (step.eliminations.empty()) return false;
    step.add(Role::pattern, middle.digits, middle.cells);
    step.add(Role::als, first.digits, first.cells);
    step.add(Role::als, second.digits, second.cells);
    step.add_house(Role::house, crossing_->from, (first.digits | middle.digits) & ~second.digits);
    step.add_house(Role::house, crossing_->to, (second.digits | middle.digits) & ~first.digits);
    return steps_.add();
  }

  const State<W>& state_;
  Steps& steps_;
  const Crossing<W>* crossing_ = nullptr;
  Mask middle_digits_ = 0;  // of all cells in both houses
  std::vector<Part> middles_;
  std::vector<Part> first_;   // wings in the first house
  std::vector<Part> second_;  // and in the second
  std::vector<Usable> usable_first_;
  std::vector<Usable> usable_second_;
};

}  // namespace

// Sue de Coq: a line and a box share more candidates than cells.
template <int W>
void find_sue_de_coqs(const State<W>& state, Steps& steps) {
  SueDeCoqs<W>(state, steps).find();
}

template void find_sue_de_coqs(const State<2>&, Steps&);
template void find_sue_de_coqs(const State<10>&, Steps&);

}  // namespace nonet::logic
