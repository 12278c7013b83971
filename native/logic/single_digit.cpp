#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "logic/finders.hpp"
#include "logic/strong_links.hpp"

namespace nonet::logic {
namespace {

// A strong link with the end at which it meets another one.
struct String {
  int house, free, joined;
};

// Two strings that meet in a house, and the places that see both free ends.
template <int W>
struct Meeting {
  int digit;
  String first, second;
  int house;
  CellSet<W> gone;
};

template <int W>
class StringSearch {
 public:
  StringSearch(const State<W>& state, Steps& steps) : state_(state), steps_(steps) {}

  // All of these return true where nothing more is wanted.
  bool find_skyscrapers() {
    return for_each_digit([this](int digit, const ConjugatePairs<W>& pairs) {
      return find_skyscrapers(digit, pairs.rows(), houses_.size()) ||
             find_skyscrapers(digit, pairs.columns(), 0);
    });
  }

  bool find_kites() {
    return for_each_kite([this](const Meeting<W>& kite) {
      write(steps_.begin(Technique::two_string_kite), kite);
      return steps_.add();
    });
  }

  bool find_dual_kites() {
    std::vector<Meeting<W>> kites;
    for_each_kite([&kites](const Meeting<W>& kite) {
      kites.push_back(kite);
      return false;
    });
    const auto met = [](const Meeting<W>& kite) {
      return std::minmax({kite.first.joined, kite.second.joined});
    };
    for (auto kite = kites.begin(); kite != kites.end(); ++kite) {
      for (auto other = kite + 1; other != kites.end(); ++other) {
        if (met(*kite) != met(*other)) continue;
        if (kite->digit == other->digit && kite->gone == other->gone) continue;
        Step& step = steps_.begin(Technique::dual_two_string_kite);
        write(step, *kite);
        write(step, *other);
        if (steps_.add()) return true;
      }
    }
    return false;
  }

  // Where one is wanted it is that with most eliminations, and of those the one with the lowest.
  bool find_turbot_fish() {
    std::optional<Meeting<W>> best;
    std::pair<int, int> best_rank;
    const bool done = for_each_turbot_fish([&](const Meeting<W>& fish) {
      if (steps_.wants_all()) {
        write(steps_.begin(Technique::turbot_fish), fish);
        return steps_.add();
      }
      std::pair<int, int> rank(-fish.gone.size(), 0);
      for (const int cell : fish.gone) rank.second += cell;
      if (!best || rank < best_rank) {
        best = fish;
        best_rank = rank;
      }
      return false;
    });
    if (done || !best) return done;
    write(steps_.begin(Technique::turbot_fish), *best);
    return steps_.add();
  }

 private:
  using Cells = CellSet<W>;

  template <class Find>
  bool for_each_digit(Find find) {
    for (int digit = 0; digit < state_.size(); ++digit) {
      if (!steps_.wants_digit(digit)) continue;
      if (find(digit, ConjugatePairs<W>(state_, digit)) || steps_.stopped()) return true;
    }
    return false;
  }

  // Parallel lines that have one of their two positions in common; `across` is the first of the
  // lines that cross them.
  bool find_skyscrapers(int digit, std::span<const Conjugates> lines, int across) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const Mask here = state_.positions(lines[i].house, digit);
      for (std::size_t j = i + 1; j < lines.size(); ++j) {
        const Mask there = state_.positions(lines[j].house, digit);
        const Mask common = here & there;
        if (common == 0 || here == there) continue;
        const String first = string(lines[i], common > (here & ~common));
        const String second = string(lines[j], common > (there & ~common));
        const auto add = [this](const Meeting<W>& skyscraper) {
          write(steps_.begin(Technique::skyscraper), skyscraper);
          return steps_.add();
        };
        if (meet(digit, first, second, across + std::countr_zero(common), add)) return true;
      }
    }
    return false;
  }

  template <class Visit>
  bool for_each_kite(Visit visit) {
    return for_each_digit([&](int digit, const ConjugatePairs<W>& pairs) {
      return for_each_two(pairs.rows(), pairs.columns(), [&](String row, String column) {
        const int box = houses_.box_house(row.joined);
        return box >= 0 && box == houses_.box_house(column.joined) &&
               box != houses_.box_house(row.free) && box != houses_.box_house(column.free) &&
               row.joined != column.joined && meet(digit, row, column, box, visit);
      });
    });
  }

