#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/box_shape.hpp"
#include "core/layout.hpp"
#include "core/random.hpp"

namespace nonet {

// Small random changes of a complete grid, for sizes at which `Moves` take too long. Each exchanges
// two of a kind in a part of the grid that is closed under it:
//
//     rows       two rows of a band, in the columns         r1  1 2 3 | 4 …    r1  2 3 1 | 4 …
//                that the same digits lead to               r2  2 3 1 | 5 …    r2  1 2 3 | 5 …
//     columns    two columns of a stack, likewise
//     digits     two digits, in the cells that houses lead to from one of them
//
// The part is the same seen from the old grid and from the new one, so a switch is as likely as its
// reverse. Houses beyond rows, columns and boxes allow digits alone.
class Switches {
 public:
  explicit Switches(const Layout& layout);

  // Starts from a complete grid, digits from 1.
  void begin(std::span<const std::uint8_t> digits);
  void step(Random& random);
  [[nodiscard]] std::span<const std::uint8_t> digits() const { return digits_; }

 private:
  void switch_lines(bool are_rows, Random& random);
  void switch_digits(Random& random);
  void put(int cell, std::uint8_t digit);
  [[nodiscard]] std::uint16_t& cell_of(std::size_t house, int digit) {
    return cell_of_[house * static_cast<std::size_t>(layout_.size()) +
                    static_cast<std::size_t>(digit - 1)];
  }

  const Layout& layout_;
  bool has_lines_ = true;
  int rows_ = 0;     // of a band: those that can be exchanged
  int columns_ = 0;  // of a stack
  std::vector<std::uint8_t> digits_;
  std::vector<std::uint16_t> cell_of_;  // by house and digit
  std::vector<bool> is_reached_;
  std::vector<int> part_;
  std::vector<int> places_;  // of the digits of a line
};

}  // namespace nonet
