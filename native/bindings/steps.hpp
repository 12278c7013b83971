#pragma once

#include <array>
#include <atomic>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "techniques/step.hpp"

namespace nonet::bindings {

using CellDigit = std::pair<int, int>;  // digit from 1
using GroupTuple = std::tuple<int, techniques::Mask, int, std::vector<int>, int>;
using LinkTuple = std::tuple<int, int, bool>;
using StepTuple = std::tuple<int, std::vector<CellDigit>, std::vector<CellDigit>,
                             std::vector<GroupTuple>, std::vector<LinkTuple>>;

// Set from another thread while a search goes on.
struct StopFlag {
  std::atomic<bool> asked = false;
};

inline StepTuple to_tuple(const techniques::Step& step) {
  const auto listed = [](const std::vector<techniques::Candidate>& candidates) {
    std::vector<CellDigit> list;
    for (const auto& [cell, digit] : candidates) list.emplace_back(cell, digit + 1);
    return list;
  };
  std::vector<GroupTuple> groups;
  for (const techniques::Group& group : step.groups) {
    const auto cells = step.cells_of(group);
    groups.emplace_back(static_cast<int>(group.role), group.digits, group.house,
                        std::vector<int>(cells.begin(), cells.end()), group.rule);
  }
  std::vector<LinkTuple> links;
  for (const techniques::Link& link : step.links)
    links.emplace_back(link.from, link.to, link.strong);
  return {static_cast<int>(step.technique), listed(step.placements), listed(step.eliminations),
          std::move(groups), std::move(links)};
}

template <std::size_t N>
std::vector<std::string> listed(const std::array<std::string_view, N>& names) {
  return {names.begin(), names.end()};
}

}  // namespace nonet::bindings
