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

// Clauses in one block of memory, identified by their offsets. The first two literals of a clause
// are watched: it needs no visit before one of them becomes false.
class ClauseStore {
 public:
  struct Watch {
    std::uint32_t clause;
    Literal other;  // blocking literal: if it is true, the clause is satisfied
  };

  explicit ClauseStore(std::uint32_t candidates) : watches_(2 * std::size_t{candidates}) {}

  // Adds a clause of two literals or more. `levels` is its LBD: clauses with a low one are kept
  // longest, and those with 0 are never deleted.
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

  // Marks the clause as used.
  void touch(std::uint32_t clause) { memory_[clause + 1] |= 1; }

  // Deletes the less useful half of the clauses and more, except those that `is_needed`; calls
  // `moved(old, new)` for each that is kept.
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
    std::ranges::sort(kept);

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
  static constexpr std::uint32_t header = 2;  // number of literals, LBD and use

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
