#include "logic/sue_de_coq.hpp"

namespace nonet::logic {

template <int W>
void find_sue_de_coqs(const Grid<W>& /*grid*/, Steps& /*steps*/) {}

template void find_sue_de_coqs(const Grid<2>&, Steps&);
template void find_sue_de_coqs(const Grid<10>&, Steps&);

}  // namespace nonet::logic
