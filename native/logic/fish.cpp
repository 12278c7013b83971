#include <array>

#include "logic/finders.hpp"
#include "logic/fish_pattern.hpp"

namespace nonet::logic {
namespace {

// Fish of one size and one digit, lines of one direction against those of the other. Both are
// masks, so that line r has the digit's places as bits c, and line c across as bits r.
template <int W>
class LineFish {
 public:
  LineFish(const State<W>& state, const Steps& steps, FishSteps<W>& found, int size, int digit,
           HouseKind direction)
      : state_(state),
        steps_(steps),
        found_(found),
        size_(size),
        digit_(digit),
        base_(direction == HouseKind::row ? 0 : state.size()),
        cover_(state.size() - base_) {}

  // True where no more are wanted.
  bool find_basic();
  bool find_finned();

 private:
  using Lines = std::array<Mask, at(largest_size<W>)>;

  [[nodiscard]] Mask places(int line) const { return state_.positions(base_ + line, digit_); }

  // Rows come first among the houses of a cell, then columns; quicker than a division.
  [[nodiscard]] int line_of(int cell) const {
    return state_.houses().of(cell)[base_ == 0 ? 0 : 1] - base_;
  }
  [[nodiscard]] int line_across(int cell) const {
    return state_.houses().of(cell)[base_ == 0 ? 1 : 0] - cover_;
  }

  [[nodiscard]] bool may_start(int line, Mask fins, Mask across) const;
  bool find_finned_at(int cell);
  bool add_finned(const LineChoice& choice);
  bool add(Technique technique, const LineChoice& choice) {
    Fish<W> fish = fish_of(state_, digit_, houses_from(choice.lines, base_),
                           houses_from(choice.across, cover_));
    fish.technique = technique + (size_ - smallest_fish);
    return found_.add(fish);
  }

  const State<W>& state_;
  const Steps& steps_;
  FishSteps<W>& found_;
  int size_, digit_, base_, cover_;
  Lines needs_{};
};

template <int W>
bool LineFish<W>::find_basic() {
  return steps_.stopped() ||
         visit_line_fish(state_, digit_, base_, cover_, size_, [this](const LineChoice& choice) {
           return add(Technique::x_wing, choice);
         });
}

// A fish removes a candidate if that sees all fins. So each candidate is asked: which lines have
// places that it does not see? `size` of them, in `size` − 1 lines across, make a fish together
// with the candidate's own line across. It sees fins in boxes and the like, few of which have a
// line with so few places outside.
template <int W>
bool LineFish<W>::find_finned() {
  const Houses<W>& houses = state_.houses();
  for (int house = 2 * state_.size(); house < houses.count(); ++house) {
    const Mask inside = state_.positions(house, digit_);
    if (at_most(inside, 1)) continue;
    if (steps_.stopped()) return true;
    Lines fins{};
    Mask finned = 0;
    Mask across = 0;
    for (const int position : digits_of(inside)) {
      const int cell = houses.cell(house, position);
      fins[at(line_of(cell))] |= bit(line_across(cell));
      finned |= bit(line_of(cell));
    }
    for (const int fin : digits_of(finned)) across |= fins[at(fin)];
    for (const int line : digits_of(houses.is_plain() ? finned : 0)) {
      if (!may_start(line, fins[at(line)], across)) finned &= ~bit(line);
    }
    if (finned == 0) continue;
    for (const int position : digits_of(inside)) {
      const int cell = houses.cell(house, position);
      if ((finned & ~bit(line_of(cell))) != 0 && find_finned_at(cell)) return true;
    }
  }
  return false;
}

// Whether there are enough lines that go with this one, if it has fins in a box, and the fish has a
// line across through the box.
template <int W>
bool LineFish<W>::may_start(int line, Mask fins, Mask across) const {
  const Mask outside = places(line) & ~fins;
  if (outside == 0 || !at_most(outside, size_ - 1)) return false;
  int others = 0;
  for (int other = 0; other < state_.size(); ++other) {
    const Mask here = places(other);
    others += here != 0 && other != line && at_most(outside | (here & ~across), size_ - 1) ? 1 : 0;
  }
  return others >= size_ - 1;
}

template <int W>
bool LineFish<W>::find_finned_at(int cell) {
  const Houses<W>& houses = state_.houses();
  const int line = line_of(cell);
  const int across = line_across(cell);
  const auto fins = (houses.peers(cell) & state_.places(digit_)) - houses.cells(base_ + line) -
                    houses.cells(cover_ + across);
  Lines seen{};
  Mask finned = 0;
  for (const int fin : fins) {
    seen[at(line_of(fin))] |= bit(line_across(fin));
    finned |= bit(line_of(fin));
  }
  const auto usable = [&](int other) {
    const Mask need = places(other) & ~bit(across) & ~seen[at(other)];
    needs_[at(other)] = need;
    return need != 0 && at_most(need, size_ - 1) && !at_most(places(other), 1);
  };
  Mask starts = 0;
  for (const int other : digits_of(finned)) {
    if (usable(other)) starts |= bit(other);
  }
  if (starts == 0) return false;
  Mask pool = starts;
  for (int other = 0; other < state_.size(); ++other) {
    if ((finned >> other & 1) == 0 && other != line && usable(other)) pool |= bit(other);
  }
  for (const int start : digits_of(starts)) {
    pool &= ~bit(start);
    const LineChoice first{bit(start), needs_[at(start)]};
    if (choose_lines(needs_, pool, size_ - 1, size_ - 1, first, [&](const LineChoice& choice) {
          return !at_most(choice.across, size_ - 2) &&
                 add_finned({choice.lines, choice.across | bit(across)});
        })) {
      return true;
    }
  }
  return false;
}

// Sashimi: a base line has only one place left without the fins.
template <int W>
bool LineFish<W>::add_finned(const LineChoice& choice) {
  bool sashimi = false;
  bool finned = false;
  for (const int line : digits_of(choice.lines)) {
    sashimi = sashimi || at_most(places(line) & choice.across, 1);
    finned = finned || (places(line) & ~choice.across) != 0;
  }
  const Technique technique = sashimi ? Technique::sashimi_x_wing : Technique::finned_x_wing;
  const bool wanted = steps_.options.siamese || steps_.wants(technique + (size_ - smallest_fish));
  return finned && wanted && add(technique, choice);
}

}  // namespace

// Basic fish, finned and sashimi ones: rows against columns.
template <int W>
void find_fish(const State<W>& state, Steps& steps) {
  FishSteps<W> found(state, steps);
  for (int size = smallest_fish; size <= largest_fish && size < state.size(); ++size) {
    const int place = size - smallest_fish;
    const bool basic = steps.wants(Technique::x_wing + place);
    const bool finned = steps.wants(Technique::finned_x_wing + place) ||
                        steps.wants(Technique::sashimi_x_wing + place);
    if (!basic && !finned) continue;
    for (int digit = 0; digit < state.size(); ++digit) {
      if (!steps.wants_digit(digit)) continue;
      for (const HouseKind direction : {HouseKind::row, HouseKind::column}) {
        LineFish<W> fish(state, steps, found, size, digit, direction);
        if (basic && fish.find_basic()) return;
        if (finned && fish.find_finned()) return;
        if (steps.options.siamese && found.join_siamese()) return;
      }
    }
  }
}

template void find_fish(const State<2>&, Steps&);
template void find_fish(const State<10>&, Steps&);

}  // namespace nonet::logic
