#include <doctest.h>

#include <atomic>
#include <string_view>
#include <thread>
#include <vector>

#include "houses.hpp"
#include "logic/finders.hpp"
#include "logic/walk.hpp"

using nonet::logic::Finder;
using nonet::logic::finders;
using nonet::logic::Options;
using nonet::logic::Order;
using nonet::logic::Plan;
using nonet::logic::Steps;
using nonet::logic::Walk;
using nonet::logic::WalkEnd;
using nonet::techniques::Candidate;
using nonet::techniques::Houses;
using nonet::techniques::State;
using nonet::techniques::Step;
using nonet::techniques::Technique;
using nonet::techniques::technique_count;
using nonet::techniques::TechniqueSet;
using nonet::tests::digits_in;
using nonet::tests::make_houses;

namespace {

// Our own.
struct Puzzle {
  int size;
  int box_rows, box_columns;
  bool diagonals;
  std::string_view givens;
  std::string_view solution;
};

const std::vector<Puzzle> puzzles{
    {6, 2, 3, false, ".1.5..5..2..2.......3........36..4.5",
     "312546564231256314143652425163631425"},
    {7, 0, 0, false, ".47....4....26.....3...1.....35.4.....2..15.473..",
     "1476253473512671246356213574235146735627415647312"},
    {9, 3, 3, false,
     "..65....77.3..1..8.4.6...5.2........47...8..3...17....98..4...5....3.7.9.3...548.",
     "196583247753421968842697351219354876475268193368179524981742635524836719637915482"},
    {9, 3, 3, false,
     ".....9.....27....14...13.87...3...6..2.5.....159.4....2.....6...4.....3...3....98",
     "731489256982765341465213987874321569326597814159846723298134675647958132513672498"},
    {9, 3, 3, true,
     "..4..........2...98...9..............2.5.....3.5.7..6..5..4.7....63.......1..6...",
     "594138627137624859862795143649812375728563491315479268253941786486357912971286534"},
    {12, 3, 4, false,
     ".2.7...8.......8.3.....11......4.7.55.A241967.836.79.A...4..8.B..7.....9"
     ".81C364..A.B9...BC7A...8.74...8..C3.7.......B.2A.A8.7..9...CC524A...1.9.",
     "A29715C836B44B5863A729C113C69B2487A55CA241967B8361798AB3C45284B3C752A169"
     "281C36459A7B9635BC7A4218B74A29815C367961543CB82A3A8B7219654CC524A86B1397"},
};

// All techniques but large fish of any houses, which differ from smaller ones by size alone and
// take minutes.
TechniqueSet quick_techniques() {
  TechniqueSet quick = TechniqueSet::first(technique_count);
  for (Technique first : {Technique::franken_x_wing, Technique::finned_franken_x_wing,
                          Technique::mutant_x_wing, Technique::finned_mutant_x_wing}) {
    for (int size = 2; size < 6; ++size) quick.remove(static_cast<int>(first + size));
  }
  return quick;
}

// Each of them by itself, in the order of techniques.def.
Order every_technique() {
  Order order;
  for (const int technique : quick_techniques()) order.emplace_back().insert(technique);
  return order;
}

bool is_sound(const Step& step, const std::vector<std::uint8_t>& solution) {
  bool sound = true;
  for (const Candidate& placed : step.placements) {
    sound = sound && solution[placed.cell] == placed.digit + 1;
  }
  for (const Candidate& gone : step.eliminations) {
    sound = sound && solution[gone.cell] != gone.digit + 1;
  }
  return sound;
}

template <int W, class Check>
void check_puzzle(const Puzzle& puzzle, const Check& check) {
  const Houses<W> houses =
      make_houses<W>(puzzle.size, puzzle.box_rows, puzzle.box_columns, puzzle.diagonals);
  check(state_of(houses, digits_in(puzzle.givens)), digits_in(puzzle.solution));
}

// Calls check(state, solution) for each puzzle.
template <class Check>
void for_each_puzzle(const Check& check) {
  for (const Puzzle& puzzle : puzzles) {
    CAPTURE(puzzle.givens);
    if (puzzle.size <= nonet::techniques::largest_size<2>) {
      check_puzzle<2>(puzzle, check);
    } else {
      check_puzzle<10>(puzzle, check);
    }
  }
}

// All that every search finds in a state.
template <int W>
void check_finders(const State<W>& state, const Options& options) {
  const std::vector<std::uint8_t> solution(options.solution.begin(), options.solution.end());
  for (const Finder<W>& finder : finders<W>()) {
    for (const auto wanted : {Steps::Wanted::first, Steps::Wanted::all}) {
      Steps steps(wanted, finder.techniques & quick_techniques(), options);
      finder.find(state, steps);
      for (const Step& step : steps.found) {
        CAPTURE(nonet::techniques::technique_names[static_cast<std::size_t>(step.technique)]);
        CHECK(finder.techniques.contains(static_cast<int>(step.technique)));
        CHECK(step.placements.size() + step.eliminations.size() > 0);
        for (const Candidate& gone : step.eliminations) CHECK(state.may(gone.cell, gone.digit));
        for (const Candidate& placed : step.placements) {
          CHECK(state.may(placed.cell, placed.digit));
        }
        CHECK(is_sound(step, solution));
      }
    }
  }
}

}  // namespace

