#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "constraints/cell_sets.hpp"
#include "constraints/number_lists.hpp"

namespace nonet {

// The houses of a layout, for many boards at once.
struct LaneHouses {
  LaneHouses(const std::vector<CellSet>& sets, int cell_count);

  NumberLists houses;
  // Of two houses that share cells, the rest of one has only digits that the rest of the other can
  // have. These rests are unions of pieces, which are what houses share; for each cell the unions
  // that must have its digit.
  NumberLists pieces;
  NumberLists unions;
  NumberLists cell_unions;
};

// The same, made when it is first asked for, by any thread.
class LazyLaneHouses {
 public:
  LazyLaneHouses(std::vector<CellSet> sets, int cell_count)
      : sets_(std::move(sets)), cell_count_(cell_count) {}
  ~LazyLaneHouses() { delete made_.load(); }
  LazyLaneHouses(const LazyLaneHouses&) = delete;
  LazyLaneHouses& operator=(const LazyLaneHouses&) = delete;

  [[nodiscard]] const LaneHouses& get() const {
    const LaneHouses* known = made_.load();
    if (known != nullptr) return *known;
    auto own = std::make_unique<const LaneHouses>(sets_, cell_count_);
    // Where another thread was quicker, what it has made is `known` now.
    return made_.compare_exchange_strong(known, own.get()) ? *own.release() : *known;
  }

 private:
  std::vector<CellSet> sets_;
  int cell_count_;
  mutable std::atomic<const LaneHouses*> made_ = nullptr;
};

}  // namespace nonet
