#include "constraints/lanes/lane_rules.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <span>
#include <utility>

#include "constraints/number_lists.hpp"
#include "constraints/program.hpp"
#include "core/bit_set.hpp"

namespace nonet {
namespace {

using SmallProgram = Program<std::uint16_t>;

// With more of them it takes too long to find what each two of them share.
constexpr std::size_t most_houses = 64;
// Kinds of digits of a machine whose cells may be equal, as those of sum lines: with more, weights
// need to know which cell got its digit last before a conflict, which lanes do not. One puzzle took
// 100 times as many nodes in three of its eight rotations and reflections.
constexpr std::size_t most_loose_kinds = 4;
// Steps of the machines of all lines: with more, a sweep would take too long to be stopped in time.
constexpr std::size_t most_steps = 1'000'000;
// What follows from the places of digits, for the same reason.
constexpr std::size_t most_implications = 2'000;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

bool contains(const std::uint64_t* cells, int cell) {
  return (cells[cell / 64] >> cell % 64 & 1) != 0;
}

// Two cells with sets of two digits are a pair.
void add_pair(const LaneDigitSets& rule, LaneRules& rules) {
  DigitTable table{};
  for (const std::uint16_t set : rule.sets) {
    const auto low = static_cast<std::uint16_t>(set & -set);
    const auto high = static_cast<std::uint16_t>(set ^ low);
    table[at(std::countr_zero(low))] |= high;
    table[at(std::countr_zero(high))] |= low;
  }
  rules.add_pair(rule.cells[0], rule.cells[1], table, table);
}

void add_pairs(const SmallProgram& program, LaneRules& rules) {
  std::vector<std::pair<std::uint32_t, LanePair>> known;  // the first pair with each table
  for (int cell = 0; cell < rules.cell_count; ++cell) {
    for (const Arc& arc : program.arcs(cell)) {
      if (arc.other < cell) continue;
      const auto place =
          std::ranges::find(known, arc.table, &std::pair<std::uint32_t, LanePair>::first);
      if (place != known.end()) {
        rules.pairs.push_back({cell, arc.other, place->second.forward, place->second.backward});
        continue;
      }
      DigitTable forward{};
      DigitTable backward{};
      for (int digit = 0; digit < rules.size; ++digit) {
        const auto bit = static_cast<std::uint16_t>(1U << digit);
        forward[at(digit)] = program.supported(arc.table, bit);
        for (int other = 0; other < rules.size; ++other) {
          if ((forward[at(digit)] >> other & 1) != 0) backward[at(other)] |= bit;
        }
      }
      rules.add_pair(cell, arc.other, forward, backward);
      known.emplace_back(arc.table, rules.pairs.back());
    }
  }
}

bool are_different(const SmallProgram& program, const std::vector<int>& cells) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!contains(program.different(cells[i]), cells[j])) return false;
    }
  }
  return true;
}

// What houses, sets of digits and pairs do not say.
void add_different(const SmallProgram& program, LaneRules& rules) {
  const std::size_t words = program.cell_words();
  std::vector<std::uint64_t> said(words * at(rules.cell_count));
  const auto say = [&](const auto& cells) {
    for (const int a : cells) {
      for (const int b : cells) said[words * at(a) + at(b) / 64] |= std::uint64_t{1} << b % 64;
    }
  };
  for (std::size_t i = 0; i < rules.houses->houses.size(); ++i) say(rules.houses->houses[i]);
  for (const LaneDigitSets& rule : rules.digit_sets) say(rule.cells);
  std::vector<int> beyond;
  for (int cell = 0; cell < rules.cell_count; ++cell) {
    beyond.clear();
    program.for_each_different(cell, [&](int other) {
      if (!contains(&said[words * at(cell)], other)) beyond.push_back(other);
    });
    rules.different_beyond.add(beyond);
  }
}

