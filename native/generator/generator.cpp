#include "generator/generator.hpp"

#include <algorithm>
#include <atomic>
#include <utility>

#include "core/classic_houses.hpp"
#include "core/side_by_side.hpp"

namespace nonet::generator {
namespace {

// Seconds of one thread before others start: enough for most single puzzles.
constexpr double alone = 0.002;

}  // namespace

bool Request::fits() const {
  const auto in_grid = [this](int cell) { return cell >= 0 && cell < layout->cell_count(); };
  const auto is_orbit = [&](const std::vector<int>& orbit) {
    return !orbit.empty() && std::ranges::all_of(orbit, in_grid);
  };
  return start.size() == static_cast<std::size_t>(layout->cell_count()) &&
         std::ranges::all_of(start, [this](int digit) { return digit <= layout->size(); }) &&
         least >= 0 && most >= least && std::ranges::all_of(fixed, in_grid) &&
         std::ranges::all_of(orbits, is_orbit) && (!boxes_of_three || is_classic(*layout)) &&
         (!box_shape || (box_shape->rows > 0 && box_shape->columns > 0 &&
                         box_shape->rows * box_shape->columns == layout->size()));
}

Generator::Generator(Request request, std::uint64_t seed, std::uint64_t wanted,
                     const lockstep::InstructionSet* set, int threads)
    : request_(std::move(request)), attempts_(request_, seed, wanted) {
  for (int i = usable_threads(threads); i > 0; --i) {
    workers_.push_back(set != nullptr ? make_lockstep_worker(request_, attempts_, *set)
                                      : make_search_worker(request_, attempts_));
  }
}

Outcome Generator::run(const Deadline& deadline) {
  if (!started_) {
    started_ = true;
    if (workers_.front()->run(Deadline(alone)) == Outcome::exhausted) return Outcome::exhausted;
  }
  std::atomic<bool> paused = false;
  side_by_side(static_cast<int>(workers_.size()), [&](int number) {
    const auto& worker = workers_[static_cast<std::size_t>(number)];
    if (worker->run(deadline) == Outcome::paused) paused = true;
  });
  return paused ? Outcome::paused : Outcome::exhausted;
}

}  // namespace nonet::generator
