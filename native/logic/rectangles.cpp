#include "logic/rectangles.hpp"

namespace nonet::logic {

template <int W>
void find_unique_rectangles(const Grid<W>& /*grid*/, Steps& /*steps*/) {}

template void find_unique_rectangles(const Grid<2>&, Steps&);
template void find_unique_rectangles(const Grid<10>&, Steps&);

}  // namespace nonet::logic
