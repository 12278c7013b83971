#include "logic/multi_sector.hpp"

namespace nonet::logic {

template <int W>
void find_multi_sector_locked_sets(const Grid<W>& /*grid*/, Steps& /*steps*/) {}

template void find_multi_sector_locked_sets(const Grid<2>&, Steps&);
template void find_multi_sector_locked_sets(const Grid<10>&, Steps&);

}  // namespace nonet::logic
