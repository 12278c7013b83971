#pragma once

#include <algorithm>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <utility>

#include "constraints/house_program.hpp"
#include "constraints/primitives.hpp"
#include "constraints/program.hpp"
#include "core/layout.hpp"

namespace nonet {

// The rules of a layout by themselves, and together with the sums that follow from them. To find
// those takes most of the time in which cages are made ready, and easy puzzles do without.
template <class Word>
class ProgramStages {
 public:
  // The layout and its houses must outlive it. Throws std::invalid_argument where a limit is
  // passed.
  ProgramStages(const Layout& layout, const HouseProgram<Word>& houses, Primitives rules,
                bool with_derived)
      : layout_(layout),
        houses_(houses),
        rules_(std::move(rules)),
        has_more_(with_derived && std::ranges::count_if(rules_.sums, is_known) >= fewest_known),
        first_(layout, houses, rules_, with_derived && !has_more_) {}

  // Whether the second stage says more than the first.
  [[nodiscard]] bool has_more() const { return has_more_; }
  [[nodiscard]] const Program<Word>& first() const { return first_; }
  // Made when it is first asked for.
  [[nodiscard]] const Program<Word>& second() const {
    if (!has_more_) return first_;
    std::call_once(once_, [this] {
      try {
        second_.emplace(layout_, houses_, rules_, true);
      } catch (const std::invalid_argument&) {
        second_.reset();  // what follows passes a limit that the rules themselves do not
      }
    });
    return second_ ? *second_ : first_;
  }

 private:
  // With fewer sums it takes little time to find what follows from them.
  static constexpr std::ptrdiff_t fewest_known = 10;

  const Layout& layout_;
  const HouseProgram<Word>& houses_;
  Primitives rules_;
  bool has_more_;
  Program<Word> first_;
  mutable std::once_flag once_;
  mutable std::optional<Program<Word>> second_;
};

}  // namespace nonet
