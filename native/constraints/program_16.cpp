#include <cstdint>

#include "constraints/program_builder.hpp"

namespace nonet {

template class Program<std::uint16_t>;

}  // namespace nonet
