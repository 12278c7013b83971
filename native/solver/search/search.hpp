#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "core/layout.hpp"
#include "core/stop.hpp"

namespace nonet {

// What a search has done so far.
struct SearchStatistics {
  std::uint64_t nodes = 0;    // positions propagated to a fixed point
  std::uint64_t guesses = 0;  // decisions
  std::uint64_t found = 0;    // solutions
  int depth = 0;              // decisions on the trail
  int max_depth = 0;          // deepest trail of decisions
};

// A depth-first search for the solutions of one grid of any layout; the interface of every engine.
// It yields one solution after the other, in an order that depends only on the puzzle and the seed:
//
// at each node the cell with the fewest candidates is taken, or the digit with the fewest places
// in a house where those are fewer still; of equals, the first cell (house, digit); there the
// lowest digit (first cell) is tried first, and then all the rest with that candidate erased.
// With a seed both choices are made at random among equals.
class Search {
 public:
  // From a digit (from 1) for each cell, 0 where it is empty.
  static std::unique_ptr<Search> from_digits(const Layout& layout,
                                             std::span<const std::uint8_t> digits,
                                             std::optional<std::uint64_t> seed);
  // From the candidates of each cell: ⌈size / 8⌉ bytes a cell, digit 1 in the lowest bit.
  static std::unique_ptr<Search> from_masks(const Layout& layout,
                                            std::span<const std::uint8_t> masks,
                                            std::optional<std::uint64_t> seed);
  virtual ~Search() = default;

  // Looks for the next solution, until the deadline or `node_limit` nodes in all.
  virtual Outcome run(const Deadline& deadline, std::uint64_t node_limit) = 0;
  Outcome run(const Deadline& deadline) { return run(deadline, ~std::uint64_t{0}); }
  // Looks for solutions until there are `limit` of them in all, or as long as `run`.
  Outcome count(std::uint64_t limit, const Deadline& deadline,
                std::uint64_t node_limit = ~std::uint64_t{0});

  // The current solution, after `Outcome::found` and until the search goes on.
  virtual void write_solution(std::span<std::uint8_t> digits) const = 0;
  [[nodiscard]] virtual const SearchStatistics& statistics() const = 0;
  // Share of the search tree that is done; each decision counts as half of what is left.
  [[nodiscard]] virtual double fraction() const = 0;

  // Starts again from the root with these digits of all cells first, which may be a solution; for a
  // search that has found none yet. After that it goes as always, but prefers them among equals.
  // Engines that have other means do nothing.
  virtual void follow(std::span<const std::uint8_t> /*digits*/) {}
};

}  // namespace nonet
