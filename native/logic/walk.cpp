#include "logic/walk.hpp"

#include <limits>
#include <utility>

#include "logic/finders.hpp"

namespace nonet::logic {
namespace {

constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max();

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

template <int W, class Visit>
End for_each_step(Grid<W> grid, const Order& order, const Options& options, std::size_t most,
                  const std::atomic<bool>* stop, Visit visit) {
  Steps steps(Steps::Wanted::first, {}, options, stop);
  for (std::size_t made = 0; !grid.is_solved(); ++made) {
    if (made == most) return End::enough;
    std::size_t entry = 0;
    for (; entry < order.size() && steps.found.empty() && !steps.stopped(); ++entry) {
      steps.ask_for(order[entry]);
      find_steps(grid, steps);
    }
    if (steps.stopped()) return End::stopped;
    if (steps.found.empty()) return End::stuck;
    Step& step = steps.found.front();
    const bool unsound = contradicts(step, options.solution);
    grid.apply(step);
    visit(entry - 1, step);
    if (unsound) return End::unsound;
    steps.forget();
  }
  return End::solved;
}

}  // namespace

template <int W>
Walk walk(Grid<W> grid, const Order& order, const Options& options, std::size_t most,
          const std::atomic<bool>* stop) {
  Walk result{};
  result.end = for_each_step(std::move(grid), order, options, most, stop,
                             [&result](std::size_t entry, Step& step) {
                               result.steps.push_back(std::move(step));
                               result.entries.push_back(static_cast<int>(entry));
                             });
  return result;
}

template <int W>
End grade(Grid<W> grid, const Order& order, const Options& options, const std::atomic<bool>* stop,
          std::span<std::uint16_t> counts) {
  return for_each_step(std::move(grid), order, options, no_limit, stop,
                       [counts](std::size_t entry, const Step&) { ++counts[entry]; });
}

template Walk walk(Grid<2>, const Order&, const Options&, std::size_t, const std::atomic<bool>*);
template Walk walk(Grid<10>, const Order&, const Options&, std::size_t, const std::atomic<bool>*);
template End grade(Grid<2>, const Order&, const Options&, const std::atomic<bool>*,
                   std::span<std::uint16_t>);
template End grade(Grid<10>, const Order&, const Options&, const std::atomic<bool>*,
                   std::span<std::uint16_t>);

}  // namespace nonet::logic
