#include <vector>

#include "logic/digit_templates.hpp"
#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

// The ways of all digits. A cell that is in every way of one digit is in none of another digit,
// so cells are struck out until nothing changes.
template <int W>
class Templates {
 public:
  using Cells = CellSet<W>;

  Templates(const State<W>& state, const Steps& steps);

  // False where a digit has no template at all: the grid has a mistake.
  [[nodiscard]] bool consistent() const { return consistent_; }
  // Places of a digit that are in some template, and those that are in all of them.
  [[nodiscard]] const Cells& possible(int digit) const { return possible_[at(digit)]; }
  [[nodiscard]] const Cells& certain(int digit) const { return certain_[at(digit)]; }

 private:
  void search(int digit, const Cells& among);

  const State<W>& state_;
  const Steps& steps_;
  bool consistent_ = true;
  std::vector<Cells> possible_, certain_;
};

template <int W>
Templates<W>::Templates(const State<W>& state, const Steps& steps)
    : state_(state), steps_(steps), possible_(at(state.size())), certain_(at(state.size())) {
  for (int digit = 0; digit < state.size(); ++digit) search(digit, state.places(digit));
  for (bool changed = true; changed && consistent_ && !steps.stopped();) {
    changed = false;
    for (int digit = 0; digit < state.size(); ++digit) {
      Cells among = possible(digit);
      for (int other = 0; other < state.size(); ++other) {
        if (other != digit) among -= certain(other);
      }
      if (among == possible(digit)) continue;
      search(digit, among);
      changed = true;
    }
  }
}

template <int W>
void Templates<W>::search(int digit, const Cells& among) {
  const Cells found = DigitTemplates<W>(state_, steps_, digit).possible(among);
  if (found.empty() && !among.empty()) consistent_ = false;
  possible_[at(digit)] = found;
  certain_[at(digit)] = {};
  for (int row = 0; row < state_.size(); ++row) {
    const Cells places = found & state_.houses().cells(row);
    if (places.size() == 1) certain_[at(digit)] |= places;
  }
}

// The places that are left, and what other digits take for certain.
template <int W>
void describe(const State<W>& state, const Templates<W>& templates, int digit, Step& step) {
  step.add(Role::pattern, bit(digit), templates.possible(digit));
  for (int other = 0; other < state.size(); ++other) {
    const auto taken = templates.certain(other) & state.places(digit);
    if (other != digit && !taken.empty()) step.add(Role::on, bit(other), taken);
  }
}

template <int W>
bool add_template_set(const State<W>& state, const Templates<W>& templates, int digit,
                      Steps& steps) {
  if (templates.certain(digit).empty()) return false;
  Step& step = steps.begin(Technique::template_set);
  for (const int cell : templates.certain(digit)) step.place(cell, digit);
  describe(state, templates, digit, step);
  return steps.add();
}

template <int W>
bool add_template_delete(const State<W>& state, const Templates<W>& templates, int digit,
                         Steps& steps) {
  const auto impossible = state.places(digit) - templates.possible(digit);
  if (impossible.empty()) return false;
  Step& step = steps.begin(Technique::template_delete);
  step.eliminate(impossible, digit);
  describe(state, templates, digit, step);
  return steps.add();
}

}  // namespace

// Templates: all ways to place a digit in the whole grid.
template <int W>
void find_templates(const State<W>& state, Steps& steps) {
  const Templates<W> templates(state, steps);
  if (steps.stopped() || !templates.consistent()) return;
  for (int digit = 0; digit < state.size(); ++digit) {
    if (steps.wants(Technique::template_set) && add_template_set(state, templates, digit, steps)) {
      return;
    }
    if (steps.wants(Technique::template_delete) &&
        add_template_delete(state, templates, digit, steps)) {
      return;
    }
  }
}

template void find_templates(const State<2>&, Steps&);
template void find_templates(const State<10>&, Steps&);

}  // namespace nonet::logic
