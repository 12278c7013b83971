#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/bit_set.hpp"

namespace nonet::logic {

// The list is in techniques.def.
enum class Technique : std::uint8_t {
#define NONET_TECHNIQUE(name) name,
#include "logic/techniques.def"
#undef NONET_TECHNIQUE
};

inline constexpr auto technique_names = std::to_array<std::string_view>({
#define NONET_TECHNIQUE(name) #name,
#include "logic/techniques.def"
#undef NONET_TECHNIQUE
});

inline constexpr int technique_count = static_cast<int>(technique_names.size());
static_assert(technique_count <= 192);
using TechniqueSet = BitSet<3>;

// The technique this many places after another one, such as a larger fish or subset.
constexpr Technique operator+(Technique technique, int places) {
  return static_cast<Technique>(static_cast<int>(technique) + places);
}

}  // namespace nonet::logic
