#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <utility>
#include <vector>

#include "constraints/alternatives.hpp"
#include "constraints/automata.hpp"
#include "constraints/cell_sets.hpp"
#include "constraints/combined_sums.hpp"
#include "constraints/counts.hpp"
#include "constraints/derived_sums.hpp"
#include "constraints/digit_choices.hpp"
#include "constraints/digit_sets.hpp"
#include "constraints/house_rules.hpp"
#include "constraints/indexed.hpp"
#include "constraints/negation.hpp"
#include "constraints/pair_cliques.hpp"
#include "constraints/patterns.hpp"
#include "constraints/program.hpp"
#include "constraints/quota.hpp"
#include "constraints/shared_exclusions.hpp"
#include "constraints/short_sums.hpp"
#include "constraints/small_automata.hpp"
#include "constraints/sums.hpp"
#include "constraints/trial.hpp"

namespace nonet {

// Makes the propagators of rules. A file for each type of words includes it: together they take a
// compiler half a minute.
template <class Word>
class ProgramBuilder {
 public:
  ProgramBuilder(Program<Word>& program, const Layout& layout, const HouseProgram<Word>& houses)
      : program_(program),
        layout_(layout),
        houses_(houses),
        size_(layout.size()),
        cells_(layout.cell_count()),
        different_(houses.different),
        pair_tables_(size_, cells_, static_cast<Word>(~std::uint64_t{0} >> (64 - size_))) {
    program_.size_ = size_;
    program_.cell_count_ = cells_;
    program_.all_ = static_cast<Word>(~std::uint64_t{0} >> (64 - size_));
    program_.start_.assign(static_cast<std::size_t>(cells_), program_.all_);
  }

  void build(const Primitives& rules, bool with_derived) {
    for (const Restriction& rule : rules.restrictions) {
      for (const int cell : rule.cells) restrict(cell, static_cast<Word>(rule.digits));
    }
    find_different(rules);
    std::vector<EqualTotals> derived;
    if (with_derived) add_derived(rules.sums, derived);
    for (const Relation& rule : rules.relations) add_relation(rule);
    std::vector<const EqualTotals*> large;
    large.reserve(rules.sums.size() + derived.size());
    for (const auto* const sums : {&rules.sums, &std::as_const(derived)}) {
      for (const EqualTotals& rule : *sums) {
        if (!add_small_sum(rule)) large.push_back(&rule);
      }
    }
    make_different();
    program_.arcs_ =
        pair_tables_.arcs(different_, [&](int cell, Word digits) { restrict(cell, digits); });
    program_.houses_ = houses_.hidden_singles;
    program_.lane_houses_ = houses_.lanes;
    program_.houses_of_cells_ = houses_.houses_of_cells;
    for (std::size_t i = houses_.classic; i < program_.houses_.size(); ++i) {
      add(program_.houses_[i]);
    }
    program_.is_classic_ = houses_.classic > 0;
    for (const DistinctDigits& rule : rules.all_different) {
      if (rule.cells.size() != at(size_)) continue;  // a house that holds in some grids only
      add(std::make_shared<HiddenSingles<Word>>(rule.cells, program_.all_));
    }
    for (const DigitSets& rule : rules.digit_sets) {
      std::vector<Word> sets;
      for (const std::uint64_t set : rule.sets) sets.push_back(static_cast<Word>(set));
      add_digit_sets(rule.cells, std::move(sets));
    }
    for (PairClique<Word>& clique : PairCliques<Word>(program_).find()) {
      add_digit_sets(clique.cells, std::move(clique.sets));
    }
    for (const auto& [cells, counts] : by_cells(rules.counts)) add_counts(cells, counts);
    for (const EqualDigits& rule : rules.same_digits) {
      add(std::make_shared<SameDigitsRule<Word>>(rule.groups, program_.all_));
    }
    for (const DistinctCount& rule : rules.count_distinct) {
      add(std::make_shared<CountDistinctRule<Word>>(rule.cell, rule.cells, program_.all_));
    }
    for (const Indexed& rule : rules.indexed) add(std::make_shared<IndexedRule<Word>>(rule));
    for (const EqualTotals* rule : large) add_sum(*rule);
    add_patterns(rules.patterns);
    for (const auto& houses : houses_.locked_candidates) add(houses);
    add_shared_exclusions();
    add_automata(rules.automata);
    add_combinations(rules);
    watch();
  }

