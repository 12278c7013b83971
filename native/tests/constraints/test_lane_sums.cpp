#include <doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "constraints/all_kernels.hpp"
#include "constraints/lanes/lane_rules.hpp"
#include "constraints/program.hpp"
#include "core/random.hpp"
#include "layouts.hpp"
#include "rounds.hpp"

using namespace nonet;
using nonet::tests::all_kernels;
using nonet::tests::rounds;

namespace {

using Word = std::uint16_t;
using Totals = std::set<int>;

std::vector<int> some_cells(int count, int cell_count, Random& random) {
  std::set<int> cells;
  while (static_cast<int>(cells.size()) < count) cells.insert(random.below(cell_count));
  return {cells.begin(), cells.end()};
}

// One to three groups; one total, several or any.
EqualTotals some_sum(const Layout& layout, Random& random) {
  EqualTotals sum;
  const int groups = 1 + random.below(3);
  int least = 1'000;
  int most = 0;
  for (int i = 0; i < groups; ++i) {
    EqualTotals::Group group;
    group.offset = groups > 1 ? random.below(10) : 0;
    const int count = 1 + random.below(groups == 1 ? 8 : 4);
    for (const int cell : some_cells(count, layout.cell_count(), random)) {
      group.terms.push_back({cell, 1});
    }
    least = std::min(least, group.offset + count);
    most = std::max(most, group.offset + count * layout.size());
    sum.groups.push_back(group);
  }
  if (groups > 1 && random.below(2) == 0) return sum;
  Totals totals;
  for (int left = 1 + 4 * random.below(2); left > 0; --left) {
    totals.insert(least + random.below(most - least + 1));
  }
  sum.totals = std::vector(totals.begin(), totals.end());
  return sum;
}

// What a term can add, with the digits that it has then: of its second cell 0 where there is none.
struct Addend {
  int number;
  Word first;
  Word second;
};
std::vector<Addend> addends(const LaneSum::Term& term, const std::vector<Word>& cells, int size) {
  const auto has = [&](int cell, int digit) {
    return (cells[static_cast<std::size_t>(cell)] >> digit & 1) != 0;
  };
  const auto number = [&](int digit) { return term.is_reversed ? size - 1 - digit : digit; };
  std::vector<Addend> found;
  for (int x = 0; x < size; ++x) {
    if (!has(term.cell, x)) continue;
    const auto first = static_cast<Word>(1U << x);
    if (term.second < 0) found.push_back({number(x), first, 0});
    for (int y = 0; y < size && term.second >= 0; ++y) {
      if (y == x || !has(term.second, y)) continue;
      found.push_back({number(x) + number(y), first, static_cast<Word>(1U << y)});
    }
  }
  return found;
}

// The totals of a group without one of its terms.
Totals totals_without(const LaneSum& sum, const LaneSum::Group& group, std::size_t skipped,
                      const std::vector<Word>& cells, int size) {
  Totals totals{group.start};
  for (std::size_t i = group.first; i < group.end; ++i) {
    if (i == skipped) continue;
    Totals next;
    for (const int total : totals) {
      for (const Addend& addend : addends(sum.terms[i], cells, size)) {
        next.insert(total + addend.number);
      }
    }
    totals = next;
  }
  return totals;
}

// Leaves the digits that are part of a total that a sum may have.
void keep_totals(const LaneSum& sum, std::vector<Word>& cells, int size) {
  Totals allowed;
  for (int total = 0; total <= LaneSum::most_total; ++total) {
    const auto part = static_cast<std::size_t>(total / lane_words);
    if ((sum.totals[part] >> total % lane_words & 1) != 0) allowed.insert(total);
  }
  for (const LaneSum::Group& group : sum.groups) {
    const Totals own = totals_without(sum, group, sum.terms.size(), cells, size);
    std::erase_if(allowed, [&](int total) { return !own.contains(total); });
  }
  for (const LaneSum::Group& group : sum.groups) {
    for (std::size_t i = group.first; i < group.end; ++i) {
      const LaneSum::Term& term = sum.terms[i];
      Word first = 0;
      Word second = 0;
      const Totals others = totals_without(sum, group, i, cells, size);
      for (const Addend& addend : addends(term, cells, size)) {
        const bool leads = std::ranges::any_of(
            others, [&](int total) { return allowed.contains(total + addend.number); });
        if (!leads) continue;
        first |= addend.first;
        second |= addend.second;
      }
      cells[static_cast<std::size_t>(term.cell)] = first;
      if (term.second >= 0) cells[static_cast<std::size_t>(term.second)] = second;
    }
  }
}
// A digit of one cell is in no cell that differs from it.
void keep_different(const std::vector<DistinctDigits>& rules, std::vector<Word>& cells) {
  for (const DistinctDigits& rule : rules) {
    for (const int a : rule.cells) {
      const Word digit = cells[static_cast<std::size_t>(a)];
      for (const int b : rule.cells) {
        if (a != b && std::has_single_bit(digit)) cells[static_cast<std::size_t>(b)] &= ~digit;
      }
    }
  }
}

}  // namespace

