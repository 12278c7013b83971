#include "logic/rule_branch.hpp"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

namespace nonet::logic {

template <int W>
RuleBranch<W>::RuleBranch(const State<W>& state)
    : state_(state),
      houses_(state.houses()),
      rules_(houses_.rules()),
      board_(state),
      on_(at(houses_.cell_count() * state.size()), none),
      off_(on_.size(), none),
      is_pending_(rules_.all().size()),
      weights_(at(houses_.cell_count()), 1),
      past_(at(houses_.cell_count())) {
  for (int cell = 0; cell < houses_.cell_count(); ++cell) now_.push_back(board_.before(cell));
  for (int house = 0; house < houses_.count(); ++house) {
    for (int digit = 0; digit < state.size(); ++digit) {
      positions_.push_back(state.positions(house, digit));
    }
  }
  for (std::size_t part = 0; part < rules_.all().size(); ++part) {
    const Rule<W>& rule = rules_.all()[part];
    const bool is_possible = board_.apply(rule);
    const auto is_less = [&](int cell) { return board_[cell] != board_.before(cell); };
    if (!is_possible || std::ranges::any_of(rule.list, is_less)) {
      unasked_.push_back(static_cast<std::uint16_t>(part));
    }
    board_.restore(rule.cells);
  }
}

template <int W>
bool RuleBranch<W>::assume(Node assumption, std::size_t most) {
  take_back(0);
  inner_.clear();
  choices_.clear();
  if (assumption.on) {
    push_on(assumption.cell, assumption.digit, Why::assumption, -1);
  } else {
    push_off(assumption.cell, assumption.digit, Why::assumption, -1, 0);
  }
  pending_ = unasked_;
  for (const std::uint16_t part : pending_) is_pending_[part] = true;
  return run(most);
}

template <int W>
bool RuleBranch<W>::look_inside(TreeProgress& progress, const Steps& steps) {
  choices_.clear();
  const std::size_t mark = events_.size();
  const bool found = refute(TreeProgress::whole, progress, steps);
  if (!found) take_back(mark);
  return found;
}

template <int W>
typename RuleBranch<W>::Choice RuleBranch<W>::choose() const {
  Choice best{-1, -1};
  int best_count = 0;
  int best_weight = 1;
  const auto consider = [&](Choice choice, int count, int weight) {
    if (best.number >= 0 && count * best_weight >= best_count * weight) return;
    best = choice;
    best_count = count;
    best_weight = weight;
  };
  for (const int cell : state_.empty()) {
    const Word left = now_[at(cell)];
    if (!is_single(left)) consider({-1, cell}, std::popcount(left), weights_[at(cell)]);
  }
  if (best_count == 2) return best;
  for (int house = 0; house < houses_.count(); ++house) {
    for (int digit = 0; digit < state_.size(); ++digit) {
      const Mask places = positions_[at(house * state_.size() + digit)];
      if (std::popcount(places) != 2) continue;
      int weight = 0;
      for (const int i : digits_of(places)) weight += weights_[at(houses_.cell(house, i))];
      consider({house, digit}, 2, weight / 2);
    }
  }
  return best;
}

template <int W>
void RuleBranch<W>::weigh_contradiction() {
  const auto& [kind, digit, number] = contradiction_;
  switch (kind) {
    case Contradiction::Kind::cell:
      ++weights_[at(number)];
      break;
    case Contradiction::Kind::house:
      for (int i = 0; i < state_.size(); ++i) ++weights_[at(houses_.cell(number, i))];
      break;
    case Contradiction::Kind::rule:
      for (const int cell : rules_.all()[at(number)].list) ++weights_[at(cell)];
  }
}

template <int W>
bool RuleBranch<W>::refute(TreeProgress::Share share, TreeProgress& progress, const Steps& steps) {
  if (steps.stopped()) return false;
  const std::size_t own = choices_.size();
  choices_.push_back(choose());
  const bool is_refuted =
      choices_[own].number >= 0 && refute(choices_[own], share, progress, steps);
  choices_[own].end = choices_.size();
  return is_refuted;
}

template <int W>
bool RuleBranch<W>::refute(Choice choice, TreeProgress::Share share, TreeProgress& progress,
                           const Steps& steps) {
  const std::vector<Node> all = options(choice);
  const TreeProgress::Share own_share = share / all.size();
  if (!progress.go_down(own_share)) return false;
  const TreeProgress::Share end = progress.done() + share;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto [cell, digit, on] = all[i];
    if (off_[index(cell, digit)] != none) continue;
    if (on_[index(cell, digit)] != none) return refute(end - progress.done(), progress, steps);
    const std::size_t mark = events_.size();
    push_on(cell, digit, Why::assumption, -1);
    if (run(none)) {
      weigh_contradiction();
    } else if (!refute(own_share, progress, steps)) {
      return false;
    }
    progress.reach(end - own_share * (all.size() - 1 - i));
    if (!progress.go_on()) return false;
    take_back(mark);
    push_off(cell, digit, Why::inner, 0, 0);
    if (run(none)) {
      progress.reach(end);
      return true;
    }
  }
  return false;
}

