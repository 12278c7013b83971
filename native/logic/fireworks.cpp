#include "logic/fireworks.hpp"

namespace nonet::logic {

template <int W>
void find_fireworks(const Grid<W>& /*grid*/, Steps& /*steps*/) {}

template void find_fireworks(const Grid<2>&, Steps&);
template void find_fireworks(const Grid<10>&, Steps&);

}  // namespace nonet::logic