// The number of what a cell excludes at another one; none where many digits exclude one, so that
// it seldom follows from few places of a digit.
std::optional<std::size_t> exclusion_of(const DigitTable& excluded, LaneRules& rules) {
  const auto place = std::ranges::find(rules.exclusions, excluded, &LaneExclusion::excluded);
  if (place != rules.exclusions.end()) {
    return static_cast<std::size_t>(place - rules.exclusions.begin());
  }
  LaneExclusion exclusion{excluded, {}};
  std::array<std::size_t, most_lane_digits> counts{};
  for (std::uint32_t digit = 0; digit < excluded.size(); ++digit) {
    for (unsigned left = excluded[digit]; left != 0; left &= left - 1) {
      const auto other = at(std::countr_zero(left));
      if (counts[other] == LaneExclusion::most_by) return std::nullopt;
      if (counts[other] == exclusion.by.size()) {
        exclusion.by.emplace_back().fill(lane_words - 1);
      }
      exclusion.by[counts[other]++][other] = digit;
    }
  }
  if (exclusion.by.empty()) return std::nullopt;
  rules.exclusions.push_back(std::move(exclusion));
  return rules.exclusions.size() - 1;
}

// What follows for one cell from the places of a digit in a house, of which some exclude digits
// there.
void add_implications(const std::vector<int>& house, int target,
                      const std::vector<std::pair<int, DigitTable>>& related, LaneRules& rules) {
  const bool is_inside = std::ranges::find(house, target) != house.end();
  std::vector<DigitTable> known;
  for (const auto& [_, excluded] : related) {
    DigitTable own = excluded;
    for (std::size_t digit = 0; is_inside && digit < own.size(); ++digit) {
      own[digit] = static_cast<std::uint16_t>(own[digit] & ~(1U << digit));
    }
    if (std::ranges::find(known, own) != known.end()) continue;
    known.push_back(own);
    std::vector<int> unseen;
    for (const int cell : house) {
      const auto place = std::ranges::find(related, cell, &std::pair<int, DigitTable>::first);
      const bool excludes_as_much =
          place != related.end() &&
          std::ranges::equal(own, place->second,
                             [](unsigned less, unsigned more) { return (less & ~more) == 0; });
      if (cell != target && !excludes_as_much) unseen.push_back(cell);
    }
    if (unseen.size() + 2 > house.size()) continue;
    if (const auto number = exclusion_of(own, rules)) {
      rules.implications.push_back({std::move(unseen), target, *number});
    }
  }
}
void add_implications(const SmallProgram& program, LaneRules& rules) {
  std::vector<std::vector<std::pair<int, DigitTable>>> related(at(rules.cell_count));
  const auto relate = [&](int cell, int other, const DigitTable& supported) {
    DigitTable excluded{};
    for (int digit = 0; digit < rules.size; ++digit) {
      const unsigned all = (1U << rules.size) - 1;
      excluded[at(digit)] = static_cast<std::uint16_t>(all ^ (supported[at(digit)] & all));
    }
    related[at(other)].emplace_back(cell, excluded);
  };
  for (const LanePair& pair : rules.pairs) {
    relate(pair.first, pair.second, rules.tables[pair.forward].digits);
    relate(pair.second, pair.first, rules.tables[pair.backward].digits);
  }
  for (int target = 0; target < rules.cell_count; ++target) {
    const auto& all = related[at(target)];
    // Houses with two cells of which each is the target or related to it: others say nothing.
    std::uint64_t once = 0;
    std::uint64_t houses = 0;
    const auto note_houses_of = [&](int cell) {
      for (const int house : program.houses_of_cells()[at(cell)]) {
        const std::uint64_t bit = std::uint64_t{1} << house;
        houses |= once & bit;
        once |= bit;
      }
    };
    note_houses_of(target);
    for (const auto& [cell, table] : all) note_houses_of(cell);
    for (; houses != 0; houses &= houses - 1) {
      const std::vector<int>& house = program.house(at(std::countr_zero(houses)));
      std::vector<std::pair<int, DigitTable>> here;
      for (const auto& [cell, table] : all) {
        if (std::ranges::find(house, cell) != house.end()) here.emplace_back(cell, table);
      }
      add_implications(house, target, here, rules);
      if (rules.implications.size() > most_implications) return;
    }
  }
}

