#include "logic/locked_candidates.hpp"

namespace nonet::logic {

template <int W>
void find_locked_candidates(const Grid<W>& /*grid*/, Steps& /*steps*/) {}

template void find_locked_candidates(const Grid<2>&, Steps&);
template void find_locked_candidates(const Grid<10>&, Steps&);

}  // namespace nonet::logic
