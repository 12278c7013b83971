#include "logic/forcing.hpp"

namespace nonet::logic {

template <int W>
void find_forcing_chains(const Grid<W>& /*grid*/, Steps& /*steps*/) {}

template void find_forcing_chains(const Grid<2>&, Steps&);
template void find_forcing_chains(const Grid<10>&, Steps&);

}  // namespace nonet::logic
