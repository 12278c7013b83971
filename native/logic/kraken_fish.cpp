#include <array>
#include <limits>

#include "logic/fin_chains.hpp"
#include "logic/finders.hpp"
#include "logic/fish_pattern.hpp"

namespace nonet::logic {
namespace {

inline constexpr int largest_kraken = 4;

// A kraken fish is a finned fish of lines that sees along chains. So each candidate is asked: if
// it were true, which places would be left in the lines? Where `size` − 1 lines across hold those
// of `size` lines, it is false. One more line across makes a fish:
//
//     type 1   the candidate's own; the other places that are gone are fins, and a chain leads from
//              each fin to the candidate
//     type 2   any other; chains lead from its vertices and from the fins to the candidate, which
//              may be of another digit
//
// Types: HoDoKu, "Kraken Fish" (https://hodoku.sourceforge.net/en/tech_fishk.php).
template <int W>
class KrakenFish {
 public:
  KrakenFish(const State<W>& state, Steps& steps) : state_(state), steps_(steps), chains_(state) {}

  // True where no more are wanted.
  bool find_at(Candidate target);

 private:
  // The fish of the smallest size, and of these the one with the shortest chains.
  struct Best {
    int size = largest_kraken;
    int links = std::numeric_limits<int>::max();
    Fish<W> fish{};
    int last_cover = -1;
  };

  // Places of the base that the target makes false, by lines across: how many, and the links of the
  // chains to them.
  struct Gone {
    std::array<int, at(largest_size<W>)> places{};
    std::array<int, at(largest_size<W>)> links{};
    Mask across = 0;
    Mask own = 0;  // line of the target, which is not among the others

    // Takes out the first line that has the most.
    Mask take(const std::array<int, at(largest_size<W>)>& counts) {
      int best = std::countr_zero(across);
      for (const int line : digits_of(across)) {
        if (counts[at(line)] > counts[at(best)]) best = line;
      }
      across &= ~bit(best);
      return bit(best);
    }
  };

  void search(int size, int digit, int first_base);
  void weigh(int size, const LineChoice& choice);
  [[nodiscard]] Gone gone_outside(const LineChoice& choice) const;
  [[nodiscard]] int cell_at(int line, int across) const {
    return first_base_ == 0 ? line * state_.size() + across : across * state_.size() + line;
  }
  [[nodiscard]] bool is_own(int first_house, int line) const {
    return digit_ == target_.digit &&
           state_.houses().cells(first_house + line).contains(target_.cell);
  }
  bool add(const Best& best);

