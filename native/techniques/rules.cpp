#include "techniques/rules.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

namespace nonet::techniques {
namespace {

template <int W>
BitSet<W> set_of(const std::vector<int>& cells) {
  BitSet<W> set;
  for (const int cell : cells) set.insert(cell);
  return set;
}

}  // namespace

template <int W>
bool Rule<W>::apply(Board<Word>& board) const {
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (!board.restrict(list[i], allowed[i])) return false;
  }
  board.settle();
  do {
    for (const Pair& pair : pairs) {
      if (!board.restrict(pair.to, pair.supported(board[pair.from]))) return false;
    }
    for (const auto& [a, b] : different) {
      if (is_single(board[a]) && !board.restrict(b, static_cast<Word>(~board[a]))) return false;
      if (is_single(board[b]) && !board.restrict(a, static_cast<Word>(~board[b]))) return false;
    }
    for (const auto& propagator : propagators) {
      if (!propagator->propagate(board)) return false;
    }
  } while (board.settle());
  return true;
}

template <int W>
Rules<W>::Rules(const Layout& layout, const std::vector<GivenRule>& given) : size_(layout.size()) {
  if (given.empty()) return;
  HouseProgram<Word> houses(layout);
  Primitives together;
  for (const GivenRule& rule : given) {
    append(together, rule.primitives);
    given_.push_back({rule.number, set_of<W>(cells_of(rule.primitives)), rule.primitives});
    touched_ |= given_.back().cells;
  }
  program_ = std::make_shared<const Program<Word>>(layout, houses, together);
  different_.resize(at(layout.cell_count()));
  named_.resize(at(layout.cell_count()));
  about_.resize(at(layout.cell_count()));
  excluded_.resize(at(layout.cell_count()));
  for (int cell = 0; cell < layout.cell_count(); ++cell) {
    program_->for_each_different(cell, [&](int other) {
      different_[at(cell)].insert(other);
      houses.different[at(cell)].insert(other);
    });
  }
  // What follows from houses is for other techniques to find.
  houses.hidden_singles.clear();
  houses.locked_candidates.clear();
  for (const GivenRule& rule : given) {
    add(rule, Program<Word>(layout, houses, rule.primitives, false));
    note_sets(rule);
    for_each_different(rule.primitives, [&](int a, int b) {
      const auto number = static_cast<std::int16_t>(rule.number);
      named_[at(a)].emplace_back(static_cast<std::uint16_t>(b), number);
      named_[at(b)].emplace_back(static_cast<std::uint16_t>(a), number);
    });
  }
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    for (const int cell : rules_[i].list) about_[at(cell)].push_back(static_cast<std::uint16_t>(i));
  }
  note_exclusions();
}

template <int W>
void Rules<W>::add(const GivenRule& rule, const Program<Word>& program) {
  Rule<W> whole{
      .number = rule.number, .technique = rule.technique, .list = cells_of(rule.primitives)};
  whole.cells = set_of<W>(whole.list);
  for (const int cell : whole.list) {
    whole.allowed.push_back(program.start()[at(cell)]);
    for (const Arc& arc : program.arcs(cell)) {
      typename Rule<W>::Pair pair{cell, arc.other, {}};
      for (int digit = 0; digit < size_; ++digit) {
        pair.left.push_back(program.supported(arc.table, static_cast<Word>(Word{1} << digit)));
      }
      whole.pairs.push_back(std::move(pair));
    }
  }
  for (std::size_t i = 0; i < program.propagator_count(); ++i) {
    whole.propagators.push_back(program.shared_propagator(i));
  }
  add_parts(whole, program);
}

