#include "logic/templates.hpp"

namespace nonet::logic {

template <int W>
void find_by_templates(const Grid<W>& /*grid*/, Steps& /*steps*/) {}

template void find_by_templates(const Grid<2>&, Steps&);
template void find_by_templates(const Grid<10>&, Steps&);

}  // namespace nonet::logic
