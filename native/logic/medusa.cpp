#include "logic/medusa.hpp"

namespace nonet::logic {

template <int W>
void find_medusas(const Grid<W>& /*grid*/, Steps& /*steps*/) {}

template void find_medusas(const Grid<2>&, Steps&);
template void find_medusas(const Grid<10>&, Steps&);

}  // namespace nonet::logic
