#include "logic/nice_loops.hpp"

namespace nonet::logic {

template <int W>
void find_nice_loops(const Grid<W>& /*grid*/, Steps& /*steps*/) {}

template void find_nice_loops(const Grid<2>&, Steps&);
template void find_nice_loops(const Grid<10>&, Steps&);

}  // namespace nonet::logic