  const State<W>& state_;
  Steps& steps_;
  FinChains<W> chains_;
  Candidate target_{};
  int digit_ = 0, first_base_ = 0;  // of the fish
  Best type_1_, type_2_;
};

template <int W>
bool KrakenFish<W>::find_at(Candidate target) {
  target_ = target;
  type_1_ = type_2_ = {};
  chains_.follow(target);
  for (int digit = 0; digit < state_.size() && !steps_.stopped(); ++digit) {
    if (digit != target.digit && !steps_.wants(Technique::kraken_fish_2)) continue;
    for (int size = smallest_fish; size <= largest_kraken && size < state_.size(); ++size) {
      search(size, digit, 0);
      search(size, digit, state_.size());
    }
  }
  return add(type_1_) || add(type_2_);
}

template <int W>
void KrakenFish<W>::search(int size, int digit, int first_base) {
  if (size > type_1_.size && size > type_2_.size) return;
  digit_ = digit;
  first_base_ = first_base;
  std::array<Mask, at(largest_size<W>)> needs{};
  for (int line = 0; line < state_.size(); ++line) {
    needs[at(line)] = state_.positions(first_base + line, digit);
  }
  for (const int cell : chains_.falsified(digit)) {
    const int row = state_.houses().row(cell);
    const int column = state_.houses().column(cell);
    needs[at(first_base == 0 ? row : column)] &= ~bit(first_base == 0 ? column : row);
  }
  Mask pool = 0;
  for (int line = 0; line < state_.size(); ++line) {
    const bool usable = !at_most(state_.positions(first_base + line, digit), 1) &&
                        at_most(needs[at(line)], size - 1);
    if (usable && !is_own(first_base, line)) pool |= bit(line);
  }
  choose_lines(needs, pool, size, size - 1, {}, [&](const LineChoice& choice) {
    weigh(size, choice);
    return steps_.stopped();
  });
}

template <int W>
void KrakenFish<W>::weigh(int size, const LineChoice& choice) {
  Gone gone = gone_outside(choice);
  const bool type_1 = gone.own != 0;
  // Of the lines across that are free to choose, those with the longest chains are best covered.
  Mask covers = choice.across;
  for (int free = size - 1 - count_bits(covers); free > 0 && gone.across != 0; --free) {
    covers |= gone.take(gone.links);
  }
  if (count_bits(covers) < size - 1 || gone.across == 0) return;
  int links = 0;
  int ends = 0;
  for (const int across : digits_of(gone.across)) {
    links += gone.links[at(across)];
    ends += gone.places[at(across)];
  }
  // One end alone needs no fish around it, and fins that are seen at once no kraken.
  if (type_1 ? links == ends : ends < 2) return;
  const Mask last = type_1 ? gone.own : gone.take(gone.places);
  const int last_line = std::countr_zero(last);
  if (ends - (type_1 ? 0 : gone.places[at(last_line)]) > steps_.options.fins) return;
  Best& best = type_1 ? type_1_ : type_2_;
  if (size > best.size || (size == best.size && links >= best.links)) return;
  covers |= last;
  for (const int line : digits_of(choice.lines)) {
    if ((state_.positions(first_base_ + line, digit_) & covers) == 0) return;
  }
  const int first_cover = state_.size() - first_base_;
  best.size = size;
  best.links = links;
  best.fish = fish_of(state_, digit_, houses_from(choice.lines, first_base_),
                      houses_from(covers, first_cover));
  best.fish.technique = type_1 ? Technique::kraken_fish_1 : Technique::kraken_fish_2;
  best.last_cover = first_cover + last_line;
}

template <int W>
typename KrakenFish<W>::Gone KrakenFish<W>::gone_outside(const LineChoice& choice) const {
  Gone gone;
  for (const int line : digits_of(choice.lines)) {
    const Mask places = state_.positions(first_base_ + line, digit_) & ~choice.across;
    for (const int across : digits_of(places)) {
      ++gone.places[at(across)];
      gone.links[at(across)] += chains_.length(candidate_at(cell_at(line, across), digit_));
      gone.across |= bit(across);
    }
  }
  for (const int across : digits_of(gone.across)) {
    if (is_own(state_.size() - first_base_, across)) gone.own = bit(across);
  }
  gone.across &= ~gone.own;
  return gone;
}

template <int W>
bool KrakenFish<W>::add(const Best& best) {
  if (best.last_cover < 0 || !steps_.wants(best.fish.technique)) return false;
  Step& step = steps_.begin(best.fish.technique);
  step.eliminate(target_.cell, target_.digit);
  describe(best.fish, step);
  CellSet<W> ends = best.fish.fins;
  if (best.fish.technique == Technique::kraken_fish_2) {
    step.add_house(Role::house, best.last_cover, bit(best.fish.digit));
    ends |= best.fish.vertices & state_.houses().cells(best.last_cover);
  }
  for (const int cell : ends) chains_.describe(candidate_at(cell, best.fish.digit), step);
  return steps_.add();
}

}  // namespace

// Kraken fish: fins and chains.
template <int W>
void find_kraken_fish(const State<W>& state, Steps& steps) {
  KrakenFish<W> fish(state, steps);
  for (const int cell : state.empty()) {
    for (const int digit : digits_of(state.candidates(cell))) {
      if (fish.find_at(candidate_at(cell, digit)) || steps.stopped()) return;
    }
  }
}

template void find_kraken_fish(const State<2>&, Steps&);
template void find_kraken_fish(const State<10>&, Steps&);

}  // namespace nonet::logic
