#include "logic/fish.hpp"

namespace nonet::logic {

template <int W>
void find_fish(const Grid<W>& /*grid*/, Steps& /*steps*/) {}

template void find_fish(const Grid<2>&, Steps&);
template void find_fish(const Grid<10>&, Steps&);

}  // namespace nonet::logic
