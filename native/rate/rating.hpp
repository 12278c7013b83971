#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "rate/hint.hpp"

namespace nonet::rate {

enum class End : std::uint8_t { solved, stuck, stopped, contradicted };

struct Rating {
  double er = 0;
  double ep = 0;
  double ed = 0;
  End end = End::stuck;
  std::vector<Hint> hints;
};

Rating rate(Grid grid, const std::atomic<bool>* stop = nullptr);

}  // namespace nonet::rate
