#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "constraints/board.hpp"
#include "constraints/program.hpp"
#include "solver/learning/groups.hpp"
#include "solver/learning/theory.hpp"

namespace nonet {

// The rules of a program for a clause learner. The houses are its groups, so that what follows from
// them alone is not asked here.
//
// No rule knows reasons: a reason is found by asking the rule again with candidates put back, the
// latest first, as long as it still says the same.
template <class Word>
class RuleTheory final : public Theory {
 public:
  // `start`: the candidates of each cell, of which the groups have those of the open cells.
  RuleTheory(const Program<Word>& program, const Groups& groups, const std::vector<Word>& start)
      : program_(program),
        groups_(groups),
        now_(start),
        asked_(start),
        past_(start),
        board_(program.cell_count(), program.scratch(), Reach::own_cells),
        changed_(start.size()),
        pending_(program.propagator_count()),
        number_(start.size() * static_cast<std::size_t>(program.size()), none) {
    for (std::uint32_t i = 0; i < groups.candidate_count(); ++i) {
      number_[index(groups.candidate(i))] = i;
    }
    first_rival_.push_back(0);
    for (std::uint32_t i = 0; i < groups.candidate_count(); ++i) {
      const auto [cell, digit] = groups.candidate(i);
      program.for_each_different(cell, [&, digit = digit](int other) {
        if (const std::uint32_t rival = number(other, digit); rival != none) {
          rivals_.push_back(rival);
        }
      });
      first_rival_.push_back(rivals_.size());
    }
    for (std::size_t cell = 0; cell < start.size(); ++cell) changed_.insert(cell);
    for (std::size_t i = 0; i < program.propagator_count(); ++i) pending_.insert(i);
  }

  [[nodiscard]] std::span<const std::uint32_t> rivals(std::uint32_t candidate) const override {
    return {rivals_.data() + first_rival_[candidate], rivals_.data() + first_rival_[candidate + 1]};
  }
  void erase(std::uint32_t candidate) override {
    const auto [cell, digit] = groups_.candidate(candidate);
    at(now_, cell) &= static_cast<Word>(~bit(digit));
    changed_.insert(static_cast<std::size_t>(cell));
  }
  void restore(std::uint32_t candidate) override {
    const auto [cell, digit] = groups_.candidate(candidate);
    at(now_, cell) |= bit(digit);
  }
  void forget_changes() override {
    changed_.clear();
    pending_.clear();
  }

  Answer ask(std::vector<std::uint32_t>& erased) override {
    erased.clear();
    for (int cell = changed_.take(); cell >= 0; cell = changed_.take()) {
      pending_.insert(program_.watchers(cell));
      for (const Arc& arc : program_.arcs(cell)) {
        note(arc.other, static_cast<Word>(~program_.supported(arc.table, at(now_, cell))), erased);
      }
      ticks_ += program_.arcs(cell).size();
      if (!erased.empty()) return {program_.propagator_count() + static_cast<std::size_t>(cell)};
    }
    for (int next = pending_.take(); next >= 0; next = pending_.take()) {
      const auto rule = static_cast<std::size_t>(next);
      const Propagator<Word>& propagator = program_.propagator(rule);
      if (propagator.follows_from_houses()) continue;
      if (!propagate(rule, now_)) return {rule, false};
      for (const int cell : propagator.cells()) {
        note(cell, static_cast<Word>(~at(asked_, cell)), erased);
      }
      if (!erased.empty()) return {rule};
    }
    return {};
  }

  void explain(std::size_t rule, std::optional<std::uint32_t> erased, const Past& past,
               std::vector<Literal>& causes) override {
    causes.clear();
    if (rule >= program_.propagator_count()) {
      explain_arc(static_cast<int>(rule - program_.propagator_count()), *erased, past, causes);
      return;
    }
    recall(rule, past);
    std::uint64_t tries = most_work / program_.work(rule);
    put_back(rule, erased, missing_, tries);
    // Of the cells that are needed, the digit where there is one; else what is missing one by one.
    parts_.clear();
    for (const Missing& whole : missing_) {
      const Word left = at(past_, whole.cell);
      if (is_single(left)) {
        const std::uint32_t only = number(whole.cell, std::countr_zero(left));
        if (past.was_true(only)) {
          if (!past.is_certain(only)) causes.push_back(is_false(only));
          continue;
        }
      }
      for (Word digits = whole.digits; digits != 0; digits &= static_cast<Word>(digits - 1)) {
        const std::uint32_t candidate = number(whole.cell, std::countr_zero(digits));
        parts_.push_back({past.place(candidate), whole.cell, lowest_digit(digits)});
      }
    }
    std::ranges::sort(parts_, latest_first);
    put_back(rule, erased, parts_, tries);
    for (const Missing& part : parts_) {
      causes.push_back(is_true(number(part.cell, std::countr_zero(part.digits))));
    }
  }
  [[nodiscard]] std::uint64_t ticks() const override { return ticks_; }

