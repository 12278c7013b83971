#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/layout.hpp"
#include "core/stop.hpp"
#include "solver/completion/completion.hpp"
#include "solver/learning/core_search.hpp"
#include "solver/learning/learning_search.hpp"
#include "solver/lockstep/batch.hpp"
#include "solver/propagation/prepared_rules.hpp"
#include "solver/search/search.hpp"

namespace nonet {

inline constexpr std::uint64_t unlimited = ~std::uint64_t{0};

// Where a solver starts: a digit (from 1) for each cell, 0 where it is empty; and, where there are
// pencil marks, the candidates of each cell, ⌈size / 8⌉ bytes a cell, digit 1 in the lowest bit.
// Without them every digit that no house of the cell has is a candidate.
struct Puzzle {
  std::span<const std::uint8_t> digits;
  std::span<const std::uint8_t> masks = {};
};

struct SolverOptions {
  // Random choices among equals; without it the same solutions come in the same order every time.
  std::optional<std::uint64_t> seed = {};
  // Solutions that will be asked for. Up to two of a classic grid come from the lockstep engine.
  std::uint64_t most = unlimited;
  // Nodes that search may take for each of the first two solutions before learning takes over, or
  // in all before it begins beside search; `unlimited` for search alone.
  std::optional<std::uint64_t> patience = {};
  // For the lockstep engine; the fastest where none is named.
  std::optional<lockstep::InstructionSet> instruction_set = {};
  // The rules beyond houses, which must outlive the solver; null where there are none.
  const PreparedRules* rules = nullptr;
};

// Totals, over all runs, at which a run ends.
struct SolverLimits {
  std::uint64_t solutions = unlimited;
  std::uint64_t nodes = unlimited;      // of search
  std::uint64_t conflicts = unlimited;  // of learning
};

// The solver for one grid of any layout: its solutions one after the other, each once.
//
//     lockstep     classic 9 × 9, at most two solutions, no seed
//     propagation  layouts with rules beyond houses: search, and beyond its patience learning too
//     search       everything else: depth-first, in a defined order. Large grids with few givens,
//                  which it does not solve within its patience, are composed (`Completion`): it
//                  goes on from the solution that gives.
//     learning     takes over where search finds neither of the first two solutions within its
//                  patience. Once there are two there are many, and excluding them one by one
//                  would be slow: then search goes on for good.
class Solver {
 public:
  // The layout must outlive the solver; the puzzle need not.
  Solver(const Layout& layout, const Puzzle& puzzle, const SolverOptions& options = {});

  // Works until a limit (`found` for that of the solutions, else `paused`), until no solution is
  // left (`exhausted`), or until the deadline (`paused`); the next call goes on from there.
  Outcome run(const Deadline& deadline, const SolverLimits& limits = {});
  // The solution found last.
  void write_solution(std::span<std::uint8_t> digits) const;

  // A solution that another solver has found: it counts as found last and does not come again.
  // From then on learning is at work; not for lockstep, nor once search has found two solutions.
  void exclude(std::span<const std::uint8_t> digits);

  // From now on a run answers whether these digits can all be right: `found` or `exhausted`. What
  // is learned for some digits holds for all others, so that asking for fewer of them is quick.
  // For the solver of an empty grid.
  void assume(std::span<const std::uint8_t> digits);
  // Cells whose assumed digits cannot all be right (an unsatisfiable core), ascending, after
  // `exhausted`.
  [[nodiscard]] std::vector<int> core() const;

  // "lockstep", "propagation", "search" or "learning": what is at work.
  [[nodiscard]] std::string_view engine() const;
  [[nodiscard]] std::uint64_t found() const { return found_; }
  // What lockstep or search has done; learning is not counted.
  [[nodiscard]] const SearchStatistics& statistics() const { return first_->statistics(); }
  [[nodiscard]] std::uint64_t conflicts() const;  // of learning
  [[nodiscard]] int depth() const;                // of the engine at work
  // Share of the search tree that is done, where that is known.
  [[nodiscard]] std::optional<double> fraction() const;
  // Whether learning is set up within 0.1 s; where it is not, search goes on for good.
  [[nodiscard]] bool can_learn() const;

 private:
  Outcome next(const Deadline& deadline, const SolverLimits& limits);
  void note_found();
  void start_learning();
  [[nodiscard]] bool has_more_candidates_than(std::size_t most) const;
  [[nodiscard]] bool may_be_composed() const;
  [[nodiscard]] std::uint64_t patience_before_composing() const;
  [[nodiscard]] Outcome compose(const Deadline& deadline);
  [[nodiscard]] bool is_first_again() const;

  const Layout& layout_;
  std::vector<std::uint8_t> digits_;
  std::vector<std::uint8_t> masks_;
  std::optional<std::uint64_t> seed_;
  std::uint64_t patience_;
  std::uint64_t hand_over_at_;  // nodes of search
  std::uint64_t found_ = 0;
  std::vector<std::uint8_t> first_solution_;
  bool is_lockstep_;
  bool has_rules_;
  std::unique_ptr<Search> first_;  // lockstep or search
  std::unique_ptr<Completion> completion_;
  bool was_composed_ = false;
  std::unique_ptr<LearningSearch> learning_;
  std::unique_ptr<CoreSearch> core_;
};

// Many classic 9 × 9 grids: input, output, and how many solutions of each are counted.
struct RowRequest {
  enum class Form { digits, text, masks };

  // 81 bytes a row, or for masks 81 times 16 bits; `stride` bytes from row to row.
  const std::uint8_t* rows;
  std::size_t count;
  std::size_t stride;
  Form form;
  std::uint64_t limit;
  // The number of solutions of each row, −1 where it is malformed.
  std::int64_t* counts;
  // The first and the second solution of each row, zeros where there is none; null where they are
  // not wanted. `out_stride` bytes from row to row, as numbers or as characters.
  std::uint8_t* first;
  std::uint8_t* second;
  std::size_t out_stride;
  bool text_out;
};

// The solver for many classic 9 × 9 grids: the lockstep engine in several threads.
class RowSolver {
 public:
  RowSolver(const RowRequest& request, const lockstep::InstructionSet& set, int threads);

  // Exhausted when every row is finished, paused when the deadline came first.
  Outcome run(const Deadline& deadline) { return batch_->run(deadline); }
  // Rows that were taken up so far.
  [[nodiscard]] std::size_t taken() const { return feed_.taken(); }

 private:
  lockstep::ArrayFeed feed_;
  std::unique_ptr<lockstep::Batch> batch_;
};

}  // namespace nonet