TEST_CASE("sums on many boards leave what leads to their totals, and no more") {
  Random random(3);
  std::array<int, 2> alive{};  // with one total, and with more
  std::array<int, 2> dead_count{};
  int paired = 0;
  for (const int size : {9, 6}) {
    const Layout layout(size, {});
    const HouseProgram<Word> houses(layout);
    for (int round = 0; round < rounds(200); ++round) {
      Primitives rules;
      rules.sums.push_back(some_sum(layout, random));
      for (const EqualTotals::Group& group : rules.sums[0].groups) {
        for (std::size_t i = 1; i < group.terms.size(); i += 2) {
          rules.all_different.push_back({{group.terms[i - 1].cell, group.terms[i].cell}});
        }
      }
      const Program<Word> program(layout, houses, rules);
      const std::optional<LaneRules> own = lane_rules(program);
      // Of two cells, or of a total close to the least, a sum has another form.
      const bool is_alone = own && own->pairs.empty() && own->tight_sums.empty();
      if (!is_alone || own->sums.empty()) continue;
      LaneBoard start(*own);
      std::vector<std::vector<Word>> expected;
      const int open = 10 + random.below(90);
      for (int lane = 0; lane < lane_count; ++lane) {
        std::vector<Word> cells(static_cast<std::size_t>(layout.cell_count()));
        for (Word& cell : cells) {
          const int mask = random.below(100) < open ? -1 : 1 + random.below((1 << size) - 1);
          cell = static_cast<Word>(mask & ((1 << size) - 1));
        }
        baseline_kernels.put_lane(start, lane, cells.data());
        for (std::vector<Word> before; cells != before;) {
          before = cells;
          for (const LaneSum& sum : own->sums) keep_totals(sum, cells, size);
          keep_different(rules.all_different, cells);
        }
        expected.push_back(cells);
        const bool is_dead = std::ranges::find(cells, 0) != cells.end();
        const std::size_t kind = own->sums[0].only < 0 ? 1 : 0;
        ++(is_dead ? dead_count : alive)[kind];
        paired += !is_dead && own->sums[0].terms[0].second >= 0 ? 1 : 0;
      }
      for (const auto& [name, kernel] : all_kernels()) {
        CAPTURE(name);
        LaneBoard board = start;
        LaneSet dead = 0;
        do {
          kernel->sweep_lanes(*own, board);
          dead |= board.dead;
        } while ((board.changed & ~dead) != 0);
        for (int lane = 0; lane < lane_count; ++lane) {
          const std::vector<Word>& right = expected[static_cast<std::size_t>(lane)];
          const bool is_dead = std::ranges::find(right, 0) != right.end();
          REQUIRE(is_dead == ((dead >> lane & 1) != 0));
          if (is_dead) continue;
          std::vector<Word> cells(right.size());
          kernel->take_lane(board, lane, cells.data());
          REQUIRE(cells == right);
        }
      }
    }
  }
  for (const std::size_t kind : {0, 1}) {
    CHECK(alive[kind] > rounds(80));
    CHECK(dead_count[kind] > rounds(80));
  }
  CHECK(paired > rounds(80));
}
