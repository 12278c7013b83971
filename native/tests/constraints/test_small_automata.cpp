#include <doctest.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "constraints/after_rule.hpp"
#include "constraints/all_kernels.hpp"
#include "constraints/automata.hpp"
#include "constraints/small_automata.hpp"
#include "core/random.hpp"

using namespace nonet;
using nonet::tests::after_rule;
using nonet::tests::all_kernels;

namespace {

using Word = std::uint16_t;

std::vector<int> shuffled_cells(int count, Random& random) {
  std::vector<int> cells;
  for (int cell = 0; cell < count; ++cell) {
    cells.insert(cells.begin() + random.below(cell + 1), cell);
  }
  return cells;
}

std::shared_ptr<const Machine> some_machine(int size, Random& random) {
  auto machine = std::make_shared<Machine>();
  machine->states = 1 + random.below(SmallMachine<Word>::most_states);
  machine->starts = {0, random.below(machine->states)};
  for (int i = 0; i < machine->states * size; ++i) {
    // Half of the digits lead to the same states as the digit before.
    const bool is_alike = i % size > 0 && i % size % 2 == 1;
    machine->next.push_back(is_alike ? machine->next.back()
                                     : random.below(machine->states + 1) - 1);
  }
  for (int i = 0; i < machine->states; i += 1 + random.below(3)) machine->accepting.push_back(i);
  return machine;
}

}  // namespace

TEST_CASE("lines are read alike by all instruction sets and without them") {
  Random random(8);
  int possible = 0;
  for (int round = 0; round < 4000; ++round) {
    const int size = 2 + random.below(15);
    const std::shared_ptr<const Machine> machine = some_machine(size, random);
    const SmallMachine<Word> narrow(machine, size);
    const SmallMachine<std::uint32_t> wide(machine, size);
    const std::vector<int> cells = shuffled_cells(1 + round % 60, random);
    std::vector<Word> board(cells.size());
    for (Word& digits : board) digits = static_cast<Word>(1 + random.below((1 << size) - 1));
    const std::vector<std::uint32_t> wide_board(board.begin(), board.end());
    std::vector<std::uint64_t> expected(cells.size());
    const bool is_possible =
        read_line(wide.steps, wide_board.data(), cells.data(), cells.size(), expected.data());
    for (const auto& [name, kernel] : all_kernels()) {
      CAPTURE(name);
      std::vector<std::uint64_t> kept(cells.size());
      REQUIRE(kernel->read_line(narrow.steps, board.data(), cells.data(), cells.size(),
                                kept.data()) == is_possible);
      REQUIRE((!is_possible || kept == expected));
    }
    possible += is_possible ? 1 : 0;
  }
  CHECK(possible > 1000);
  CHECK(possible < 3900);
}

TEST_CASE("machines of few states leave what machines leave in general") {
  Random random(6);
  int possible = 0;
  for (int round = 0; round < 4000; ++round) {
    const int size = 2 + random.below(15);
    const std::shared_ptr<const Machine> machine = some_machine(size, random);
    std::vector<int> cells = shuffled_cells(8, random);
    cells.resize(static_cast<std::size_t>(1 + random.below(8)));
    std::vector<Word> masks(8);
    for (Word& digits : masks) digits = static_cast<Word>(1 + random.below((1 << size) - 1));
    const auto small = std::make_shared<const SmallMachine<Word>>(machine, size);
    const auto grouped = std::make_shared<const GroupedMachine<Word>>(machine, size);
    const std::vector<Word> expected = after_rule(AutomatonRule<Word>(cells, grouped), masks);
    REQUIRE(after_rule(SmallAutomatonRule<Word>(cells, small), masks) == expected);
    possible += expected.empty() ? 0 : 1;
  }
  CHECK(possible > 1000);
}
