#include <doctest.h>

#include <array>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "core/random.hpp"
#include "houses.hpp"
#include "techniques/aligned_exclusion.hpp"

using nonet::Random;
using nonet::techniques::bit;
using nonet::techniques::digits_of;
using nonet::techniques::Mask;
using nonet::techniques::Partner;
using nonet::techniques::State;
using nonet::techniques::visit_excluded;
using nonet::tests::make_houses;

namespace {

constexpr std::array<int, 3> cells{0, 7, 14};  // no two in a house of 6 × 6

// Combinations of two or three digits that are ruled out, at random.
struct Rules {
  const State<2>& state;
  std::set<std::pair<int, int>> pairs;  // of candidates: 6 · cell + digit
  std::set<std::set<int>> triples;

  [[nodiscard]] bool may(int cell, int digit, int other, int there) const {
    const int a = 6 * cell + digit;
    const int b = 6 * other + there;
    return !pairs.contains({a, b}) && !pairs.contains({b, a});
  }
  template <std::size_t Count>
  [[nodiscard]] std::array<Partner, Count> partners(int cell, int digit,
                                                    const std::array<int, Count>& others) const {
    std::array<Partner, Count> partners{};
    for (std::size_t i = 0; i < Count; ++i) {
      partners[i] = {others[i], 0};
      for (const int there : digits_of(state.candidates(others[i]))) {
        if (may(cell, digit, others[i], there)) partners[i].left |= bit(there);
      }
    }
    return partners;
  }
  [[nodiscard]] bool leave_any(int cell, int digit, const Partner& a, int digit_a,
                               const Partner& b) const {
    for (const int digit_b : digits_of(b.left)) {
      if (may(a.cell, digit_a, b.cell, digit_b) &&
          !triples.contains({6 * cell + digit, 6 * a.cell + digit_a, 6 * b.cell + digit_b})) {
        return true;
      }
    }
    return false;
  }
};

}  // namespace

TEST_CASE("a candidate goes from aligned cells if and only if no combination has it") {
  const auto houses = make_houses<2>(6, 2, 3);
  const std::vector<std::uint8_t> none(36);
  Random random(1);
  std::size_t excluded = 0;
  for (int round = 0; round < 500; ++round) {
    std::vector<Mask> candidates(36, 0b111111);
    for (const int cell : cells) {
      candidates[static_cast<std::size_t>(cell)] = static_cast<Mask>(1 + random.below(63));
    }
    const State<2> state(houses, none, none, candidates);
    Rules rules{state, {}, {}};
    const auto candidate = [&](int cell) { return 6 * cell + random.below(6); };
    for (int i = 0; i < 25; ++i) {
      rules.pairs.insert({candidate(cells[0]), candidate(cells[1])});
      rules.pairs.insert({candidate(cells[1]), candidate(cells[2])});
      rules.triples.insert({candidate(cells[0]), candidate(cells[1]), candidate(cells[2])});
    }
    std::set<std::pair<int, int>> expected;
    for (const int cell : cells) {
      for (const int digit : digits_of(state.candidates(cell))) expected.insert({cell, digit});
    }
    for (const int a : digits_of(state.candidates(cells[0]))) {
      for (const int b : digits_of(state.candidates(cells[1]))) {
        for (const int c : digits_of(state.candidates(cells[2]))) {
          if (!rules.may(cells[0], a, cells[1], b) || !rules.may(cells[1], b, cells[2], c) ||
              rules.triples.contains({6 * cells[0] + a, 6 * cells[1] + b, 6 * cells[2] + c})) {
            continue;
          }
          expected.erase({cells[0], a});
          expected.erase({cells[1], b});
          expected.erase({cells[2], c});
        }
      }
    }
    std::set<std::pair<int, int>> found;
    visit_excluded(state, cells, rules,
                   [&](int cell, int digit, const auto&) { found.insert({cell, digit}); });
    CHECK(found == expected);
    excluded += found.size();
  }
  CHECK(excluded > 100);
}