// Pairs that say no more than what is kept exactly of a set with both cells.
void drop_implied_pairs(LaneRules& rules) {
  for (const LaneDigitSets& rule : rules.digit_sets) {
    if (!rule.is_exact()) continue;
    DigitTable together{};
    for (const std::uint16_t set : rule.sets) {
      for (unsigned left = set; left != 0; left &= left - 1) {
        const int digit = std::countr_zero(left);
        together[at(digit)] |= static_cast<std::uint16_t>(set & ~(1U << digit));
      }
    }
    std::erase_if(rules.pairs, [&](const LanePair& pair) {
      return std::ranges::find(rule.cells, pair.first) != rule.cells.end() &&
             std::ranges::find(rule.cells, pair.second) != rule.cells.end() &&
             std::ranges::equal(
                 together, rules.tables[pair.forward].digits,
                 [](unsigned own, unsigned of_pair) { return (own & ~of_pair) == 0; });
    });
  }
}

// The cells of a group as terms, two at a time where they differ.
void add_terms(LaneSum& sum, const LaneGroup& group, bool is_reversed) {
  sum.terms.reserve(LaneSum::most_terms);
  for (const std::span<const int> unit : group.units) {
    for (std::size_t i = 0; i < unit.size(); i += 2) {
      sum.terms.push_back({unit[i], i + 1 < unit.size() ? unit[i + 1] : -1, is_reversed});
    }
  }
}

// What terms add at least and at most.
struct Range {
  int least;
  int most;
};
Range range_of(std::span<const LaneSum::Term> terms, int size) {
  Range range{0, 0};
  for (const LaneSum::Term& term : terms) {
    range.least += term.second < 0 ? 0 : 1;
    range.most += term.second < 0 ? size - 1 : 2 * size - 3;
  }
  return range;
}

// Sets the allowed totals, and those that each term keeps. False where no total is possible, or one
// is too large.
bool set_totals(LaneSum& sum, std::span<const int> totals, int size) {
  const std::span<LaneSum::Term> terms = sum.terms;
  Range all{0, std::numeric_limits<int>::max()};
  for (const LaneSum::Group& group : sum.groups) {
    const Range own = range_of(terms.subspan(group.first, group.end - group.first), size);
    all = {std::max(all.least, group.start + own.least),
           std::min(all.most, group.start + own.most)};
  }
  Range allowed{all.most + 1, all.least - 1};
  for (const int total : totals) {
    if (total < all.least || total > all.most) continue;
    if (total > LaneSum::most_total) return false;
    sum.totals[at(total) / lane_words] |= static_cast<std::uint16_t>(1U << total % lane_words);
    allowed = {std::min(allowed.least, total), std::max(allowed.most, total)};
  }
  if (allowed.least > allowed.most) return false;
  sum.kept = {allowed.least / lane_words, allowed.most / lane_words};
  if (sum.groups.size() == 1 && allowed.least == allowed.most) {
    sum.only = allowed.least;
    // The first and the last term take least time, and terms of two cells take most.
    const auto singles =
        std::ranges::partition(terms, [](const LaneSum::Term& t) { return t.second >= 0; });
    if (singles.begin() - terms.begin() > 1) std::swap(terms[1], terms.back());
  }
  for (const LaneSum::Group& group : sum.groups) {
    for (std::size_t i = group.first; i < group.end; ++i) {
      const Range before = range_of(terms.subspan(group.first, i + 1 - group.first), size);
      const Range after = range_of(terms.subspan(i + 1, group.end - i - 1), size);
      const int first = std::max(group.start + before.least, allowed.least - after.most);
      const int last = std::min(group.start + before.most, allowed.most - after.least);
      terms[i].kept = {first / lane_words, last / lane_words};
    }
  }
  return true;
}

