#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace nonet::lockstep {

inline constexpr std::size_t line_width = 82;

// Whether a text is nothing but lines of 81 characters, each one word, with their ends.
inline bool all_lines_of_81(std::span<const std::uint8_t> text) {
  if (text.size() % line_width != 0) return false;
  for (const std::uint8_t* line = text.data(); line != text.data() + text.size();
       line += line_width) {
    unsigned odd = line[81] ^ '\n';
    for (int i = 0; i < 81; ++i) {
      const unsigned character = line[i];
      odd |= static_cast<unsigned>(character == '\n') | static_cast<unsigned>(character == ' ') |
             static_cast<unsigned>(character == ',') | static_cast<unsigned>(character == '|');
    }
    if (odd != 0) return false;
  }
  return true;
}

}  // namespace nonet::lockstep
