#include "logic/finders.hpp"

#include <array>
#include <initializer_list>

#include "logic/aligned_exclusion.hpp"
#include "logic/als_steps.hpp"
#include "logic/brute_force.hpp"
#include "logic/bug.hpp"
#include "logic/chains.hpp"
#include "logic/colouring.hpp"
#include "logic/complex_fish.hpp"
#include "logic/empty_rectangles.hpp"
#include "logic/exocet.hpp"
#include "logic/fireworks.hpp"
#include "logic/fish.hpp"
#include "logic/forcing.hpp"
#include "logic/kraken_fish.hpp"
#include "logic/locked_candidates.hpp"
#include "logic/medusa.hpp"
#include "logic/multi_sector.hpp"
#include "logic/nice_loops.hpp"
#include "logic/oddagons.hpp"
#include "logic/rectangles.hpp"
#include "logic/single_digit.hpp"
#include "logic/singles.hpp"
#include "logic/subsets.hpp"
#include "logic/sue_de_coq.hpp"
#include "logic/templates.hpp"
#include "logic/unique_loops.hpp"
#include "logic/wings.hpp"

namespace nonet::logic {
namespace {

using enum Technique;

constexpr TechniqueSet these(std::initializer_list<Technique> techniques) {
  TechniqueSet set;
  for (const Technique technique : techniques) set.insert(static_cast<int>(technique));
  return set;
}

// All techniques from one to another one, both included.
constexpr TechniqueSet range(Technique first, Technique last) {
  TechniqueSet set;
  for (int i = static_cast<int>(first); i <= static_cast<int>(last); ++i) set.insert(i);
  return set;
}

template <int W>
constexpr auto all_finders = std::to_array<Finder<W>>({
    {range(full_house, hidden_single), find_singles<W>, Together::in_turn},
    {range(pointing, claiming), find_locked_candidates<W>},
    {these({locked_pair, locked_triple}) | range(naked_pair, hidden_quadruple), find_subsets<W>,
     Together::in_turn},
    {range(x_wing, sashimi_leviathan), find_fish<W>, Together::mixed},
    {range(franken_x_wing, finned_mutant_leviathan), find_complex_fish<W>},
    {range(kraken_fish_1, kraken_fish_2), find_kraken_fish<W>},
    {range(skyscraper, turbot_fish), find_single_digit_patterns<W>},
    {range(empty_rectangle, dual_empty_rectangle), find_empty_rectangles<W>},
    {range(simple_colours_trap, multi_colours_2), find_colourings<W>},
    {range(medusa_trap, medusa_wrap), find_medusas<W>},
    {range(xy_wing, w_wing), find_wings<W>},
    {range(unique_rectangle_1, hidden_rectangle), find_unique_rectangles<W>, Together::mixed},
    {range(avoidable_rectangle_1, avoidable_rectangle_2), find_avoidable_rectangles<W>,
     Together::in_turn},
    {range(extended_rectangle, unique_loop), find_unique_loops<W>},
    {range(bug_1, bug_4), find_bugs<W>},
    {range(remote_pair, xy_chain), find_chains<W>},
    {range(continuous_nice_loop, grouped_aic), find_nice_loops<W>},
    {range(als_xz, death_blossom), find_als_steps<W>, Together::in_turn},
    {range(sue_de_coq, extended_sue_de_coq), find_sue_de_coqs<W>},
    {range(aligned_pair_exclusion, aligned_triple_exclusion), find_aligned_exclusions<W>},
    {range(fireworks_triple, fireworks_quadruple), find_fireworks<W>},
    {range(sk_loop, multi_sector_locked_set), find_multi_sector_locked_sets<W>},
    {range(junior_exocet, senior_exocet), find_exocets<W>},
    {range(tridagon, bivalue_oddagon), find_oddagons<W>},
    {range(nishio, nested_forcing_net), find_forcing_chains<W>},
    {range(template_set, template_delete), find_by_templates<W>},
    {these({brute_force}), find_by_brute_force<W>},
});

}  // namespace

template <int W>
std::span<const Finder<W>> finders() {
  return all_finders<W>;
}

TechniqueSet single_digit_techniques() {
  return range(pointing, claiming) | range(x_wing, finned_mutant_leviathan) |
         these({skyscraper, two_string_kite, turbot_fish, empty_rectangle, x_chain}) |
         range(simple_colours_trap, multi_colours_2);
}

TechniqueSet locked_candidates() { return range(pointing, claiming); }

template <int W>
void find_steps(const State<W>& state, Steps& steps) {
  for (const Finder<W>& finder : finders<W>()) {
    if (!finder.techniques.intersects(steps.wanted())) continue;
    finder.find(state, steps);
    if (steps.stopped() || (!steps.wants_all() && !steps.found.empty())) return;
  }
}

template std::span<const Finder<2>> finders();
template std::span<const Finder<10>> finders();
template void find_steps(const State<2>&, Steps&);
template void find_steps(const State<10>&, Steps&);

}  // namespace nonet::logic
