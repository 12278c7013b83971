#include "logic/wings.hpp"

namespace nonet::logic {

template <int W>
void find_wings(const Grid<W>& /*grid*/, Steps& /*steps*/) {}

template void find_wings(const Grid<2>&, Steps&);
template void find_wings(const Grid<10>&, Steps&);

}  // namespace nonet::logic