template <int W>
RuleArgument RuleBranch<W>::repeat(std::size_t first, std::size_t& next) {
  const Choice choice = choices_[next++];
  for (const Node option : options(choice)) {
    if (off_[index(option.cell, option.digit)] != none) continue;
    if (on_[index(option.cell, option.digit)] != none) return repeat(first, next);
    const std::size_t mark = events_.size();
    push_on(option.cell, option.digit, Why::assumption, -1);
    RuleArgument inner = run(none) ? trace(mark, &contradiction_, {}) : repeat(mark, next);
    take_back(mark);
    if (!inner.needs_assumption()) {
      next = choice.end;
      return go_without_assumption(first, std::move(inner));
    }
    inner_.push_back(std::make_shared<const RuleArgument>(std::move(inner)));
    push_off(option.cell, option.digit, Why::inner, static_cast<int>(inner_.size()) - 1, 0);
    if (run(none)) break;
  }
  next = choice.end;
  return trace(first, &contradiction_, {});
}

template <int W>
RuleArgument RuleBranch<W>::go_without_assumption(std::size_t first, RuleArgument inner) {
  std::vector<Position> ends;
  inner.append_premises_before(events_.size(), ends);
  RuleArgument argument = trace(first, nullptr, ends);
  std::ranges::move(inner.inferences, std::back_inserter(argument.inferences));
  argument.contradiction = inner.contradiction;
  argument.premises = std::move(inner.premises);
  argument.length += inner.length;
  return argument;
}

template <int W>
std::vector<Node> RuleBranch<W>::options(Choice choice) const {
  std::vector<Node> found;
  if (choice.house < 0) {
    for (const int digit : digits_of(Mask{now_[at(choice.number)]})) {
      found.push_back(Node::of(choice.number, digit, true));
    }
  } else {
    for (const int i : digits_of(positions_[at(choice.house * state_.size() + choice.number)])) {
      found.push_back(Node::of(houses_.cell(choice.house, i), choice.number, true));
    }
  }
  return found;
}

template <int W>
RuleArgument RuleBranch<W>::argument() {
  if (!choices_.empty()) {
    const Node assumption = events_.front().node;
    std::vector<Choice> choices = std::move(choices_);
    assume(assumption, none);
    choices_ = std::move(choices);
    std::size_t next = 0;
    return repeat(0, next);
  }
  return trace(0, &contradiction_, {});
}

template <int W>
bool RuleBranch<W>::run(std::size_t most) {
  for (;;) {
    if (events_.size() > most) return false;
    if (followed_ < events_.size()) {
      if (follow(static_cast<Position>(followed_++))) return true;
    } else if (asked_ < pending_.size()) {
      const int part = pending_[asked_++];
      is_pending_[at(part)] = false;
      if (ask(part)) return true;
    } else {
      pending_.clear();
      asked_ = 0;
      return false;
    }
  }
}

