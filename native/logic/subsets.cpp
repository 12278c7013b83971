#include "techniques/subsets.hpp"

#include <algorithm>
#include <ranges>
#include <vector>

#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

// Where there are rules beyond houses, naked subsets eliminate wherever their places are seen, and
// are looked for in cells that see each other, too; houses alone keep the steps that players know.
//
// The complement of a naked subset in its house is a hidden one, and vice versa, and both have the
// same eliminations. So what was searched for as one is not searched for again as the other, which
// leaves next to nothing of the larger subsets.
template <int W>
class SubsetSearch {
 public:
  SubsetSearch(const State<W>& state, Steps& steps) : state_(state), steps_(steps) {
    if (!steps.wants_all()) naked_fruitless_ = hidden_fruitless_ = sizes_of_no_subset;
  }

  // Locked subsets are those that eliminate in two houses.
  template <int Size>
  bool find_naked(Technique technique, bool locked) {
    if (!steps_.wants(technique)) return false;
    // Where all houses are lines and boxes, cells in two of them lie in a box.
    const auto houses = locked && houses_.is_plain() ? houses_.boxes() : houses_.boxes_first();
    const auto wanted = [&](int house) {
      return locked || has_rules_ || may_have(house, Size, hidden_fruitless_);
    };
    const auto add = [&](int house, const Cells& cells, Mask digits) {
      return add_naked(technique, locked, house, cells, digits);
    };
    auto filtered = houses | std::views::filter(wanted);
    const bool done =
        has_rules_ ? visit_naked_subsets<Size, ChoiceOrder::by_first, SubsetReach::everywhere>(
                         state_, filtered, add) ||
                         (!locked && find_seen<Size>(technique))
                   : visit_naked_subsets<Size, ChoiceOrder::by_first>(state_, filtered, add);
    if (!locked && !passed_over_ && !steps_.wants_all()) naked_fruitless_ |= bit(Size);
    return done;
  }

  template <int Size>
  bool find_hidden(Technique technique) {
    if (!steps_.wants(technique)) return false;
    const auto wanted = [&](int house) { return may_have(house, Size, naked_fruitless_); };
    const bool done = visit_hidden_subsets<Size, ChoiceOrder::by_first>(
        state_, houses_.boxes_first() | std::views::filter(wanted),
        [&](int house, const Cells& cells, Mask digits) {
          return add_hidden(technique, house, cells, digits);
        });
    if (!steps_.wants_all()) hidden_fruitless_ |= bit(Size);
    return done;
  }

 private:
  using Cells = CellSet<W>;

  // All cells of a house, and all but one.
  static constexpr Mask sizes_of_no_subset = 0b11;

  // Whether subsets of a size were not looked for from the other side. Singles are not subsets, so
  // nothing is known of houses with singles.
  [[nodiscard]] bool may_have(int house, int size, Mask fruitless) const {
    const Mask left = (bit(state_.size()) - 1) & ~state_.placed(house);
    const int others = count_bits(left) - size;
    if (others < 0 || (fruitless >> others & 1) == 0) return true;
    if (state_.univalue().intersects(houses_.cells(house))) return true;
    for (const int digit : digits_of(left)) {
      if (at_most(state_.positions(house, digit), 1)) return true;
    }
    return false;
  }

