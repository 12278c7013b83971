#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "logic/steps.hpp"

namespace nonet::logic {

// Steps of techniques that give the best step first, not the first that turns up: the one with
// most eliminations; then the shortest; then the one that eliminates lower candidates
// (the order of HoDoKu 2.2), or, for some techniques, these two the other way round. Of equal
// conclusions of a technique the shortest is kept.
class RankedSteps {
 public:
  enum class Tie : std::uint8_t { shortest, lowest };

  explicit RankedSteps(Steps& steps, Tie tie = Tie::shortest) : steps_(steps), tie_(tie) {}

  // Whether a step may be better than the ones so far; call this before making it.
  [[nodiscard]] bool may_take(std::size_t eliminations, int length) const;
  // Takes it if it is better; its conclusion must be sorted.
  void offer(const Step& step, int length);
  // Adds the best, or all in order. True where no more are wanted.
  bool add_all();

 private:
  struct Ranked {
    Step step;
    int length;
    std::int64_t sum;  // of the eliminated cells and digits
  };
  [[nodiscard]] bool is_better(const Ranked& a, const Ranked& b) const;

  Steps& steps_;
  Tie tie_;
  std::vector<Ranked> ranked_;
  // Where each conclusion is.
  std::map<std::pair<Technique, std::vector<Candidate>>, std::size_t> known_;
};

}  // namespace nonet::logic
