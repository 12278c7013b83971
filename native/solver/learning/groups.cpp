#include "solver/learning/groups.hpp"

#include <utility>

namespace nonet {

Groups::Groups(const Layout& layout, std::vector<Candidate> candidates)
    : candidates_(std::move(candidates)) {
  std::vector<std::vector<std::uint32_t>> groups;
  for (std::uint32_t number = 0; number < candidate_count(); ++number) {
    if (number == 0 || candidates_[number].cell != candidates_[number - 1].cell) {
      groups.emplace_back();
    }
    groups.back().push_back(number);
  }
  open_cells_ = static_cast<std::uint32_t>(groups.size());

  std::vector<std::vector<std::uint32_t>> places(
      static_cast<std::size_t>(layout.house_count() * layout.size()));
  for (std::uint32_t number = 0; number < candidate_count(); ++number) {
    for (const Layout::Membership& m : layout.memberships(candidates_[number].cell)) {
      places[m.first + static_cast<std::uint32_t>(candidates_[number].digit)].push_back(number);
    }
  }
  for (std::vector<std::uint32_t>& place : places) {
    if (!place.empty()) groups.push_back(std::move(place));
  }

  std::vector<std::vector<std::uint32_t>> groups_of(candidates_.size());
  first_member_.push_back(0);
  for (std::uint32_t group = 0; group < groups.size(); ++group) {
    for (const std::uint32_t member : groups[group]) groups_of[member].push_back(group);
    members_.insert(members_.end(), groups[group].begin(), groups[group].end());
    first_member_.push_back(static_cast<std::uint32_t>(members_.size()));
  }
  first_group_.push_back(0);
  for (const std::vector<std::uint32_t>& own : groups_of) {
    groups_.insert(groups_.end(), own.begin(), own.end());
    first_group_.push_back(static_cast<std::uint32_t>(groups_.size()));
  }
}

}  // namespace nonet
