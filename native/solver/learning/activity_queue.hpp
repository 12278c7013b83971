#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

namespace nonet {

// Candidates by their part in recent conflicts, the most active first: VSIDS on a binary heap of
// open candidates (Moskewicz and others, "Chaff: engineering an efficient SAT solver", DAC 2001;
// the increment grows instead of the activities decaying, after Eén and Sörensson, "An extensible
// SAT-solver", SAT 2003).
class ActivityQueue {
 public:
  // One candidate for each initial activity; these are small compared to 1.
  explicit ActivityQueue(std::vector<double> activity)
      : activity_(std::move(activity)), heap_(activity_.size()), at_(activity_.size()) {
    std::iota(heap_.begin(), heap_.end(), 0);
    std::ranges::stable_sort(heap_, [this](auto a, auto b) { return before(a, b); });
    for (std::uint32_t i = 0; i < heap_.size(); ++i) at_[heap_[i]] = i;
  }

  void insert(std::uint32_t candidate) {
    if (at_[candidate] != absent) return;
    at_[candidate] = static_cast<std::uint32_t>(heap_.size());
    heap_.push_back(candidate);
    rise(at_[candidate]);
  }

  std::uint32_t take_first() {
    const std::uint32_t first = heap_.front();
    at_[first] = absent;
    const std::uint32_t last = heap_.back();
    heap_.pop_back();
    if (last != first) {
      heap_.front() = last;
      at_[last] = 0;
      sink(0);
    }
    return first;
  }

  [[nodiscard]] double activity(std::uint32_t candidate) const { return activity_[candidate]; }

  // The activity of the first one in the heap that is open; less than any if none is.
  template <class IsOpen>
  double first_activity(IsOpen is_open) {
    while (!heap_.empty() && !is_open(heap_.front())) take_first();
    return heap_.empty() ? -1 : activity_[heap_.front()];
  }

  // The candidate was part of a conflict.
  void bump(std::uint32_t candidate) {
    activity_[candidate] += weight_;
    if (activity_[candidate] > largest) {
      for (double& activity : activity_) activity /= largest;
      weight_ /= largest;
    }
    if (at_[candidate] != absent) rise(at_[candidate]);
  }

  // Later conflicts count more than those so far (decay); `keep` is less than 1.
  void decay(double keep) { weight_ /= keep; }

 private:
  [[nodiscard]] bool before(std::uint32_t a, std::uint32_t b) const {
    return activity_[a] > activity_[b];
  }

  void swap(std::uint32_t i, std::uint32_t j) {
    std::swap(heap_[i], heap_[j]);
    at_[heap_[i]] = i;
    at_[heap_[j]] = j;
  }

  void rise(std::uint32_t i) {
    for (; i != 0 && before(heap_[i], heap_[(i - 1) / 2]); i = (i - 1) / 2) swap(i, (i - 1) / 2);
  }

  void sink(std::uint32_t i) {
    const auto size = static_cast<std::uint32_t>(heap_.size());
    for (std::uint32_t child = 2 * i + 1; child < size; child = 2 * i + 1) {
      if (child + 1 < size && before(heap_[child + 1], heap_[child])) ++child;
      if (!before(heap_[child], heap_[i])) return;
      swap(i, child);
      i = child;
    }
  }

  static constexpr std::uint32_t absent = ~std::uint32_t{0};
  static constexpr double largest = 1e100;

  std::vector<double> activity_;
  std::vector<std::uint32_t> heap_;
  std::vector<std::uint32_t> at_;  // where each candidate is in the heap
  double weight_ = 1;
};

}  // namespace nonet
