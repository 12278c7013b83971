#pragma once

#include <chrono>

namespace nonet {

// How a slice of work ended.
enum class Outcome {
  found,      // the result is available; the next call looks for another one
  exhausted,  // there is no more
  paused,     // the deadline passed; the next call goes on from here
};

// The end of a slice of work. The caller (Python) handles Ctrl-C, cancelling, progress and the
// overall time limit between slices; native loops only check `passed()` now and then.
class Deadline {
 public:
  explicit Deadline(double seconds);

  [[nodiscard]] bool passed() const;

 private:
  std::chrono::steady_clock::time_point end_;
};

}  // namespace nonet
