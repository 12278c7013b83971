#pragma once

#include <cstdint>
#include <span>

#include "logic/steps.hpp"
#include "logic/techniques.hpp"

namespace nonet::logic {

// Whether a search is faster for several techniques at once than for each alone.
enum class Together : std::uint8_t {
  no,
  in_turn,  // it does, and gives those of lower numbers first
  mixed,    // it does
};

// A search for the steps of a family of techniques.
template <int W>
struct Finder {
  TechniqueSet techniques;  // that it knows
  void (*find)(const State<W>&, Steps&);
  Together together = Together::no;
};

// All searches, roughly the quick ones first. Each technique is known to just one of them.
template <int W>
std::span<const Finder<W>> finders();

// The search of each family; the file of the family says what it looks for.
#define NONET_FAMILY(name, together) \
  template <int W>                   \
  void find_##name(const State<W>& state, Steps& steps);
#include "techniques/techniques.def"

// Runs every search that finds a requested technique.
template <int W>
void find_steps(const State<W>& state, Steps& steps);

}  // namespace nonet::logic
