#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "logic/steps.hpp"
#include "techniques/state.hpp"

namespace nonet::logic {

// The number of the level of each entry of an order, 0 for the easiest, and that of the last level.
struct Levels {
  std::span<const std::uint8_t> of_entries;
  int last = 0;
};

// At how many places the hardest steps of a walk can be found.
struct Places {
  // Of the hardest entry, where they are fewest: up to `most_places`, which stands for more.
  std::uint8_t fewest = 0;
  // Steps of the hardest level that are at one place alone, up to `most_narrow`; of rules beyond
  // houses, and where a puzzle may be harder than that level.
  std::uint8_t narrow = 0;
};

inline constexpr std::size_t most_places = 4;
inline constexpr std::uint8_t most_narrow = 20;

// Notes the steps of a walk, and counts in the end at how many places each of the hardest can be
// found: before that it is not known which are the hardest. A step that is left of several is at no
// place of its own: fewer are found than where its entry gave the last step. Chains, nets and all
// else of the last level are not searched for: they are at one place.
template <int W>
class PlaceCounter {
 public:
  using Find = void (*)(const State<W>&, Steps&);

  // Without levels nothing is noted.
  PlaceCounter(const State<W>& start, const Levels& levels) : levels_(levels) {
    if (levels.of_entries.empty()) return;
    state_ = start;
    const auto cells = static_cast<std::size_t>(start.houses().cell_count());
    noted_.reserve(cells);
    placements_.reserve(cells);
    eliminations_.reserve(cells);
  }

  // A step of an entry, with the search that found it.
  void note(const Step& step, std::size_t entry, const TechniqueSet& techniques, Find find) {
    if (!state_) return;
    hardest_ = std::max(hardest_, entry);
    level_ = std::max(level_, int{levels_.of_entries[entry]});
    placements_.insert(placements_.end(), step.placements.begin(), step.placements.end());
    eliminations_.insert(eliminations_.end(), step.eliminations.begin(), step.eliminations.end());
    noted_.push_back({entry, &techniques, find, placements_.size(), eliminations_.size()});
  }

  [[nodiscard]] Places count(const Options& options, const std::atomic<bool>* stop) {
    Places places;
    if (noted_.empty() || level_ == 0) return places;
    const bool counts_narrow =
        !state_->houses().rules().empty() && 0 < level_ && level_ + 1 < levels_.last;
    std::vector<std::uint8_t> before(levels_.of_entries.size());
    Steps steps(Steps::Wanted::all, {}, options, stop, most_places);
    for (const Noted& noted : noted_) {
      const bool may_be_fewest = noted.entry == hardest_ && places.fewest != 1;
      const bool may_be_narrow =
          counts_narrow && levels_.of_entries[noted.entry] == level_ && places.narrow < most_narrow;
      if ((may_be_fewest || may_be_narrow) && is_searched(noted)) {
        steps.found.clear();
        steps.want(*noted.techniques);
        noted.find(*state_, steps);
        const auto found =
            static_cast<std::uint8_t>(std::clamp<std::size_t>(steps.found.size(), 1, most_places));
        const bool is_left = found < std::exchange(before[noted.entry], found);
        if (may_be_fewest && !is_left && (places.fewest == 0 || found < places.fewest)) {
          places.fewest = found;
        }
        if (may_be_narrow && !is_left && found == 1) ++places.narrow;
      }
      if (places.fewest == 1 && (!counts_narrow || places.narrow == most_narrow)) break;
      apply(noted);
    }
    places.fewest = std::max(places.fewest, std::uint8_t{1});
    return places;
  }

 private:
  struct Noted {
    std::size_t entry;
    const TechniqueSet* techniques;
    Find find;
    std::size_t placed;  // how many placements and eliminations there are with its own
    std::size_t erased;
  };

  [[nodiscard]] bool is_searched(const Noted& noted) const {
    static constexpr std::array chains = {
        members(Family::chains), members(Family::nice_loops), members(Family::kraken_fish),
        members(Family::forcing_chains), members(Family::rule_forcing)};
    return levels_.of_entries[noted.entry] != levels_.last &&
           std::ranges::none_of(chains, [&noted](const TechniqueSet& family) {
             return noted.techniques->within(family);
           });
  }

  // Takes the state behind a step.
  void apply(const Noted& noted) {
    for (; placed_ < noted.placed; ++placed_) {
      state_->place(placements_[placed_].cell, placements_[placed_].digit);
    }
    for (; erased_ < noted.erased; ++erased_) {
      state_->erase(eliminations_[erased_].cell, eliminations_[erased_].digit);
    }
  }

  Levels levels_;
  int level_ = 0;
  std::size_t hardest_ = 0;
  std::optional<State<W>> state_;
  std::vector<Noted> noted_;
  std::vector<Candidate> placements_;
  std::vector<Candidate> eliminations_;
  std::size_t placed_ = 0;
  std::size_t erased_ = 0;
};

}  // namespace nonet::logic
