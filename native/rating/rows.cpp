#include "rating/rows.hpp"

#include "core/side_by_side.hpp"

namespace nonet::rating {

void rate_rows(const Houses& houses, std::span<const std::uint8_t> givens,
               std::span<std::uint8_t> ratings, const Wanted& wanted, int threads,
               const std::atomic<bool>& stop) {
  constexpr std::size_t cells = 81;
  share_out(ratings.size() / 3, threads, [&](std::size_t row) {
    const auto result = ratings.subspan(3 * row, 3);
    if (stop || result[0] != 0) return;
    const Rating rating = rate(techniques::state_of(houses, givens.subspan(row * cells, cells)),
                               KeepSteps::dropped, StopView(&stop), wanted);
    if (rating.end == RatingEnd::stopped) return;
    result[1] = static_cast<std::uint8_t>(rating.ep);
    result[2] = static_cast<std::uint8_t>(rating.ed);
    // Last: an ER says that the row is finished.
    result[0] = static_cast<std::uint8_t>(rating.er);
  });
}

}  // namespace nonet::rating
