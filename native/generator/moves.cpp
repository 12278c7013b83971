#include "generator/moves.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

#include "core/bit_set.hpp"
#include "core/shuffle.hpp"
#include "generator/uniform.hpp"

namespace nonet {

Moves::Moves(const Layout& layout) : layout_(layout) {
  for (int house = 0; house < layout.house_count(); ++house) {
    std::vector<int> meeting;
    for (const Layout::Overlap& overlap :
         layout.overlaps(static_cast<std::uint32_t>(house * layout.size()))) {
      meeting.push_back(static_cast<int>(overlap.other) / layout.size());
    }
    if (meeting.size() >= 2) meeting_.push_back(std::move(meeting));
  }
  if (meeting_.empty()) {  // rows and columns, perhaps diagonals: any houses will do
    meeting_.emplace_back(static_cast<std::size_t>(layout.house_count()));
    std::iota(meeting_[0].begin(), meeting_[0].end(), 0);
  }
}

bool Moves::step(std::span<std::uint8_t> digits, Random& random) const {
  std::vector<std::uint8_t> cleared(digits.begin(), digits.end());
  if (random.below(2) == 0) {
    clear_houses(cleared, random);
  } else {
    clear_digits(cleared, random);
  }
  UniformSolution ways(layout_, cleared, std::nullopt);
  // Nodes alone end the search, so that it ends the same way on every machine.
  if (ways.run(Deadline(1e6), node_limit, random) != Outcome::exhausted) return false;
  std::ranges::copy(ways.digits(), digits.begin());
  return true;
}

void Moves::clear_houses(std::span<std::uint8_t> digits, Random& random) const {
  const auto& meeting =
      meeting_[static_cast<std::size_t>(random.below(static_cast<int>(meeting_.size())))];
  const auto count = static_cast<std::size_t>(2 + random.below(3));
  const auto order = shuffled(static_cast<int>(meeting.size()), random);
  for (std::size_t i = 0; i < std::min(count, order.size()); ++i) {
    for (int position = 0; position < layout_.size(); ++position) {
      digits[static_cast<std::size_t>(layout_.cell(meeting[order[i]], position))] = 0;
    }
  }
}

void Moves::clear_digits(std::span<std::uint8_t> digits, Random& random) const {
  const int count = std::min(3 + random.below(3), layout_.size());
  const auto order = shuffled(layout_.size(), random);
  BitSet<2> chosen;
  for (int i = 0; i < count; ++i) chosen.insert(order[static_cast<std::size_t>(i)]);
  const int kept = random.below(layout_.house_count());
  std::vector<bool> is_kept(digits.size());
  for (int position = 0; position < layout_.size(); ++position) {
    is_kept[static_cast<std::size_t>(layout_.cell(kept, position))] = true;
  }
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    if (!is_kept[cell] && chosen.contains(digits[cell] - 1)) digits[cell] = 0;
  }
}

}  // namespace nonet
