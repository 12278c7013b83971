#include "logic/steps.hpp"

#include <algorithm>
#include <utility>

namespace nonet::logic {

bool Steps::add() {
  if (step_.placements.empty() && step_.eliminations.empty()) return false;
  if (wanted_ == Wanted::first) return take();
  step_.sort();
  const bool known = std::ranges::any_of(found, [this](const Step& step) {
    return step.technique == step_.technique && step.placements == step_.placements &&
           step.eliminations == step_.eliminations;
  });
  if (!known) found.push_back(step_);
  return found.size() >= most_;
}

bool Steps::take() {
  if (!wants(step_.technique)) return false;
  step_.sort();
  if (found.empty()) {
    found.push_back(std::move(step_));
  } else {
    std::swap(found.front(), step_);
  }
  const auto technique = static_cast<int>(found.front().technique);
  techniques_ = {};
  for (const TechniqueSet& set : in_turn_ ? std::span<const TechniqueSet>{} : sets_) {
    if (set.contains(technique)) break;
    techniques_ |= set;
  }
  return techniques_.empty();
}

}  // namespace nonet::logic
