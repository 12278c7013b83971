
#include "logic/finders.hpp"
#include "logic/fish_pattern.hpp"

namespace nonet::logic {
namespace {

// Which way houses lie in a fish: rows of the base and columns of the cover lie alike.
using Sides = std::uint8_t;
constexpr Sides by_rows = 1;
constexpr Sides by_columns = 2;
constexpr Sides both_ways = by_rows | by_columns;
constexpr Sides by_others = 4;

// Fish of one size and one digit, any houses against any others.
//
// A candidate goes if `size` base houses cannot all find a place once it is true: the places that
// it does not see are in `size` − 1 cover houses. So each candidate is asked, and the cover is
// searched for the places that it does not see; the last cover house is one of its own.
//
// Without fins no candidate is tried, and all places of the base are in `size` cover houses.
template <int W>
class ComplexFish {
 public:
  using Cells = CellSet<W>;

  ComplexFish(const State<W>& state, const Steps& steps, FishSteps<W>& found, int size, int digit,
              bool finned);

  // True where no more are wanted.
  bool find();

 private:
  struct House {
    int number;
    Cells places;  // of the digit
    Cells unseen;  // by the candidate that is asked
    Sides side;    // in the base
  };

  bool find_at(int cell);
  bool choose_base(std::size_t next, int left, const Cells& unseen, const Cells& held,
                   const Cells& shared, Sides sides);
  // Calls visit for each choice of `left` or fewer cover houses that hold all open places.
  template <class Visit>
  bool choose_cover(const Cells& open, int left, Sides sides, const Visit& visit);
  bool add(Sides sides);

  [[nodiscard]] Sides side_in_base(int house) const {
    const HouseKind kind = houses_.kind(house);
    return kind == HouseKind::row ? by_rows : kind == HouseKind::column ? by_columns : by_others;
  }
  [[nodiscard]] Sides side_in_cover(int house) const {
    const Sides side = side_in_base(house);
    return side == by_others ? by_others : static_cast<Sides>(both_ways - side);
  }
  [[nodiscard]] bool allows(Sides sides) const {
    return mutant_ || (sides & both_ways) != both_ways;
  }

