#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>

#if !defined(NONET_NO_THREADS)
#include <mutex>
#include <thread>
#include <vector>
#endif

// All threads of the core start here. Built with NONET_NO_THREADS (for WebAssembly, say) the same
// work is done one part after the other, with the same results: nothing in the core depends on
// which part ends first.
namespace nonet {

#if !defined(NONET_NO_THREADS)
inline constexpr int most_threads = 1024;
using Mutex = std::mutex;
using Lock = std::scoped_lock<std::mutex>;
#else
inline constexpr int most_threads = 1;
struct Mutex {};
struct Lock {
  explicit Lock(Mutex&) {}
};
#endif

// The number of threads to use where this many are asked for.
constexpr int usable_threads(int wanted) { return std::clamp(wanted, 1, most_threads); }

// Calls work(0), …, work(count - 1), each in a thread of its own, the first in the caller's;
// returns when all have returned.
template <class Work>
void side_by_side(int count, const Work& work) {
#if !defined(NONET_NO_THREADS)
  std::vector<std::jthread> others;
  for (int i = 1; i < count; ++i) others.emplace_back([&work, i] { work(i); });
  work(0);
#else
  for (int i = 0; i < count; ++i) work(i);
#endif
}

// Calls work(0), …, work(count - 1) in several threads; each takes the next one when it is free.
template <class Work>
void share_out(std::size_t count, int threads, const Work& work) {
  std::atomic<std::size_t> next = 0;
  side_by_side(usable_threads(threads), [&](int) {
    for (std::size_t i = next++; i < count; i = next++) work(i);
  });
}

// Calls main() and, in another thread, beside(stop). `stop` is set when main() returns true: what
// the other one finds is not needed then.
template <class Main, class Beside>
void run_beside(const Main& main, const Beside& beside) {
  std::atomic<bool> stop = false;
#if !defined(NONET_NO_THREADS)
  const std::jthread other([&] { beside(stop); });
  stop = main();
#else
  stop = main();
  if (!stop) beside(stop);
#endif
}

}  // namespace nonet
