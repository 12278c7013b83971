#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/bit_set.hpp"

namespace nonet::techniques {

// Techniques that one search finds; the list is in techniques.def.
enum class Family : std::uint8_t {
#define NONET_FAMILY(name, together) name,
#include "techniques/techniques.def"
};

// The list is in techniques.def.
enum class Technique : std::uint8_t {
#define NONET_TECHNIQUE(name, family) name,
#include "techniques/techniques.def"
};

inline constexpr auto technique_names = std::to_array<std::string_view>({
#define NONET_TECHNIQUE(name, family) #name,
#include "techniques/techniques.def"
});

inline constexpr int technique_count = static_cast<int>(technique_names.size());
static_assert(technique_count <= 256);
using TechniqueSet = BitSet<4>;

// The techniques of a family.
constexpr TechniqueSet members(Family family) {
  constexpr auto families = std::to_array<Family>({
#define NONET_TECHNIQUE(name, family) Family::family,
#include "techniques/techniques.def"
  });
  TechniqueSet set;
  for (int i = 0; i < technique_count; ++i) {
    if (families[static_cast<std::size_t>(i)] == family) set.insert(i);
  }
  return set;
}

// Techniques that look at one digit at a time, and at nothing but its places.
inline constexpr TechniqueSet digit_techniques = [] {
  TechniqueSet set;
#define NONET_DIGIT_TECHNIQUE(name, family) set.insert(static_cast<int>(Technique::name));
#include "techniques/techniques.def"
  return set;
}();

// The technique this many places after another one, such as a larger fish or subset.
constexpr Technique operator+(Technique technique, int places) {
  return static_cast<Technique>(static_cast<int>(technique) + places);
}

}  // namespace nonet::techniques
