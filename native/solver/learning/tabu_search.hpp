#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "core/random.hpp"
#include "core/stop.hpp"
#include "solver/learning/groups.hpp"

namespace nonet {

// Local search on full grids: each open cell has one of its candidates, and each step changes the
// digit of one conflicting cell so that the fewest conflicts are left. For some steps, more of them
// the more cells conflict, a removed digit is tabu (Hertz and de Werra, "Using tabu search
// techniques for graph coloring", Computing 39, 1987; tenure after Galinier and Hao, "Hybrid
// evolutionary algorithms for graph coloring", J. Comb. Optim. 3, 1999). It finds one of many
// solutions sooner than any other search, and cannot prove that a grid has none.
class TabuSearch {
 public:
  TabuSearch(const Groups& groups, std::uint64_t seed);

  // Works until no cells conflict, or until `ticks` candidates were examined in all.
  void run(std::uint64_t ticks, const Deadline& deadline, const std::atomic<bool>& stop);

  // Whether no cells conflict.
  [[nodiscard]] bool is_done() const { return left_ == 0; }
  // Candidates examined so far.
  [[nodiscard]] std::uint64_t ticks() const { return ticks_; }
  // The chosen candidate of each open cell.
  [[nodiscard]] std::span<const std::uint32_t> chosen() const { return chosen_; }

 private:
  // How long a digit is tabu: up to `random` steps and a share of the number of conflicting cells.
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
  std::vector<int> conflicts_;                 // of each candidate: houses that hold its digit
  std::vector<std::uint64_t> free_at_;         // step at which a candidate is no longer tabu
  std::vector<std::uint32_t> conflicting_;     // conflicting cells
  std::vector<std::uint32_t> conflicting_at_;  // where each cell is among them
  int left_ = 0;                               // conflicts of all cells, each counted twice
  int fewest_ = 0;
  std::uint64_t step_ = 0;
  std::uint64_t next_tenure_ = 0;
  std::uint64_t ticks_ = 0;
  std::uint64_t next_check_ = 0;
};

}  // namespace nonet
