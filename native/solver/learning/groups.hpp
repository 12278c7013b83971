#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/layout.hpp"

namespace nonet {

// What is open in a grid, as groups of candidates of which exactly one is true: the candidates of
// each open cell, and those of each digit in each house where it has no place yet. Candidates are
// numbered by cell and digit; the groups of the cells come first.
class Groups {
 public:
  struct Candidate {
    int cell;
    int digit;  // from 0
  };

  // From all candidates of all open cells, by cell and digit.
  Groups(const Layout& layout, std::vector<Candidate> candidates);

  [[nodiscard]] std::uint32_t candidate_count() const {
    return static_cast<std::uint32_t>(candidates_.size());
  }
  [[nodiscard]] std::uint32_t group_count() const {
    return static_cast<std::uint32_t>(first_member_.size() - 1);
  }
  [[nodiscard]] std::uint32_t open_cells() const { return open_cells_; }
  [[nodiscard]] const Candidate& candidate(std::uint32_t number) const {
    return candidates_[number];
  }
  // Candidates of a group, in ascending order.
  [[nodiscard]] std::span<const std::uint32_t> members(std::uint32_t group) const {
    return {members_.data() + first_member_[group], members_.data() + first_member_[group + 1]};
  }
  // Groups of a candidate: its cell first.
  [[nodiscard]] std::span<const std::uint32_t> groups_of(std::uint32_t candidate) const {
    return {groups_.data() + first_group_[candidate], groups_.data() + first_group_[candidate + 1]};
  }

 private:
  std::vector<Candidate> candidates_;
  std::uint32_t open_cells_ = 0;
  std::vector<std::uint32_t> first_member_, members_;
  std::vector<std::uint32_t> first_group_, groups_;
};

}  // namespace nonet
