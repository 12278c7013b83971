#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "constraints/kernels/lane_sets.hpp"
#include "constraints/kernels/lane_totals.hpp"
#include "constraints/kernels/lane_words.hpp"

// `Kernels::sweep_lanes`, `take_lane` and `put_lane`.
namespace nonet {
// Each instruction set has its own.
namespace {  // NOLINT(misc-anonymous-namespace-in-header)

class LaneSweep {
 public:
  LaneSweep(const LaneRules& rules, LaneBoard& board)
      : rules_(rules),
        houses_(*rules.houses),
        board_(board),
        digits_(LaneWords::of(static_cast<std::uint16_t>((1U << rules.size) - 1))),
        changed_(LaneWords::none()),
        singles_(board.scratch.data()),
        taken_(singles_ + board.cells.size()),
        hidden_(taken_ + houses_.houses.size()),
        pieces_(hidden_ + houses_.houses.size()),
        unions_(pieces_ + houses_.pieces.size()) {
    for (std::size_t i = 0; i < lane_words; ++i) {
      reversed_[i] = (static_cast<std::uint32_t>(rules.size) - 1 - static_cast<std::uint32_t>(i)) %
                     static_cast<std::uint32_t>(lane_words);
    }
  }

  void run() {
    board_.dead = 0;
    int number = 0;
    for (const LanePair& pair : rules_.pairs) note(number++, use(pair));
    for (const LaneDigitSets& rule : rules_.digit_sets) {
      note(number++, rule.is_exact() ? use_exactly(rule) : use(rule));
    }
    for (const LaneSum& sum : rules_.sums) note(number++, use(sum));
    for (const LaneTightSum& sum : rules_.tight_sums) note(number++, use(sum));
    note(-1, use_houses());
    // After the houses, whose cells say more of what is wrong than those of a long line.
    for (const LaneLine& line : rules_.lines) note(number++, use(line));
    for (std::size_t i = rules_.first_of_houses; i < rules_.pointings.size(); ++i) {
      point(rules_.pointings[i], digits_);
    }
    for (const LaneImplication& implication : rules_.implications) follow(implication);
    board_.changed = changed_.any();
  }

 private:
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  [[nodiscard]] NONET_LANE_INLINE LaneWords cell(int number) const {
    return LaneWords::load(board_.cells[at(number)]);
  }
  NONET_LANE_INLINE void set(int number, const LaneWords& before, const LaneWords& after) {
    changed_ |= before ^ after;
    after.store(board_.cells[at(number)]);
  }
  void note(int rule, LaneSet dead) {
    for (LaneSet left = dead & ~board_.dead; left != 0; left &= left - 1) {
      board_.failed[at(std::countr_zero(left))] = rule;
    }
    board_.dead |= dead;
  }

  // ---- houses

