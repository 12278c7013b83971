#include <doctest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "houses.hpp"
#include "logic/refutation.hpp"

using nonet::logic::Node;
using nonet::logic::Refutation;
using nonet::logic::Steps;
using nonet::logic::TreeProgress;
using nonet::techniques::bit;
using nonet::techniques::GivenRule;
using nonet::techniques::Houses;
using nonet::techniques::Mask;
using nonet::techniques::State;
using nonet::techniques::Technique;
using nonet::tests::make_houses;

namespace {

constexpr int cells = 16;
constexpr int size = 4;

// Cells of a 4 × 4 grid with a total.
GivenRule sum(int number, const std::vector<int>& of, int total) {
  nonet::EqualTotals sum;
  sum.groups.emplace_back();
  for (const int cell : of) sum.groups[0].terms.push_back({cell, 1});
  sum.totals = std::vector<int>{total};
  GivenRule rule{.number = number, .primitives = {}, .technique = Technique::cage_combinations};
  rule.primitives.sums.push_back(sum);
  return rule;
}

// The digits that some solution has in each cell, found without propagation.
struct BruteForce {
  const Houses<2>& houses;
  const std::vector<std::pair<std::vector<int>, int>>& sums;
  std::vector<int> digits = std::vector<int>(cells, -1);
  std::vector<Mask> seen = std::vector<Mask>(cells, 0);

  bool obeys() const {
    for (const auto& [of, total] : sums) {
      int found = 0;
      for (const int cell : of) found += digits[static_cast<std::size_t>(cell)] + 1;
      if (found != total) return false;
    }
    return true;
  }
  void fill(int cell) {
    if (cell == cells) {
      if (!obeys()) return;
      for (std::size_t i = 0; i < cells; ++i) seen[i] |= bit(digits[i]);
      return;
    }
    for (int digit = 0; digit < size; ++digit) {
      bool is_free = true;
      for (const int other : houses.peers(cell)) {
        is_free = is_free && (other >= cell || digits[static_cast<std::size_t>(other)] != digit);
      }
      if (!is_free) continue;
      digits[static_cast<std::size_t>(cell)] = digit;
      fill(cell + 1);
      digits[static_cast<std::size_t>(cell)] = -1;
    }
  }
};

}  // namespace

TEST_CASE("a candidate is refuted where no solution has it, and nowhere else") {
  // The last leave few solutions, or none.
  const std::vector<std::pair<std::vector<int>, int>> all{
      {{0, 5, 10, 15}, 6}, {{3, 6, 9}, 11}, {{1, 4}, 5}, {{12, 9}, 7}, {{2, 7}, 3}};
  int refuted = 0, left = 0;
  for (std::size_t count = 1; count <= all.size(); ++count) {
    const std::vector<std::pair<std::vector<int>, int>> sums(
        all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count));
    std::vector<GivenRule> rules;
    for (const auto& [of, total] : sums) {
      rules.push_back(sum(static_cast<int>(rules.size()), of, total));
    }
    const Houses<2> houses = make_houses<2>(size, 2, 2, false, rules);
    BruteForce brute_force{houses, sums};
    brute_force.fill(0);
    const std::vector<std::uint8_t> none(cells);
    const std::vector<Mask> candidates(cells, bit(size) - 1);
    const State<2> state(houses, none, none, candidates);
    const Steps steps(Steps::Wanted::first, {}, {});
    Refutation<2> refutation(state);
    for (int cell = 0; cell < cells; ++cell) {
      for (int digit = 0; digit < size; ++digit) {
        const Node node = Node::of(cell, digit, true);
        const bool is_possible =
            (brute_force.seen[static_cast<std::size_t>(cell)] >> digit & 1) != 0;
        std::vector<Refutation<2>::Word> what_follows;
        const bool is_followed = refutation.follow(node, what_follows);
        CHECK((is_followed || !is_possible));
        const auto is_refuted = [&](TreeProgress::Limit limit) {
          TreeProgress progress(limit);
          const bool found = !is_followed || refutation.refute(what_follows, progress, steps);
          CHECK((!found || progress.used() <= limit.most));
          return found;
        };
        const bool by_few = is_refuted({2, 4});
        const bool by_many = is_refuted({1000, 1 << 30});
        CHECK(by_many == !is_possible);
        CHECK((!by_few || by_many));
        refuted += by_many ? 1 : 0;
        left += is_possible ? 1 : 0;
      }
    }
  }
  CHECK(refuted > 50);
  CHECK(left > 50);
}
