#include "logic/aligned_exclusion.hpp"

namespace nonet::logic {

template <int W>
void find_aligned_exclusions(const Grid<W>& /*grid*/, Steps& /*steps*/) {}

template void find_aligned_exclusions(const Grid<2>&, Steps&);
template void find_aligned_exclusions(const Grid<10>&, Steps&);

}  // namespace nonet::logic
