#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "logic/rule_digits.hpp"
#include "logic/rule_search.hpp"
#include "logic/techniques.hpp"

namespace nonet::logic {

// What houses and rules say together about the places of one digit:
//
//     needs       houses, and rules that cannot do without the digit: one place of each has it
//     limits      houses, and cells of a rule that exclude it from each other: one place at most
//     excluded    by a place, for whichever reason
//     implied     by a place: that one holds the digit, too
template <int W>
class DigitFacts {
 public:
  using Cells = CellSet<W>;

  // A house, or a rule of the layout with the part that says so; −1 where there is none.
  struct Unit {
    int house;
    int rule;
    int part;
    Cells places;
  };

  DigitFacts(const State<W>& state, RuleDigits& known);

  // Brings together what is said of a digit; false where a house has no place for it.
  bool use(int digit);

  [[nodiscard]] const std::vector<Unit>& needs() const { return needs_; }
  [[nodiscard]] const std::vector<Unit>& limits() const { return limits_; }
  // What the digit in a cell excludes, by all that it implies, and that the others imply.
  [[nodiscard]] const Cells& excluded(int cell) const { return excluded_[at(cell)]; }
  // The cell itself is among them.
  [[nodiscard]] const Cells& implied(int cell) const { return implied_[at(cell)]; }

  // The parts by which the digit in a cell excludes itself from another one; none where houses do.
  // A rule that names two cells as different is given by its number alone.
  struct Reason {
    std::vector<int> parts = {};
    std::vector<int> rules = {};
  };
  void explain_exclusion(int cell, int other, Reason& reason) const;

  // Of all that is said of the digit.
  [[nodiscard]] std::uint64_t digest() const;

  // The places that are in some way to place the digit, which gives each need one of them, and
  // all that it implies. All places where that takes too long.
  [[nodiscard]] Cells possible();

 private:
  const std::vector<RuleDigit>& asked(int part, RuleDigits& known);
  std::vector<RuleDigit> ask(const Rule<W>& rule);
  RuleDigit ask(RuleFixpoint<W>& fixpoint, int digit, const Cells& places);
  void add_part(int part, const RuleDigit& said);
  void close();
  void add_needs();
  void add_limits();
  void explain_implied(int cell, int other, Reason& reason) const;
  void explain_direct(int cell, int other, Reason& reason) const;
  // Whether a place, among those of each place of the part, has another one.
  [[nodiscard]] bool says(int part, const std::vector<std::uint32_t>& places, int first,
                          int second) const;
  bool complete(const Cells& chosen, const Cells& left, Cells& found, int& nodes) const;
  bool choose(int cell, Cells& chosen, Cells& left) const;

  const State<W>& state_;
  const Houses<W>& houses_;
  const Rules<W>& rules_;
  RuleBoard<W> board_;
  int digit_ = 0;
  std::vector<const std::vector<RuleDigit>*> said_;     // by all parts
  std::vector<std::pair<int, const RuleDigit*>> here_;  // of the digit
  // By houses and single rules.
  std::array<Cells, at(most_cells<W>)> direct_excluded_{};
  std::array<Cells, at(most_cells<W>)> direct_implied_{};
  std::array<Cells, at(most_cells<W>)> excluded_{};
  std::array<Cells, at(most_cells<W>)> implied_{};
  std::vector<Unit> needs_;
  std::vector<Unit> limits_;
};

extern template class DigitFacts<2>;
extern template class DigitFacts<10>;

}  // namespace nonet::logic
