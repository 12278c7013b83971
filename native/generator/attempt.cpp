#include "generator/attempt.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "core/shuffle.hpp"

namespace nonet::generator {
namespace {

// Each complete grid is carved this many times before another one is made.
constexpr int tries_of_a_grid = 3;

}  // namespace

Attempt::Attempt(const Request& request, std::uint64_t seed)
    : request_(request), random_(seed), puzzle_(request.start) {
  if (request.method == Method::carve) {
    ask_to_fill();
  } else {
    begin_try();
  }
}

void Attempt::answer(std::uint64_t found, std::span<const std::uint8_t> solution) {
  switch (step_) {
    case Step::fill:
      if (found == 0) {
        step_ = Step::infeasible;
      } else {
        take_filled(solution);
        begin_try();
      }
      break;
    case Step::pattern:
      if (found == 1) {
        ask_to_carve();
      } else {
        step_ = Step::failed;  // no order of carving can help
      }
      break;
    case Step::carve:
      take_carved(question_.cell >= 0 ? found == 0 : found == 1);
      break;
    case Step::prove_minimal:
      if (found == 0) {
        fail_try(Failed::with_one_solution);
      } else {
        prove_next();
      }
      break;
    case Step::start:
      if (found == 0) {
        step_ = Step::infeasible;
      } else if (found == 1) {
        solution_.assign(solution.begin(), solution.end());
        planted();
      } else {
        begin_cell();
      }
      break;
    case Step::plant:
      take_planted(found, solution);
      break;
    case Step::succeeded:
    case Step::failed:
    case Step::infeasible:
      break;
  }
}

void Attempt::shuffle(std::vector<int>& order) { nonet::shuffle(order, random_); }

// A complete grid. For the plain 9 × 9 the three boxes on the diagonal are filled at random and
// the rest as the engine finds it; its bias is spread over the grid by shuffling bands, rows,
// stacks and columns. Any other layout is searched in random order.
void Attempt::ask_to_fill() {
  step_ = Step::fill;
  question_ = {};
  question_.digits = request_.start;
  question_.limit = 1;
  question_.wants_solution = true;
  const bool empty = std::ranges::all_of(request_.start, [](int digit) { return digit == 0; });
  if (!request_.boxes_of_three || !empty) {
    question_.at_random = true;
    question_.seed = random_.next();
    return;
  }
  std::vector<int> digits(9);
  std::iota(digits.begin(), digits.end(), 1);
  for (std::size_t box = 0; box < 3; ++box) {
    shuffle(digits);
    for (std::size_t i = 0; i < 9; ++i) {
      const std::size_t cell = (3 * box + i / 3) * 9 + 3 * box + i % 3;
      question_.digits[cell] = static_cast<std::uint8_t>(digits[i]);
    }
  }
}

void Attempt::take_filled(std::span<const std::uint8_t> solution) {
  solution_.assign(solution.begin(), solution.end());
  if (question_.at_random) return;
  std::array<std::vector<int>, 2> lines;  // rows, columns
  for (std::vector<int>& order : lines) {
    std::vector<int> chutes = {0, 1, 2};
    shuffle(chutes);
    for (const int chute : chutes) {
      std::vector<int> within = {3 * chute, 3 * chute + 1, 3 * chute + 2};
      shuffle(within);
      order.insert(order.end(), within.begin(), within.end());
    }
  }
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const auto row = static_cast<std::size_t>(lines[0][cell / 9]);
    const auto column = static_cast<std::size_t>(lines[1][cell % 9]);
    solution_[cell] = solution[9 * row + column];
  }
}

void Attempt::begin_try() {
  ++tries_;
  target_ = request_.as_few_as_possible
                ? 0
                : request_.least + random_.below(request_.most - request_.least + 1);
  order_.resize(request_.orbits.size());
  std::iota(order_.begin(), order_.end(), 0);
  shuffle(order_);
  next_ = 0;
  if (request_.method == Method::carve) {
    begin_carving();
  } else {
    begin_planting();
  }
}

void Attempt::fail_try(Failed failed) {
  const int miss = std::max({0, request_.least - givens_, givens_ - request_.most});
  if (failed == Failed::with_one_solution && (closest_.empty() || miss < closest_miss_)) {
    closest_ = puzzle_;
    closest_miss_ = miss;
  }
  if (tries_ < tries_of_a_grid && static_cast<std::uint64_t>(tries_) < request_.tries) {
    begin_try();
  } else {
    step_ = Step::failed;
  }
}

// The cell gets the solution's digit.
void Attempt::give(int cell) {
  if (given(cell) == 0) ++givens_;
  given(cell) = solution_[static_cast<std::size_t>(cell)];
}

void Attempt::begin_carving() {
  std::ranges::fill(puzzle_, std::uint8_t{0});
  givens_ = 0;
  for (const int cell : request_.fixed) give(cell);
  for (std::size_t i = 0; i < order_.size(); ++i) {
    for (const int cell : orbit(i)) give(cell);
  }
  block_ = puzzle_.size();
  if (static_cast<std::size_t>(givens_) == puzzle_.size() || tries_ > 1) {
    ask_to_carve();
  } else {
    step_ = Step::pattern;
    question_ = {};
    question_.digits = puzzle_;
    question_.may_be_given_up = true;
  }
}

