#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "constraints/primitives.hpp"
#include "core/layout.hpp"
#include "solver/propagation/solution_sampler.hpp"
#include "solver/search/search.hpp"

namespace nonet {

// Houses made ready for rules that are added to them: half of the work for a puzzle, and the same
// for all puzzles with these houses. The layout must outlive it.
class PreparedHouses {
 public:
  // Throws std::invalid_argument for a size that is too large.
  explicit PreparedHouses(const Layout& layout);
  ~PreparedHouses();
  PreparedHouses(PreparedHouses&&) noexcept;
  PreparedHouses& operator=(PreparedHouses&&) noexcept;

  [[nodiscard]] const Layout& layout() const { return *layout_; }

 private:
  friend class PreparedRules;
  struct Programs;
  const Layout* layout_;
  std::unique_ptr<Programs> programs_;
};

// Rules made ready for searches, of which many can share one. The houses must outlive it.
class PreparedRules {
 public:
  // Throws std::invalid_argument where a limit is passed. `with_derived`: with what follows from
  // several rules together, which changes no solution.
  PreparedRules(const PreparedHouses& houses, Primitives rules, bool with_derived = true);
  ~PreparedRules();
  PreparedRules(PreparedRules&&) noexcept;
  PreparedRules& operator=(PreparedRules&&) noexcept;

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] int cell_count() const { return cell_count_; }

  // A search for the grids that obey the rules: depth-first, each decision gives a cell a digit and
  // then takes it away. The cell that was in many recent conflicts and has few candidates is taken,
  // and until there is a solution search starts again from the top now and then, with what it knows
  // of conflicts. The order of solutions depends only on rules, puzzle and seed.
  // After `patience` nodes, by default about 0.03 s, up to 2 s where rules keep sets or totals,
  // learning from conflicts begins beside it. `masks` as for `Search::from_masks`; the rules must
  // outlive the search.
  [[nodiscard]] std::unique_ptr<Search> search(std::span<const std::uint8_t> digits,
                                               std::span<const std::uint8_t> masks,
                                               std::optional<std::uint64_t> seed,
                                               std::optional<std::uint64_t> patience = {}) const;

  // What estimates the number of these grids, likewise.
  [[nodiscard]] std::unique_ptr<SolutionSampler> sampler(std::span<const std::uint8_t> digits,
                                                         std::span<const std::uint8_t> masks,
                                                         std::uint64_t seed) const;

 private:
  struct Programs;
  int size_;
  int cell_count_;
  std::unique_ptr<Programs> programs_;
};

}  // namespace nonet