  LaneSet use_houses() {
    const LaneSet dead = find_singles() | look_through_houses();
    unite(houses_.pieces, board_.cells.data(), pieces_);
    unite(houses_.unions, pieces_, unions_);
    for (std::size_t i = 0; i < board_.cells.size(); ++i) {
      const LaneWords before = LaneWords::load(board_.cells[i]);
      const LaneWords single = LaneWords::load(singles_[i]);
      const std::span<const int> own = (*rules_.houses_of_cells)[i];
      LaneWords kept = before.without(united(own, taken_).without(single))
                           .without(united(rules_.different_beyond[i], singles_));
      for (const int number : houses_.cell_unions[i]) kept &= LaneWords::load(unions_[number]);
      const LaneWords here = kept & united(own, hidden_);
      set(static_cast<int>(i), before, here | kept.without(LaneWords::all(here.any())));
    }
    return dead;
  }
  // The digit of each cell that has one candidate; lanes in which one has none.
  LaneSet find_singles() {
    LaneSet dead = 0;
    for (std::size_t i = 0; i < board_.cells.size(); ++i) {
      const LaneSet* const words = board_.cells[i].digits.data();
      std::uint64_t once = two_words(words);
      std::uint64_t twice = 0;
      for (std::size_t j = 2; j < most_lane_digits; j += 2) {
        const std::uint64_t own = two_words(words + j);
        twice |= once & own;
        once |= own;
      }
      const auto low = static_cast<LaneSet>(once);
      const auto high = static_cast<LaneSet>(once >> 32);
      const auto several = static_cast<LaneSet>(twice | twice >> 32) | (low & high);
      dead |= ~(low | high);
      (LaneWords::load(board_.cells[i]) & LaneWords::all(~several)).store(singles_[i]);
    }
    return dead;
  }
  static NONET_LANE_INLINE std::uint64_t two_words(const LaneSet* from) {
    std::uint64_t both = 0;
    std::memcpy(&both, from, sizeof both);
    return both;
  }
  // For each house the digits that cells have, and those with one place; lanes in which two cells
  // have the same digit, or a digit has no place.
  LaneSet look_through_houses() {
    LaneWords wrong = LaneWords::none();
    for (std::size_t i = 0; i < houses_.houses.size(); ++i) {
      LaneWords once = LaneWords::none();
      LaneWords twice = once;
      LaneWords taken = once;
      for (const int number : houses_.houses[i]) {
        const LaneWords own = cell(number);
        const LaneWords single = LaneWords::load(singles_[number]);
        twice |= once & own;
        once |= own;
        wrong |= taken & single;
        taken |= single;
      }
      wrong |= digits_ ^ once;
      taken.store(taken_[i]);
      once.without(twice).store(hidden_[i]);
    }
    return wrong.any();
  }
  static NONET_LANE_INLINE LaneWords united(std::span<const int> numbers, const LaneCell* from) {
    LaneWords any = LaneWords::none();
    for (const int number : numbers) any |= LaneWords::load(from[number]);
    return any;
  }
  static void unite(const NumberLists& lists, const LaneCell* from, LaneCell* into) {
    for (std::size_t i = 0; i < lists.size(); ++i) united(lists[i], from).store(into[i]);
  }

  // ---- pairs

  LaneSet use(const LanePair& pair) {
    const LaneWords first = cell(pair.first);
    const LaneWords second = cell(pair.second);
    const LaneWords kept_first = first & supported(pair.second, pair.backward);
    const LaneWords kept_second = second & supported(pair.first, pair.forward);
    set(pair.first, first, kept_first);
    set(pair.second, second, kept_second);
    return ~(kept_first.any() & kept_second.any());
  }
  // What the table leaves beside the digits of a cell, which has none beyond the size.
  [[nodiscard]] NONET_LANE_INLINE LaneWords supported(int number, std::size_t table) const {
    const std::array<LaneCell, most_lane_digits>& words = rules_.tables[table].words;
    LaneWords found = LaneWords::none();
    for (std::size_t digit = 0; digit < most_lane_digits; ++digit) {
      const LaneSet lanes = board_.cells[at(number)].digits[digit];
      found |= LaneWords::all(lanes) & LaneWords::load(words[digit]);
    }
    return found;
  }

  // ---- sets of digits

  LaneSet use_exactly(const LaneDigitSets& rule) {
    static constexpr std::size_t most = SetSplits::most;
    const std::size_t count = rule.cells.size();
    const std::size_t half = SetSplits::first_half(count);
    const auto turned = [&](std::size_t i) { return Turned(cell(rule.cells[i < count ? i : 0])); };
    const std::array<Turned, most> own{turned(0), turned(1), turned(2),
                                       turned(3), turned(4), turned(5)};
    OrbitWords first;
    OrbitWords second;
    OrbitWords kept_first;
    OrbitWords kept_second;
    sets_of(own.data(), half, first);
    clear(kept_first);
    if (count > half) {
      sets_of(own.data() + half, count - half, second);
      clear(kept_second);
    }
    LaneSet possible = 0;
    LaneWords required = digits_;
    for (const std::uint16_t set : rule.sets) {
      LaneSet lanes = 0;
      for (const auto& [of_first, of_second] : set_splits.of(set)) {
        LaneSet both = first[of_first];
        if (count > half) {
          both &= second[of_second];
          kept_second[of_second] |= both;
        }
        kept_first[of_first] |= both;
        lanes |= both;
      }
      possible |= lanes;
      required &= LaneWords::of(set) | LaneWords::all(~lanes);
    }
    std::array<Kept, most> kept;
    keep_halves(own.data(), half, kept_first, kept.data());
    if (count > half) keep_halves(own.data() + half, count - half, kept_second, kept.data() + half);
    for (std::size_t i = 0; i < count; ++i) {
      set(rule.cells[i], cell(rule.cells[i]), kept[i].all(digits_));
    }
    point(rule, required);
    return ~possible;
  }
  static NONET_LANE_INLINE void clear(OrbitWords& sets) {
    for (std::size_t i = 0; i < sets.size(); i += lane_words) LaneWords::none().store(&sets[i]);
  }

