#include "rating/levels.hpp"

#include "rating/cycles.hpp"
#include "rating/nets.hpp"
#include "rating/patterns.hpp"

namespace nonet::rating {
namespace {

class PatternRules {
 public:
  PatternRules(const State& before, const State& now) : before_(before), now_(now) {}

  std::vector<Inference> infer() {
    infer_locked();
    if (found_.empty()) infer_hidden_pairs();
    if (found_.empty()) infer_naked_pairs();
    if (found_.empty()) infer_x_wings();
    return std::move(found_);
  }

 private:
  void infer_locked() {
    visit_locked(now_, [&](int from, int, int digit, const Cells& places, const Cells& gone) {
      strike(gone, digit);
      add_gone_from_house(before_, now_, from, digit, next_.parents);
      return add(bit(digit), places, from);
    });
  }

  void infer_hidden_pairs() {
    visit_hidden_subsets<2>(now_, 4, [&](int house, const Cells& pattern, Mask digits) {
      for (const int cell : pattern) {
        for (const int digit : digits_of(now_.candidates(cell) & ~digits)) {
          next_.off.push_back(Node::of(cell, digit, false));
        }
      }
      for (const int digit : digits_of(digits)) {
        add_gone_from_house(before_, now_, house, digit, next_.parents);
      }
      return add(digits, pattern, house);
    });
  }

  void infer_naked_pairs() {
    visit_naked_subsets<2>(now_, [&](int house, const Cells& pattern, Mask digits) {
      for (const int cell : now_.empty(house) - pattern) {
        for (const int digit : digits_of(now_.candidates(cell) & digits)) {
          next_.off.push_back(Node::of(cell, digit, false));
        }
      }
      for (const int cell : pattern) add_gone_from_cell(before_, now_, cell, next_.parents);
      return add(digits, pattern, house);
    });
  }

  void infer_x_wings() {
    visit_fish<2>(now_, [&](int digit, const HouseSet& lines, const HouseSet&, const Cells& places,
                            const Cells& gone) {
      strike(gone, digit);
      for (const int line : lines) {
        add_gone_from_house(before_, now_, line, digit, next_.parents);
      }
      return add(bit(digit), places, lines.lowest());
    });
  }

  void strike(const Cells& cells, int digit) {
    for (const int cell : cells) next_.off.push_back(Node::of(cell, digit, false));
  }
  bool add(Mask digits, const Cells& cells, int house) {
    next_.digits = digits;
    next_.cells = cells;
    next_.house = house;
    if (!next_.parents.empty()) found_.push_back(std::move(next_));
    next_ = {};
    return false;
  }

  const State& before_;
  const State& now_;
  Inference next_;
  std::vector<Inference> found_;
};

}  // namespace

std::vector<Inference> infer(const State& before, const State& now, int level, Context& context) {
  std::vector<Inference> found = PatternRules(before, now).infer();
  if (!found.empty() || level < 2) return found;
  if (level < 4) {
    found = infer_by_cycles(before, now, context.stop);
    if (found.empty() && level == 3)
      found = infer_by_nets(before, now, NetClass::multiple, 0, context);
  } else {
    found = infer_by_nets(before, now, NetClass::dynamic, 0, context);
    if (found.empty() && level == 5)
      found = infer_by_nets(before, now, NetClass::dynamic, 2, context);
  }
  return found;
}

}  // namespace nonet::rating