  template <class Visit>
  bool for_each_turbot_fish(Visit visit) {
    return for_each_digit([&](int digit, const ConjugatePairs<W>& pairs) {
      const auto all = pairs.all();
      for (std::size_t i = 0; i < all.size(); ++i) {
        if (for_each_two(all.subspan(i, 1), all.subspan(i + 1), [&](String a, String b) {
              const int house = common_house(a.joined, b.joined);
              return house >= 0 && a.joined != b.joined && a.free != b.joined &&
                     b.free != a.joined && meet(digit, a, b, house, visit);
            })) {
          return true;
        }
      }
      return false;
    });
  }

  // All pairs of strings, each from either end.
  template <class Visit>
  bool for_each_two(std::span<const Conjugates> firsts, std::span<const Conjugates> seconds,
                    Visit visit) {
    for (const Conjugates& first : firsts) {
      for (const Conjugates& second : seconds) {
        for (const bool a : {false, true}) {
          for (const bool b : {false, true}) {
            if (visit(string(first, a), string(second, b))) return true;
          }
        }
      }
    }
    return false;
  }

  static String string(const Conjugates& pair, bool end) {
    return {pair.house, pair.cells[!end], pair.cells[end]};
  }

  template <class Visit>
  bool meet(int digit, String first, String second, int house, Visit visit) {
    if (first.free == second.free) return false;
    Cells gone = state_.places(digit) & houses_.peers(first.free) & houses_.peers(second.free);
    // A string that lies within a house of the other's free end is locked candidates.
    gone.remove(first.joined);
    gone.remove(second.joined);
    return !gone.empty() && visit(Meeting<W>{digit, first, second, house, gone});
  }

  // -1 where two cells differ by another rule at most.
  int common_house(int a, int b) const {
    const auto holds_b = [&](int house) { return houses_.cells(house).contains(b); };
    const auto found = std::ranges::find_if(houses_.of(a), holds_b);
    return found == houses_.of(a).end() ? -1 : *found;
  }

  static void write(Step& step, const Meeting<W>& meeting) {
    const auto& [digit, first, second, house, gone] = meeting;
    step.eliminate(gone, digit);
    add_chain(step, digit,
              std::array{std::array{first.free}, std::array{first.joined},
                         std::array{second.joined}, std::array{second.free}});
    step.add_house(Role::base, first.house, bit(digit));
    step.add_house(Role::base, second.house, bit(digit));
    step.add_house(Role::house, house, bit(digit));
  }

  const State<W>& state_;
  const Houses<W>& houses_ = state_.houses();
  Steps& steps_;
};

}  // namespace

// Two houses with two places each for a digit, one of either seeing the other: of the two cells at
// the free ends one holds the digit, so no cell that sees both does.
//
//     skyscraper       two rows joined in a column, or two columns joined in a row
//     two-string kite  a row and a column joined in a box that holds neither free end
//     turbot fish      any two houses, so those of the first two as well
//
// A dual kite is two kites through the same two cells of a box, of one digit or of two; it is
// looked for where the options say so.
//
// Roles: the chain from one free end to the other; `base` the two houses, `house` the one that
// joins them. A dual kite has the one kite after the other.
template <int W>
void find_single_digit_patterns(const State<W>& state, Steps& steps) {
  StringSearch<W> search(state, steps);
  if (steps.wants(Technique::skyscraper) && search.find_skyscrapers()) return;
  const bool duals = steps.options.duals && steps.wants(Technique::dual_two_string_kite);
  if (duals && search.find_dual_kites()) return;
  if (steps.wants(Technique::two_string_kite) && search.find_kites()) return;
  if (steps.wants(Technique::turbot_fish)) search.find_turbot_fish();
}

template void find_single_digit_patterns(const State<2>&, Steps&);
template void find_single_digit_patterns(const State<10>&, Steps&);

}  // namespace nonet::logic
