#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace nonet {

// Lists of numbers, one after the other.
class NumberLists {
 public:
  void add(std::span<const int> list) {
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

}  // namespace nonet
