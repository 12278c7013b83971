#include "logic/subsets.hpp"

namespace nonet::logic {

template <int W>
void find_subsets(const Grid<W>& /*grid*/, Steps& /*steps*/) {}

template void find_subsets(const Grid<2>&, Steps&);
template void find_subsets(const Grid<10>&, Steps&);

}  // namespace nonet::logic
