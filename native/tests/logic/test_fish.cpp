#include <doctest.h>

#include <array>
#include <span>
#include <vector>

#include "core/random.hpp"
#include "houses.hpp"
#include "logic/finders.hpp"
#include "rounds.hpp"

using nonet::Random;
using nonet::logic::Options;
using nonet::logic::Steps;
using nonet::techniques::bit;
using nonet::techniques::Houses;
using nonet::techniques::Mask;
using nonet::techniques::State;
using nonet::techniques::Step;
using nonet::techniques::Technique;
using nonet::techniques::TechniqueSet;
using nonet::tests::make_houses;
using nonet::tests::rounds;

namespace {

template <int W>
using Find = void (*)(const State<W>&, Steps&);

// No digits, and random candidates: one in `one_of`.
template <int W>
State<W> random_grid(const Houses<W>& houses, Random& random, int one_of) {
  const std::vector<std::uint8_t> none(static_cast<std::size_t>(houses.cell_count()));
  std::vector<Mask> candidates(none.size());
  for (Mask& mask : candidates) {
    for (int digit = 0; digit < houses.size(); ++digit) {
      if (random.below(one_of) == 0) mask |= bit(digit);
    }
  }
  return {houses, none, none, candidates};
}

template <int W>
std::vector<Step> found(const State<W>& state, Find<W> find, Steps::Wanted wanted,
                        const TechniqueSet& techniques, const Options& options) {
  Steps steps(wanted, techniques, options);
  find(state, steps);
  return steps.found;
}

bool same_conclusion(const Step& a, const Step& b) {
  return a.technique == b.technique && a.eliminations == b.eliminations &&
         a.placements == b.placements;
}

// All steps eliminate what is there, and the first of all is the one that is found alone.
template <int W>
void check(const State<W>& state, Find<W> find, Technique from, Technique to) {
  Options options;
  options.siamese = true;
  for (Technique technique = from; technique <= to; technique = technique + 1) {
    TechniqueSet wanted;
    wanted.insert(static_cast<int>(technique));
    const auto all = found(state, find, Steps::Wanted::all, wanted, options);
    for (const Step& step : all) {
      CHECK(step.technique == technique);
      for (const auto& gone : step.eliminations) CHECK(state.may(gone.cell, gone.digit));
      CHECK(step.eliminations.size() + step.placements.size() > 0);
    }
    const auto first = found(state, find, Steps::Wanted::first, wanted, options);
    REQUIRE(first.empty() == all.empty());
    if (!all.empty()) CHECK(same_conclusion(first.front(), all.front()));
  }
}

constexpr std::array densities{3, 2, 5, 8};

template <int W>
void check_all(int side, Technique last_complex) {
  const Houses<W> houses = make_houses<W>(side * side, side, side);
  Random random(7);
  for (const int one_of : std::span(densities).first(rounds(densities.size()))) {
    const State<W> state = random_grid(houses, random, one_of);
    check<W>(state, nonet::logic::find_fish<W>, Technique::x_wing, Technique::sashimi_leviathan);
    check<W>(state, nonet::logic::find_complex_fish<W>, Technique::franken_x_wing,
             Technique::franken_jellyfish);
    check<W>(state, nonet::logic::find_complex_fish<W>, Technique::finned_mutant_x_wing,
             last_complex);
    check<W>(state, nonet::logic::find_kraken_fish<W>, Technique::kraken_fish_1,
             Technique::kraken_fish_2);
    check<W>(state, nonet::logic::find_templates<W>, Technique::template_set,
             Technique::template_delete);
  }
}

}  // namespace

TEST_CASE("fish and templates on 9 x 9, whatever the marks") {
  check_all<2>(3, Technique::finned_mutant_swordfish);
}

TEST_CASE("fish and templates on 16 x 16, whatever the marks") {
  check_all<10>(4, Technique::finned_mutant_x_wing);
}
