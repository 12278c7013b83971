#include "logic/kraken_fish.hpp"

#include <array>
#include <limits>

#include "logic/fin_chains.hpp"
#include "logic/fish_pattern.hpp"
#include "logic/line_choice.hpp"

namespace nonet::logic {
namespace {

inline constexpr int largest_kraken = 4;

// A kraken fish is a finned fish of lines that sees along chains. So each candidate is asked: if
// it were true, which places would be left? If those of `size` lines are in `size` − 1 lines
// across, it is false. One more line across makes a fish:
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
  KrakenFish(const Grid<W>& grid, Steps& steps) : grid_(grid), steps_(steps), chains_(grid) {}

  // True where no more are wanted.
  bool find_at(Candidate target);

 private:
  // The fish of the smallest size, and of these the one with the shortest chains.
  struct Best {
    int size = largest_kraken;
    int links = std::numeric_limits<int>::max();
    Fish<W> fish{};
    CellSet<W> ends;     // of chains, which begin here
    int last_cover = 0;  // of type 2
  };

  void search(int size, int digit, int first_base);
  void weigh(int size, int digit, int first_base, const LineChoice& choice);
  bool add(const Best& best);

  const Grid<W>& grid_;
  Steps& steps_;
  FinChains<W> chains_;
  Candidate target_{};
  Best type_1_, type_2_;
};

template <int W>
bool KrakenFish<W>::find_at(Candidate target) {
  target_ = target;
  type_1_ = type_2_ = {};
  chains_.follow(target);
  for (int digit = 0; digit < grid_.size() && !steps_.stopped(); ++digit) {
    if (digit != target.digit && !steps_.wants(Technique::kraken_fish_2)) continue;
    for (int size = smallest_fish; size <= largest_kraken && size < grid_.size(); ++size) {
      search(size, digit, 0);
      search(size, digit, grid_.size());
    }
  }
  return add(type_1_) || add(type_2_);
}

template <int W>
void KrakenFish<W>::search(int size, int digit, int first_base) {
  const Houses<W>& houses = grid_.houses();
  std::array<Mask, static_cast<std::size_t>(largest_size<W>)> needs{};
  for (int line = 0; line < grid_.size(); ++line) {
    needs[static_cast<std::size_t>(line)] = grid_.positions(first_base + line, digit);
  }
  for (const int cell : chains_.falsified(digit)) {
    const int row = houses.row(cell);
    const int column = houses.column(cell);
    needs[static_cast<std::size_t>(first_base == 0 ? row : column)] &=
        ~bit(first_base == 0 ? column : row);
  }
  Mask pool = 0;
  for (int line = 0; line < grid_.size(); ++line) {
    const Mask need = needs[static_cast<std::size_t>(line)];
    const bool own =
        digit == target_.digit && houses.cells(first_base + line).contains(target_.cell);
    if (own || need == 0 || at_most(grid_.positions(first_base + line, digit), 1)) continue;
    if (at_most(need, size - 1)) pool |= bit(line);
  }
  choose_lines(needs, pool, size, size - 1, {}, [&](const LineChoice& choice) {
    if (!at_most(choice.across, size - 2)) weigh(size, digit, first_base, choice);
    return steps_.stopped();
  });
}

template <int W>
void KrakenFish<W>::weigh(int size, int digit, int first_base, const LineChoice& choice) {
  const Houses<W>& houses = grid_.houses();
  const int first_cover = grid_.size() - first_base;
  const HouseSet base = houses_from(choice.lines, first_base);
  CellSet<W> gone;
  for (const int house : base) gone |= grid_.places(digit, house);
  for (const int line : digits_of(choice.across)) gone -= houses.cells(first_cover + line);
  int last_cover = -1;
  int most = 0;
  bool type_1 = false;
  for (int line = 0; line < grid_.size() && !type_1; ++line) {
    const auto vertices = gone & houses.cells(first_cover + line);
    if (vertices.empty()) continue;
    type_1 = digit == target_.digit && houses.cells(first_cover + line).contains(target_.cell);
    if (!type_1 && vertices.size() <= most) continue;
    most = vertices.size();
    last_cover = first_cover + line;
  }
  // One end alone would need no fish around it, and fins that are seen at once no kraken.
  CellSet<W> ends = gone;
  if (type_1) ends -= houses.cells(last_cover);
  if (type_1 ? ends.within(houses.peers(target_.cell)) : ends.size() < 2) return;
  if (ends.size() - (type_1 ? 0 : most) > steps_.options.fins) return;

  int links = 0;
  for (const int cell : ends) links += chains_.length(candidate_at(cell, digit));
  Best& best = type_1 ? type_1_ : type_2_;
  if (size > best.size || (size == best.size && links >= best.links)) return;
  HouseSet cover = houses_from(choice.across, first_cover);
  cover.insert(last_cover);
  best = {size, links, fish_of(grid_, digit, base, cover), ends, last_cover};
  best.fish.technique = type_1 ? Technique::kraken_fish_1 : Technique::kraken_fish_2;
}

template <int W>
bool KrakenFish<W>::add(const Best& best) {
  if (best.ends.empty() || !steps_.wants(best.fish.technique)) return false;
  Step& step = steps_.begin(best.fish.technique);
  step.eliminate(target_.cell, target_.digit);
  describe(best.fish, step);
  if (best.fish.technique == Technique::kraken_fish_2) {
    step.add_house(Role::house, best.last_cover, bit(best.fish.digit));
  }
  for (const int cell : best.ends) chains_.describe(candidate_at(cell, best.fish.digit), step);
  return steps_.add();
}

}  // namespace

template <int W>
void find_kraken_fish(const Grid<W>& grid, Steps& steps) {
  KrakenFish<W> fish(grid, steps);
  for (const int cell : grid.empty()) {
    for (const int digit : digits_of(grid.candidates(cell))) {
      if (fish.find_at(candidate_at(cell, digit)) || steps.stopped()) return;
    }
  }
}

template void find_kraken_fish(const Grid<2>&, Steps&);
template void find_kraken_fish(const Grid<10>&, Steps&);

}  // namespace nonet::logic
