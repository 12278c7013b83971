#include "logic/single_digit.hpp"

namespace nonet::logic {

template <int W>
void find_single_digit_patterns(const Grid<W>& /*grid*/, Steps& /*steps*/) {}

template void find_single_digit_patterns(const Grid<2>&, Steps&);
template void find_single_digit_patterns(const Grid<10>&, Steps&);

}  // namespace nonet::logic
