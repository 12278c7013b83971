#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/layout.hpp"
#include "core/stop.hpp"
#include "solver/learning/clause_learner.hpp"
#include "solver/learning/groups.hpp"

namespace nonet {

// Finds digits of an unsolvable grid that cannot all be right (an unsatisfiable core, by assumption
// literals). Clauses learned for one set of digits hold for all others, so that asking again for
// fewer of them is quick.
class CoreSearch {
 public:
  explicit CoreSearch(const Layout& layout);

  // Starts to test whether these digits can all be right; 0 is an empty cell.
  void ask(std::span<const std::uint8_t> digits);
  // Works until that is known, or until this many conflicts in all. Exhausted: they cannot.
  Outcome run(const Deadline& deadline, std::uint64_t conflicts) {
    return learner_.run(deadline, conflicts);
  }

  // Cells of the core, ascending, after `Outcome::exhausted`.
  [[nodiscard]] std::vector<int> core() const;
  [[nodiscard]] std::uint64_t conflicts() const { return learner_.conflicts(); }
  [[nodiscard]] int cell_count() const { return cell_count_; }
  [[nodiscard]] int size() const { return size_; }

 private:
  int size_;
  int cell_count_;
  Groups groups_;
  ClauseLearner learner_;
};

}  // namespace nonet
