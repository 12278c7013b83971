#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/bit_set.hpp"

namespace nonet::logic {

// Every technique, roughly the easier ones first; Python knows the rest about them by name.
// clang-format off: it would reflow these lists.
#define NONET_FISH(X, prefix) \
  X(prefix##x_wing)           \
  X(prefix##swordfish)        \
  X(prefix##jellyfish) X(prefix##squirmbag) X(prefix##whale) X(prefix##leviathan)

#define NONET_TECHNIQUES(X)                                                                        \
  X(full_house)                                                                                    \
  X(naked_single)                                                                                  \
  X(hidden_single)                                                                                 \
  X(locked_pair)                                                                                   \
  X(locked_triple) X(pointing) X(claiming) X(naked_pair) X(naked_triple) X(hidden_pair) X(         \
      hidden_triple) X(naked_quadruple) X(hidden_quadruple) NONET_FISH(X, ) NONET_FISH(X, finned_) \
      NONET_FISH(X, sashimi_) NONET_FISH(X, franken_) NONET_FISH(X, finned_franken_) NONET_FISH(   \
          X, mutant_) NONET_FISH(X, finned_mutant_) X(kraken_fish_1) X(kraken_fish_2)              \
          X(skyscraper) X(two_string_kite) X(dual_two_string_kite) X(turbot_fish) X(               \
              empty_rectangle) X(dual_empty_rectangle) X(simple_colours_trap)                      \
              X(simple_colours_wrap) X(multi_colours_1) X(multi_colours_2) X(medusa_trap) X(       \
                  medusa_wrap) X(xy_wing) X(xyz_wing) X(wxyz_wing) X(vwxyz_wing) X(uvwxyz_wing)    \
                  X(w_wing) X(unique_rectangle_1) X(unique_rectangle_2) X(unique_rectangle_3) X(   \
                      unique_rectangle_4) X(unique_rectangle_5) X(unique_rectangle_6)              \
                      X(hidden_rectangle) X(avoidable_rectangle_1) X(avoidable_rectangle_2) X(     \
                          extended_rectangle) X(unique_loop) X(bug_1) X(bug_2) X(bug_3) X(bug_4)   \
                          X(remote_pair) X(x_chain) X(xy_chain) X(continuous_nice_loop) X(         \
                              discontinuous_nice_loop) X(aic) X(grouped_continuous_nice_loop)      \
                              X(grouped_discontinuous_nice_loop) X(grouped_aic) X(als_xz) X(       \
                                  als_xy_wing) X(als_chain) X(death_blossom) X(sue_de_coq)         \
                                  X(extended_sue_de_coq) X(aligned_pair_exclusion) X(              \
                                      aligned_triple_exclusion) X(fireworks_triple)                \
                                      X(fireworks_quadruple) X(sk_loop) X(multi_sector_locked_set) \
                                          X(junior_exocet) X(senior_exocet) X(tridagon)            \
                                              X(bivalue_oddagon) X(nishio)                         \
                                                  X(contradiction_forcing_chain) X(                \
                                                      digit_forcing_chain) X(cell_forcing_chain)   \
                                                      X(house_forcing_chain) X(                    \
                                                          contradiction_forcing_net)               \
                                                          X(digit_forcing_net) X(cell_forcing_net) \
                                                              X(house_forcing_net)                 \
                                                                  X(nested_forcing_net)            \
                                                                      X(template_set)              \
                                                                          X(template_delete)       \
                                                                              X(brute_force)

// clang-format on
enum class Technique : std::uint8_t {
#define NONET_ENUMERATOR(name) name,
  NONET_TECHNIQUES(NONET_ENUMERATOR)
#undef NONET_ENUMERATOR
};

inline constexpr auto technique_names = std::to_array<std::string_view>({
#define NONET_NAME(name) #name,
    NONET_TECHNIQUES(NONET_NAME)
#undef NONET_NAME
});

inline constexpr int technique_count = static_cast<int>(technique_names.size());
static_assert(technique_count <= 192);
using TechniqueSet = BitSet<3>;

// The technique this many places after another one, such as a larger fish or subset.
constexpr Technique operator+(Technique technique, int places) {
  return static_cast<Technique>(static_cast<int>(technique) + places);
}

}  // namespace nonet::logic
