#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/program.hpp"
#include "core/bit_set.hpp"
#include "core/stop.hpp"

namespace nonet {

// The rules of a program at work on the candidates of a grid until none of them takes more away.
template <class Word>
class Fixpoint {
 public:
  explicit Fixpoint(const Program<Word>& program)
      : program_(program),
        board_(program.cell_count(), program.scratch()),
        arcs_due_(static_cast<std::size_t>(program.cell_count())),
        pending_(program.propagator_count()) {}

  // Work on these candidates from now on; nothing has changed in them.
  void use(Word* masks) {
    board_.use(masks);
    arcs_due_.clear();
    pending_.clear();
    blamed_ = -1;
    is_of_houses_ = false;
  }
  // As if all candidates had changed.
  void start_over() {
    for (int cell = 0; cell < program_.cell_count(); ++cell) board_.touch(cell);
    call_all();
  }
  // The same where only these cells have candidates, and no rule is about others.
  void start_over(const std::vector<int>& cells) {
    for (const int cell : cells) board_.touch(cell);
    call_all();
  }
  // False where the cell has none of the digits.
  bool restrict(int cell, Word digits) { return board_.restrict(cell, digits); }

  // False where no grid is left, and the candidates must not be used until others are given; or
  // where the deadline has passed, and the next call goes on.
  bool run(const Deadline* deadline = nullptr) {
    is_interrupted_ = false;
    for (;;) {
      int cell = board_.take_single();
      if (cell >= 0) {
        blamed_ = cell;
        if (!board_.exclude(program_.different(cell), board_[cell])) return fail(nullptr);
        continue;
      }
      cell = board_.take_changed();
      if (cell >= 0) {
        pending_.insert(program_.watchers(cell));
        if (!use_arcs(cell)) return fail(nullptr);
        continue;
      }
      cell = arcs_due_.take();
      if (cell >= 0) {
        if (!use_arcs(cell)) return fail(nullptr);
        continue;
      }
      if (deadline != nullptr && work_ > work_between_looks) {
        work_ = 0;
        is_interrupted_ = deadline->passed();
        if (is_interrupted_) return false;
      }
      const int next = pending_.take();
      if (next < 0) {
        // All houses at once are as much work as a few rules, and what rules see says more about
        // where a conflict comes from.
        if (!program_.is_classic() || board_.is_settled()) return true;
        is_of_houses_ = !board_.strike_houses([this](int single) {
          return board_.exclude(program_.different_beyond(single), board_[single]);
        });
        if (is_of_houses_) return fail(nullptr);
        continue;
      }
      const Propagator<Word>& propagator = program_.propagator(static_cast<std::size_t>(next));
      work_ += program_.work(static_cast<std::size_t>(next));
      if (!propagator.propagate(board_)) return fail(&propagator);
      if (program_.is_idempotent(static_cast<std::size_t>(next))) tell_others(next);
    }
  }
  // Of propagators so far, where no deadline was given.
  [[nodiscard]] std::size_t work() const { return work_; }
  [[nodiscard]] bool is_interrupted() const { return is_interrupted_; }
  // The rule that saw that no grid is left; null where two cells did.
  [[nodiscard]] const Propagator<Word>* failed() const { return failed_; }
  // The last cell that came down to one digit and took it away from others, so that it has most to
  // do with what was seen after; −1 where none did.
  [[nodiscard]] int blamed() const { return blamed_; }
  // Whether it was seen in the rows, columns and boxes of 9 × 9, all at once. Then there is no last
  // cell, and the candidates are those at that moment.
  [[nodiscard]] bool is_of_houses() const { return is_of_houses_; }

 private:
  // Work of propagators between two looks at the clock: about a hundred calls on 9×9, or one of a
  // long automaton.
  static constexpr std::size_t work_between_looks = 1 << 12;

  void call_all() {
    for (std::size_t i = 0; i < program_.propagator_count(); ++i) pending_.insert(i);
  }
  // The candidates that related cells keep; false where one of them has none.
  bool use_arcs(int cell) {
    const Word digits = board_[cell];
    if (count_bits(digits) > program_.most_digits_of_arcs(cell)) return true;
    for (const auto& arc : program_.arcs(cell)) {
      if (!board_.restrict(arc.other, program_.supported(arc.table, digits))) return false;
    }
    return true;
  }
  // Calls the rules about what one of them has just changed, but not that one, which would find
  // nothing more.
  void tell_others(int rule) {
    for (int cell = board_.take_changed(); cell >= 0; cell = board_.take_changed()) {
      pending_.insert(program_.watchers(cell));
      if (!program_.arcs(cell).empty()) arcs_due_.insert(static_cast<std::size_t>(cell));
    }
    pending_.remove(static_cast<std::size_t>(rule));
  }
  bool fail(const Propagator<Word>* propagator) {
    failed_ = propagator;
    pending_.clear();
    return false;
  }

  const Program<Word>& program_;
  Board<Word> board_;
  NumberQueue arcs_due_;  // cells that have changed, as rules know, but not yet related cells
  NumberQueue pending_;
  const Propagator<Word>* failed_ = nullptr;
  int blamed_ = -1;
  bool is_of_houses_ = false;
  std::size_t work_ = 0;
  bool is_interrupted_ = false;
};

}  // namespace nonet
