#include "logic/finders.hpp"

namespace nonet::logic {

template <int W>
void find_set_equivalences(const State<W>&, Steps&) {}

template void find_set_equivalences(const State<2>&, Steps&);
template void find_set_equivalences(const State<10>&, Steps&);

}  // namespace nonet::logic