// Skips orbits that are larger than the number of givens still to be removed.
void Attempt::ask_to_carve() {
  step_ = Step::carve;
  const auto size = [this](std::size_t place) { return static_cast<int>(orbit(place).size()); };
  while (next_ < order_.size() && givens_ - size(next_) < target_) ++next_;
  if (next_ == order_.size()) {
    carved();
    return;
  }
  question_ = {};
  question_.digits = puzzle_;
  // Few puzzles have givens in fewer than three of eight cells.
  const int spare = (givens_ - static_cast<int>(puzzle_.size()) * 3 / 8) * 2 / 3;
  const std::size_t most = std::min(block_, static_cast<std::size_t>(std::max(1, spare)));
  int left = givens_;
  for (asked_ = 0; asked_ < most && next_ + asked_ < order_.size(); ++asked_) {
    if (left - size(next_ + asked_) < target_) break;
    left -= size(next_ + asked_);
    for (const int cell : orbit(next_ + asked_)) {
      question_.digits[static_cast<std::size_t>(cell)] = 0;
    }
  }
  if (givens_ - left == 1) {
    question_.cell = orbit(next_).front();
    question_.not_digit = given(question_.cell);
    question_.limit = 1;
  }
  // A redundant given is better than an endless search, unless the puzzle must be minimal.
  question_.may_be_given_up = !request_.minimal || asked_ > 1;
}

void Attempt::take_carved(bool still_proper) {
  if (still_proper) {
    for (std::size_t i = 0; i < asked_; ++i, ++next_) {
      for (const int cell : orbit(next_)) given(cell) = 0;
      givens_ -= static_cast<int>(orbit(next_).size());
    }
    block_ = 2 * asked_;
  } else if (asked_ == 1) {
    ++next_;
    block_ = 1;
  } else {
    block_ = asked_ / 2;
  }
  ask_to_carve();
}

void Attempt::carved() {
  if (givens_ < request_.least || givens_ > request_.most) {
    fail_try(Failed::with_one_solution);
    return;
  }
  // A single given that could not be removed when there were more givens cannot be removed now.
  // Groups, and cells that were never tried, still need a proof.
  const bool proved =
      request_.fixed.empty() &&
      std::ranges::all_of(request_.orbits, [](const auto& orbit) { return orbit.size() == 1; });
  if (!request_.minimal || proved) {
    step_ = Step::succeeded;
  } else {
    next_ = 0;
    prove_next();
  }
}

// Tests whether each given alone can be removed, one after the other.
void Attempt::prove_next() {
  while (next_ < puzzle_.size() && puzzle_[next_] == 0) ++next_;
  if (next_ == puzzle_.size()) {
    step_ = Step::succeeded;
    return;
  }
  step_ = Step::prove_minimal;
  question_ = {};
  question_.digits = puzzle_;
  question_.digits[next_] = 0;
  question_.cell = static_cast<int>(next_);
  question_.not_digit = puzzle_[next_];
  question_.limit = 1;
  ++next_;
}

void Attempt::begin_planting() {
  puzzle_ = request_.start;
  givens_ = static_cast<int>(std::ranges::count_if(puzzle_, [](int digit) { return digit != 0; }));
  member_ = 0;
  step_ = Step::start;
  question_ = {};
  question_.digits = puzzle_;
  question_.wants_solution = true;
}

bool Attempt::fits(int cell, int digit) const {
  const Layout& layout = *request_.layout;
  for (const Layout::Membership& m : layout.memberships(cell)) {
    for (int position = 0; position < layout.size(); ++position) {
      if (puzzle_[static_cast<std::size_t>(layout.cell_from(m.first, position))] == digit) {
        return false;
      }
    }
  }
  return true;
}

void Attempt::begin_cell() {
  const int most = request_.as_few_as_possible ? request_.most : target_;
  if (next_ == order_.size() || (member_ == 0 && givens_ >= most)) {
    fail_try(Failed::with_several);
    return;
  }
  digits_to_try_.clear();
  for (int digit = 1; digit <= request_.layout->size(); ++digit) {
    if (fits(orbit(next_)[member_], digit)) digits_to_try_.push_back(digit);
  }
  shuffle(digits_to_try_);
  ask_to_plant();
}

// Digits that leave no solution are not tried again. One does leave some, unless the grid has had
// none since a question was given up.
void Attempt::ask_to_plant() {
  if (digits_to_try_.empty()) {
    fail_try(Failed::with_several);
    return;
  }
  step_ = Step::plant;
  question_ = {};
  question_.digits = puzzle_;
  question_.digits[static_cast<std::size_t>(orbit(next_)[member_])] =
      static_cast<std::uint8_t>(digits_to_try_.back());
  question_.wants_solution = true;
  question_.may_be_given_up = true;
  digits_to_try_.pop_back();
}

void Attempt::take_planted(std::uint64_t found, std::span<const std::uint8_t> solution) {
  if (found == 0) {
    ask_to_plant();
    return;
  }
  const int cell = orbit(next_)[member_];
  given(cell) = question_.digits[static_cast<std::size_t>(cell)];
  ++givens_;
  if (found == 1) {
    solution_.assign(solution.begin(), solution.end());
    for (const int member : orbit(next_)) give(member);
    ++next_;
    planted();
    return;
  }
  if (++member_ == orbit(next_).size()) {
    member_ = 0;
    ++next_;
  }
  begin_cell();
}

// One solution is left. More givens follow where more are wanted; where as few as possible are
// wanted, what was planted is carved.
void Attempt::planted() {
  for (const int cell : request_.fixed) give(cell);
  for (; next_ < order_.size(); ++next_) {
    if (givens_ + static_cast<int>(orbit(next_).size()) > target_) continue;
    for (const int cell : orbit(next_)) give(cell);
  }
  if (!request_.as_few_as_possible) {
    carved();
    return;
  }
  std::erase_if(order_, [this](int i) {
    return given(request_.orbits[static_cast<std::size_t>(i)].front()) == 0;
  });
  shuffle(order_);
  next_ = 0;
  block_ = 1;
  ask_to_carve();
}

}  // namespace nonet::generator