TEST_CASE("no step of any search contradicts the solution") {
  for_each_puzzle([](const auto& start, const std::vector<std::uint8_t>& solution) {
    constexpr int words = std::decay_t<decltype(start)>::words;
    Options options;
    options.solution = solution;
    check_finders(start, options);
    // Where the easy techniques end.
    const Plan<words> plan({TechniqueSet::first(13)});
    auto state = start;
    for (const Step& step : walk(start, plan, options, 1000, nullptr).steps) state.apply(step);
    options.duals = options.siamese = options.als_nodes = options.als_overlap = true;
    check_finders(state, options);
  });
}

TEST_CASE("techniques of one digit keep to the digits that are asked for") {
  const std::vector<TechniqueSet> sets{nonet::techniques::digit_techniques & quick_techniques()};
  std::size_t count = 0;
  for_each_puzzle([&](const auto& state, const std::vector<std::uint8_t>&) {
    const Options options;
    Steps steps(Steps::Wanted::all, {}, options);
    for (int digit = 0; digit < state.size(); ++digit) {
      steps.ask_for(sets, true, nonet::techniques::bit(digit));
      find_steps(state, steps);
      for (const Step& step : steps.found) {
        for (const Candidate& gone : step.eliminations) CHECK(gone.digit == digit);
        for (const Candidate& placed : step.placements) CHECK(placed.digit == digit);
      }
      count += steps.found.size();
      steps.found.clear();
    }
  });
  CHECK(count > 100);
}

TEST_CASE("a walk ends with the solution, and a grade counts its steps, in any thread") {
  for_each_puzzle([](const auto& start, const std::vector<std::uint8_t>& solution) {
    constexpr int words = std::decay_t<decltype(start)>::words;
    Options options;
    options.solution = solution;
    const Plan<words> plan(every_technique());
    const Walk found = walk(start, plan, options, 1000, nullptr);
    REQUIRE(found.end == WalkEnd::solved);
    std::vector<std::uint16_t> counts(every_technique().size());
    auto state = start;
    for (std::size_t i = 0; i < found.steps.size(); ++i) {
      state.apply(found.steps[i]);
      ++counts[static_cast<std::size_t>(found.entries[i])];
    }
    for (int cell = 0; cell < state.houses().cell_count(); ++cell) {
      CHECK(state.digit(cell) + 1 == solution[static_cast<std::size_t>(cell)]);
    }
    std::vector<std::vector<std::uint16_t>> graded(2, std::vector<std::uint16_t>(counts.size()));
    {
      std::vector<std::jthread> threads;
      for (auto& own : graded) {
        threads.emplace_back([&] {
          nonet::logic::Places places;
          grade(start, plan, options, nullptr, own, {}, places);
        });
      }
    }
    for (const auto& own : graded) CHECK(own == counts);
  });
}

TEST_CASE("a request to stop ends every search") {
  const std::atomic<bool> stop = true;
  for_each_puzzle([&](const auto& start, const std::vector<std::uint8_t>&) {
    constexpr int words = std::decay_t<decltype(start)>::words;
    const Walk found = walk(start, Plan<words>(every_technique()), Options{}, 1000, &stop);
    CHECK(found.end == WalkEnd::stopped);
    CHECK(found.steps.empty());
  });
}

TEST_CASE("a state without a solution ends in steps, not in trouble") {
  const Houses<2> houses = make_houses<2>(4, 2, 2);
  const std::vector<std::uint8_t> none(16);
  std::vector<nonet::techniques::Mask> candidates(16, 0b1111);
  candidates[0] = candidates[1] = candidates[4] = 0b0011;
  candidates[10] = 0;
  const State<2> state(houses, none, none, candidates);
  const Options options;
  Steps steps(Steps::Wanted::all, members(nonet::techniques::Family::forcing_chains), options);
  find_forcing_chains(state, steps);
  CHECK_FALSE(steps.found.empty());
}
