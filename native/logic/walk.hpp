#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/finders.hpp"
#include "logic/places.hpp"
#include "logic/steps.hpp"
#include "logic/techniques.hpp"

namespace nonet::logic {

// How a walk from a puzzle towards its solution ended.
enum class WalkEnd : std::uint8_t {
  solved,
  stuck,    // no technique finds a step
  stopped,  // on request
  unsound,  // a step contradicts the solution: a bug
  enough,   // the steps have cost what was asked for
};

// Techniques in the order in which they are tried; those of one entry are tried together.
using Order = std::vector<TechniqueSet>;

// The same as searches, one after the other.
template <int W>
class Plan {
 public:
  // Entries that one search tries together.
  struct Item {
    std::size_t first_entry;
    std::vector<TechniqueSet> entries;
    bool by_digit;  // each digit is looked at by itself
    bool quick;     // quicker than to ask whether a digit is settled
    bool in_turn;   // the search gives the entries one after the other
    void (*find)(const State<W>&, Steps&);

    // The entry of a technique.
    [[nodiscard]] std::size_t entry_of(Technique technique) const;
  };

  explicit Plan(const Order& order);

  [[nodiscard]] const std::vector<Item>& items() const { return items_; }

 private:
  void add(std::size_t entry, const TechniqueSet& techniques, const Finder<W>& finder);

  std::vector<Item> items_;
};

struct Walk {
  std::vector<Step> steps;
  std::vector<int> entries;  // for each step the entry of the order that gave it
  WalkEnd end;
  Places places;
};

// Applies the first step of the first entry that gives one, again and again, until the steps have
// cost `most`: each what `costs` has for its entry, or 1. Each step is checked against the
// solution, where that is known. With the levels of the entries it is counted at how many places
// the hardest steps can be found.
template <int W>
Walk walk(State<W> state, const Plan<W>& plan, const Options& options, std::size_t most,
          const std::atomic<bool>* stop, std::span<const std::size_t> costs = {},
          const Levels& levels = {});

// The same, but counting only: how many steps each entry gave goes to `counts`.
template <int W>
WalkEnd grade(State<W> state, const Plan<W>& plan, const Options& options,
              const std::atomic<bool>* stop, std::span<std::uint16_t> counts, const Levels& levels,
              Places& places);

}  // namespace nonet::logic
