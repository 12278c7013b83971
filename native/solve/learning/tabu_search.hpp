#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/random.hpp"
#include "core/stop.hpp"
#include "solve/learning/groups.hpp"

namespace nonet {

// Looks for a solution by repairing a full grid that is none: each open cell has one of its
// candidates, and in each step the digit of one cell that clashes is changed so that the fewest
// clashes are left. For some steps, more of them the more cells clash, a digit that was taken away
// may not come back (Hertz and de Werra, "Using tabu search techniques for graph coloring",
// Computing 39, 1987; number of steps after Galinier and Hao, "Hybrid evolutionary algorithms for
// graph coloring", J. Comb. Optim. 3, 1999). It finds one of many solutions sooner than any
// other search, and knows nothing of grids that have none.
class TabuSearch {
 public:
  TabuSearch(const Groups& groups, std::uint64_t seed);

  // Works until nothing clashes, or until so many candidates were looked at in all.
  void run(std::uint64_t effort, const Deadline& deadline, const std::stop_token& stop);

  // Whether nothing clashes.
  [[nodiscard]] bool is_done() const { return left_ == 0; }
  // Candidates looked at so far.
  [[nodiscard]] std::uint64_t effort() const { return effort_; }
  // The candidate that each open cell has.
  [[nodiscard]] std::span<const std::uint32_t> chosen() const { return chosen_; }

 private:
  // How long a digit may not come back: `random` steps at most and a share of the clashing cells.
  struct Tenure {
    std::uint64_t tenths;
    int random;
  };
  struct Move {
    std::uint32_t cell;
    std::uint32_t candidate;
    int gain;
  };

  void change_tenure();
  bool best_move(Move& best);
  void make(const Move& move);
  void count(std::uint32_t candidate, int by);
  void note(std::uint32_t cell);

  const Groups& groups_;
  Random random_;
  Tenure tenure_{};
  std::vector<std::uint32_t> chosen_;
  std::vector<int> clashes_;                // of each candidate: houses where its digit stands
  std::vector<std::uint64_t> free_at_;      // step from which a candidate may be chosen again
  std::vector<std::uint32_t> clashing_;     // cells that clash
  std::vector<std::uint32_t> clashing_at_;  // where each cell is among them
  int left_ = 0;                            // clashes of all cells, each counted twice
  int fewest_ = 0;
  std::uint64_t step_ = 0;
  std::uint64_t next_tenure_ = 0;
  std::uint64_t effort_ = 0;
  std::uint64_t next_look_ = 0;
};

}  // namespace nonet
