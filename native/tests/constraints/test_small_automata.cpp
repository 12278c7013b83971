#include <doctest.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "constraints/after_rule.hpp"
#include "constraints/automata.hpp"
#include "constraints/small_automata.hpp"
#include "core/random.hpp"

using namespace nonet;
using nonet::tests::after_rule;

namespace {

using Word = std::uint16_t;

}  // namespace

TEST_CASE("machines of few states leave what machines leave in general") {
  Random random(6);
  int possible = 0;
  for (int round = 0; round < 4000; ++round) {
    const int size = 2 + random.below(15);
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
    std::vector<int> cells;
    const int count = 1 + random.below(6);
    for (int i = 0; i < count; ++i) cells.push_back(random.below(8));
    std::vector<Word> masks(8);
    for (Word& digits : masks) digits = static_cast<Word>(1 + random.below((1 << size) - 1));
    const auto small = std::make_shared<const SmallMachine<Word>>(machine, size);
    const std::vector<Word> expected = after_rule(AutomatonRule<Word>(cells, machine, size), masks);
    REQUIRE(after_rule(SmallAutomatonRule<Word>(cells, small), masks) == expected);
    possible += expected.empty() ? 0 : 1;
  }
  CHECK(possible > 1000);
}
