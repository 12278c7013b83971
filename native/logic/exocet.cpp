#include "logic/exocet.hpp"

namespace nonet::logic {

template <int W>
void find_exocets(const Grid<W>& /*grid*/, Steps& /*steps*/) {}

template void find_exocets(const Grid<2>&, Steps&);
template void find_exocets(const Grid<10>&, Steps&);

}  // namespace nonet::logic
