#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "constraints/cell_sets.hpp"

namespace nonet {

// Lists of numbers, one after the other.
class NumberLists {
 public:
  void add(const std::vector<int>& list) {
    numbers_.insert(numbers_.end(), list.begin(), list.end());
    ends_.push_back(numbers_.size());
  }
  [[nodiscard]] std::size_t size() const { return ends_.size(); }
  [[nodiscard]] std::span<const int> operator[](std::size_t i) const {
    const std::size_t first = i == 0 ? 0 : ends_[i - 1];
    return {numbers_.data() + first, ends_[i] - first};
  }

 private:
  std::vector<int> numbers_;
  std::vector<std::size_t> ends_;
};

// The houses of a layout, for many boards at once.
struct LaneHouses {
  LaneHouses(const std::vector<CellSet>& sets, int cell_count);

  NumberLists houses;
  NumberLists cell_houses;
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