 private:
  using Table = typename PairTables<Word>::Table;

  // Cells of a derived sum: more cost more than they give.
  static constexpr int most_derived = 5;
  // What the shortest call of a propagator counts, beside its cells and its scratch.
  static constexpr std::size_t least_work = 32;

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static Word bit(int digit) { return static_cast<Word>(std::uint64_t{1} << (digit - 1)); }

  void restrict(int cell, Word digits) {
    Word& left = program_.start_[at(cell)];
    left &= digits;
    if (left == 0) program_.is_impossible_ = true;
  }

  // ---- cells that differ

  void differ(int a, int b) {
    if (a == b) program_.is_impossible_ = true;
    different_[at(a)].insert(b);
    different_[at(b)].insert(a);
  }
  void find_different(const Primitives& rules) {
    for_each_different(rules, [this](int a, int b) { differ(a, b); });
  }
  void make_different() {
    program_.different_.reserve(program_.cell_words() * different_.size());
    for (const CellSet& set : different_) {
      for (std::size_t i = 0; i < set.word_count(); ++i) program_.different_.push_back(set.word(i));
    }
    if (houses_.classic == 0) return;
    program_.beyond_ = program_.different_;
    std::uint64_t* next = program_.beyond_.data();
    for (const CellSet& set : houses_.seen) {
      for (std::size_t i = 0; i < set.word_count(); ++i) *next++ &= ~set.word(i);
    }
  }
  // Where many digits may not be repeated in cells that have no house in common.
  void add_shared_exclusions() {
    using Rule = SharedExclusions<Word>;
    int pairs = 0;
    for (std::size_t cell = 0; cell < different_.size(); ++cell) {
      pairs += different_[cell].size() - houses_.different[cell].size();
    }
    int repeats = 0;  // of single digits
    pair_tables_.for_each_exclusion(different_, [&](int, int, std::size_t) { ++repeats; });
    if (pairs + 2 * repeats / size_ < 3 * cells_) return;
    auto excluded = std::make_shared<typename Rule::Excluded>(repeats > 0 ? size_ : 1, different_);
    pair_tables_.for_each_exclusion(different_, [&](int a, int b, std::size_t digit) {
      (*excluded)[digit][at(a)].insert(b);
      (*excluded)[digit][at(b)].insert(a);
    });
    for (const auto& house : houses_.hidden_singles) {
      add(std::make_shared<Rule>(house->cells(), excluded));
    }
  }
  // ---- rules that hold or not

  [[nodiscard]] auto trial(const Primitives& rules) const {
    return std::make_unique<const TrialRules<Word>>(layout_, houses_, different_, rules);
  }
  void add_combinations(const Primitives& rules) {
    for (const Alternatives& rule : rules.alternatives) {
      std::vector<std::unique_ptr<const TrialRules<Word>>> choices;
      for (const Primitives& choice : rule.choices) choices.push_back(trial(choice));
      add(std::make_shared<AlternativesRule<Word>>(std::move(choices)));
    }
    for (const Negation& rule : rules.negations) {
      add(std::make_shared<NegationRule<Word>>(trial(*rule.rules)));
    }
    for (const Quota& rule : rules.quotas) {
      add(make_quota<Word>(rule, [this](const Primitives& tried) { return trial(tried); }));
    }
  }

  // ---- relations

  void add_relation(const Relation& rule) {
    Table table{};
    for (std::size_t i = 0; i < at(size_); ++i) {
      table[i] = static_cast<Word>(rule.table[i] & program_.all_);
    }
    pair_tables_.add(rule.pairs, table);
  }

  // ---- sums