// Parts with the same cells stay together; each can be looked at by itself.
template <int W>
void Rules<W>::add_parts(const Rule<W>& whole, const Program<Word>& program) {
  const auto part_of = [&](std::vector<int> list) {
    Rule<W> part;
    part.number = whole.number;
    part.technique = whole.technique;
    part.list = std::move(list);
    std::ranges::sort(part.list);
    const auto doubles = std::ranges::unique(part.list);
    part.list.erase(doubles.begin(), doubles.end());
    part.cells = set_of<W>(part.list);
    for (const int cell : part.list) {
      part.allowed.push_back(program.start()[at(cell)]);
      for (const int other : different_[at(cell)] & part.cells) {
        if (cell < other) part.different.emplace_back(cell, other);
      }
    }
    return part;
  };
  const bool restricts = std::ranges::any_of(
      whole.list, [&](int cell) { return program.start()[at(cell)] != program.all(); });
  const auto most_pairs = static_cast<std::size_t>(4 * size_);
  const bool is_wide = whole.pairs.size() > most_pairs && whole.propagators.empty();
  if (is_wide) {
    std::map<int, std::vector<typename Rule<W>::Pair>> around;
    for (const auto& pair : whole.pairs) around[pair.from].push_back(pair);
    for (auto& [centre, pairs] : around) {
      std::vector<int> list{centre};
      for (const auto& pair : pairs) list.push_back(pair.to);
      Rule<W> part = part_of(std::move(list));
      part.centre = centre;
      part.different.clear();
      part.pairs = std::move(pairs);
      rules_.push_back(std::move(part));
    }
    return;
  }
  std::map<std::vector<int>, std::vector<std::shared_ptr<const Propagator<Word>>>> by_cells;
  for (const auto& propagator : whole.propagators) {
    by_cells[propagator->cells()].push_back(propagator);
  }
  if (by_cells.size() <= 1 || !whole.pairs.empty()) {
    if (by_cells.empty() && whole.pairs.empty() && !restricts) return;
    Rule<W> part = part_of(whole.list);
    part.pairs = whole.pairs;
    part.propagators = whole.propagators;
    rules_.push_back(std::move(part));
    return;
  }
  for (auto& [cells, propagators] : by_cells) {
    Rule<W> part = part_of(cells);
    part.propagators = std::move(propagators);
    rules_.push_back(std::move(part));
  }
}

template <int W>
void Rules<W>::note_sets(const GivenRule& given) {
  const Primitives& rule = given.primitives;
  const auto add_set = [&](const std::vector<int>& cells) {
    const BitSet<W> set = set_of<W>(cells);
    if (set.size() < size_) sets_.push_back({given.number, set});
  };
  for (const DistinctDigits& distinct : rule.all_different) add_set(distinct.cells);
  for (const DigitSets& sets : rule.digit_sets) add_set(sets.cells);
  for (const Patterns& patterns : rule.patterns) add_set(patterns.cells);
  for (const EqualTotals& sum : rule.sums) {
    sums_.push_back({given.number, sum, given.technique == Technique::cage_combinations});
    if (sum.groups.size() != 1 || !sum.totals || sum.totals->size() != 1) continue;
    if (std::ranges::any_of(sum.groups[0].terms, [](const auto& term) { return term.factor != 1; }))
      continue;
    std::vector<int> cells;
    for (const EqualTotals::Term& term : sum.groups[0].terms) cells.push_back(term.cell);
    const BitSet<W> set = set_of<W>(cells);
    if (set.size() != static_cast<int>(cells.size())) continue;
    const bool is_cage = std::ranges::all_of(cells, [&](int cell) {
      BitSet<W> others = set;
      others.remove(cell);
      return others.within(different_[at(cell)]);
    });
    totals_.push_back({given.number, set, (*sum.totals)[0] - sum.groups[0].offset, is_cage});
  }
}

// Relations of two cells, and digits that are together in no set of a cage.
template <int W>
void Rules<W>::note_exclusions() {
  for (const Rule<W>& rule : rules_) {
    for (const auto& pair : rule.pairs) {
      excluded_[at(pair.from)].push_back({rule.number, pair.to, pair.left});
    }
  }
  constexpr int most_digits = 11;  // whose sets are looked at one by one
  if (size_ > most_digits) return;
  for (const Total<W>& total : totals_) {
    if (total.cells.size() < 3) continue;  // two are a pair
    std::vector<Word> left(at(size_));
    for (unsigned set = 0; set < 1U << size_; ++set) {
      int sum = 0;
      for (int digit = 0; digit < size_; ++digit) sum += (set >> digit & 1) != 0 ? digit + 1 : 0;
      if (std::popcount(set) != total.cells.size() || sum != total.total) continue;
      for (int digit = 0; digit < size_; ++digit) {
        if ((set >> digit & 1) != 0) left[at(digit)] |= static_cast<Word>(set);
      }
    }
    bool all_differ = true;
    for (const int cell : total.cells) {
      BitSet<W> others = total.cells;
      others.remove(cell);
      all_differ &= others.within(different_[at(cell)]);
    }
    if (!all_differ) continue;
    for (const int cell : total.cells) {
      for (const int other : total.cells) {
        if (other != cell) excluded_[at(cell)].push_back({total.rule, other, left});
      }
    }
  }
}

template class Rule<2>;
template class Rule<10>;
template class Rules<2>;
template class Rules<10>;

}  // namespace nonet::techniques
