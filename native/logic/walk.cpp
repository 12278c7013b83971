#include "logic/walk.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "logic/digit_templates.hpp"

namespace nonet::logic {
namespace {

constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max();

int highest(const TechniqueSet& techniques) {
  int last = -1;
  for (const int technique : techniques) last = technique;
  return last;
}

bool contradicts(const Step& step, std::span<const std::uint8_t> solution) {
  if (solution.empty()) return false;
  for (const Candidate& placed : step.placements) {
    if (solution[placed.cell] != placed.digit + 1) return true;
  }
  for (const Candidate& gone : step.eliminations) {
    if (solution[gone.cell] == gone.digit + 1) return true;
  }
  return false;
}

template <int W>
Mask digits_touched(const State<W>& state, const Step& step) {
  Mask touched = 0;
  for (const Candidate& placed : step.placements) {
    touched |= bit(placed.digit) | state.candidates(placed.cell);
  }
  for (const Candidate& gone : step.eliminations) touched |= bit(gone.digit);
  return touched;
}

// Whether every place of a digit is in one of its templates, so that arguments about this digit
// alone eliminate nothing. False where that takes too long to find out.
template <int W>
bool is_settled(const State<W>& state, const Steps& steps, int digit) {
  constexpr std::int64_t most_placements = 1000;
  const CellSet<W>& places = state.places(digit);
  if (places.empty()) return true;
  return DigitTemplates<W>(state, steps, digit).possible(places, most_placements) == places;
}

template <int W, class Visit>
WalkEnd for_each_step(State<W> state, const Plan<W>& plan, const Options& options, std::size_t most,
                      std::span<const std::size_t> costs, const std::atomic<bool>* stop,
                      PlaceCounter<W>& places, Visit visit) {
  Steps steps(Steps::Wanted::first, {}, options, stop);
  // Digits for which a search has found nothing, and of which no candidate has gone since.
  std::vector<Mask> fruitless(plan.items().size());
  const Mask every = bit(state.size()) - 1;
  // Digits that may be settled, and those of them that are.
  Mask judged = 0;
  Mask settled = 0;
  for (std::size_t spent = 0; !state.is_solved();) {
    if (spent >= most) return WalkEnd::enough;
    std::size_t entry = 0;
    const typename Plan<W>::Item* finding = nullptr;
    for (std::size_t i = 0; i < plan.items().size(); ++i) {
      const typename Plan<W>::Item& item = plan.items()[i];
      if (item.by_digit && !item.quick) {
        for (const int digit : digits_of(every & ~judged & ~fruitless[i])) {
          if (is_settled(state, steps, digit)) settled |= bit(digit);
          judged |= bit(digit);
        }
        fruitless[i] |= settled;
      }
      if (fruitless[i] == every) continue;
      steps.ask_for(item.entries, item.in_turn, ~fruitless[i]);
      item.find(state, steps);
      if (!steps.found.empty()) {
        entry = item.entry_of(steps.found.front().technique);
        finding = &item;
      }
      if (!steps.found.empty() || steps.stopped()) break;
      if (item.by_digit) fruitless[i] = every;
    }
    if (steps.stopped()) return WalkEnd::stopped;
    if (steps.found.empty()) return WalkEnd::stuck;
    Step& step = steps.found.front();
    places.note(step, entry, finding->entries[entry - finding->first_entry], finding->find);
    const bool unsound = contradicts(step, options.solution);
    const Mask touched = digits_touched(state, step);
    for (Mask& digits : fruitless) digits &= ~touched;
    judged &= ~touched;
    settled &= ~touched;
    state.apply(step);
    visit(entry, step);
    spent += costs.empty() ? 1 : costs[entry];
    if (unsound) return WalkEnd::unsound;
    steps.forget();
  }
  return WalkEnd::solved;
}

}  // namespace

template <int W>
Plan<W>::Plan(const Order& order) {
  for (std::size_t entry = 0; entry < order.size(); ++entry) {
    for (const Finder<W>& finder : finders<W>()) {
      const TechniqueSet techniques = finder.techniques & order[entry];
      if (!techniques.empty()) add(entry, techniques, finder);
    }
  }
}

template <int W>
void Plan<W>::add(std::size_t entry, const TechniqueSet& techniques, const Finder<W>& finder) {
  if (finder.together != Together::no && !items_.empty()) {
    Item& last = items_.back();
    const bool is_next =
        last.find == finder.find && last.first_entry + last.entries.size() == entry;
    const bool in_turn = is_next && highest(last.entries.back()) < techniques.lowest();
    if (is_next && (in_turn || finder.together == Together::mixed)) {
      last.entries.push_back(techniques);
      return;
    }
  }
  items_.push_back({.first_entry = entry,
                    .entries = {techniques},
                    .by_digit = techniques.within(digit_techniques),
                    .quick = techniques.within(members(Family::locked_candidates)),
                    .in_turn = finder.together != Together::mixed,
                    .find = finder.find});
}

template <int W>
std::size_t Plan<W>::Item::entry_of(Technique technique) const {
  const auto has_it = [&](const TechniqueSet& entry) {
    return entry.contains(static_cast<int>(technique));
  };
  return first_entry + at(std::ranges::find_if(entries, has_it) - entries.begin());
}

template <int W>
Walk walk(State<W> state, const Plan<W>& plan, const Options& options, std::size_t most,
          const std::atomic<bool>* stop, std::span<const std::size_t> costs, const Levels& levels) {
  Walk result{};
  PlaceCounter<W> places(state, levels);
  result.end = for_each_step(std::move(state), plan, options, most, costs, stop, places,
                             [&result](std::size_t entry, Step& step) {
                               result.steps.push_back(std::move(step));
                               result.entries.push_back(static_cast<int>(entry));
                             });
  result.places = places.count(options, stop);
  return result;
}

template <int W>
WalkEnd grade(State<W> state, const Plan<W>& plan, const Options& options,
              const std::atomic<bool>* stop, std::span<std::uint16_t> counts, const Levels& levels,
              Places& places) {
  PlaceCounter<W> counter(state, levels);
  const WalkEnd end = for_each_step(std::move(state), plan, options, no_limit, {}, stop, counter,
                                    [counts](std::size_t entry, const Step&) { ++counts[entry]; });
  places = counter.count(options, stop);
  return end;
}

template class Plan<2>;
template class Plan<10>;
template Walk walk(State<2>, const Plan<2>&, const Options&, std::size_t, const std::atomic<bool>*,
                   std::span<const std::size_t>, const Levels&);
template Walk walk(State<10>, const Plan<10>&, const Options&, std::size_t,
                   const std::atomic<bool>*, std::span<const std::size_t>, const Levels&);
template WalkEnd grade(State<2>, const Plan<2>&, const Options&, const std::atomic<bool>*,
                       std::span<std::uint16_t>, const Levels&, Places&);
template WalkEnd grade(State<10>, const Plan<10>&, const Options&, const std::atomic<bool>*,
                       std::span<std::uint16_t>, const Levels&, Places&);

}  // namespace nonet::logic
