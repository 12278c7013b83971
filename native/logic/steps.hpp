#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/stop.hpp"
#include "logic/fruitless.hpp"
#include "logic/rule_answers.hpp"
#include "logic/rule_digits.hpp"
#include "logic/techniques.hpp"

namespace nonet::logic {

// Definitions of techniques on which players differ; the defaults are those of a walkthrough.
struct Options {
  bool uniqueness = true;  // the puzzle is known to have one solution
  bool duals = false;      // two kites or two empty rectangles in one step
  bool siamese = false;    // two fish with one base in one step, in addition to the single ones
  bool two_cell_empty_rectangle = false;  // the box may hold only two candidates
  bool incomplete_rectangle = true;  // a cell with extra candidates may lack a rectangle's digit
  bool als_nodes = false;            // almost locked sets as nodes of grouped chains
  bool als_overlap = false;          // almost locked sets may share cells
  bool als_chain_both_ways = false;  // a chain of them may go back in their order
  int chain_length = 20;             // most links of X-chains, XY-chains and remote pairs
  int als_chain_length = 6;          // most sets of a chain of them
  int fins = 5;                      // most fins of a fish
  int endo_fins = 2;                 // and of those that two base houses share
  // Digits of the solution, from 1, where it is known: for brute force alone.
  std::span<const std::uint8_t> solution;
};

// Collects the steps that a search finds, and decides whether it should continue.
//
//     Step& step = steps.begin(Technique::x_wing);
//     step.eliminate(…);                        // first what follows,
//     if (step.eliminations.empty()) continue;
//     step.add(Role::base, …);                  // then why
//     if (steps.add()) return;
class Steps {
 public:
  enum class Wanted { first, all };

  // `most`: of all, how many are enough.
  Steps(Wanted wanted, TechniqueSet techniques, const Options& how,
        const std::atomic<bool>* stop = nullptr, std::size_t most = ~std::size_t{0})
      : options(how), wanted_(wanted), techniques_(techniques), most_(most), stop_(stop) {}

  // Whether steps of a technique are asked for.
  [[nodiscard]] bool wants(Technique technique) const {
    return techniques_.contains(static_cast<int>(technique));
  }
  [[nodiscard]] const TechniqueSet& wanted() const { return techniques_; }
  void want(const TechniqueSet& techniques) { techniques_ = techniques; }
  [[nodiscard]] bool wants_all() const { return wanted_ == Wanted::all; }

  // An empty step to be filled; the one before is forgotten unless it was added.
  Step& begin(Technique technique) {
    step_.clear(technique);
    return step_;
  }
  // Adds it, in ascending order and without doubles, unless the same conclusion of the same
  // technique is there, nothing follows from it, or its technique is not wanted any more. True
  // where no more are wanted.
  bool add();
  // True after a request to stop; long searches check it every few µs.
  [[nodiscard]] bool stopped() const { return stop_ != nullptr && is_set(*stop_); }

  // Whether steps of a technique that looks at one digit at a time are asked for, for this digit.
  [[nodiscard]] Mask digits() const { return digits_; }
  [[nodiscard]] bool wants_digit(int digit) const { return (digits_ >> digit & 1) != 0; }

  // Asks for a step of the first of these sets that has any: one of a later set stays only until
  // one of an earlier set is found. In turn: the search gives the sets one after the other anyway.
  void ask_for(std::span<const TechniqueSet> sets, bool in_turn, Mask digits = ~Mask{0}) {
    sets_ = sets;
    in_turn_ = in_turn;
    techniques_ = {};
    for (const TechniqueSet& set : sets) techniques_ |= set;
    digits_ = digits;
  }
  // Keeps the memory of the first one for the next.
  void forget() {
    if (!found.empty()) std::swap(step_, found.front());
    found.clear();
  }

  const Options& options;
  std::vector<Step> found;
  // Of all calls: a candidate that is gone stays so.
  FruitlessSearches fruitless;
  RuleAnswers rule_answers;
  RuleDigits rule_digits;

 private:
  // Takes a step where one is wanted; then only better ones are.
  bool take();

  Wanted wanted_;
  TechniqueSet techniques_;
  std::span<const TechniqueSet> sets_;
  bool in_turn_ = true;
  std::size_t most_;
  Mask digits_ = ~Mask{0};
  const std::atomic<bool>* stop_;
  Step step_{};
};

}  // namespace nonet::logic