// One group, of which the terms are there: all counted from the other end where the totals are
// smaller then.
bool add_one_group(LaneRules& rules, LaneSum sum, std::span<const int> totals) {
  if (sum.terms.size() > LaneSum::most_terms || totals.empty()) return false;
  int count = 0;
  for (const LaneSum::Term& term : sum.terms) count += term.second < 0 ? 1 : 2;
  const int all = count * (rules.size - 1);
  std::vector<int> own;
  for (const int total : totals) {
    if (total >= 0 && total <= all) own.push_back(total);
  }
  if (own.empty()) return false;
  const auto [least, most] = std::ranges::minmax(own);
  if (all - least < most) {
    for (LaneSum::Term& term : sum.terms) term.is_reversed = !term.is_reversed;
    for (int& total : own) total = all - total;
  }
  sum.groups.push_back({0, sum.terms.size(), 0});
  if (!set_totals(sum, own, rules.size)) return false;
  rules.sums.push_back(std::move(sum));
  return true;
}

}  // namespace

void LanePointings::add(const SmallProgram& program, const std::vector<int>& cells) {
  struct Target {
    int cell;
    unsigned unseen;  // a bit for each of `cells`
  };
  // Cells of the rule that are unseen, and from how many targets.
  struct Group {
    unsigned unseen;
    unsigned count;
  };
  static constexpr std::size_t most = most_lane_digits * most_lane_digits;
  const std::size_t words = program.cell_words();
  std::array<Target, most> targets;
  std::array<Group, most> groups;
  std::size_t target_count = 0;
  std::size_t group_count = 0;
  for (std::size_t i = 0; i < words; ++i) {
    std::uint64_t once = 0;
    std::uint64_t twice = 0;
    for (const int cell : cells) {
      twice |= once & program.different(cell)[i];
      once |= program.different(cell)[i];
    }
    for (const int cell : cells) {
      if (at(cell) / 64 == i) twice &= ~(std::uint64_t{1} << cell % 64);
    }
    for (; twice != 0; twice &= twice - 1) {
      const int bit = std::countr_zero(twice);
      unsigned unseen = 0;
      for (std::size_t j = 0; j < cells.size(); ++j) {
        unseen |= static_cast<unsigned>(~program.different(cells[j])[i] >> bit & 1) << j;
      }
      targets[target_count++] = {static_cast<int>(64 * i) + bit, unseen};
      std::size_t group = 0;
      while (group < group_count && groups[group].unseen != unseen) ++group;
      if (group == group_count) groups[group_count++] = {unseen, 0};
      ++groups[group].count;
    }
  }
  // Loops of the same length one after the other are foreseen by the processor. There are few
  // groups, and std::stable_sort would allocate.
  const auto rank = [](const Group& group) {
    return std::pair(count_bits(group.unseen), group.count);
  };
  for (std::size_t i = 1; i < group_count; ++i) {
    for (std::size_t j = i; j > 0 && rank(groups[j]) < rank(groups[j - 1]); --j) {
      std::swap(groups[j], groups[j - 1]);
    }
  }
  for (const auto& [unseen, _] : std::span(groups.data(), group_count)) {
    Part part{cells_.size(), 0, 0};
    for (unsigned left = unseen; left != 0; left &= left - 1) {
      cells_.push_back(cells[at(std::countr_zero(left))]);
    }
    part.targets = cells_.size();
    for (const Target& target : std::span(targets.data(), target_count)) {
      if (target.unseen == unseen) cells_.push_back(target.cell);
    }
    part.end = cells_.size();
    parts_.push_back(part);
  }
}

int LaneGroup::cell_count() const {
  std::size_t count = 0;
  for (const std::span<const int> unit : units) count += unit.size();
  return static_cast<int>(count);
}

