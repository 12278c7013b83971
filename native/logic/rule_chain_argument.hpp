#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/rule_nodes.hpp"

namespace nonet::logic {

// What the first and the last statement of a chain leave nothing to.
struct RuleConflict {
  enum class Kind : std::uint8_t { cell, house, part };
  Kind kind;
  int number;
  int digit = 0;  // of a house
};

// Writes a chain of statements into a step: the first as an assumption, each other one as a group
// of role `on` behind what the first and the one before take away (`off`) and the rules by which
// they do so; then the conflict as a conclusion. Links lead from premises to what follows.
template <int W>
class RuleChainArgument {
 public:
  RuleChainArgument(RuleNodes<W>& nodes, Step& step) : nodes_(nodes), step_(step) {}

  // False where a statement is not needed, or one follows only by several rules.
  bool write(const std::vector<int>& path, const RuleConflict& conflict);

 private:
  using Word = RuleWord<W>;

  // Candidates of a cell.
  struct Lost {
    int cell;
    Mask digits;

    friend bool operator==(const Lost&, const Lost&) = default;
  };
  using AllLost = std::vector<Lost>;

  // What a statement takes away by itself, and the groups that say so.
  struct Known {
    int place;
    AllLost lost;
    std::vector<int> groups;
  };

  [[nodiscard]] const typename RuleNodes<W>::Node& node(int place) const {
    return nodes_[path_[at(place)]];
  }
  [[nodiscard]] bool is_own(int place, int cell) const {
    return node(place).cells.size() == 1 && node(place).cells.contains(cell);
  }
  [[nodiscard]] AllLost lost_before(int place);
  [[nodiscard]] AllLost lost_by(const RuleConflict& conflict) const;

  // Groups of candidates that a statement takes away by itself.
  std::vector<int> take(int place, const AllLost& lost);
  void take_by_sight(int place, AllLost& lost, std::vector<int>& groups);
  void take_by_part(int place, int part, AllLost& lost, std::vector<int>& groups);
  // The same of a statement and the first one.
  std::vector<int> take_together(int place, const AllLost& lost);
  void take_together_by_part(int place, int part, AllLost& lost, std::vector<int>& groups);
  // Premises without which a part would not take these candidates; or, where there are none, could
  // be obeyed.
  std::vector<int> premises(int place, int part, const AllLost& taken);
  // Whether it does so, and takes what it does from `lost`.
  bool takes(int part, std::span<const Word> words, const AllLost& taken);
  AllLost taken_by(int part, std::span<const Word> words, AllLost& lost);
  // One group for all cells that lose the same digits.
  void add_off(const AllLost& lost, int from, std::vector<int>& groups);
  void link(const std::vector<int>& from, int to);
  [[nodiscard]] bool needs_all() const;

  RuleNodes<W>& nodes_;
  Step& step_;
  std::vector<int> path_;
  std::vector<int> on_;  // groups of the path
  std::vector<Known> known_;
  bool is_whole_ = true;  // nothing is left without a reason
};

extern template class RuleChainArgument<2>;
extern template class RuleChainArgument<10>;

}  // namespace nonet::logic
