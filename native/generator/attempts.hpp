#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/side_by_side.hpp"
#include "generator/attempt.hpp"
#include "generator/request.hpp"

namespace nonet::generator {

// A puzzle, and the work since the one before.
struct Made {
  std::vector<std::uint8_t> puzzle;
  std::vector<std::uint8_t> solution;
  std::uint64_t tries;
};

// The attempts of one call, numbered from 0. Each has a seed of its own, and the puzzles come out
// in the order of their attempts; so they are the same for any number of threads.
class Attempts {
 public:
  Attempts(const Request& request, std::uint64_t seed, std::uint64_t wanted);

  // The next attempt, unless enough are running or have succeeded.
  std::optional<std::uint64_t> start();
  [[nodiscard]] Attempt make(std::uint64_t number) const;
  // Whether a running attempt can still matter.
  [[nodiscard]] bool matters(std::uint64_t number) const;
  void finish(std::uint64_t number, const Attempt& attempt);

  // Puzzles made since the last call, in order; none once `gave_up`.
  std::vector<Made> take();
  // Whether a puzzle took all its tries.
  [[nodiscard]] bool gave_up() const { return gave_up_; }
  // Whether no attempt can succeed, since the start has no solution or the layout has no grid.
  [[nodiscard]] bool is_infeasible() const { return infeasible_; }
  // Tries since the last puzzle that was taken, and the puzzle with one solution that came
  // closest; empty where there is none.
  [[nodiscard]] std::uint64_t failed_tries() const { return failed_tries_; }
  [[nodiscard]] const std::vector<std::uint8_t>& closest() const { return closest_; }

 private:
  struct Result {
    std::uint64_t tries;
    std::vector<std::uint8_t> puzzle;    // of a failed attempt, its closest
    std::vector<std::uint8_t> solution;  // empty where the attempt failed
    int miss;                            // givens too many or too few
  };

  const Request& request_;
  std::uint64_t seed_;
  std::uint64_t wanted_;
  std::atomic<std::uint64_t> next_{0};
  std::atomic<std::uint64_t> allowed_;  // attempts that may start: more for each that failed
  std::atomic<std::uint64_t> last_that_matters_{~std::uint64_t{0}};
  Mutex mutex_;
  std::map<std::uint64_t, Result> results_;  // not taken yet
  std::vector<std::uint64_t> successes_;     // the lowest numbers of those wanted, ascending
  std::uint64_t taken_until_ = 0;            // results of all attempts below were taken
  std::uint64_t taken_ = 0;                  // puzzles
  std::uint64_t failed_tries_ = 0;
  std::vector<std::uint8_t> closest_;
  int closest_miss_ = 0;
  bool gave_up_ = false;
  bool infeasible_ = false;
};

}  // namespace nonet::generator
