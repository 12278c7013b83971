#include "logic/als_steps.hpp"

namespace nonet::logic {

template <int W>
void find_als_steps(const Grid<W>& /*grid*/, Steps& /*steps*/) {}

template void find_als_steps(const Grid<2>&, Steps&);
template void find_als_steps(const Grid<10>&, Steps&);

}  // namespace nonet::logic