  const State<W>& state_;
  const Houses<W>& houses_;
  const Steps& steps_;
  FishSteps<W>& found_;
  int size_, digit_;
  bool finned_, franken_, mutant_;
  int cell_ = -1;
  std::vector<House> candidates_;  // for the base
  HouseSet base_, cover_;
};

template <int W>
ComplexFish<W>::ComplexFish(const State<W>& state, const Steps& steps, FishSteps<W>& found,
                            int size, int digit, bool finned)
    : state_(state),
      houses_(state.houses()),
      steps_(steps),
      found_(found),
      size_(size),
      digit_(digit),
      finned_(finned),
      franken_(steps.wants((finned ? Technique::finned_franken_x_wing : Technique::franken_x_wing) +
                           (size - smallest_fish))),
      mutant_(steps.wants((finned ? Technique::finned_mutant_x_wing : Technique::mutant_x_wing) +
                          (size - smallest_fish))) {}

template <int W>
bool ComplexFish<W>::find() {
  if (!finned_) return find_at(-1);
  for (const int cell : state_.places(digit_)) {
    if (find_at(cell)) return true;
  }
  return false;
}

template <int W>
bool ComplexFish<W>::find_at(int cell) {
  cell_ = cell;
  candidates_.clear();
  for (int house = 0; house < houses_.count(); ++house) {
    const Cells places = state_.places(digit_, house);
    if (count_bits(state_.positions(house, digit_)) < 2) continue;
    if (finned_ && places.contains(cell)) continue;
    const Cells unseen = finned_ ? places - houses_.peers(cell) : places;
    if (!unseen.empty()) candidates_.push_back({house, places, unseen, side_in_base(house)});
  }
  return choose_base(0, size_, {}, {}, {}, 0);
}

template <int W>
bool ComplexFish<W>::choose_base(std::size_t next, int left, const Cells& unseen, const Cells& held,
                                 const Cells& shared, Sides sides) {
  if (steps_.stopped()) return true;
  const int covers = finned_ ? size_ - 1 : size_;
  if (left == 0) {
    return choose_cover(unseen, covers, sides,
                        [this](Sides all, int unused) { return unused == 0 && add(all); });
  }
  for (; next + static_cast<std::size_t>(left) <= candidates_.size(); ++next) {
    const House& house = candidates_[next];
    const auto now = static_cast<Sides>(sides | house.side);
    if (!allows(now) || house.unseen.intersects(unseen)) continue;
    const Cells overlap = shared | (house.places & held);
    if (overlap.size() > steps_.options.endo_fins) continue;
    base_.insert(house.number);
    const Cells open = unseen | house.unseen;
    const bool enough = choose_cover(open, covers, now, [](Sides, int) { return true; }) &&
                        choose_base(next + 1, left - 1, open, held | house.places, overlap, now);
    base_.remove(house.number);
    if (enough) return true;
  }
  return false;
}

template <int W>
template <class Visit>
bool ComplexFish<W>::choose_cover(const Cells& open, int left, Sides sides, const Visit& visit) {
  if (open.empty()) return visit(sides, left);
  if (left == 0) return false;
  for (const int house : houses_.of(open.lowest())) {
    const auto now = static_cast<Sides>(sides | side_in_cover(house));
    if (base_.contains(house) || !allows(now)) continue;
    cover_.insert(house);
    const bool enough = choose_cover(open - houses_.cells(house), left - 1, now, visit);
    cover_.remove(house);
    if (enough) return true;
  }
  return false;
}

template <int W>
bool ComplexFish<W>::add(Sides sides) {
  const auto add_with = [this](const HouseSet& cover, Sides all) {
    const bool mutant = (all & both_ways) == both_ways;
    if (mutant ? !mutant_ : !franken_ || (all & by_others) == 0) return false;
    Fish<W> fish = fish_of(state_, digit_, base_, cover);
    const bool has_fins = !fish.fins.empty() || !fish.endo_fins.empty();
    if (has_fins != finned_) return false;
    const Technique technique =
        finned_ ? (mutant ? Technique::finned_mutant_x_wing : Technique::finned_franken_x_wing)
                : (mutant ? Technique::mutant_x_wing : Technique::franken_x_wing);
    fish.technique = technique + (size_ - smallest_fish);
    return found_.add(fish);
  };
  if (!finned_) return add_with(cover_, sides);
  for (const int house : houses_.of(cell_)) {
    HouseSet cover = cover_;
    cover.insert(house);
    const auto all = static_cast<Sides>(sides | side_in_cover(house));
    if (add_with(cover, all)) return true;
  }
  return false;
}

bool wants_complex(const Steps& steps, bool finned, int place) {
  return finned ? steps.wants(Technique::finned_franken_x_wing + place) ||
                      steps.wants(Technique::finned_mutant_x_wing + place)
                : steps.wants(Technique::franken_x_wing + place) ||
                      steps.wants(Technique::mutant_x_wing + place);
}

}  // namespace

// Franken and mutant fish: any houses against any others.
template <int W>
void find_complex_fish(const State<W>& state, Steps& steps) {
  FishSteps<W> found(state, steps);
  for (int size = smallest_fish; size <= largest_fish; ++size) {
    for (const bool finned : {false, true}) {
      if (!wants_complex(steps, finned, size - smallest_fish)) continue;
      for (int digit = 0; digit < state.size(); ++digit) {
        if (!steps.wants_digit(digit)) continue;
        if (ComplexFish<W>(state, steps, found, size, digit, finned).find()) return;
        if (steps.options.siamese && found.join_siamese()) return;
      }
    }
  }
}

template void find_complex_fish(const State<2>&, Steps&);
template void find_complex_fish(const State<10>&, Steps&);

}  // namespace nonet::logic
