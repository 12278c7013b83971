#include "core/stop.hpp"

namespace nonet {

using Clock = std::chrono::steady_clock;

Deadline::Deadline(double seconds)
    : end_(Clock::now() +
           std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds))) {}

bool Deadline::passed() const { return Clock::now() >= end_; }

}  // namespace nonet