  LaneSet use(const LaneDigitSets& rule) {
    const LaneWords any = united(rule.cells, board_.cells.data());
    LaneWords possible = LaneWords::none();
    LaneWords required = digits_;
    LaneSet some = 0;
    for (const std::uint16_t set : rule.sets) {
      const LaneWords digits = LaneWords::of(set);
      const LaneSet lanes = lanes_with(rule.cells, any, digits);
      some |= lanes;
      possible |= digits & LaneWords::all(lanes);
      required &= digits | LaneWords::all(~lanes);
    }
    keep_sets(rule.cells, possible, required);
    point(rule, required);
    return ~some;
  }
  // The lanes in which some cells can have the digits of a set, which are as many; `any` is what
  // they can have together.
  NONET_LANE_INLINE LaneSet lanes_with(const std::vector<int>& cells, const LaneWords& any,
                                       const LaneWords& digits) const {
    LaneSet lanes = ~digits.without(any).any();
    for (const int number : cells) lanes &= (cell(number) & digits).any();
    return lanes;
  }
  // Leaves the digits of possible sets, and to the only place of one that all of them have no
  // other.
  void keep_sets(const std::vector<int>& cells, const LaneWords& possible,
                 const LaneWords& required) {
    LaneWords once = LaneWords::none();
    LaneWords twice = once;
    for (const int number : cells) {
      twice |= once & cell(number);
      once |= cell(number);
    }
    const LaneWords hidden = (required & once).without(twice);
    for (const int number : cells) {
      const LaneWords before = cell(number);
      const LaneWords here = before & hidden;
      set(number, before, here | (before & possible).without(LaneWords::all(here.any())));
    }
  }
  // A digit that all possible sets have is in no cell that differs from all its places.
  NONET_LANE_INLINE void point(const LaneDigitSets& rule, const LaneWords& required) {
    if (required.any() == 0) return;
    for (std::size_t i = rule.first_pointing; i < rule.end_pointing; ++i) {
      point(rules_.pointings[i], required);
    }
  }
  NONET_LANE_INLINE void point(const LanePointing& pointing, const LaneWords& required) {
    const LaneWords gone = required.without(united(pointing.unseen, board_.cells.data()));
    for (const int number : pointing.targets) {
      const LaneWords before = cell(number);
      set(number, before, before.without(gone));
    }
  }

  void follow(const LaneImplication& implication) {
    const LaneWords needed = digits_.without(united(implication.unseen, board_.cells.data()));
    LaneWords gone = LaneWords::none();
    for (const auto& by : rules_.exclusions[implication.exclusion].by) gone |= needed.chosen(by);
    const LaneWords before = cell(implication.target);
    set(implication.target, before, before.without(gone));
  }

  // ---- sums

