#include "logic/oddagons.hpp"

namespace nonet::logic {

template <int W>
void find_oddagons(const Grid<W>& /*grid*/, Steps& /*steps*/) {}

template void find_oddagons(const Grid<2>&, Steps&);
template void find_oddagons(const Grid<10>&, Steps&);

}  // namespace nonet::logic
