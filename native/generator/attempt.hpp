#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/random.hpp"
#include "generator/request.hpp"

namespace nonet::generator {

// A question to a solver.
struct Question {
  std::vector<std::uint8_t> digits;  // 0 where the cell is empty
  int cell = -1;                     // where not -1: this cell has every digit but `not_digit`
  std::uint8_t not_digit = 0;
  std::uint64_t limit = 2;  // how many solutions are counted
  bool wants_solution = false;
  bool at_random = false;  // the solution must be a random one, by `seed`
  std::uint64_t seed = 0;
  bool may_be_given_up = false;  // a solver may answer "several" if it would take too long
};

// One attempt to make a puzzle: a complete grid and a few ways to carve it, or a few plantings.
//
// It asks questions and takes answers, so that any engine can answer them and many attempts can
// run at once. The result depends only on the request and the seed.
//
// Carving removes givens in random order as long as the solution is unique. If a block of cells
// can be removed at once, so can each of them; blocks get smaller as givens get few and after a
// block that was too large. For a single cell the question is whether any other digit there has a
// solution, which is answered sooner than the number of solutions without it.
class Attempt {
 public:
  Attempt(const Request& request, std::uint64_t seed);

  [[nodiscard]] bool ended() const { return step_ >= Step::succeeded; }
  [[nodiscard]] bool succeeded() const { return step_ == Step::succeeded; }
  // Whether no attempt can succeed: the start has no solution, or the layout has no grid.
  [[nodiscard]] bool is_infeasible() const { return step_ == Step::infeasible; }
  // Valid until the attempt has ended.
  [[nodiscard]] const Question& question() const { return question_; }
  // `solution` is the first one, where one was wanted and there is one.
  void answer(std::uint64_t found, std::span<const std::uint8_t> solution);

  // Number of complete grids carved, or of plantings, so far.
  [[nodiscard]] int tries() const { return tries_; }
  // Of an attempt that succeeded.
  [[nodiscard]] const std::vector<std::uint8_t>& puzzle() const { return puzzle_; }
  [[nodiscard]] const std::vector<std::uint8_t>& solution() const { return solution_; }
  // Of one that failed: the givens of the closest try with one solution, and how many are too many
  // or too few. Empty if there is no such try.
  [[nodiscard]] const std::vector<std::uint8_t>& closest() const { return closest_; }
  [[nodiscard]] int closest_miss() const { return closest_miss_; }

 private:
  enum class Step {
    fill,
    pattern,
    carve,
    prove_minimal,
    start,
    plant,
    succeeded,
    failed,
    infeasible,
  };
  enum class Failed { with_one_solution, with_several };

  void ask_to_fill();
  void take_filled(std::span<const std::uint8_t> solution);
  void begin_try();
  void fail_try(Failed failed);

  void begin_carving();
  void ask_to_carve();
  void take_carved(bool still_proper);
  void carved();
  void prove_next();

  void begin_planting();
  void begin_cell();
  void ask_to_plant();
  void take_planted(std::uint64_t found, std::span<const std::uint8_t> solution);
  void planted();

  void shuffle(std::vector<int>& order);
  [[nodiscard]] const std::vector<int>& orbit(std::size_t place) const {
    return request_.orbits[static_cast<std::size_t>(order_[place])];
  }
  std::uint8_t& given(int cell) { return puzzle_[static_cast<std::size_t>(cell)]; }
  void give(int cell);
  [[nodiscard]] bool fits(int cell, int digit) const;

  const Request& request_;
  Random random_;
  Step step_ = Step::fill;
  Question question_;
  int tries_ = 0;

  std::vector<std::uint8_t> solution_;
  std::vector<std::uint8_t> puzzle_;
  std::vector<std::uint8_t> closest_;
  int closest_miss_ = 0;
  int givens_ = 0;
  int target_ = 0;          // carving and planting stop at this number of givens
  std::vector<int> order_;  // orbits in the order in which they are taken
  std::size_t next_ = 0;
  std::size_t block_ = 1;           // carving: orbits that a question takes at most
  std::size_t asked_ = 0;           // carving: orbits that the last question took
  std::size_t member_ = 0;          // planting: the cell of the orbit
  std::vector<int> digits_to_try_;  // planting: for that cell
};

}  // namespace nonet::generator
