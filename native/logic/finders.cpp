#include "logic/finders.hpp"

#include <array>

namespace nonet::logic {
namespace {

template <int W>
constexpr auto all_finders = std::to_array<Finder<W>>({
#define NONET_FAMILY(name, together) {members(Family::name), find_##name<W>, Together::together},
#include "techniques/techniques.def"
});

}  // namespace

template <int W>
std::span<const Finder<W>> finders() {
  return all_finders<W>;
}

template <int W>
void find_steps(const State<W>& state, Steps& steps) {
  for (const Finder<W>& finder : finders<W>()) {
    if (!finder.techniques.intersects(steps.wanted())) continue;
    finder.find(state, steps);
    if (steps.stopped() || (!steps.wants_all() && !steps.found.empty())) return;
  }
}

template std::span<const Finder<2>> finders();
template std::span<const Finder<10>> finders();
template void find_steps(const State<2>&, Steps&);
template void find_steps(const State<10>&, Steps&);

}  // namespace nonet::logic