bool LaneRules::add_sum(const std::vector<LaneGroup>& equal, std::span<const int> totals) {
  LaneSum sum;
  int reach = equal[0].offset + size * equal[0].cell_count();  // what all groups can have at most
  int least = equal[0].offset + equal[0].cell_count();         // and what one has at least
  for (const LaneGroup& group : equal) {
    reach = std::min(reach, group.offset + size * group.cell_count());
    least = std::min(least, group.offset + group.cell_count());
  }
  const bool has_all_totals = totals.front() == 0 && totals.back() >= reach &&
                              totals.back() + 1 == static_cast<int>(totals.size());
  if (equal.size() == 2 && has_all_totals) {
    add_terms(sum, equal[0], false);
    add_terms(sum, equal[1], true);
    const int total =
        equal[1].offset - equal[0].offset - equal[0].cell_count() + size * equal[1].cell_count();
    return add_one_group(*this, std::move(sum), std::array{total});
  }
  std::vector<int> own;
  for (const int total : totals) own.push_back(total - least);
  if (equal.size() == 1) {
    add_terms(sum, equal[0], false);
    return add_one_group(*this, std::move(sum), own);
  }
  for (const LaneGroup& group : equal) {
    const std::size_t first = sum.terms.size();
    add_terms(sum, group, false);
    const int start = group.offset + group.cell_count() - least;
    if (start > LaneSum::most_total) return false;
    sum.groups.push_back({first, sum.terms.size(), start});
  }
  if (sum.terms.size() > LaneSum::most_terms || sum.groups.size() > LaneSum::most_groups) {
    return false;
  }
  std::erase_if(own, [&](int total) { return total > reach - least; });
  if (!set_totals(sum, own, size)) return false;
  sums.push_back(std::move(sum));
  return true;
}

bool LaneRules::add_tight_sum(const LaneGroup& group, int total) {
  int least = group.offset;
  int most = group.offset;
  for (const std::span<const int> unit : group.units) {
    const auto count = static_cast<int>(unit.size());
    least += count * (count + 1) / 2;
    most += count * (2 * size + 1 - count) / 2;
  }
  LaneTightSum sum;
  const bool is_low = total - least < most - total;
  sum.missed = is_low ? total - least : most - total;
  if (sum.missed < 0 || sum.missed > LaneTightSum::most_missed) return false;
  if (group.units.size() > LaneTightSum::most_units) return false;
  for (const std::span<const int> cells : group.units) {
    const auto count = static_cast<int>(cells.size());
    LaneTightSum::Unit unit{{cells.begin(), cells.end()}, {}};
    for (unsigned set = 0; set < 1U << size; ++set) {
      if (std::popcount(set) != count) continue;
      int own = 0;
      for (unsigned left = set; left != 0; left &= left - 1) own += std::countr_zero(left) + 1;
      const int missed =
          is_low ? own - count * (count + 1) / 2 : count * (2 * size + 1 - count) / 2 - own;
      if (missed > sum.missed) continue;
      unit.choices.push_back({static_cast<std::uint16_t>(set), static_cast<std::uint16_t>(missed)});
    }
    sum.choice_count += unit.choices.size();
    sum.units.push_back(std::move(unit));
  }
  if (sum.choice_count > LaneTightSum::most_choices) return false;
  tight_sums.push_back(std::move(sum));
  return true;
}

bool LaneRules::add_line(const std::vector<int>& line, const Machine& machine) {
  const std::pair key(&machine, line.size());
  const auto place = std::ranges::find(made_of_, key);
  const auto number = static_cast<std::size_t>(place - made_of_.begin());
  if (place == made_of_.end()) {
    std::optional<LaneMachine> own = lane_machine(machine, size, line.size());
    if (!own) return false;
    machines.push_back(std::move(*own));
    made_of_.push_back(key);
  }
  lines.push_back({line, number});
  return true;
}