  LaneSet use(const LaneSum& sum) {
    // The totals of the first terms of a group are those before the next one, and the last ones
    // those of the group.
    std::array<LaneTotals, LaneSum::most_terms + LaneSum::most_groups> before;
    std::array<LaneNumbers, LaneSum::most_terms> numbers;
    std::array<LanePairSets, LaneSum::most_terms> pairs;
    LaneTotals all;
    for (int i = sum.kept.first; i <= sum.kept.last; ++i) all[i] = LaneWords::of(sum.totals[at(i)]);
    all.enclose(sum.kept);
    LaneTotals* totals = before.data();
    for (const LaneSum::Group& group : sum.groups) {
      const TotalParts start = parts_before(sum, group, group.first);
      (*totals)[start.first] =
          LaneWords::of(static_cast<std::uint16_t>(1U << group.start % lane_words));
      totals->enclose(start);
      for (std::size_t i = group.first; i < group.end; ++i, ++totals) {
        const LaneSum::Term& term = sum.terms[i];
        find_numbers(term, pairs[i], numbers[i]);
        if (is_first(group, i)) {
          totals[1][0] = LaneWords::load(numbers[i].data());
          totals[1].enclose({0, 0});
        } else if (is_only(sum, i)) {
          continue;  // its totals are known
        } else if (term.second < 0) {
          add_up(totals[0], numbers[i], term.kept, totals[1], DigitNumbers());
        } else {
          add_up(totals[0], numbers[i], term.kept, totals[1], PairNumbers());
        }
      }
      if (sum.only < 0) {
        for (int i = sum.kept.first; i <= sum.kept.last; ++i) all[i] &= (*totals)[i];
      }
      ++totals;
    }
    LaneWords possible = LaneWords::none();
    for (int i = sum.kept.first; i <= sum.kept.last; ++i) possible |= all[i];
    totals = before.data();
    for (const LaneSum::Group& group : sum.groups) {
      const LaneTotals* after = &all;
      for (std::size_t i = group.end; i-- > group.first;) {
        const LaneSum::Term& term = sum.terms[i];
        LaneTotals& own = totals[i - group.first];
        const TotalParts kept = parts_before(sum, group, i);
        LaneWords met;
        if (is_only(sum, i)) {
          met = add_down_from(sum.only, own, kept, numbers[i]);
          possible = met & LaneWords::load(numbers[i].data());
        } else if (is_first(group, i)) {
          met = (*after)[0];
        } else if (term.second < 0) {
          met = add_down(own, kept, numbers[i], *after, DigitNumbers());
        } else {
          met = add_down(own, kept, numbers[i], *after, PairNumbers());
        }
        if (term.second < 0) {
          keep(term, term.cell, met);
        } else {
          keep_pair(term, pairs[i], met);
        }
        after = &own;
      }
      totals += group.end - group.first + 1;
    }
    return ~possible.any();
  }
  // Whether there is nothing before a term, so that its numbers are the totals after it.
  static bool is_first(const LaneSum::Group& group, std::size_t term) {
    return term == group.first && group.start == 0;
  }
  // Whether there is one total after a term, so that each total before it leaves one number.
  static bool is_only(const LaneSum& sum, std::size_t term) {
    return sum.only >= 0 && term + 1 == sum.terms.size();
  }
  static TotalParts parts_before(const LaneSum& sum, const LaneSum::Group& group,
                                 std::size_t term) {
    if (term > group.first) return sum.terms[term - 1].kept;
    return {group.start / lane_words, group.start / lane_words};
  }
  NONET_LANE_INLINE void find_numbers(const LaneSum::Term& term, LanePairSets& pairs,
                                      LaneNumbers& found) const {
    if (term.second < 0) {
      numbers(term, term.cell).store(found.data());
      return;
    }
    const Turned x = turned(term, term.cell);
    const Turned y = turned(term, term.second);
    for_each_orbit<pair_orbits.size()>([&](auto i) { pairs[i] = pairs_of<i>(x, y); });
    totals_of_pairs(pairs).store(found.data());
  }
  LaneSet use(const LaneTightSum& sum) {
    // What the first units miss together, and what each misses alone.
    static constexpr TotalParts kept{0, 0};
    std::array<LaneTotals, LaneTightSum::most_units + 1> before;
    std::array<LaneNumbers, LaneTightSum::most_units> missed;
    before[0][0] = LaneWords::of(1);
    before[0].enclose(kept);
    LaneSet* own = board_.states.data();
    for (std::size_t i = 0; i < sum.units.size(); ++i) {
      const LaneTightSum::Unit& unit = sum.units[i];
      const LaneWords any = united(unit.cells, board_.cells.data());
      missed[i] = {};
      for (const LaneTightSum::Choice& choice : unit.choices) {
        *own = lanes_with(unit.cells, any, LaneWords::of(choice.set));
        missed[i][choice.missed] |= *own++;
      }
      add_up(before[i], missed[i], kept, before[i + 1], MissedNumbers());
    }
    LaneWords& all = before[sum.units.size()][0];
    all &= LaneWords::of(static_cast<std::uint16_t>(1U << sum.missed));
    const LaneSet some = all.any();
    for (std::size_t i = sum.units.size(); i-- > 0;) {
      const LaneTightSum::Unit& unit = sum.units[i];
      LaneCell met;
      add_down(before[i], kept, missed[i], before[i + 1], MissedNumbers()).store(met);
      own -= unit.choices.size();
      LaneWords possible = LaneWords::none();
      LaneWords required = digits_;
      for (std::size_t j = 0; j < unit.choices.size(); ++j) {
        const auto& [set, number] = unit.choices[j];
        const LaneSet lanes = own[j] & met.digits[number];
        const LaneWords digits = LaneWords::of(set);
        possible |= digits & LaneWords::all(lanes);
        required &= digits | LaneWords::all(~lanes);
      }
      keep_sets(unit.cells, possible, required);
    }
    return ~some;
  }
  void keep_pair(const LaneSum::Term& term, const LanePairSets& pairs, const LaneWords& totals) {
    const Turned x = turned(term, term.cell);
    const Turned y = turned(term, term.second);
    Kept kept_x;
    Kept kept_y;
    for_each_orbit<pair_orbits.size()>([&](auto i) {
      keep_pairs<i>(x, y, pairs[i] & totals.chosen(pair_totals[i].totals), kept_x, kept_y);
    });
    keep(term, term.cell, kept_x.all(digits_));
    keep(term, term.second, kept_y.all(digits_));
  }
  [[nodiscard]] NONET_LANE_INLINE LaneWords numbers(const LaneSum::Term& term, int number) const {
    return term.is_reversed ? cell(number).chosen(reversed_) : cell(number);
  }
  [[nodiscard]] NONET_LANE_INLINE Turned turned(const LaneSum::Term& term, int number) const {
    return Turned(numbers(term, number));
  }
  NONET_LANE_INLINE void keep(const LaneSum::Term& term, int number, const LaneWords& kept) {
    const LaneWords before = cell(number);
    set(number, before, before & (term.is_reversed ? kept.chosen(reversed_) : kept));
  }

