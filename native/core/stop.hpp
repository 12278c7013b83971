#pragma once

#include <atomic>
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

#if defined(__wasm__)
// Whether the page wants the call to end: its worker reads that from memory that both share.
__attribute__((import_module("nonet"), import_name("stopped"))) bool page_stops();
#endif

// Whether a flag that ends work is set. Where there are no threads to set it, the page is asked,
// and only now and then: that takes longer than a look at a flag.
[[nodiscard]] inline bool is_set([[maybe_unused]] const std::atomic<bool>& stop) {
#if defined(__wasm__)
  constexpr unsigned apart = 64;
  static unsigned looks = 0;
  static bool is_stopped = false;
  if (is_stopped || ++looks % apart == 0) is_stopped = page_stops();
  return is_stopped;
#else
  return stop.load(std::memory_order_relaxed);
#endif
}

}  // namespace nonet