  // Adds what follows from sums.
  void add_derived(const std::vector<EqualTotals>& sums, std::vector<EqualTotals>& derived) {
    std::vector<KnownSum> known;
    known.reserve(sums.size());
    for (const EqualTotals& sum : sums) {
      if (!is_known(sum)) continue;
      CellSet cells(cells_);
      for (const EqualTotals::Term& term : sum.groups[0].terms) cells.insert(term.cell);
      if (at(cells.size()) != sum.groups[0].terms.size()) continue;
      known.push_back({cells.cells(), (*sum.totals)[0]});
    }
    if (known.empty()) return;
    for (const DerivedSum& found : derived_sums(layout_, houses_.regions, known, most_derived)) {
      EqualTotals sum;
      sum.groups.push_back(group_of(found.inner));
      if (found.outer.empty()) {
        sum.totals = std::vector<int>{found.total};
        program_.is_impossible_ |= found.total < 0;
      } else {
        sum.groups.push_back(group_of(found.outer));
        sum.groups[1].offset = found.total;
      }
      if (program_.is_impossible_) return;
      derived.push_back(std::move(sum));
    }
    std::erase_if(known, [&](const KnownSum& sum) { return is_clique(sum.cells); });
    for (const KnownSum& found : combined_sums(layout_, known)) {
      if (found.total > most_total) continue;
      derived.push_back({{group_of(found.cells)}, std::vector<int>{found.total}});
    }
  }
  static EqualTotals::Group group_of(const std::vector<int>& cells) {
    EqualTotals::Group group;
    group.terms.reserve(cells.size());
    for (const int cell : cells) group.terms.push_back({cell, 1});
    return group;
  }
  // Sums of one or two cells are restrictions and relations.
  bool add_small_sum(const EqualTotals& sum) {
    std::size_t count = 0;
    for (const EqualTotals::Group& group : sum.groups) count += group.terms.size();
    if (count == 0 || count > 2) return false;
    // What each group adds up to: an offset, and a multiple of the digit of each cell.
    struct Line {
      int offset = 0;
      std::array<int, 2> factors{};
    };
    std::vector<Line> lines;
    lines.reserve(sum.groups.size());
    std::array<int, 2> cells{};
    std::size_t next = 0;
    for (const EqualTotals::Group& group : sum.groups) {
      Line line{.offset = group.offset};
      for (const EqualTotals::Term& term : group.terms) {
        cells[next] = term.cell;
        line.factors[next++] = term.factor;
      }
      lines.push_back(line);
    }
    const auto is_right = [&](int x, int y) {
      const auto total = [&](const Line& line) {
        return line.offset + line.factors[0] * x + line.factors[1] * y;
      };
      const int first = total(lines[0]);
      for (const Line& line : lines) {
        if (total(line) != first) return false;
      }
      return !sum.totals || std::ranges::find(*sum.totals, first) != sum.totals->end();
    };
    const bool is_pair = count == 2;
    Table table{};
    for (int x = 1; x <= size_; ++x) {
      for (int y = 1; y <= (is_pair ? size_ : 1); ++y) {
        if (is_right(x, y)) table[at(x - 1)] |= is_pair ? bit(y) : program_.all_;
      }
    }
    if (is_pair) {
      const std::pair<int, int> pair{cells[0], cells[1]};
      pair_tables_.add({&pair, 1}, table);
      return true;
    }
    Word kept = 0;
    for (int x = 1; x <= size_; ++x) {
      if (table[at(x - 1)] != 0) kept |= bit(x);
    }
    restrict(cells[0], kept);
    return true;
  }
  void add_sum(const EqualTotals& sum) {
    if (is_known(sum) && add_cage(sum.groups[0].terms, (*sum.totals)[0])) return;
    // From here on every group is at least 0, and totals are counted from the smallest offset.
    int base = sum.groups[0].offset;
    for (const EqualTotals::Group& group : sum.groups) base = std::min(base, group.offset);
    std::vector<SumGroup<Word>> groups;
    long long reach = std::numeric_limits<long long>::max();
    for (const EqualTotals::Group& group : sum.groups) {
      std::vector<EqualTotals::Term> factors = factors_of(group);
      long long largest = group.offset - base;
      for (const auto& [cell, factor] : factors) largest += static_cast<long long>(factor) * size_;
      reach = std::min(reach, largest);
      groups.push_back({units_of(std::move(factors)), group.offset - base});
    }
    std::vector<int> totals;
    if (sum.totals) {
      for (const int total : *sum.totals) {
        if (total >= base && total - base <= reach) totals.push_back(total - base);
      }
    } else {
      totals.resize(static_cast<std::size_t>(std::min<long long>(reach, most_total + 1) + 1));
      std::iota(totals.begin(), totals.end(), 0);
    }
    const int most = totals.empty() ? 0 : *std::ranges::max_element(totals);
    if (most > most_total) throw std::invalid_argument("expected totals up to 1,023");
    if (totals.empty() ||
        std::ranges::any_of(groups, [&](const auto& g) { return g.offset > most; })) {
      program_.is_impossible_ = true;
      return;
    }
    if constexpr (sizeof(Word) == 2) {
      if (ShortSumRule<Word>::fits(groups, most)) {
        add(std::make_shared<ShortSumRule<Word>>(groups, totals));
        return;
      }
      if (size_ <= 6) return add_sum<1>(std::move(groups), totals, most);
      if (size_ <= 9) return add_sum<8>(std::move(groups), totals, most);
    }
    add_sum<0>(std::move(groups), totals, most);
  }
  // Cells that all differ, with a total; false where they do not, or have too many sets of digits.
  bool add_cage(const std::vector<EqualTotals::Term>& terms, int total) {
    std::vector<int> cells;
    cells.reserve(terms.size());
    for (const EqualTotals::Term& term : terms) cells.push_back(term.cell);
    if (!is_clique(cells)) return false;
    if (sizeof(Word) == 2 && cells.size() == 3) {
      add(std::make_shared<CageOfThree<Word>>(std::move(cells), total, different_for_rules()));
      return true;
    }
    if (sizeof(Word) == 2 && size_ <= DigitChoices<Word>::largest_exact) {
      add_exact_cage(cells, total);
      return true;
    }
    std::vector<Word> sets;
    const bool is_done = for_each_choice<Word>(size_, static_cast<int>(cells.size()), total, total,
                                               [&](Word set, int) {
                                                 sets.push_back(set);
                                                 return sets.size() <= most_choices;
                                               });
    if (!is_done) return false;
    add_digit_sets(cells, std::move(sets));
    return true;
  }
  // The same up to size 9, where the sets of each total are at hand.
  void add_exact_cage(const std::vector<int>& cells, int total) {
    using Choices = DigitChoices<Word>;
    if (cells.size() > at(size_)) {
      program_.is_impossible_ = true;
      return;
    }
    const auto& families = houses_.choices[cells.size()]->families;
    const auto found =
        std::ranges::find(families, total, &std::pair<int, typename Choices::Family>::first);
    if (found == families.end()) {
      program_.is_impossible_ = true;
      return;
    }
    if constexpr (sizeof(Word) == 2) {
      const auto& all = different_for_rules();
      if (size_ <= 6) {
        add(std::make_shared<ExactDigitSetsRule<Word, 1>>(std::move(cells), found->second, all));
      } else {
        add(std::make_shared<ExactDigitSetsRule<Word, 8>>(std::move(cells), found->second, all));
      }
    }
  }
  template <int SubsetWords>
  void add_sum(std::vector<SumGroup<Word>> groups, const std::vector<int>& totals, int most) {
    if (most < 64) {
      add(std::make_shared<SumRule<Word, 1, SubsetWords>>(std::move(groups), totals));
    } else if (most < 128) {
      add(std::make_shared<SumRule<Word, 2, SubsetWords>>(std::move(groups), totals));
    } else if (most < 256) {
      add(std::make_shared<SumRule<Word, 4, SubsetWords>>(std::move(groups), totals));
    } else {
      add(std::make_shared<SumRule<Word, 16, SubsetWords>>(std::move(groups), totals));
    }
  }
  const std::shared_ptr<const std::vector<CellSet>>& different_for_rules() {
    if (!shared_different_) {
      shared_different_ = std::make_shared<const std::vector<CellSet>>(different_);
    }
    return shared_different_;
  }
  void add_digit_sets(const std::vector<int>& cells, std::vector<Word> sets) {
    const auto all = different_for_rules();
    if constexpr (sizeof(Word) == 2) {
      if (size_ <= 6) return add(std::make_shared<ExactDigitSetsRule<Word, 1>>(cells, sets, all));
      if (size_ <= 9) return add(std::make_shared<ExactDigitSetsRule<Word, 8>>(cells, sets, all));
    }
    add(std::make_shared<DigitSetsRule<Word>>(cells, std::move(sets), all));
  }
  // Each cell with its factor, in ascending order; one that is there twice counts twice.
  static std::vector<EqualTotals::Term> factors_of(const EqualTotals::Group& group) {
    std::vector<EqualTotals::Term> found = group.terms;
    std::ranges::sort(found, {}, &EqualTotals::Term::cell);
    std::size_t count = 0;
    for (const EqualTotals::Term& term : found) {
      if (count > 0 && found[count - 1].cell == term.cell) {
        found[count - 1].factor += term.factor;
      } else {
        found[count++] = term;
      }
    }
    found.resize(count);
    return found;
  }
  // Cells with the same factor that all differ from each other are taken together as long as there
  // are not too many sets of digits.
  std::vector<SumUnit<Word>> units_of(std::vector<EqualTotals::Term> left) const {
    std::vector<SumUnit<Word>> units;
    while (!left.empty()) {
      SumUnit<Word> unit;
      unit.cells.reserve(left.size());
      std::size_t others = 0;
      if (!are_one_unit(left)) bring_largest_forward(left);
      unit.factor = left[0].factor;
      for (const auto& [cell, factor] : left) {
        const std::size_t count = unit.cells.size() + 1;
        const bool fits = factor == unit.factor && count < houses_.choices.size() &&
                          (count == 1 || houses_.choices[count]) &&
                          std::ranges::all_of(
                              unit.cells, [&](int o) { return different_[at(cell)].contains(o); });
        if (fits) {
          unit.cells.push_back(cell);
        } else {
          left[others++] = {cell, factor};
        }
      }
      unit.choices = houses_.choices[unit.cells.size()];
      units.push_back(std::move(unit));
      left.resize(others);
    }
    return units;
  }
  [[nodiscard]] bool are_one_unit(const std::vector<EqualTotals::Term>& cells) const {
    const std::size_t count = cells.size();
    if (count >= houses_.choices.size() || (count > 1 && !houses_.choices[count])) return false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (cells[i].factor != cells[0].factor) return false;
      for (std::size_t j = 0; j < i; ++j) {
        if (!different_[at(cells[i].cell)].contains(cells[j].cell)) return false;
      }
    }
    return true;
  }
  // Puts the cells first that share a house and a factor and are the most.
  void bring_largest_forward(std::vector<EqualTotals::Term>& cells) const {
    if (cells.size() == 1) return;
    std::vector<int> factors;
    for (const auto& [cell, own] : cells) {
      if (std::ranges::find(factors, own) == factors.end()) factors.push_back(own);
    }
    const CellSet* best = nullptr;
    int factor = 0;
    std::size_t most = 1;
    for (const CellSet& house : houses_.sets) {
      for (const int own : factors) {
        auto count = static_cast<std::size_t>(std::ranges::count_if(
            cells, [&](const auto& c) { return c.factor == own && house.contains(c.cell); }));
        while (count > most && !houses_.choices[count]) --count;
        if (count <= most) continue;
        best = &house;
        factor = own;
        most = count;
      }
    }
    if (best == nullptr) return;
    std::ranges::stable_partition(cells, [&](const auto& term) {
      return term.factor == factor && best->contains(term.cell);
    });
  }
  [[nodiscard]] bool is_clique(const std::vector<int>& cells) const {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      for (std::size_t j = i + 1; j < cells.size(); ++j) {
        if (!different_[at(cells[i])].contains(cells[j])) return false;
      }
    }
    return true;
  }

  // ---- counts and patterns

  // The counts of rules about the same cells.
  static std::map<std::vector<int>, std::vector<const Count*>> by_cells(
      const std::vector<Count>& counts) {
    std::map<std::vector<int>, std::vector<const Count*>> found;
    for (const Count& rule : counts) found[rule.cells].push_back(&rule);
    return found;
  }
  void add_counts(const std::vector<int>& cells, const std::vector<const Count*>& counts) {
    if (counts.size() > 1 && cells.size() < DigitCountsRule<Word>::most_cells) {
      std::vector<std::vector<bool>> allowed(at(size_), std::vector<bool>(cells.size() + 1, true));
      for (const Count* rule : counts) {
        for (std::size_t k = 0; k <= cells.size(); ++k) {
          if (!rule->counts[k]) allowed[at(rule->digit - 1)][k] = false;
        }
      }
      add(std::make_shared<DigitCountsRule<Word>>(cells, allowed));
      return;
    }
    for (const Count* rule : counts) {
      add(std::make_shared<CountRule<Word>>(cells, bit(rule->digit), rule->counts));
    }
  }
  void add_patterns(const std::vector<Patterns>& patterns) {
    std::map<std::pair<const PatternRows*, std::size_t>, std::shared_ptr<const PatternTable<Word>>>
        tables;
    for (const Patterns& rule : patterns) {
      const std::size_t count = rule.cells.size();
      if (count > at(size_)) {
        program_.is_impossible_ = true;
        continue;
      }
      auto& table = tables[{rule.rows.get(), count}];
      if (!table) table = std::make_shared<PatternTable<Word>>(rule.rows->sets, count);
      const bool is_house = rule.cells.size() == at(size_);
      add(std::make_shared<PatternsRule<Word>>(rule.cells, table, is_house ? program_.all_ : 0));
    }
  }

  void add_automata(const std::vector<Automaton>& automata) {
    std::map<const Machine*, std::shared_ptr<const SmallMachine<Word>>> small;
    std::map<const Machine*, std::shared_ptr<const GroupedMachine<Word>>> others;
    for (const Automaton& rule : automata) {
      std::vector<int> cells = rule.cells;
      std::ranges::sort(cells);
      const bool has_twice = std::ranges::adjacent_find(cells) != cells.end();
      if (has_twice || rule.machine->states > SmallMachine<Word>::most_states) {
        auto& machine = others[rule.machine.get()];
        if (!machine) machine = std::make_shared<GroupedMachine<Word>>(rule.machine, size_);
        add(std::make_shared<AutomatonRule<Word>>(rule.cells, machine));
      } else {
        auto& machine = small[rule.machine.get()];
        if (!machine) machine = std::make_shared<SmallMachine<Word>>(rule.machine, size_);
        add(std::make_shared<SmallAutomatonRule<Word>>(rule.cells, machine));
      }
    }
  }

  // ---- who watches what

  void add(std::shared_ptr<const Propagator<Word>> propagator) {
    program_.scratch_ = std::max(program_.scratch_, propagator->scratch());
    program_.work_.push_back(propagator->scratch() + propagator->cells().size() + least_work);
    const bool is_idempotent = propagator->is_idempotent() && has_each_once(propagator->cells());
    program_.is_idempotent_.push_back(is_idempotent ? 1 : 0);
    program_.propagators_.push_back(std::move(propagator));
  }
  [[nodiscard]] bool has_each_once(const std::vector<int>& cells) const {
    CellSet seen(cells_);
    for (const int cell : cells) {
      if (seen.contains(cell)) return false;
      seen.insert(cell);
    }
    return true;
  }
  void watch() {
    const std::size_t words = (program_.propagators_.size() + 63) / 64;
    program_.watcher_words_ = words;
    program_.watchers_.assign(words * at(cells_), 0);
    for (std::size_t i = 0; i < program_.propagators_.size(); ++i) {
      for (const int cell : program_.propagators_[i]->cells()) {
        program_.watchers_[words * at(cell) + i / 64] |= std::uint64_t{1} << i % 64;
      }
    }
  }

  Program<Word>& program_;
  const Layout& layout_;
  const HouseProgram<Word>& houses_;
  int size_;
  int cells_;
  std::vector<CellSet> different_;
  std::shared_ptr<const std::vector<CellSet>> shared_different_;  // the same, for rules at work
  PairTables<Word> pair_tables_;
};

template <class Word>
Program<Word>::Program(const Layout& layout, const HouseProgram<Word>& houses,
                       const Primitives& rules, bool with_derived) {
  ProgramBuilder<Word>(*this, layout, houses).build(rules, with_derived);
}

}  // namespace nonet