void LaneRules::add_pair(int first, int second, const DigitTable& forward,
                         const DigitTable& backward) {
  pairs.push_back({first, second, table_of(forward), table_of(backward)});
}

std::size_t LaneRules::table_of(const DigitTable& digits) {
  const auto place = std::ranges::find(tables, digits, &LaneTable::digits);
  if (place != tables.end()) return static_cast<std::size_t>(place - tables.begin());
  LaneTable table{digits, {}};
  for (std::size_t digit = 0; digit < digits.size(); ++digit) {
    for (std::size_t other = 0; other < digits.size(); ++other) {
      if ((digits[digit] >> other & 1) != 0) table.words[digit].digits[other] = ~LaneSet{0};
    }
  }
  tables.push_back(table);
  return tables.size() - 1;
}

NumberLists LaneRules::cells() const {
  NumberLists found;
  for (const LanePair& pair : pairs) found.add(std::array{pair.first, pair.second});
  for (const LaneDigitSets& rule : digit_sets) found.add(rule.cells);
  std::vector<int> own;
  for (const LaneSum& sum : sums) {
    own.clear();
    for (const LaneSum::Term& term : sum.terms) {
      own.push_back(term.cell);
      if (term.second >= 0) own.push_back(term.second);
    }
    found.add(own);
  }
  for (const LaneTightSum& sum : tight_sums) {
    own.clear();
    for (const LaneTightSum::Unit& unit : sum.units) {
      own.insert(own.end(), unit.cells.begin(), unit.cells.end());
    }
    found.add(own);
  }
  for (const LaneLine& line : lines) found.add(line.cells);
  return found;
}

std::optional<LaneRules> lane_rules(const SmallProgram& program) {
  if (program.size() > most_lane_digits || program.house_count() > most_houses) return std::nullopt;
  if (program.is_impossible()) return std::nullopt;
  LaneRules rules;
  rules.size = program.size();
  rules.cell_count = program.cell_count();
  rules.houses = &program.lane_houses();
  rules.houses_of_cells = &program.houses_of_cells();
  rules.digit_sets.reserve(program.propagator_count());
  rules.sums.reserve(program.propagator_count());
  for (std::size_t i = 0; i < program.propagator_count(); ++i) {
    if (!program.propagator(i).describe(rules)) return std::nullopt;
  }
  std::size_t steps = 0;
  for (const LaneLine& line : rules.lines) {
    steps += rules.machines[line.machine].steps.size();
    const bool is_loose = rules.machines[line.machine].kind_count > most_loose_kinds;
    if (is_loose && !are_different(program, line.cells)) return std::nullopt;
  }
  if (steps > most_steps) return std::nullopt;
  add_pairs(program, rules);
  std::erase_if(rules.digit_sets, [&](const LaneDigitSets& rule) {
    if (rule.cells.size() == 2) add_pair(rule, rules);
    return rule.cells.size() == 2;
  });
  add_different(program, rules);
  for (LaneDigitSets& rule : rules.digit_sets) {
    rule.first_pointing = rules.pointings.size();
    rules.pointings.add(program, rule.cells);
    rule.end_pointing = rules.pointings.size();
  }
  rules.first_of_houses = rules.pointings.size();
  for (const std::vector<int>& house : rules.pointing_houses) rules.pointings.add(program, house);
  add_implications(program, rules);
  drop_implied_pairs(rules);
  return rules;
}

LaneBoard::LaneBoard(const LaneRules& rules)
    : cells(at(rules.cell_count)),
      scratch(cells.size() + 2 * rules.houses->houses.size() + rules.houses->pieces.size() +
              rules.houses->unions.size()) {
  std::size_t most = 0;
  for (const LaneMachine& machine : rules.machines) most = std::max(most, 2 * machine.states);
  for (const LaneTightSum& sum : rules.tight_sums) most = std::max(most, sum.choice_count);
  states.resize(most);
}

}  // namespace nonet