 private:
  // Candidates of a cell that are gone, and the place of the latest one on the trail.
  struct Missing {
    std::uint32_t place;
    int cell;
    Word digits;
  };
  static constexpr std::uint32_t none = ~std::uint32_t{0};
  // For one reason: about 50 µs, so that no analysis takes long.
  static constexpr std::uint64_t most_work = 5'000;

  static Word bit(int digit) { return static_cast<Word>(Word{1} << digit); }
  static bool latest_first(const Missing& a, const Missing& b) { return a.place > b.place; }
  template <class Item>
  static auto& at(Item& items, int cell) {
    return items[static_cast<std::size_t>(cell)];
  }
  [[nodiscard]] std::size_t index(const Groups::Candidate& candidate) const {
    return static_cast<std::size_t>(candidate.cell * program_.size() + candidate.digit);
  }
  // The number of a candidate of the groups; `none` for others.
  [[nodiscard]] std::uint32_t number(int cell, int digit) const {
    return number_[index({cell, digit})];
  }

  // Asks a rule with these candidates; what it leaves is in `asked_`.
  bool propagate(std::size_t rule, const std::vector<Word>& cells) {
    const Propagator<Word>& propagator = program_.propagator(rule);
    for (const int cell : propagator.cells()) at(asked_, cell) = at(cells, cell);
    board_.use(asked_.data());
    ticks_ += program_.work(rule);
    return propagator.propagate(board_);
  }
  // Notes those of the digits that the cell still has.
  void note(int cell, Word digits, std::vector<std::uint32_t>& erased) {
    digits &= at(now_, cell);
    for (; digits != 0; digits &= static_cast<Word>(digits - 1)) {
      const std::uint32_t candidate = number(cell, std::countr_zero(digits));
      if (std::ranges::find(erased, candidate) == erased.end()) erased.push_back(candidate);
    }
  }

  // The candidates that a cell's relations take away: those without a digit that goes with them.
  void explain_arc(int cell, std::uint32_t erased, const Past& past, std::vector<Literal>& causes) {
    const auto [target, digit] = groups_.candidate(erased);
    for (const Arc& arc : program_.arcs(cell)) {
      if (arc.other != target) continue;
      for (int own = 0; own < program_.size(); ++own) {
        const std::uint32_t candidate = number(cell, own);
        if (candidate == none || !past.was_false(candidate) || past.is_certain(candidate)) continue;
        if ((program_.supported(arc.table, bit(own)) & bit(digit)) != 0) {
          causes.push_back(is_true(candidate));
        }
      }
    }
  }
  // The candidates of the rule's cells at that time, and what of them was missing.
  void recall(std::size_t rule, const Past& past) {
    cells_.assign(program_.propagator(rule).cells().begin(),
                  program_.propagator(rule).cells().end());
    std::ranges::sort(cells_);
    cells_.erase(std::ranges::unique(cells_).begin(), cells_.end());
    missing_.clear();
    for (const int cell : cells_) {
      Word left = 0;
      Missing missing{0, cell, 0};
      for (int digit = 0; digit < program_.size(); ++digit) {
        const std::uint32_t candidate = number(cell, digit);
        if (candidate == none) continue;
        if (!past.was_false(candidate)) {
          left |= bit(digit);
        } else if (!past.is_certain(candidate)) {
          missing.digits |= bit(digit);
          missing.place = std::max(missing.place, past.place(candidate));
        }
      }
      if (left != 0) at(past_, cell) = left;  // else it had its digit from the start
      if (missing.digits != 0) missing_.push_back(missing);
    }
    std::ranges::sort(missing_, latest_first);
  }
  // Puts back what the rule does not need, and leaves the rest of the list.
  void put_back(std::size_t rule, std::optional<std::uint32_t> erased,
                std::vector<Missing>& missing, std::uint64_t& tries) {
    std::erase_if(missing, [&](const Missing& part) {
      if (tries == 0) return false;
      --tries;
      at(past_, part.cell) |= part.digits;
      if (says_the_same(rule, erased)) return true;
      at(past_, part.cell) &= static_cast<Word>(~part.digits);
      return false;
    });
  }
  bool says_the_same(std::size_t rule, std::optional<std::uint32_t> erased) {
    if (!propagate(rule, past_)) return true;
    if (!erased) return false;
    const auto [cell, digit] = groups_.candidate(*erased);
    return (at(asked_, cell) & bit(digit)) == 0;
  }

  const Program<Word>& program_;
  const Groups& groups_;
  std::vector<Word> now_;
  std::vector<Word> asked_;  // what the rule asked last leaves of its cells
  std::vector<Word> past_;   // candidates at an earlier time, with some put back
  Board<Word> board_;
  NumberQueue changed_;
  NumberQueue pending_;
  std::vector<std::uint32_t> number_;
  std::vector<std::uint32_t> rivals_;
  std::vector<std::size_t> first_rival_;
  std::vector<int> cells_;
  std::vector<Missing> missing_;
  std::vector<Missing> parts_;
  std::uint64_t ticks_ = 0;
};

}  // namespace nonet
