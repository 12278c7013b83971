#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "solver/learning/clause_store.hpp"

namespace nonet {

// The assignment of a clause learner as it was when its trail was shorter.
class Past {
 public:
  Past(std::span<const std::int8_t> values, std::span<const std::uint32_t> places,
       std::span<const std::uint32_t> levels, std::uint32_t length)
      : values_(values), places_(places), levels_(levels), length_(length) {}

  [[nodiscard]] bool was_true(std::uint32_t candidate) const {
    return values_[is_true(candidate)] > 0 && places_[candidate] < length_;
  }
  [[nodiscard]] bool was_false(std::uint32_t candidate) const {
    return values_[is_true(candidate)] < 0 && places_[candidate] < length_;
  }
  // The place on the trail of a candidate that was true or false.
  [[nodiscard]] std::uint32_t place(std::uint32_t candidate) const { return places_[candidate]; }
  // Whether that holds without any decision.
  [[nodiscard]] bool is_certain(std::uint32_t candidate) const { return levels_[candidate] == 0; }

 private:
  std::span<const std::int8_t> values_;  // of literals
  std::span<const std::uint32_t> places_;
  std::span<const std::uint32_t> levels_;
  std::uint32_t length_;
};

// What a clause learner asks when groups and clauses say nothing more: rules that are not written
// as clauses and give their reasons only where an analysis needs them (Ohrimenko, Stuckey and
// Codish, "Propagation via lazy clause generation", Constraints 14, 2009; Gent, Miguel and Moore,
// "Lazy explanations for constraint propagators", PADL 2010).
class Theory {
 public:
  // What a rule took away; `rule` is unset where no rule takes anything away.
  struct Answer {
    std::optional<std::size_t> rule = {};
    bool holds = true;  // otherwise no grid is left
  };

  virtual ~Theory() = default;

  // Candidates that a true one excludes beyond its groups.
  [[nodiscard]] virtual std::span<const std::uint32_t> rivals(std::uint32_t candidate) const = 0;
  // The candidate is false from now on, or open again.
  virtual void erase(std::uint32_t candidate) = 0;
  virtual void restore(std::uint32_t candidate) = 0;
  // The assignment is one again for which no rule had anything to say.
  virtual void forget_changes() = 0;
  // Asks the rules until one takes candidates away, which it writes to `erased`.
  virtual Answer ask(std::vector<std::uint32_t>& erased) = 0;
  // Writes literals, all false in the past, of which not all can be if the rule is not to take this
  // candidate away; without one, if it is to leave a grid.
  virtual void explain(std::size_t rule, std::optional<std::uint32_t> erased, const Past& past,
                       std::vector<Literal>& causes) = 0;
  // The work so far, in units of about 10 ns.
  [[nodiscard]] virtual std::uint64_t ticks() const = 0;
};

}  // namespace nonet
