#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet {

// "This candidate is true" or "is false": 2 · candidate, and 1 more for false.
using Literal = std::uint32_t;

constexpr Literal is_true(std::uint32_t candidate) { return 2 * candidate; }
constexpr Literal is_false(std::uint32_t candidate) { return 2 * candidate + 1; }
constexpr Literal opposite(Literal literal) { return literal ^ 1; }
constexpr std::uint32_t candidate_of(Literal literal) { return literal >> 1; }
constexpr bool says_true(Literal literal) { return (literal & 1) == 0; }

// Clauses, of whose literals at least one holds, in one block of memory; each is called by the
// place where it begins. The first two literals of a clause are watched: nothing needs to be done
// about it before one of them turns out not to hold.
class ClauseStore {
 public:
  struct Watch {
    std::uint32_t clause;
    Literal other;  // one more literal of the clause; where it holds there is nothing to do
  };

  explicit ClauseStore(std::uint32_t candidates) : watches_(2 * std::size_t{candidates}) {}

  // Takes a clause of two literals or more. `levels` is the number of guesses that it depends on:
  // clauses with few of them are useful for longest, and those with 0 are never forgotten.
  std::uint32_t add(std::span<const Literal> literals, std::uint32_t levels) {
    const auto clause = static_cast<std::uint32_t>(memory_.size());
    memory_.push_back(static_cast<std::uint32_t>(literals.size()));
    memory_.push_back(levels << 1 | 1);
    memory_.insert(memory_.end(), literals.begin(), literals.end());
    clauses_.push_back(clause);
    watch(clause);
    return clause;
  }

  [[nodiscard]] std::span<Literal> literals(std::uint32_t clause) {
    return {memory_.data() + clause + header, memory_[clause]};
  }
  std::vector<Watch>& watches(Literal literal) { return watches_[literal]; }
  [[nodiscard]] std::size_t count() const { return clauses_.size(); }

  // The clause was of use.
  void touch(std::uint32_t clause) { memory_[clause + 1] |= 1; }

  // Forgets the less useful half of the clauses and more of them, but not those that `is_needed`;
  // tells `moved(old, new)` where those stand now.
  template <class IsNeeded, class Moved>
  void forget(IsNeeded is_needed, Moved moved) {
    std::vector<std::uint32_t> kept;
    std::vector<std::uint32_t> others;
    for (const std::uint32_t clause : clauses_) {
      const std::uint32_t levels = levels_of(clause);
      const bool was_of_use = (memory_[clause + 1] & 1) != 0;
      memory_[clause + 1] &= ~std::uint32_t{1};
      const bool stays = levels <= 2 || (was_of_use && levels <= 8) || is_needed(clause);
      (stays ? kept : others).push_back(clause);
    }
    std::sort(others.begin(), others.end(), [this](std::uint32_t a, std::uint32_t b) {
      if (levels_of(a) != levels_of(b)) return levels_of(a) < levels_of(b);
      return memory_[a] != memory_[b] ? memory_[a] < memory_[b] : a < b;
    });
    others.resize(others.size() * 2 / 5);
    kept.insert(kept.end(), others.begin(), others.end());
    std::sort(kept.begin(), kept.end());

    std::vector<std::uint32_t> old;
    old.swap(memory_);
    clauses_.clear();
    for (std::vector<Watch>& watches : watches_) watches.clear();
    for (const std::uint32_t clause : kept) {
      const auto now = static_cast<std::uint32_t>(memory_.size());
      const auto begin = old.begin() + clause;
      memory_.insert(memory_.end(), begin, begin + header + old[clause]);
      clauses_.push_back(now);
      watch(now);
      moved(clause, now);
    }
  }

 private:
  static constexpr std::uint32_t header = 2;  // number of literals, levels and use

  [[nodiscard]] std::uint32_t levels_of(std::uint32_t clause) const {
    return memory_[clause + 1] >> 1;
  }

  void watch(std::uint32_t clause) {
    const auto two = literals(clause);
    watches_[two[0]].push_back({clause, two[1]});
    watches_[two[1]].push_back({clause, two[0]});
  }

  std::vector<std::uint32_t> memory_;
  std::vector<std::uint32_t> clauses_;
  std::vector<std::vector<Watch>> watches_;  // of each literal
};

}  // namespace nonet