template <int W>
bool RuleBranch<W>::follow(Position position) {
  const Event event = events_[position];
  const auto& [cell, digit, on] = event.node;
  if (on) {
    for (const int other : digits_of(Mask{now_[cell]} & ~bit(digit))) {
      push_off(cell, other, Why::on, -1, position);
    }
    for (const int other : houses_.peers(cell)) {
      if ((now_[at(other)] >> digit & 1) == 0) continue;
      const bool share_house = houses_.set_of(cell).intersects(houses_.set_of(other));
      push_off(other, digit, Why::sight, share_house ? -1 : rules_.between(cell, other), position);
    }
    return false;
  }
  const Word left = now_[cell];
  if (left == 0) return fail(Contradiction::Kind::cell, cell);
  if (is_single(left)) push_on(cell, std::countr_zero(left), Why::cell, -1);
  for (const int house : houses_.of(cell)) {
    const Mask places = positions_[at(house * state_.size() + digit)];
    if (places == 0) return fail(Contradiction::Kind::house, house, digit);
    if (is_single_bit(places)) {
      push_on(houses_.cell(house, std::countr_zero(places)), digit, Why::house, house);
    }
  }
  for (const std::uint16_t part : rules_.about(cell)) {
    if (is_pending_[part] || (event.why == Why::rule && event.by == part) ||
        !rules_.all()[part].follows_from(cell)) {
      continue;
    }
    is_pending_[part] = true;
    pending_.push_back(part);
  }
  return false;
}

template <int W>
bool RuleBranch<W>::ask(int part) {
  const Rule<W>& rule = rules_.all()[at(part)];
  for (const int cell : rule.list) board_.set(cell, now_[at(cell)]);
  if (!board_.apply(rule)) return fail(Contradiction::Kind::rule, part);
  const std::size_t before = events_.size();
  for (const int cell : rule.list) {
    for (const int digit : digits_of(Mask{now_[at(cell)]} & ~Mask{board_[cell]})) {
      push_off(cell, digit, Why::rule, part, before);
    }
  }
  return false;
}

template <int W>
void RuleBranch<W>::push_on(int cell, int digit, Why why, int by) {
  Position& known = on_[index(cell, digit)];
  if (known != none) return;
  known = static_cast<Position>(events_.size());
  events_.push_back({Node::of(cell, digit, true), why, static_cast<std::int16_t>(by), none});
}

template <int W>
void RuleBranch<W>::push_off(int cell, int digit, Why why, int by, std::size_t before) {
  now_[at(cell)] &= static_cast<Word>(~bit(digit));
  for (const int house : houses_.of(cell)) {
    positions_[at(house * state_.size() + digit)] &= ~bit(houses_.position(house, cell));
  }
  off_[index(cell, digit)] = static_cast<Position>(events_.size());
  events_.push_back({Node::of(cell, digit, false), why, static_cast<std::int16_t>(by),
                     static_cast<Position>(before)});
}

template <int W>
void RuleBranch<W>::take_back(std::size_t count) {
  while (events_.size() > count) {
    const auto& [cell, digit, on] = events_.back().node;
    if (on) {
      on_[index(cell, digit)] = none;
    } else {
      off_[index(cell, digit)] = none;
      now_[cell] |= static_cast<Word>(bit(digit));
      for (const int house : houses_.of(cell)) {
        positions_[at(house * state_.size() + digit)] |= bit(houses_.position(house, cell));
      }
    }
    events_.pop_back();
  }
  followed_ = std::min(followed_, count);
  for (; asked_ < pending_.size(); ++asked_) is_pending_[pending_[asked_]] = false;
  pending_.clear();
  asked_ = 0;
}

