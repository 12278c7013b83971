#include <cstdint>

#include "constraints/program_builder.hpp"

namespace nonet {

template class Program<std::uint32_t>;

}  // namespace nonet