  // ---- lines

  // The lanes in which a cell has a digit of each kind.
  using LaneKinds = std::array<LaneSet, LaneMachine::most_kinds>;

  LaneSet use(const LaneLine& line) {
    const LaneMachine& machine = rules_.machines[line.machine];
    LaneSet* const reached = board_.states.data();
    LaneSet* const leading = reached + machine.states;
    std::fill_n(reached, machine.starts, ~LaneSet{0});
    std::fill_n(reached + machine.starts, machine.states - machine.starts, 0);
    const LaneMachine::Step* step = machine.steps.data();
    for (std::size_t i = 0; i < line.cells.size(); ++i) {
      const LaneKinds kinds = kinds_of(machine, line.cells[i]);
      for (const auto* const end = machine.steps.data() + machine.ends[i]; step != end; ++step) {
        reached[step->to] |= reached[step->from] & kinds[step->kind];
      }
    }
    std::fill_n(leading, machine.first_last, 0);
    LaneSet some = 0;
    for (std::size_t i = machine.first_last; i < machine.states; ++i) {
      leading[i] = reached[i];
      some |= reached[i];
    }
    for (std::size_t i = line.cells.size(); i-- > 0;) {
      const LaneKinds kinds = kinds_of(machine, line.cells[i]);
      LaneKinds kept{};
      const auto* const first = machine.steps.data() + (i == 0 ? 0 : machine.ends[i - 1]);
      while (step != first) {
        --step;
        const LaneSet lanes = leading[step->to] & reached[step->from] & kinds[step->kind];
        leading[step->from] |= lanes;
        kept[step->kind] |= lanes;
      }
      LaneCell left{};
      for (std::size_t digit = 0; digit < at(rules_.size); ++digit) {
        left.digits[digit] = kept[machine.kinds[digit]];
      }
      const LaneWords before = cell(line.cells[i]);
      set(line.cells[i], before, before & LaneWords::load(left));
    }
    return ~some;
  }
  [[nodiscard]] NONET_LANE_INLINE LaneKinds kinds_of(const LaneMachine& machine, int number) const {
    LaneKinds kinds{};
    const LaneCell& own = board_.cells[at(number)];
    for (std::size_t digit = 0; digit < at(rules_.size); ++digit) {
      kinds[machine.kinds[digit]] |= own.digits[digit];
    }
    return kinds;
  }