template <int W>
RuleArgument RuleBranch<W>::trace(std::size_t first, const Contradiction* contradiction,
                                  std::span<const Position> ends) {
  RuleArgument argument{.assumption = events_[first].node,
                        .first = static_cast<Position>(first),
                        .inferences = {},
                        .contradiction = {},
                        .premises = {ends.begin(), ends.end()},
                        .length = 2};
  if (contradiction != nullptr) {
    argument.contradiction = *contradiction;
    append_premises(*contradiction, argument.premises);
  }
  std::vector<bool> needed(events_.size());
  const auto need = [&](const std::vector<Position>& premises) {
    for (const Position premise : premises) needed[premise] = true;
  };
  need(argument.premises);
  // Events of one inference follow each other.
  for (std::size_t last = events_.size(); last-- > first + 1;) {
    if (!needed[last]) continue;
    const Event& event = events_[last];
    const auto is_same = [&](const Event& other) {
      return other.why == event.why && other.by == event.by && other.before == event.before &&
             other.node.on == event.node.on;
    };
    std::vector<Position> taken{static_cast<Position>(last)};
    if (event.why == Why::rule || event.why == Why::sight || event.why == Why::on) {
      // Those that one cell sees are parted by the rules that say so, which take turns.
      for (std::size_t i = last - 1;
           i > first && events_[i].why == event.why && events_[i].before == event.before; --i) {
        if (needed[i] && is_same(events_[i])) taken.push_back(static_cast<Position>(i));
      }
      for (const Position position : taken) needed[position] = false;
    }
    RuleArgument::Inference inference{.rule = -1, .inner = nullptr, .premises = {}, .results = {}};
    if (event.why == Why::rule) {
      inference.rule = rules_.all()[at(event.by)].number;
      append_reason(event.by, event.before, taken, inference.premises);
    } else {
      if (event.why == Why::sight) inference.rule = event.by;
      if (event.why == Why::inner) inference.inner = inner_[at(event.by)];
      append_premises(event, inference.premises);
    }
    need(inference.premises);
    std::ranges::sort(taken);
    for (const Position position : taken) {
      const auto& [cell, digit, on] = events_[position].node;
      const auto known =
          std::ranges::find_if(inference.results, [&](const RuleArgument::Result& result) {
            return event.why == Why::sight || result.cells.front() == cell;
          });
      if (known == inference.results.end()) {
        inference.results.push_back({position, on, bit(digit), {cell}, {position}});
        continue;
      }
      known->digits |= bit(digit);
      known->positions.push_back(position);
      if (event.why == Why::sight) known->cells.push_back(cell);
    }
    argument.length += static_cast<int>(inference.results.size()) + (inference.rule >= 0 ? 1 : 0);
    if (inference.inner != nullptr) argument.length += inference.inner->length;
    argument.inferences.push_back(std::move(inference));
  }
  std::ranges::reverse(argument.inferences);
  run_on(argument.inferences, first);
  return argument;
}

template <int W>
void RuleBranch<W>::run_on(std::vector<RuleArgument::Inference>& inferences,
                           std::size_t first) const {
  std::vector<bool> known(events_.size());
  std::fill_n(known.begin(), first + 1, true);
  std::vector<Position> last;
  for (std::size_t done = 0; done < inferences.size(); ++done) {
    const auto rest = std::span(inferences).subspan(done);
    const auto is_ready = [&](const RuleArgument::Inference& inference) {
      return std::ranges::all_of(inference.premises,
                                 [&](Position premise) { return known[premise]; });
    };
    const auto goes_on = [&](const RuleArgument::Inference& inference) {
      return std::ranges::all_of(inference.premises, [&](Position premise) {
        return std::ranges::find(last, premise) != last.end();
      });
    };
    auto next = std::ranges::find_if(rest, goes_on);
    if (next == rest.end()) next = std::ranges::find_if(rest, is_ready);
    std::rotate(rest.begin(), next, next + 1);
    last.clear();
    for (const RuleArgument::Result& result : rest.front().results) {
      last.insert(last.end(), result.positions.begin(), result.positions.end());
    }
    for (const Position position : last) known[position] = true;
  }
}

