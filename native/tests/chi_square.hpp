#pragma once

#include <map>
#include <string>

namespace nonet::tests {

// Sum of (seen − expected)² / expected over all kinds, where each is equally likely.
inline double chi_square(const std::map<std::string, int>& seen, int kinds) {
  int draws = 0;
  for (const auto& [kind, count] : seen) draws += count;
  const double expected = static_cast<double>(draws) / kinds;
  double sum = (kinds - static_cast<int>(seen.size())) * expected;
  for (const auto& [kind, count] : seen) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

}  // namespace nonet::tests
