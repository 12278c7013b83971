#include <doctest.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "constraints/alternatives.hpp"
#include "constraints/negation.hpp"
#include "constraints/program.hpp"
#include "constraints/quota.hpp"
#include "layouts.hpp"

using namespace nonet;
using nonet::tests::make_layout;

namespace {

using Word = std::uint16_t;
using Rules = std::unique_ptr<const TrialRules<Word>>;

// A 4 × 4 grid with the candidates of its first cells; the others have all.
class Fixture {
 public:
  explicit Fixture(std::vector<Word> masks) : masks_(std::move(masks)) {
    masks_.resize(16, 0b1111);
    board_.use(masks_.data());
  }

  [[nodiscard]] Rules rules(const Primitives& from) const {
    return std::make_unique<const TrialRules<Word>>(layout_, houses_, houses_.different, from);
  }
  bool propagate(const Propagator<Word>& rule) { return rule.propagate(board_); }
  [[nodiscard]] Word operator[](int cell) const { return board_[cell]; }

 private:
  Layout layout_ = make_layout(4, 2, 2);
  HouseProgram<Word> houses_{layout_};
  std::vector<Word> masks_;
  Board<Word> board_{16, 0};
};

Primitives restriction(std::vector<int> cells, std::uint64_t digits) {
  Primitives rules;
  rules.restrictions.push_back({std::move(cells), digits});
  return rules;
}

AlternativesRule<Word> either(Rules first, Rules second) {
  std::vector<Rules> choices;
  choices.push_back(std::move(first));
  choices.push_back(std::move(second));
  return AlternativesRule<Word>(std::move(choices));
}

// A quota of rules, each with its negation as opposite.
std::shared_ptr<const Propagator<Word>> quota(const Fixture& grid,
                                              const std::vector<Primitives>& rules, int least,
                                              int most) {
  Quota made;
  for (const Primitives& rule : rules) {
    made.rules.push_back(rule);
    made.opposites.emplace_back();
    made.opposites.back().negations.push_back({std::make_shared<const Primitives>(rule)});
  }
  made.least = least;
  made.most = most;
  return make_quota<Word>(made, [&](const Primitives& tried) { return grid.rules(tried); });
}

Primitives total(std::vector<int> cells, int sum) {
  EqualTotals rule;
  rule.groups.emplace_back();
  for (const int cell : cells) rule.groups[0].terms.push_back({cell, 1});
  rule.totals = std::vector{sum};
  Primitives rules;
  rules.sums.push_back(std::move(rule));
  return rules;
}

}  // namespace

TEST_CASE("of alternatives a candidate stays that one of them leaves") {
  Fixture grid({0b1111, 0b1111, 0b1111});
  const auto rule =
      either(grid.rules(restriction({0, 1}, 0b0001)), grid.rules(restriction({0}, 0b0100)));
  CHECK(rule.cells() == std::vector{0, 1});
  CHECK(grid.propagate(rule));
  CHECK(grid[0] == 0b0100);  // both cells cannot be 1
  CHECK(grid[1] == 0b1111);
}

TEST_CASE("the only alternative that is left holds") {
  Fixture grid({0b0010, 0b1111, 0b1111});
  const auto rule =
      either(grid.rules(restriction({0}, 0b0001)), grid.rules(restriction({1, 2}, 0b1100)));
  CHECK(grid.propagate(rule));
  CHECK(grid[1] == 0b1100);
  CHECK(grid[2] == 0b1100);
}

TEST_CASE("without any alternative there is no grid") {
  Fixture grid({0b0010, 0b1000});
  CHECK_FALSE(grid.propagate(
      either(grid.rules(restriction({0}, 0b0001)), grid.rules(restriction({1}, 0b0100)))));
}

TEST_CASE("a house that holds in one alternative has hidden singles") {
  Fixture grid({0b0110, 0b0110, 0b0110, 0b1111});
  Primitives house;
  house.all_different.push_back({{0, 1, 2, 3}});
  CHECK_FALSE(grid.propagate(either(grid.rules(house), grid.rules(restriction({0}, 0b0001)))));
}

TEST_CASE("the last cell of negated rules loses the digits with which they would hold") {
  Fixture grid({0b0001, 0b1110});
  Primitives sum;
  sum.sums.push_back({{{{{0, 1}, {1, 1}}, 0}}, std::vector{4}});
  const NegationRule<Word> rule(grid.rules(sum));
  CHECK(grid.propagate(rule));
  CHECK(grid[1] == 0b1010);
}

TEST_CASE("negated rules wait for two cells, and fail where they hold") {
  Fixture open({0b0011, 0b0011});
  const Primitives ones = restriction({0, 1}, 0b0001);
  CHECK(open.propagate(NegationRule<Word>(open.rules(ones))));
  CHECK(open[0] == 0b0011);
  Fixture full({0b0001, 0b0001 << 1});
  CHECK(full.propagate(NegationRule<Word>(full.rules(ones))));
  Fixture held({0b0001});
  CHECK_FALSE(held.propagate(NegationRule<Word>(held.rules(restriction({0}, 0b0001)))));
}

TEST_CASE("once enough rules of a quota are broken, the others hold") {
  Fixture grid({0b0010, 0b1111, 0b1111});
  const auto one = [](int cell) { return restriction({cell}, 0b0001); };
  CHECK(grid.propagate(*quota(grid, {one(0), one(1), one(2)}, 2, 2)));
  CHECK(grid[1] == 0b0001);
  CHECK(grid[2] == 0b0001);
}

TEST_CASE("once enough rules of a quota hold, the others are broken") {
  Fixture grid({0b0001, 0b1111, 0b0011, 0b1000});
  const auto rule =
      quota(grid, {restriction({0}, 0b0001), restriction({1}, 0b0001), total({2, 3}, 5)}, 0, 1);
  CHECK(grid.propagate(*rule));
  CHECK(grid[1] == 0b1110);
  CHECK(grid[2] == 0b0010);
}

TEST_CASE("a candidate goes with which too few rules of a quota can hold, or too many must") {
  const auto rules = [] {
    return std::vector{restriction({0, 1}, 0b0001), restriction({0, 2}, 0b0001),
                       restriction({3}, 0b0001)};
  };
  Fixture few({0b1111, 0b1111, 0b1111, 0b1111});
  CHECK(few.propagate(*quota(few, rules(), 2, 3)));
  CHECK(few[0] == 0b0001);
  CHECK(few[3] == 0b1111);
  Fixture many({0b1111, 0b0001, 0b0001, 0b1111});
  CHECK(many.propagate(*quota(many, rules(), 0, 1)));
  CHECK(many[0] == 0b1110);
}

TEST_CASE("a quota that cannot be met has no grid") {
  Fixture grid({0b0001, 0b0001, 0b0010});
  const std::vector ones{restriction({0}, 0b0001), restriction({1}, 0b0001),
                         restriction({2}, 0b0001)};
  CHECK_FALSE(grid.propagate(*quota(grid, ones, 0, 1)));
  CHECK_FALSE(grid.propagate(*quota(grid, ones, 3, 3)));
  CHECK(grid.propagate(*quota(grid, ones, 2, 2)));
}