template <int W>
void RuleBranch<W>::append_premises(const Contradiction& end, std::vector<Position>& premises) {
  switch (end.kind) {
    case Contradiction::Kind::cell:
      for (const int digit : digits_of(state_.candidates(end.number))) {
        premises.push_back(off_[index(end.number, digit)]);
      }
      return;
    case Contradiction::Kind::house:
      for (const int i : digits_of(state_.positions(end.number, end.digit))) {
        premises.push_back(off_[index(houses_.cell(end.number, i), end.digit)]);
      }
      return;
    case Contradiction::Kind::rule:
      append_reason(end.number, events_.size(), {}, premises);
  }
}

template <int W>
void RuleBranch<W>::append_premises(const Event& event, std::vector<Position>& premises) const {
  const auto& [cell, digit, on] = event.node;
  switch (event.why) {
    case Why::on:
    case Why::sight:
      premises.push_back(event.before);
      break;
    case Why::cell:
      for (const int other : digits_of(state_.candidates(cell) & ~bit(digit))) {
        premises.push_back(off_[index(cell, other)]);
      }
      break;
    case Why::house: {
      const Mask own = bit(houses_.position(event.by, cell));
      for (const int i : digits_of(state_.positions(event.by, digit) & ~own)) {
        premises.push_back(off_[index(houses_.cell(event.by, i), digit)]);
      }
      break;
    }
    case Why::inner: {
      const RuleArgument& inner = *inner_[at(event.by)];
      inner.append_premises_before(inner.first, premises);
      break;
    }
    default:
      break;
  }
}

template <int W>
void RuleBranch<W>::append_reason(int part, std::size_t time, std::span<const Position> taken,
                                  std::vector<Position>& premises) {
  // Candidates of a cell that are gone, and the latest of them.
  struct Missing {
    Position latest;
    int cell;
    Mask digits;
  };
  const Rule<W>& rule = rules_.all()[at(part)];
  std::vector<Missing> cells;
  for (const int cell : rule.list) {
    Missing missing{0, cell, 0};
    for (const int digit : digits_of(state_.candidates(cell))) {
      const Position position = off_[index(cell, digit)];
      if (position == none || position >= time) continue;
      missing.digits |= bit(digit);
      missing.latest = std::max(missing.latest, position);
    }
    past_[at(cell)] = static_cast<Word>(board_.before(cell) & ~missing.digits);
    if (missing.digits != 0) cells.push_back(missing);
  }
  const auto put_back = [&](std::vector<Missing>& all) {
    std::ranges::sort(all, std::greater{}, [](const Missing& missing) {
      return std::tuple(missing.latest, missing.cell, missing.digits);
    });
    std::erase_if(all, [&](const Missing& missing) {
      past_[at(missing.cell)] |= static_cast<Word>(missing.digits);
      if (says_the_same(rule, taken)) return true;
      past_[at(missing.cell)] &= static_cast<Word>(~missing.digits);
      return false;
    });
  };
  put_back(cells);
  // A cell with a digit is one premise; what other cells lack is a premise each.
  std::vector<Missing> single;
  for (const Missing& missing : cells) {
    const Word left = past_[at(missing.cell)];
    if (left != 0 && is_single(left)) {
      const Position on = on_[index(missing.cell, std::countr_zero(left))];
      if (on < time) {
        premises.push_back(on);
        continue;
      }
    }
    for (const int digit : digits_of(missing.digits)) {
      single.push_back({off_[index(missing.cell, digit)], missing.cell, bit(digit)});
    }
  }
  put_back(single);
  for (const Missing& missing : single) premises.push_back(missing.latest);
  std::ranges::sort(premises);
}

template <int W>
bool RuleBranch<W>::says_the_same(const Rule<W>& rule, std::span<const Position> taken) {
  for (const int cell : rule.list) {
    if (past_[at(cell)] == 0) return false;
    board_.set(cell, past_[at(cell)]);
  }
  if (!board_.apply(rule)) return true;
  return !taken.empty() && std::ranges::all_of(taken, [&](Position position) {
    const Node& node = events_[position].node;
    return (board_[node.cell] >> node.digit & 1) == 0;
  });
}

template class RuleBranch<2>;
template class RuleBranch<10>;

}  // namespace nonet::logic