  const LaneRules& rules_;
  const LaneHouses& houses_;
  LaneBoard& board_;
  LaneWords digits_;  // all lanes
  LaneWords changed_;
  std::array<std::uint32_t, lane_words> reversed_;
  // For each cell its digit where that is alone; for each house what it has, and what has one place
  // there; what the cells of each piece and union can have.
  LaneCell* singles_;
  LaneCell* taken_;
  LaneCell* hidden_;
  LaneCell* pieces_;
  LaneCell* unions_;
};

void sweep_lanes(const LaneRules& rules, LaneBoard& board) { LaneSweep(rules, board).run(); }

#if defined(__AVX512BW__)

void take_lane(const LaneBoard& board, int lane, std::uint16_t* cells) {
  const __m512i bit = _mm512_set1_epi32(static_cast<int>(1U << lane));
  for (std::size_t i = 0; i < board.cells.size(); ++i) {
    cells[i] = _mm512_test_epi32_mask(_mm512_load_si512(&board.cells[i]), bit);
  }
}
void put_lane(LaneBoard& board, int lane, const std::uint16_t* cells) {
  const __m512i bit = _mm512_set1_epi32(static_cast<int>(1U << lane));
  for (std::size_t i = 0; i < board.cells.size(); ++i) {
    const __m512i others = _mm512_andnot_si512(bit, _mm512_load_si512(&board.cells[i]));
    _mm512_store_si512(&board.cells[i], _mm512_mask_or_epi32(others, cells[i], others, bit));
  }
}

#elif defined(__AVX2__)

void take_lane(const LaneBoard& board, int lane, std::uint16_t* cells) {
  const __m128i up = _mm_cvtsi32_si128(lane_count - 1 - lane);
  for (std::size_t i = 0; i < board.cells.size(); ++i) {
    const LaneWords words = LaneWords::load(board.cells[i]);
    const auto digits = [&](std::size_t half) {
      return _mm256_movemask_ps(_mm256_castsi256_ps(_mm256_sll_epi32(words.raw(half), up)));
    };
    cells[i] = static_cast<std::uint16_t>(digits(0) | digits(1) << 8);
  }
}
void put_lane(LaneBoard& board, int lane, const std::uint16_t* cells) {
  const LaneWords bit = LaneWords::all(LaneSet{1} << lane);
  for (std::size_t i = 0; i < board.cells.size(); ++i) {
    const LaneWords others = LaneWords::load(board.cells[i]).without(bit);
    (others | (LaneWords::of(cells[i]) & bit)).store(board.cells[i]);
  }
}

#else

void take_lane(const LaneBoard& board, int lane, std::uint16_t* cells) {
  for (std::size_t i = 0; i < board.cells.size(); ++i) {
    std::uint16_t digits = 0;
    for (std::size_t digit = 0; digit < most_lane_digits; ++digit) {
      digits |= static_cast<std::uint16_t>((board.cells[i].digits[digit] >> lane & 1U) << digit);
    }
    cells[i] = digits;
  }
}
void put_lane(LaneBoard& board, int lane, const std::uint16_t* cells) {
  const LaneSet bit = LaneSet{1} << lane;
  for (std::size_t i = 0; i < board.cells.size(); ++i) {
    for (std::size_t digit = 0; digit < most_lane_digits; ++digit) {
      LaneSet& lanes = board.cells[i].digits[digit];
      lanes = (lanes & ~bit) | (LaneSet{cells[i]} >> digit & 1U) << lane;
    }
  }
}

#endif

}  // namespace
}  // namespace nonet
