#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "logic/rule_argument.hpp"
#include "logic/steps.hpp"
#include "logic/tree_progress.hpp"
#include "techniques/implications.hpp"
#include "techniques/rule_board.hpp"

namespace nonet::logic {

// What follows from an assumption by cells, houses and all rules, with the reasons.
//
//     on  → off    the other candidates of the cell, the digit in cells that differ
//     off → on     the only candidate left in a cell, the only place left in a house
//     any → off    what a rule leaves to its cells; a contradiction inside the branch
//
// Breadth first, so that short arguments come first; rules are asked where nothing else is left.
// What holds is a stack: an assumption inside a branch is taken back with all that followed.
//
// No rule knows reasons: a reason is found by asking the rule again with candidates put back, the
// latest first, as long as it says the same.
template <int W>
class RuleBranch {
 public:
  using Word = RuleWord<W>;
  using Position = RuleArgument::Position;
  using Contradiction = RuleArgument::Contradiction;

  explicit RuleBranch(const State<W>& state);

  // Follows an assumption until `most` candidates are settled; true on a contradiction.
  bool assume(Node assumption, std::size_t most);
  // Then looks inside the branch, at a cell or at the places of a digit in a house, whether every
  // candidate there leads to a contradiction, in the same way if need be. True where the branch
  // comes to one.
  bool look_inside(TreeProgress& progress, const Steps& steps);

  // Candidates that the branch leaves to a cell.
  [[nodiscard]] Word operator[](int cell) const { return now_[at(cell)]; }
  [[nodiscard]] std::size_t size() const { return events_.size(); }
  // How the contradiction came about.
  [[nodiscard]] RuleArgument argument();
  // How a candidate went that the branch took away.
  [[nodiscard]] RuleArgument argument_against(int cell, int digit) {
    const Position end = off_[index(cell, digit)];
    return trace(0, nullptr, std::span(&end, 1));
  }

 private:
  enum class Why : std::uint8_t { assumption, on, cell, house, sight, rule, inner };
  struct Event {
    Node node;
    Why why;
    std::int16_t by;  // house; rule number of a sight; part; inner argument
    Position before;  // sight and on: what it follows from; rule: where the part was asked
  };
  static constexpr Position none = 0xffff;

  [[nodiscard]] std::size_t index(int cell, int digit) const {
    return at(cell * state_.size() + digit);
  }
  // Candidates of a cell, or places of a digit in a house, one of which holds.
  struct Choice {
    int house;            // −1: of a cell
    int number;           // of the cell, or the digit
    std::size_t end = 0;  // of the choices below it
  };
  [[nodiscard]] Choice choose() const;
  [[nodiscard]] std::vector<Node> options(Choice choice) const;
  // Follows all candidates of choices until each comes to a contradiction.
  bool refute(TreeProgress::Share share, TreeProgress& progress, const Steps& steps);
  bool refute(Choice choice, TreeProgress::Share share, TreeProgress& progress, const Steps& steps);
  // The same as was found before, with the argument from the assumption at `first`.
  RuleArgument repeat(std::size_t first, std::size_t& next);
  // A contradiction that came about inside, but does not need what was assumed there.
  RuleArgument go_without_assumption(std::size_t first, RuleArgument inner);
  void weigh_contradiction();
  bool run(std::size_t most);
  bool follow(Position position);
  bool ask(int part);
  void push_on(int cell, int digit, Why why, int by);
  void push_off(int cell, int digit, Why why, int by, std::size_t before);
  void take_back(std::size_t count);
  bool fail(Contradiction::Kind kind, int number, int digit = 0) {
    contradiction_ = {kind, static_cast<std::uint8_t>(digit), number};
    return true;
  }

  // The argument from the assumption at `first` to the contradiction, or to the ends where there is
  // none.
  RuleArgument trace(std::size_t first, const Contradiction* contradiction,
                     std::span<const Position> ends);
  // Brings them into an order in which each goes on from the one before, where that can be.
  void run_on(std::vector<RuleArgument::Inference>& inferences, std::size_t first) const;
  void append_premises(const Contradiction& end, std::vector<Position>& premises);
  void append_premises(const Event& event, std::vector<Position>& premises) const;
  // Why a part, asked at some time, takes all of these away, or is left no digits where there are
  // none.
  void append_reason(int part, std::size_t time, std::span<const Position> taken,
                     std::vector<Position>& premises);
  bool says_the_same(const Rule<W>& rule, std::span<const Position> taken);

  const State<W>& state_;
  const Houses<W>& houses_;
  const Rules<W>& rules_;
  RuleBoard<W> board_;
  std::vector<Word> now_;
  std::vector<Mask> positions_;  // of digits in houses
  std::vector<Event> events_;
  std::vector<Position> on_, off_;  // of candidates; `none` where they are open
  std::size_t followed_ = 0;
  std::vector<std::uint16_t> pending_;
  std::size_t asked_ = 0;  // of those pending
  std::vector<bool> is_pending_;
  std::vector<std::uint16_t> unasked_;  // parts that say something without an assumption
  Contradiction contradiction_{};
  std::vector<Choice> choices_;  // of the tree inside of the branch, each before those below it
  std::vector<int> weights_;     // of cells: contradictions that they had a part in
  std::vector<std::shared_ptr<const RuleArgument>> inner_;
  std::vector<Word> past_;
};

extern template class RuleBranch<2>;
extern template class RuleBranch<10>;

}  // namespace nonet::logic