  // Those in cells that see each other, but not in one house.
  template <int Size>
  bool find_seen(Technique technique) {
    return visit_seen_subsets<Size>(state_, [&](const Cells& cells, Mask digits) {
      bool in_house = false;
      houses_.for_each_common(cells, [&](int) { in_house = true; });
      if (in_house) return false;
      Step& step = steps_.begin(technique);
      eliminate_seen(step, cells, digits);
      if (step.eliminations.empty()) return false;
      step.add(Role::pattern, digits, cells);
      for (const int rule : differing(cells)) step.add_rule(Role::rule, rule);
      return steps_.add();
    });
  }
  // The rules by which cells differ: one that keeps all of them different, or those of the pairs
  // that share no house.
  [[nodiscard]] std::vector<int> differing(const Cells& cells) const {
    for (const DifferentCells<W>& set : houses_.rules().different_cells()) {
      if (cells.within(set.cells)) return {set.rule};
    }
    std::vector<int> rules;
    for (const int a : cells) {
      for (const int b : cells) {
        if (a >= b || houses_.set_of(a).intersects(houses_.set_of(b))) continue;
        rules.push_back(houses_.rules().between(a, b));
      }
    }
    std::ranges::sort(rules);
    const auto doubles = std::ranges::unique(rules);
    rules.erase(doubles.begin(), doubles.end());
    return rules;
  }
  void eliminate_seen(Step& step, const Cells& cells, Mask digits) const {
    for (const int digit : digits_of(digits)) {
      const Cells& places = state_.places(digit);
      step.eliminate(houses_.common_peers(cells & places) & places, digit);
    }
  }

  bool add_naked(Technique technique, bool locked, int house, const Cells& cells, Mask digits) {
    Step& step = steps_.begin(technique);
    step.add(Role::pattern, digits, cells);
    int reached = 0;
    houses_.for_each_common(cells, [&](int common) {
      const std::size_t before = step.eliminations.size();
      for (const int digit : digits_of(digits)) {
        step.eliminate(state_.places(digit, common) - cells, digit);
      }
      if (step.eliminations.size() == before) return;
      step.add_house(Role::house, common);
      ++reached;
    });
    const bool is_locked = count_bits(digits) <= 3 && reached > 1;
    if (has_rules_) eliminate_seen(step, cells, digits);
    if (reached == 0) step.add_house(Role::house, house);
    passed_over_ = passed_over_ || is_locked != locked;
    return is_locked == locked && steps_.add();
  }

  bool add_hidden(Technique technique, int house, const Cells& cells, Mask digits) {
    Step& step = steps_.begin(technique);
    for (const int cell : cells) {
      for (const int digit : digits_of(state_.candidates(cell) & ~digits)) {
        step.eliminate(cell, digit);
      }
    }
    step.add(Role::pattern, digits, cells);
    step.add_house(Role::house, house);
    return steps_.add();
  }

  const State<W>& state_;
  const Houses<W>& houses_ = state_.houses();
  const bool has_rules_ = !houses_.rules().empty();
  Steps& steps_;
  // Sizes that were searched without result, and those that another technique covers.
  Mask naked_fruitless_ = 0;
  Mask hidden_fruitless_ = 0;
  bool passed_over_ = false;
};

}  // namespace

// Naked subsets: n cells of a house with n candidates together. They eliminate in all houses that
// have all the cells; pairs and triples that do so in two houses are locked ones. With rules beyond
// houses they eliminate in all cells that see them, and n cells that all see each other are enough.
// Hidden subsets: n digits with n places in a house.
//
// Singles are not part of a subset: each cell of a naked one has two candidates or more, each digit
// of a hidden one two places or more.
//
// Roles: `pattern` the cells with the digits of the subset; `house` those in which a naked subset
// eliminates, or the one of a hidden subset; `rule` those by which cells of no house see each
// other.
template <int W>
void find_subsets(const State<W>& state, Steps& steps) {
  SubsetSearch<W> search(state, steps);
  if (search.template find_naked<2>(Technique::locked_pair, true) ||
      search.template find_naked<3>(Technique::locked_triple, true) ||
      search.template find_naked<2>(Technique::naked_pair, false) ||
      search.template find_naked<3>(Technique::naked_triple, false) ||
      search.template find_hidden<2>(Technique::hidden_pair) ||
      search.template find_hidden<3>(Technique::hidden_triple) ||
      search.template find_naked<4>(Technique::naked_quadruple, false)) {
    return;
  }
  search.template find_hidden<4>(Technique::hidden_quadruple);
}

template void find_subsets(const State<2>&, Steps&);
template void find_subsets(const State<10>&, Steps&);

}  // namespace nonet::logic
