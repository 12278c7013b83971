#pragma once

#include <chrono>

namespace nonet {

// The end of a slice of work. The caller (Python) looks after Ctrl-C, cancelling, progress and
// the overall time limit between slices; native loops only ask `passed()` every so often.
class Deadline {
 public:
  explicit Deadline(double seconds)
      : end_(Clock::now() +
             std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds))) {}

  [[nodiscard]] bool passed() const { return Clock::now() >= end_; }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point end_;
};

}  // namespace nonet
