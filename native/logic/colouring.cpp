#include "logic/colouring.hpp"

namespace nonet::logic {

template <int W>
void find_colourings(const Grid<W>& /*grid*/, Steps& /*steps*/) {}

template void find_colourings(const Grid<2>&, Steps&);
template void find_colourings(const Grid<10>&, Steps&);

}  // namespace nonet::logic
